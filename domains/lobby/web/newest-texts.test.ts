import { expect, it } from "vitest";
import { newestTexts } from "./newest-texts.ts";

it("makes a text once, and at its limit drops the oldest one only", () => {
	const made: string[] = [];
	const textOf = newestTexts(3);
	const written = (key: string): string =>
		textOf(key, () => {
			made.push(key);
			return `text of ${key}`;
		});
	for (const key of ["a", "b", "c", "b", "a"]) expect(written(key)).toBe(`text of ${key}`);
	expect(made).toEqual(["a", "b", "c"]);
	for (const key of ["d", "b", "c", "d"]) written(key);
	expect(made).toEqual(["a", "b", "c", "d"]);
	written("a");
	expect(made).toEqual(["a", "b", "c", "d", "a"]);
});
