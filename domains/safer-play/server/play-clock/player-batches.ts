import type { Id } from "@baize/kernel/id";

/** The items of one player are done one after the other, those of different players together. */
export type PlayerBatches<Item> = {
	add(playerId: Id, item: Item): void;
	/** When all that was added has been done or given up. */
	drained(): Promise<void>;
};

export type PlayerItem<Item> = { readonly playerId: Id; readonly item: Item };

type Options<Item> = {
	maxBatch: number;
	/** As many batches are worked on at the same time. */
	maxAtOnce: number;
	/** Does items of different players, all or none. Answers the players whose items wait for a lock and were not done. */
	work(batch: readonly PlayerItem<Item>[]): Promise<readonly Id[]>;
	/** Whether all items would fail as this one did, so that trying them one by one is no use. */
	failsAll(error: unknown): boolean;
	onGivenUp(given: PlayerItem<Item>, error: unknown): void;
};

const FIRST_RETRY_MS = 25;
const MAX_RETRY_MS = 1_000;
const MAX_ATTEMPTS = 20;

/** A player whose item fails or waits for a lock keeps no other player waiting. */
export function openPlayerBatches<Item>(options: Options<Item>): PlayerBatches<Item> {
	const { maxBatch, maxAtOnce } = options;
	const lines = openLines<Item>(startSoon);
	let batches = 0;
	let isStarting = false;

	function startSoon(): void {
		if (isStarting) return;
		isStarting = true;
		// What comes at the same moment goes with the same batch.
		queueMicrotask(() => {
			isStarting = false;
			start();
		});
	}

	function start(): void {
		while (batches < maxAtOnce) {
			const batch = lines.take(maxBatch);
			if (batch.length === 0) return;
			batches++;
			void run(batch).finally(() => {
				batches--;
				start();
			});
		}
	}

	async function run(batch: readonly PlayerItem<Item>[]): Promise<void> {
		try {
			const locked = new Set(await options.work(batch));
			for (const given of batch) {
				if (locked.has(given.playerId)) retry(given);
				else lines.finish(given.playerId);
			}
		} catch (error) {
			if (batch.length > 1 && !options.failsAll(error)) await runHalves(batch);
			else for (const given of batch) giveUp(given, error);
		}
	}

	async function runHalves(batch: readonly PlayerItem<Item>[]): Promise<void> {
		const middle = batch.length >> 1;
		await run(batch.slice(0, middle));
		await run(batch.slice(middle));
	}

	function retry(given: PlayerItem<Item>): void {
		const attempt = lines.countAttempt(given.playerId);
		if (attempt >= MAX_ATTEMPTS) giveUp(given, new Error("the player stays locked"));
		else lines.makeReady(given.playerId, Math.min(FIRST_RETRY_MS * 2 ** (attempt - 1), MAX_RETRY_MS));
	}

	function giveUp(given: PlayerItem<Item>, error: unknown): void {
		options.onGivenUp(given, error);
		lines.finish(given.playerId);
	}

	return { add: lines.add, drained: lines.drained };
}

/** The items of each player, in line. A player is ready where none of their items is being worked on. */
function openLines<Item>(onReady: () => void) {
	/** By player; the first item is the next one, or is being worked on. */
	const items = new Map<Id, Item[]>();
	const ready = new Set<Id>();
	const attempts = new Map<Id, number>();
	let drains: (() => void)[] = [];

	function makeReady(playerId: Id): void {
		ready.add(playerId);
		onReady();
	}

	return {
		add(playerId: Id, item: Item): void {
			const waiting = items.get(playerId);
			if (waiting) return void waiting.push(item);
			items.set(playerId, [item]);
			makeReady(playerId);
		},
		/** The first items of up to so many players, who are not ready from now on. */
		take(limit: number): PlayerItem<Item>[] {
			const taken = [...ready.values().take(limit)];
			for (const playerId of taken) ready.delete(playerId);
			return taken.map((playerId) => ({ playerId, item: items.get(playerId)![0]! }));
		},
		makeReady: (playerId: Id, afterMs: number): void => void setTimeout(makeReady, afterMs, playerId),
		/** How often the player's first item was tried, this time included. */
		countAttempt(playerId: Id): number {
			const attempt = (attempts.get(playerId) ?? 0) + 1;
			attempts.set(playerId, attempt);
			return attempt;
		},
		/** The player's first item is done or given up. */
		finish(playerId: Id): void {
			attempts.delete(playerId);
			const waiting = items.get(playerId)!;
			waiting.shift();
			if (waiting.length > 0) makeReady(playerId);
			else items.delete(playerId);
			if (items.size > 0) return;
			for (const drain of drains) drain();
			drains = [];
		},
		drained: (): Promise<void> =>
			items.size === 0 ? Promise.resolve() : new Promise((resolve) => drains.push(resolve)),
	};
}
