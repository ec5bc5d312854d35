import { describe, expect, it } from "vitest";
import { PIGMENTS } from "./theme.ts";

// The web program has no Node types: so a file read with its type written here.
const { readFileSync }: { readFileSync: (file: URL, encoding: "utf8") => string } = await import("node:fs" as string);

const palette = readFileSync(new URL("../../../platform/web/tokens/palette.css", import.meta.url), "utf8");
/** The token's value in the dark theme, which is the second of a pair. */
const tokenOf = (name: string): string | undefined =>
	new RegExp(`--${name}: (?:light-dark\\([^,]+, )?([^;)]+)\\)?;`).exec(palette)?.[1];

describe("the back office's colours", () => {
	it.each(Object.entries(PIGMENTS))("%s equals the site's token", (name, value) => {
		expect(tokenOf(name)).toBe(value);
	});
});
