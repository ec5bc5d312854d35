import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { countPlayed, readMostPlayed } from "./most-played.ts";

let stored: Map<string, string>;

beforeEach(() => {
	stored = new Map();
	vi.stubGlobal("localStorage", {
		getItem: (key: string) => stored.get(key) ?? null,
		setItem: (key: string, text: string) => void stored.set(key, text),
	});
});
afterEach(() => vi.unstubAllGlobals());

describe("[CAT-09] the most played games", () => {
	it("are counted under most-played, most first", () => {
		for (const id of ["fox", "owl", "owl", "owl", "fox", "hen"]) countPlayed(id);
		expect(JSON.parse(stored.get("most-played")!)).toEqual([
			{ id: "owl", count: 3 },
			{ id: "fox", count: 2 },
			{ id: "hen", count: 1 },
		]);
	});

	it.each([
		["nothing", undefined],
		["no JSON", "{"],
		["no list", '{"id":"fox","count":1}'],
		["other entries", '[null,1,{"id":"fox"},{"id":"F O X","count":1},{"id":"fox","count":-1}]'],
	])("are none where the browser has %s", (_what, text) => {
		if (text !== undefined) stored.set("most-played", text);
		expect(readMostPlayed()).toEqual([]);
		countPlayed("fox");
		expect(readMostPlayed()).toEqual([{ id: "fox", count: 1 }]);
	});

	it("are fifty at most: the least played one gives way", () => {
		for (let game = 0; game < 50; game++) for (let times = 0; times < 2; times++) countPlayed(`game-${game}`);
		countPlayed("game-7");
		countPlayed("another");
		const games = readMostPlayed();
		expect(games).toHaveLength(50);
		expect(games[0]).toEqual({ id: "game-7", count: 3 });
		expect(games.at(-1)).toEqual({ id: "another", count: 1 });
	});

	it("cost nothing where the browser refuses to store", () => {
		vi.stubGlobal("localStorage", {
			getItem: () => null,
			setItem: () => {
				throw new Error("full");
			},
		});
		expect(() => countPlayed("fox")).not.toThrow();
	});
});
