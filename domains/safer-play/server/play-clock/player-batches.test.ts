import { describe, expect, it } from "vitest";
import { openPlayerBatches, type PlayerItem } from "./player-batches.ts";

type Work = (batch: readonly PlayerItem<string>[]) => Promise<readonly bigint[]>;

/** A queue of texts, with what became of them. */
function aQueue(work: Work, failsAll: (error: unknown) => boolean = () => false) {
	const givenUp: string[] = [];
	const batches: string[][] = [];
	const queue = openPlayerBatches<string>({
		maxBatch: 4,
		maxAtOnce: 2,
		async work(batch) {
			const locked = await work(batch);
			batches.push(batch.filter(({ playerId }) => !locked.includes(playerId)).map(({ item }) => item));
			return locked;
		},
		failsAll,
		onGivenUp: ({ item }) => void givenUp.push(item),
	});
	return { queue, givenUp, batches, done: () => batches.flat() };
}

const pause = (ms = 1): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
const DONE: readonly bigint[] = [];

describe("a queue by player", () => {
	it("does the items of a player in their order, never two at once, while others go on", async () => {
		const running = new Set<bigint>();
		let max = 0;
		const { queue, done, batches } = aQueue(async (batch) => {
			for (const { playerId } of batch) expect(running.has(playerId)).toBe(false);
			for (const { playerId } of batch) running.add(playerId);
			max = Math.max(max, running.size);
			await pause();
			for (const { playerId } of batch) running.delete(playerId);
			return DONE;
		});
		for (let round = 0; round < 3; round++)
			for (let player = 0; player < 10; player++) queue.add(BigInt(player), `${player}.${round}`);
		await queue.drained();
		expect(done()).toHaveLength(30);
		for (let player = 0; player < 10; player++)
			expect(done().filter((item) => item.startsWith(`${player}.`))).toEqual([
				`${player}.0`,
				`${player}.1`,
				`${player}.2`,
			]);
		expect(Math.max(...batches.map((batch) => batch.length))).toBe(4);
		expect(max).toBe(8);
	});

	it("gives up only the item that fails; the player's next one is done", async () => {
		const { queue, done, givenUp } = aQueue(async (batch) => {
			await pause();
			if (batch.some(({ item }) => item === "bad")) throw new Error("of one");
			return DONE;
		});
		for (const [player, item] of ["a", "b", "bad", "c", "d"].entries()) queue.add(BigInt(player), item);
		queue.add(2n, "next");
		await queue.drained();
		expect([givenUp, done().sort()]).toEqual([["bad"], ["a", "b", "c", "d", "next"]]);
	});

	it("does not try one by one what fails for all", async () => {
		let attempts = 0;
		const { queue, givenUp } = aQueue(
			async () => {
				attempts++;
				throw new Error("away");
			},
			() => true,
		);
		for (let player = 0; player < 4; player++) queue.add(BigInt(player), "x");
		await queue.drained();
		expect([attempts, givenUp.length]).toEqual([1, 4]);
	});

	it("lets a player who is locked elsewhere wait without the others, and comes back to them", async () => {
		let isLocked = true;
		const { queue, done } = aQueue(async (batch) =>
			isLocked ? batch.filter(({ item }) => item === "1").map((of) => of.playerId) : DONE,
		);
		for (let player = 0; player < 4; player++) queue.add(BigInt(player), String(player));
		await pause(5);
		expect(done()).toEqual(["0", "2", "3"]);
		isLocked = false;
		await queue.drained();
		expect(done()).toEqual(["0", "2", "3", "1"]);
	});

	it("is drained at once when it is empty", async () => {
		await aQueue(async () => DONE).queue.drained();
	});
});
