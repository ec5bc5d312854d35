// @vitest-environment node
import { beforeEach, describe, expect, it, vi } from "vitest";
import { drawnTheme, earlyTheme, turnTheme } from "./theme.ts";

const kept = new Map<string, string>();
const bars = [
	{ id: "bar-dark", media: "" },
	{ id: "bar-light", media: "" },
];
const dataset: { theme?: string } = {};
const store = {
	getItem: (key: string) => kept.get(key) ?? null,
	setItem: (key: string, value: string) => void kept.set(key, value),
};
const closedStore = {
	getItem: () => {
		throw new DOMException("no", "SecurityError");
	},
	setItem: () => {
		throw new DOMException("no", "SecurityError");
	},
};

beforeEach(() => {
	kept.clear();
	delete dataset.theme;
	vi.stubGlobal("document", { documentElement: { dataset }, querySelectorAll: () => bars });
	vi.stubGlobal("localStorage", store);
	return () => vi.unstubAllGlobals();
});

/** Runs the text that the page runs before it is drawn. */
const load = () => new Function(earlyTheme())();
const drawn = () => [dataset.theme, ...bars.map(({ media }) => media)];

describe("the theme", () => {
	it.each([
		["light", ["light", "not all", "all"]],
		["dark", ["dark", "all", "not all"]],
		["system", [undefined, "(prefers-color-scheme: dark)", "(prefers-color-scheme: light)"]],
		["neon", [undefined, "(prefers-color-scheme: dark)", "(prefers-color-scheme: light)"]],
		[undefined, [undefined, "(prefers-color-scheme: dark)", "(prefers-color-scheme: light)"]],
	])("kept as %s is drawn before anything else", (choice, expected) => {
		if (choice) kept.set("theme", choice);
		load();
		expect(drawn()).toEqual(expected);
	});

	it.each(["dark", "light", "system"] as const)("turned to %s is that of the next page too", (choice) => {
		turnTheme(choice);
		const now = drawn();
		expect(drawnTheme()).toBe(choice);
		load();
		expect(drawn()).toEqual(now);
	});

	it("turns also where the browser lets nothing be kept", () => {
		vi.stubGlobal("localStorage", closedStore);
		load();
		expect(drawnTheme()).toBe("system");
		turnTheme("light");
		expect(drawnTheme()).toBe("light");
	});
});
