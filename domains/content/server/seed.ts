import type { Database } from "@baize/platform-server";
import type { Region } from "../contract/index.ts";
import { seedApplies } from "./rules.ts";
import { layout, seeds } from "./seeds/index.ts";
import { readNewest } from "./store.ts";
import type { Content } from "./types.ts";

const AUTHOR = "seed";

/** Stores the initial content. Run at each start, it does not change what an editor has written since. */
export async function seedContent(content: Content, database: Database): Promise<void> {
	await database.transaction(async (tx) => {
		const newest = await readNewest(tx);
		const known = new Map(newest.map((row) => [`${row.content_type}/${row.slug}/${row.locale}`, row]));
		const missing = seeds.filter((seed) =>
			seedApplies(seed, known.get(`${seed.type}/${seed.slug}/${seed.locale}`), AUTHOR),
		);
		await content.publishTogether(tx, missing, AUTHOR);
		// Only at the first start: a region that an operator has emptied stays empty.
		if (newest.some(({ written_by }) => written_by === AUTHOR)) return;
		for (const [region, items] of Object.entries(layout) as [Region, NonNullable<(typeof layout)[Region]>][])
			await content.place(tx, region, items);
	});
	await content.refresh();
}
