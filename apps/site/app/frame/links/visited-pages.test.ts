import { describe, expect, it } from "vitest";
import { pageBefore, readVisited, visitedWith } from "./visited-pages.ts";

describe("[NAV-04] the visited pages of a tab", () => {
	it.each([
		["the first page", [], "/en", "POP", ["/en"]],
		["a link", ["/en"], "/en/sports", "PUSH", ["/en", "/en/sports"]],
		["the same page loaded again", ["/en", "/en/sports"], "/en/sports", "POP", ["/en", "/en/sports"]],
		["a page in place of the one before", ["/en", "/en/login"], "/en/account", "REPLACE", ["/en", "/en/account"]],
		["a replaced page that equals the one before it", ["/en", "/en/login"], "/en", "REPLACE", ["/en"]],
		["the browser's back", ["/en", "/en/sports", "/en/account"], "/en", "POP", ["/en"]],
		["the browser's forward to a page that went", ["/en"], "/en/sports", "POP", ["/en", "/en/sports"]],
		["another page typed into the address", ["/en"], "/es/casino", "POP", ["/en", "/es/casino"]],
		["another query", ["/en/casino"], "/en/casino?provider=baize", "PUSH", ["/en/casino", "/en/casino?provider=baize"]],
	] as const)("after %s", (_case, visited, page, arrival, after) => {
		expect(visitedWith(visited, page, arrival)).toEqual(after);
	});

	it("are at most fifty, the newest", () => {
		const many = Array.from({ length: 60 }, (_, index) => `/en/pages/${index}`);
		const visited = many.reduce<readonly string[]>((before, page) => visitedWith(before, page, "PUSH"), []);
		expect(visited).toEqual(many.slice(-50));
	});

	it.each([
		["a page", ["/en", "/en/account"], "/en/account", "/en", [], true],
		["a page with filters", ["/en", "/en/casino", "/en/casino?sort=new"], "/en/casino", "/en", [], false],
		["a game", ["/en", "/en/casino?sort=new", "/en/casino/x"], "/en/casino/x", "/en/casino?sort=new", ["/en"], true],
		["a translated page", ["/en", "/en/sports", "/es/sports"], "/es/sports", "/es", [], false],
	] as const)("lead back from %s", (_case, visited, pathname, page, earlier, isLast) => {
		expect(pageBefore(visited, pathname)).toEqual({ page, earlier, isLast });
	});

	it("lead nowhere from the first page, nor from it in another language", () => {
		expect(pageBefore(["/en/account"], "/en/account")).toBeUndefined();
		expect(pageBefore(["/en", "/es?a=b"], "/es")).toBeUndefined();
	});

	it.each([
		["nothing", null, []],
		["no list", '{"a":1}', []],
		["no text of ours", "<html>", []],
		["another site", '["//evil.example","https://evil.example","/\\\\evil.example",1,"/en"]', ["/en"]],
	])("are read from %s", (_case, stored, visited) => {
		expect(readVisited({ getItem: () => stored })).toEqual(visited);
	});
});
