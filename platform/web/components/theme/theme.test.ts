// @vitest-environment node
import { beforeEach, describe, expect, it, vi } from "vitest";
import { drawnTheme, drawTheme, switchTheme } from "./theme.ts";

const stored = new Map<string, string>();
const bars = [
	{ id: "bar-dark", media: "" },
	{ id: "bar-light", media: "" },
];
const dataset: { theme?: string } = {};
const store = { setItem: (key: string, value: string) => void stored.set(key, value) };
const closedStore = {
	setItem: () => {
		throw new DOMException("no", "SecurityError");
	},
};

beforeEach(() => {
	stored.clear();
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
	])("stored as %s themes the page and the browser's bar", (choice, expected) => {
		drawTheme(choice);
		expect(drawn()).toEqual(expected);
	});

	it.each(["dark", "light", "system"] as const)("switched to %s is stored", (choice) => {
		switchTheme(choice);
		expect([drawnTheme(), stored.get("theme")]).toEqual([choice, choice]);
	});

	it("switches also where the browser allows no storage", () => {
		vi.stubGlobal("localStorage", closedStore);
		switchTheme("light");
		expect(drawnTheme()).toBe("light");
	});
});
