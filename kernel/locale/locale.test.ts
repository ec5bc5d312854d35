import { describe, expect, it } from "vitest";
import { withoutLocale } from "./index.ts";

describe("a path that was copied with its language", () => {
	it.each([
		["/en/account", "/account"],
		["/ar", "/"],
		["/es/", "/"],
		["/en?from=mail", "/?from=mail"],
		["/en#content", "/#content"],
		["/en?to=/es/account", "/?to=/es/account"],
		["/en/sports?day=1#top", "/sports?day=1#top"],
		["/en//elsewhere.example", "/elsewhere.example"],
		["/account", "/account"],
		["/england", "/england"],
		["/de/account", "/de/account"],
		["/", "/"],
	])("%s is %s", (path, without) => {
		expect(withoutLocale(path)).toBe(without);
	});
});
