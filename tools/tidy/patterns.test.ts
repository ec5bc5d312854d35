import { describe, expect, it } from "vitest";
import { allCalls } from "../security/calls.ts";

type Schema = { pattern?: unknown; [part: string]: unknown };

/** Every pattern that is matched against input from outside, anywhere in a call. */
function patternsIn(value: unknown): string[] {
	if (typeof value !== "object" || value === null) return [];
	const { pattern } = value as Schema;
	return [...(typeof pattern === "string" ? [pattern] : []), ...Object.values(value).flatMap(patternsIn)];
}

const calls = await allCalls();
const patterns = new Set(
	calls.flatMap(({ params, query, headers, body }) => patternsIn([params, query, headers, body])),
);

const LENGTH = 60_000;
/** Inputs that make an ambiguous pattern backtrack through all its readings. */
const HARD = ["a", "0", " ", "-", ".", "'", "/", "a@", "a.", "a-", "a ", "é", "\u0301", "events,", "1-"].map((piece) =>
	piece.repeat(LENGTH / piece.length).concat("\0"),
);

const LONGEST_MS = 50;

describe("what a call takes", () => {
	it("has more than a few patterns to check", () => {
		expect(patterns.size).toBeGreaterThan(20);
	});

	it.each([...patterns])("is matched quickly against long input: %s", (pattern) => {
		const expression = new RegExp(pattern, "u");
		const startedMs = performance.now();
		for (const text of HARD) expression.test(text);
		expect(performance.now() - startedMs).toBeLessThan(LONGEST_MS * HARD.length);
	});
});
