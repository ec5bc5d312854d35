import { describe, expect, it } from "vitest";
import { queryAtRoot } from "./page-address.ts";

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
