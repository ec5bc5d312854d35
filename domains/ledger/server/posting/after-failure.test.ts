import { BrokenInvariant } from "@baize/kernel/check";
import pg from "pg";
import { describe, expect, it } from "vitest";
import { aRound } from "../../testing/index.ts";
import { type AfterFailure, afterFailure, MAX_ATTEMPTS } from "./after-failure.ts";
import type { Batch } from "./types.ts";

const aBatch = (size: number, attempt: number): Batch => ({
	attempt,
	waiting: Array.from({ length: size }, (_, at) => ({
		operation: aRound(BigInt(at + 1), BigInt(at), 10n, 5n),
		sentBeforeMs: 0,
		resolve: () => {},
		reject: () => {},
	})),
});

const fromDatabase = (code: string): Error => Object.assign(new pg.DatabaseError(code, 0, "error"), { code });
const DEADLOCK = fromDatabase("40P01");
const CANCELLED = fromDatabase("57014");
const INVALID = fromDatabase("22003");
const OURS = new BrokenInvariant("ours");
const LOST = new Error("the connection ended");

/** As "sizes of the next batches, their attempt, after how long", or why it was given up. */
function summary(next: AfterFailure): string {
	if (next.kind === "giveUp") return next.error === OURS || next.error === INVALID ? "its error" : String(codeOf(next));
	const sizes = next.batches.map(({ waiting }) => waiting.length).join("+");
	return `${sizes} attempt ${next.batches[0]?.attempt} after ${next.waitMs} ms`;
}

const codeOf = ({ error }: { error: unknown }): unknown => (error as { code?: string }).code;

describe("[WAL-05] a batch that failed", () => {
	it.each([
		["whole and at once, where another transaction was faster", 4, 1, DEADLOCK, "4 attempt 2 after 0 ms"],
		["a little later, where others were faster again", 4, 2, DEADLOCK, "4 attempt 3 after 5 ms"],
		["ever later, where others are faster each time", 4, 5, DEADLOCK, "4 attempt 6 after 320 ms"],
		["in halves, where it took too long", 5, 1, CANCELLED, "2+3 attempt 2 after 0 ms"],
		["alone, where it took too long by itself", 1, 2, CANCELLED, "1 attempt 3 after 0 ms"],
		["a little later, where the connection was lost", 4, 1, LOST, "4 attempt 2 after 50 ms"],
		["ever later, where it is lost again", 4, 3, LOST, "4 attempt 4 after 450 ms"],
		["in halves, where an operation is invalid, as the same attempt", 3, 2, INVALID, "1+2 attempt 2 after 0 ms"],
		["in halves, where our own code failed", 2, 1, OURS, "1+1 attempt 1 after 0 ms"],
		["in halves after many attempts, so that only the invalid one fails", 2, 6, INVALID, "1+1 attempt 6 after 0 ms"],
	])("is sent again %s", (_how, size, attempt, error, expected) => {
		expect(summary(afterFailure(aBatch(size, attempt), error))).toBe(expected);
	});

	it.each([
		["the invalid operation with its error", 1, 1, INVALID, "its error"],
		["the operation at which our code failed with its error", 1, 1, OURS, "its error"],
		["one that others prevented six times, as unknown", 4, MAX_ATTEMPTS, DEADLOCK, "OUTSIDE_UNAVAILABLE"],
		["one that took too long six times, as unknown", 1, MAX_ATTEMPTS, CANCELLED, "OUTSIDE_UNAVAILABLE"],
		["one whose connection was lost six times, as unknown", 4, MAX_ATTEMPTS, LOST, "OUTSIDE_UNAVAILABLE"],
	])("is given up: %s", (_what, size, attempt, error, expected) => {
		expect(summary(afterFailure(aBatch(size, attempt), error))).toBe(expected);
	});

	it("leaves no operation out and sends none twice", () => {
		const batch = aBatch(7, 1);
		for (const error of [DEADLOCK, CANCELLED, LOST, INVALID]) {
			const next = afterFailure(batch, error);
			expect(next.kind === "sendAgain" && next.batches.flatMap(({ waiting }) => waiting)).toEqual(batch.waiting);
		}
	});
});
