import { describe, expect, it } from "vitest";
import { pageAddress, queryAtRoot } from "./page-address.ts";

describe("the address of a page", () => {
	it.each([
		["is what was asked for", "/en?a=b", "/en?a=b"],
		["keeps letters that are written as numbers", "/en/caf%C3%A9?a=%", "/en/caf%C3%A9?a=%"],
		["that is half a letter is one of no page", "/en/%C3?a=%41", "/en/%25C3?a=%41"],
		["that is no number is one of no page", "/en/%zz%", "/en/%25zz%25"],
		["may ask more than once", "/en?a=?b", "/en?a=?b"],
	])("%s", (_name, asked, address) => {
		expect(pageAddress("http://site", asked)).toBe(`http://site${address}`);
	});

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
