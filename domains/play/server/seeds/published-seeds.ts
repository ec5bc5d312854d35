import { check } from "@baize/kernel/check";
import type { Id } from "@baize/kernel/id";
import type { Reader } from "@baize/platform-server";
import type { SeedMaker } from "./seed-maker.ts";
import { insertSeeds, type NewSeeds, readSeedsRow, type SeedsRow } from "./store.ts";

/**
 * The player's seeds, made where there are none. Nothing is taken of them: the commitment is told, and the client seed of
 * a first pair can still come from the player.
 */
export async function publishedSeeds(reader: Reader, seeds: SeedMaker, playerId: Id): Promise<SeedsRow> {
	const known = await readSeedsRow(reader, playerId);
	if (known) return known;
	await insertSeeds(reader, [firstSeeds(seeds, playerId)]);
	const made = await readSeedsRow(reader, playerId);
	check(made, "a player has seeds once they were made");
	return made;
}

export const firstSeeds = (seeds: SeedMaker, playerId: Id): NewSeeds => ({
	playerId,
	clientSeed: seeds.newClientSeed(),
	first: seeds.newSeed(),
	next: seeds.newSeed(),
});
