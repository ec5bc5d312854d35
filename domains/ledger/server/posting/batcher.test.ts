import pg from "pg";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Operation, Posted } from "../../contract/index.ts";
import { aRound } from "../../testing/index.ts";
import type { BatchResult } from "./batch-result.ts";
import { type Batcher, LONGEST_POST_MS, openBatcher } from "./batcher.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const ANSWER_MS = 20_000;
const MINUTE_MS = 60_000;

/** A ledger whose database does not answer and fails late. */
function slowBooks(): Batcher & { sentAtMs: number[] } {
	const sentAtMs: number[] = [];
	const send = () => {
		sentAtMs.push(performance.now());
		return new Promise<never>((_, reject) => setTimeout(reject, ANSWER_MS, new Error("no answer")));
	};
	return { ...openBatcher({ send, committed: () => {}, slots: 1 }), sentAtMs };
}

describe("[WAL-05] an operation that the database does not answer", () => {
	it("is given up in time, with the operations queued behind it, and nothing is sent after a minute", async () => {
		const books = slowBooks();
		const startMs = performance.now();
		const over: number[] = [];
		const note = (error: unknown): void => {
			expect(error).toMatchObject({ code: "OUTSIDE_UNAVAILABLE" });
			over.push(performance.now() - startMs);
		};
		for (let id = 1n; id <= 20n; id++) books.post(aRound(id, id % 4n, 10n, 5n)).catch(note);
		await vi.advanceTimersByTimeAsync(LONGEST_POST_MS);
		expect(over).toHaveLength(20);
		expect(Math.max(...books.sentAtMs) - startMs).toBeLessThan(MINUTE_MS);
		await books.drain();
	});
});

describe("[WAL-05] a wallet that is locked for longer than a batch may take", () => {
	const LOCKED = 3n;
	const STATEMENT_MS = 9_000;
	const cancelled = () => Object.assign(new pg.DatabaseError("cancelled", 0, "error"), { code: "57014" });
	const done = (): Posted => ({ status: "done", cashAfterMinor: 0n, seq: 1n, replayed: false });

	it("is given up as unknown; the others of its batch go on without it", async () => {
		const send = async (operations: readonly Operation[]): Promise<BatchResult> => {
			if (!operations.some(({ playerId }) => playerId === LOCKED))
				return { posted: operations.map(done), moved: [], converted: [] };
			return new Promise((_, reject) => setTimeout(() => reject(cancelled()), STATEMENT_MS));
		};
		const books = openBatcher({ send, committed: () => {}, slots: 1 });
		const answers = Array.from({ length: 16 }, (_, id) =>
			books.post(aRound(BigInt(id + 1), BigInt(id), 10n, 5n)).catch((error: { code: string }) => error.code),
		);
		await vi.advanceTimersByTimeAsync(LONGEST_POST_MS);
		const expected = answers.map((_, id) => (BigInt(id) === LOCKED ? "OUTSIDE_UNAVAILABLE" : done()));
		expect(await Promise.all(answers)).toEqual(expected);
	});
});
