import { pages } from "@baize/platform-paths";
import { describe, expect, it } from "vitest";
import { entrancePath, safeDestination } from "./loader.ts";

describe("where a person goes after login", () => {
	it.each([
		["/en/account/cashier/deposit?x=1#realplay", "/en/account/cashier/deposit?x=1#realplay"],
		["/es", "/es"],
		["https://evil.example/en", "/en"],
		["//evil.example/en", "/en"],
		["/\\evil.example/en", "/en"],
		["/en/../..//evil.example", "/en"],
		["/\t/evil.example", "/en"],
		["javascript:alert(1)", "/en"],
		["/services/login-service/v1/logout", "/en"],
		["", "/en"],
		[null, "/en"],
	])("%j leads to %s", (text, destination) => {
		expect(safeDestination(text, "/en")).toBe(destination);
	});

	it.each([
		["the login", null, "/en/login?destination=%2Fen%2Faccount%3Fa%3Db%26c%3Dd"],
		["a pending action", pages.addPin, "/en/login/add-pin?destination=%2Fen%2Faccount%3Fa%3Db%26c%3Dd"],
	])("is preserved on the way through %s", (_way, page, entrance) => {
		const pending = page && { action: "ADD_PIN_CODE", handle: "h", path: page };
		expect(entrancePath({ locale: "en", pending }, "/en/account?a=b&c=d")).toBe(entrance);
	});
});
