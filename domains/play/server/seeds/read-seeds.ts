import { check } from "@baize/kernel/check";
import type { Id } from "@baize/kernel/id";
import { toHex } from "@baize/kernel/random";
import type { Clock } from "@baize/kernel/time";
import type { Database } from "@baize/platform-server";
import type { Seeds } from "../../contract/index.ts";
import type { Holds } from "./holds.ts";
import { publishedSeeds } from "./published-seeds.ts";
import type { SeedMaker } from "./seed-maker.ts";
import { type RetiredRow, readRetired, readRevealed } from "./store.ts";

const RETIRED_SHOWN = 20;

type SeedPorts = { database: Database; clock: Clock; seeds: SeedMaker };

/** What is public of a player's seeds. A player who has none gets some: the commitment comes before the first round. */
export async function readSeeds(
	{ database, clock, seeds, holds }: SeedPorts & { holds: Holds },
	playerId: Id,
): Promise<Seeds> {
	const row = await publishedSeeds(database.reader, seeds, playerId);
	const retired = await readRetired(database.reader, playerId, RETIRED_SHOWN);
	const nowMs = clock.nowMs();
	return {
		commitment: row.commitment,
		clientSeed: row.client_seed,
		isBegun: row.nonces_held > 0n,
		nextNonce: holds.nextNonce(playerId, row.pair) ?? Number(row.nonces_held),
		nextCommitment: row.next_commitment,
		retired: retired.map((each) => retiredOf(each, seeds, nowMs)),
	};
}

/** The server seed behind a commitment of this player, in hexadecimal; null where it may not be told, or is not his. */
export async function readRevealedSeed(
	{ database, clock, seeds }: SeedPorts,
	playerId: Id,
	commitment: string,
): Promise<string | null> {
	const row = await readRevealed(database.reader, playerId, commitment, clock.nowMs());
	return row ? toHex(seedOf(row, seeds)) : null;
}

function retiredOf(row: RetiredRow, seeds: SeedMaker, nowMs: number) {
	const revealedAtMs = row.revealed_at.getTime();
	return {
		commitment: row.commitment,
		clientSeed: row.client_seed,
		serverSeed: revealedAtMs <= nowMs ? toHex(seedOf(row, seeds)) : null,
		revealedAtMs,
	};
}

function seedOf({ salt, server_seed }: RetiredRow, seeds: SeedMaker): Uint8Array {
	const seed = server_seed ?? (salt && seeds.seedOf(salt));
	check(seed, "a retired pair has the salt of its seed");
	return seed;
}
