// @vitest-environment node
import { beforeEach, describe, expect, it, vi } from "vitest";
import { drawnTheme, drawTheme, turnTheme } from "./theme.ts";

const kept = new Map<string, string>();
const bars = [
	{ id: "bar-dark", media: "" },
	{ id: "bar-light", media: "" },
];
const dataset: { theme?: string } = {};
const store = { setItem: (key: string, value: string) => void kept.set(key, value) };
const closedStore = {
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

const drawn = () => [dataset.theme, ...bars.map(({ media }) => media)];

describe("the theme", () => {
	it.each([
		["light", ["light", "not all", "all"]],
		["dark", ["dark", "all", "not all"]],
		["system", [undefined, "(prefers-color-scheme: dark)", "(prefers-color-scheme: light)"]],
		["neon", [undefined, "(prefers-color-scheme: dark)", "(prefers-color-scheme: light)"]],
		[undefined, [undefined, "(prefers-color-scheme: dark)", "(prefers-color-scheme: light)"]],
	])("kept as %s draws the page and the browser's bar", (choice, expected) => {
		drawTheme(choice);
		expect(drawn()).toEqual(expected);
	});

	it.each(["dark", "light", "system"] as const)("turned to %s is kept", (choice) => {
		turnTheme(choice);
		expect([drawnTheme(), kept.get("theme")]).toEqual([choice, choice]);
	});

	it("turns also where the browser lets nothing be kept", () => {
		vi.stubGlobal("localStorage", closedStore);
		turnTheme("light");
		expect(drawnTheme()).toBe("light");
	});
});
