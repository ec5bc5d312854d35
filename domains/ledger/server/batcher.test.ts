import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { aRound } from "../testing/index.ts";
import { type Batcher, LONGEST_POST_MS, openBatcher } from "./batcher.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const ANSWER_MS = 20_000;
const MINUTE_MS = 60_000;

/** Books whose database answers nothing and fails late. */
function slowBooks(): Batcher & { sentAtMs: number[] } {
	const sentAtMs: number[] = [];
	const send = () => {
		sentAtMs.push(performance.now());
		return new Promise<never>((_, reject) => setTimeout(reject, ANSWER_MS, new Error("no answer")));
	};
	return { ...openBatcher({ send, committed: () => {}, slots: 1 }), sentAtMs };
}

describe("[WAL-05] an operation that the database does not answer", () => {
	it("is given up in time, whoever waited behind it too, and nothing is sent after a minute", async () => {
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
