import { renewPush } from "@baize/notifications/contract";
import { describe, expect, it } from "vitest";
import { pathOnSite, RENEWED_PATH, readPayload } from "./pushed.ts";

const SITE = "https://site.example";

describe("the page that a notification leads to", () => {
	it.each([
		["a path of ours", "/en/account/messages?x=1#y", "/en/account/messages?x=1#y"],
		["another site", "https://evil.example/en", "/"],
		["another site without its scheme", "//evil.example/en", "/"],
		["another site behind a backslash", "/\\evil.example/en", "/"],
		["a script", "javascript:alert(1)", "/"],
		["nothing", undefined, "/"],
	])("%s", (_case, path, expected) => {
		expect(pathOnSite(path, SITE)).toBe(expected);
	});
});

describe("what a notification shows", () => {
	const payload = { title: "Paid", body: "Read on.", path: "/ar/account", tag: "1", lang: "ar", dir: "rtl" };
	const unreadable = { title: "Baize", body: "", path: "/" };
	it.each([
		["as the server wrote it", { json: () => payload }, payload],
		["nothing but a title", { json: () => ({ title: "Paid" }) }, { title: "Paid", body: "", path: "/", dir: "ltr" }],
		["no text at all", null, unreadable],
		["what is no JSON", { json: () => JSON.parse("{") }, unreadable],
		["what is no object", { json: () => 5 }, unreadable],
		["a title that is no text", { json: () => ({ title: {} }) }, unreadable],
	])("%s", (_case, data, expected) => {
		expect(readPayload(data)).toEqual(expected);
	});
});

it("a new subscription is taken to the call for it", () => {
	expect(RENEWED_PATH).toBe(renewPush.path);
});
