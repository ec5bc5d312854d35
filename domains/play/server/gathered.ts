type Waiting<Item, Result> = { item: Item; resolve(result: Result): void; reject(error: unknown): void };

/** Requests that have arrived are read before the next batch leaves: fewer batches, each of more. */
const turnOfTheLoop = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/**
 * Items that come in the same turn of the event loop go to the database together, and items that come meanwhile wait for
 * the next batch: the first rounds of many players at once are a few statements. `handle` answers them in their order.
 */
export function openGathered<Item, Result>(atOnce: number, handle: (items: Item[]) => Promise<readonly Result[]>) {
	let queue: Waiting<Item, Result>[] = [];
	let isBusy = false;

	async function handleQueued(): Promise<void> {
		isBusy = true;
		while (queue.length > 0) {
			await turnOfTheLoop();
			const batch = queue.slice(0, atOnce);
			queue = queue.slice(batch.length);
			try {
				const results = await handle(batch.map(({ item }) => item));
				for (const [at, { resolve }] of batch.entries()) resolve(results[at]!);
			} catch (error) {
				for (const { reject } of batch) reject(error);
			}
		}
		isBusy = false;
	}

	return (item: Item): Promise<Result> =>
		new Promise((resolve, reject) => {
			queue.push({ item, resolve, reject });
			if (!isBusy) void handleQueued();
		});
}
