import { describe, expect, it } from "vitest";
import { allCalls } from "../security/calls.ts";

type Schema = { pattern?: unknown; [part: string]: unknown };

/** Every pattern that something from outside is tried on, wherever in a call it stands. */
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
/** What makes a pattern that may be read in two ways try all of them. */
const HARD = ["a", "0", " ", "-", ".", "'", "/", "a@", "a.", "a-", "a ", "é", "\u0301", "events,", "1-"].map((piece) =>
	piece.repeat(LENGTH / piece.length).concat("\0"),
);

const LONGEST_MS = 50;

describe("what a call takes", () => {
	it("is looked at with more than a few patterns", () => {
		expect(patterns.size).toBeGreaterThan(20);
	});

	it.each([...patterns])("is looked through in no time, however long it is: %s", (pattern) => {
		const expression = new RegExp(pattern, "u");
		const startedMs = performance.now();
		for (const text of HARD) expression.test(text);
		expect(performance.now() - startedMs).toBeLessThan(LONGEST_MS * HARD.length);
	});
});
