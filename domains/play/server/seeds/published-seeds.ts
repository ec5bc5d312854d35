import { check } from "@baize/kernel/check";
import type { Id } from "@baize/kernel/id";
import type { Clock } from "@baize/kernel/time";
import type { DerivedSeeds, Reader } from "@baize/platform-server";
import { insertSeeds, readSeedsRow, type SeedsRow } from "./store.ts";

/** The player's seeds, made and committed to where there are none. */
export async function publishedSeeds(
	{ reader, seeds, clock }: { reader: Reader; seeds: DerivedSeeds; clock: Clock },
	playerId: Id,
): Promise<SeedsRow> {
	const known = await readSeedsRow(reader, playerId);
	if (known) return known;
	await insertSeeds(reader, playerId, [seeds.newSeed(), seeds.newSeed()], new Date(clock.nowMs()));
	const made = await readSeedsRow(reader, playerId);
	check(made, "a player has seeds once they were made");
	return made;
}
