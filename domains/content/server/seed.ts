import type { Database } from "@baize/platform-server";
import type { Region } from "../contract/index.ts";
import { seedApplies } from "./rules.ts";
import { layout, seeds } from "./seeds/index.ts";
import { readNewest, readPlacements } from "./store.ts";
import type { Content } from "./types.ts";

const AUTHOR = "seed";

/** Stores the initial content. Run at each start, it does not change what an editor has written since. */
export async function seedContent(content: Content, database: Database): Promise<void> {
	await database.transaction(async (tx) => {
		const newest = await readNewest(tx);
		const known = new Map(newest.map((row) => [`${row.content_type}/${row.slug}/${row.locale}`, row]));
		for (const seed of seeds)
			if (seedApplies(seed, known.get(`${seed.type}/${seed.slug}/${seed.locale}`), AUTHOR))
				await content.publish(tx, seed, AUTHOR);
		const placed = new Set((await readPlacements(tx)).map(({ region }) => region));
		for (const [region, items] of Object.entries(layout) as [Region, NonNullable<(typeof layout)[Region]>][])
			if (!placed.has(region)) await content.place(tx, region, items);
	});
	await content.refresh();
}
