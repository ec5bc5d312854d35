import { describe, expect, it } from "vitest";
import { PIGMENTS } from "./theme.ts";

// The web program knows no Node: hence a file read with its type at hand.
const { readFileSync }: { readFileSync: (file: URL, encoding: "utf8") => string } = await import("node:fs" as string);

const palette = readFileSync(new URL("../../../platform/web/tokens/palette.css", import.meta.url), "utf8");
/** The first time that a token is set is its dark value. */
const tokenOf = (name: string): string | undefined => new RegExp(`--${name}: ([^;]+);`).exec(palette)?.[1];

describe("the back office's colours", () => {
	it.each(Object.entries(PIGMENTS))("%s is the house's own", (name, value) => {
		expect(tokenOf(name)).toBe(value);
	});
});
