import { describe, expect, it } from "vitest";
import { isFormToPage, queryAtRoot } from "./page-address.ts";

describe("an address of which no path is left", () => {
	it.each([
		["/", ""],
		["/?lang=es&a=b", "?lang=es&a=b"],
		["//", ""],
		["///?a=//", "?a=//"],
		["/..", ""],
		["/%2e%2e/", ""],
		["/en/..", ""],
	])("%s is the root", (asked, query) => {
		expect(queryAtRoot(asked)).toBe(query);
	});

	it.each(["/en", "//en", "/en/", "/..en", "/%2F", "*", "http://site/en", "//[?"])("%s is not the root", (asked) => {
		expect(queryAtRoot(asked)).toBeUndefined();
	});
});

describe("what a browser without scripts sends", () => {
	const form = "application/x-www-form-urlencoded";
	it.each([
		["POST", "/en/login?destination=%2Fen", form, true],
		["POST", "/ar/join", "multipart/form-data; boundary=x", true],
		["GET", "/en/login", form, false],
		["POST", "/en/login", "application/json", false],
		["POST", "/services/login-service/v1/login", form, false],
		["POST", "//en/elsewhere.example", form, false],
		["POST", "//elsewhere.example/en", form, false],
		["POST", "https://elsewhere.example/en", form, false],
	])("[GEN-03] %s %s as %s is a form to a page: %s", (method, url, type, is) => {
		expect(isFormToPage({ method, url, headers: { "content-type": type } })).toBe(is);
	});
});
