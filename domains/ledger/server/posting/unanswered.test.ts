import { describe, expect, it } from "vitest";
import type { Posted } from "../../contract/index.ts";
import { aRound } from "../../testing/index.ts";
import type { Batch, Waiting } from "./types.ts";
import { openUnanswered, type Unanswered } from "./unanswered.ts";

const LATE_MS = 60_000;
const POSTED: Posted = { status: "done", cashAfterMinor: 0n, seq: 1n, replayed: false };

/** Adds operations as [operation, player], and notes what became of each. */
function accepted(unanswered: Unanswered, ...pairs: [opId: bigint, playerId: bigint][]): Map<bigint, string> {
	const outcomes = new Map<bigint, string>();
	for (const [opId, playerId] of pairs) {
		const operation = { ...aRound(opId, playerId, 10n, 5n), opId };
		const resolve = (): void => void outcomes.set(playerId, "posted");
		const reject = (error: unknown): void => void outcomes.set(playerId, (error as { code: string }).code);
		unanswered.add({ operation, sentBeforeMs: LATE_MS, resolve, reject });
	}
	return outcomes;
}

const playersIn = (batch: Batch | undefined): bigint[] | undefined =>
	batch?.waiting.map(({ operation }: Waiting) => operation.playerId);

describe("[WAL-05] the unanswered operations", () => {
	it("leave in batches sorted by player, each player once", () => {
		const unanswered = openUnanswered();
		accepted(unanswered, [1n, 9n], [2n, 4n], [3n, 9n]);
		const first = unanswered.takeBatch(0)!;
		expect(playersIn(first)).toEqual([4n, 9n]);
		expect(unanswered.takeBatch(0)).toBeUndefined();
		unanswered.answer(first, [POSTED, POSTED]);
		expect(playersIn(unanswered.takeBatch(0))).toEqual([9n]);
	});

	it("leave in separate batches where two players use one id", () => {
		const unanswered = openUnanswered();
		accepted(unanswered, [1n, 1n], [1n, 2n], [3n, 3n]);
		expect([0, 1, 2].map(() => playersIn(unanswered.takeBatch(0)))).toEqual([[1n, 3n], [2n], undefined]);
	});

	it("leave in batches of one group, that which waits longest first", () => {
		const unanswered = openUnanswered((playerId) => Number(playerId % 2n));
		accepted(unanswered, [1n, 3n], [2n, 2n], [3n, 1n], [4n, 4n]);
		expect([0, 1, 2].map(() => playersIn(unanswered.takeBatch(0)))).toEqual([[1n, 3n], [2n, 4n], undefined]);
	});

	it("are sent again before those that were never sent", () => {
		const unanswered = openUnanswered();
		accepted(unanswered, [1n, 1n]);
		const first = unanswered.takeBatch(0)!;
		accepted(unanswered, [2n, 2n]);
		unanswered.sendAgain([{ ...first, attempt: 2 }]);
		expect(unanswered.takeBatch(0)).toMatchObject({ attempt: 2 });
		expect(playersIn(unanswered.takeBatch(0))).toEqual([2n]);
	});

	it("are given up when it is too late to send them, with those that wait behind them", async () => {
		const unanswered = openUnanswered();
		const outcomes = accepted(unanswered, [1n, 1n], [2n, 1n], [3n, 2n]);
		const drained = unanswered.drained();
		expect(unanswered.takeBatch(LATE_MS)).toBeUndefined();
		await drained;
		expect([...outcomes]).toEqual([
			[1n, "OUTSIDE_UNAVAILABLE"],
			[2n, "OUTSIDE_UNAVAILABLE"],
		]);
		expect(unanswered.count()).toBe(0);
	});

	it("are drained when the last one is answered or given up, and not before", async () => {
		const unanswered = openUnanswered();
		const outcomes = accepted(unanswered, [1n, 1n], [2n, 2n]);
		const [one, other] = halves(unanswered.takeBatch(0)!);
		let isDrained = false;
		const drained = unanswered.drained().then(() => {
			isDrained = true;
		});
		unanswered.answer(one, [POSTED]);
		await Promise.resolve();
		expect(isDrained).toBe(false);
		unanswered.giveUp(other, { code: "GONE" });
		await drained;
		expect([...outcomes.values()]).toEqual(["posted", "GONE"]);
		await unanswered.drained();
	});
});

const halves = ({ waiting, attempt }: Batch): [Batch, Batch] => [
	{ waiting: waiting.slice(0, 1), attempt },
	{ waiting: waiting.slice(1), attempt },
];
