type Waiting<Item> = { item: Item; resolve(): void; reject(error: unknown): void };

/**
 * Items that come at the same moment go to the database together, and items that come meanwhile wait for the next
 * batch: the first rounds of many players at once are a few statements.
 */
export function openGathered<Item>(atOnce: number, handle: (items: Item[]) => Promise<void>) {
	let queue: Waiting<Item>[] = [];
	let isBusy = false;

	async function handleQueued(): Promise<void> {
		isBusy = true;
		await Promise.resolve();
		while (queue.length > 0) {
			const batch = queue.slice(0, atOnce);
			queue = queue.slice(batch.length);
			try {
				await handle(batch.map(({ item }) => item));
				for (const { resolve } of batch) resolve();
			} catch (error) {
				for (const { reject } of batch) reject(error);
			}
		}
		isBusy = false;
	}

	return (item: Item): Promise<void> =>
		new Promise((resolve, reject) => {
			queue.push({ item, resolve, reject });
			if (!isBusy) void handleQueued();
		});
}
