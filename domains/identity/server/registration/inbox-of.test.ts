import { describe, expect, it } from "vitest";
import { inboxOf } from "./inbox-of.ts";

describe("[AUTH-13] the inbox of an e-mail", () => {
	it.each([
		["capitals", "Wanda@Example.test", "wanda@example.test"],
		["a plus and a tag", "wanda+casino@example.test", "wanda@example.test"],
		["several pluses", "wanda+a+b@example.test", "wanda@example.test"],
		["dots at Gmail", "w.an.da@gmail.com", "wanda@gmail.com"],
		["Gmail's other name", "w.anda+2@googlemail.com", "wanda@gmail.com"],
		["Proton's names and signs", "wan_da-x@pm.me", "wandax@proton.me"],
		["Apple's older names", "wanda@me.com", "wanda@icloud.com"],
		["Yandex's names", "wan-da@ya.ru", "wanda@yandex.ru"],
		["dots where they count", "w.anda@example.test", "w.anda@example.test"],
		["a domain in its own letters", "wanda@bücher.example", "wanda@xn--bcher-kva.example"],
		["nothing before the plus", "+wanda@example.test", "+wanda@example.test"],
		["nothing but dots", "...@gmail.com", "...@gmail.com"],
	])("is the same for %s", (_case, email, inbox) => {
		expect(inboxOf(email)).toBe(inbox);
	});
});
