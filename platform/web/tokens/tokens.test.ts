import { describe, expect, it } from "vitest";

// Vitest empties imported style sheets, and the web program has no Node types: so a file read with its type written
// here.
const { readFileSync }: { readFileSync: (file: URL, encoding: "utf8") => string } = await import("node:fs" as string);

// The palette is read as the browser reads it: light-dark() by the theme, var() resolved to the colour.
const palette = readFileSync(new URL("./palette.css", import.meta.url), "utf8");
const css = palette.replaceAll(/\/\*.*?\*\//gs, "");

type Tokens = Record<string, string>;

const PAIR = /light-dark\(((?:[^(),]|\([^()]*\))+),\s*((?:[^(),]|\([^()]*\))+)\)/g;
const declared = [...css.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(
	([, name = "", value = ""]) => [name, value] as const,
);
const inTheme = (side: "$1" | "$2"): Tokens =>
	Object.fromEntries(declared.map(([name, value]) => [name, value.replaceAll(PAIR, side)]));
const themes = { light: inTheme("$1"), dark: inTheme("$2") };

function resolved(tokens: Tokens, name: string): string {
	const value = tokens[name] ?? "";
	const reference = value.match(/^var\(--([\w-]+)\)$/)?.[1];
	return reference ? resolved(tokens, reference) : value;
}

function luminance(hex: string): number {
	const digits = hex.length === 4 ? [...hex.slice(1)].map((digit) => digit + digit) : hex.slice(1).match(/../g);
	const [red = 0, green = 0, blue = 0] = (digits ?? []).map((pair) => {
		const share = Number.parseInt(pair, 16) / 255;
		return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
	});
	return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(tokens: Tokens, one: string, other: string): number {
	const [low = 0, high = 0] = [one, other].map((name) => luminance(resolved(tokens, name))).sort((a, b) => a - b);
	return (high + 0.05) / (low + 0.05);
}

const surfaces = ["surface-0", "surface-1", "surface-2", "surface-3"];
const on = (inks: string[], grounds: string[]) =>
	inks.flatMap((ink) => grounds.map((background) => [ink, background] as const));

const texts = [
	...on(["ink", "ink-muted", "accent-ink", "danger-ink", "success-ink", "info-ink", "warning-ink"], surfaces),
	...on(["ink"], ["danger-soft", "info-soft", "success-soft", "warning-soft"]),
	...["danger", "info", "success", "warning"].map((tone) => [`${tone}-ink`, `${tone}-soft`] as const),
	...on(["on-accent", "on-accent-muted"], ["accent", "accent-strong"]),
	["on-danger", "danger"] as const,
	["on-ink", "ink"] as const,
	["on-art-tag", "art-tag"] as const,
	["art-ink", "felt-0"] as const,
	["ivory", "felt-0"] as const,
];

const shapes = [...on(["line", "focus"], surfaces), ...on(["success", "info", "warning", "danger-ink"], ["surface-2"])];

describe.each(Object.entries(themes))("in the %s theme", (_name, tokens) => {
	it.each(texts)("the text %s can be read on %s (4.5:1)", (ink, background) => {
		expect(contrast(tokens, ink, background)).toBeGreaterThanOrEqual(4.5);
	});

	it.each(shapes)("the shape %s can be made out on %s (3:1)", (shape, background) => {
		expect(contrast(tokens, shape, background)).toBeGreaterThanOrEqual(3);
	});
});

describe("the two themes", () => {
	const names = declared.map(([name]) => name);

	it("are listed once", () => {
		expect(names).toEqual([...new Set(names)]);
		expect(names.length).toBeGreaterThan(40);
	});

	it("differ, and nothing of a pair is left over", () => {
		const turning = names.filter((name) => themes.light[name] !== themes.dark[name]);
		expect(turning.length).toBeGreaterThan(25);
		expect(Object.values({ ...themes.light, ...themes.dark }).join()).not.toContain("light-dark");
	});
});
