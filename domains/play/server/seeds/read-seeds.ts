import type { Id } from "@baize/kernel/id";
import { toHex } from "@baize/kernel/random";
import type { Clock } from "@baize/kernel/time";
import type { Database } from "@baize/platform-server";
import type { Seeds } from "../../contract/index.ts";
import type { Holds } from "./holds.ts";
import { type RetiredRow, readRetired, readSeedsRow } from "./store.ts";

const RETIRED_SHOWN = 20;

/** What is public of a player's seeds. A player who has none gets some: the commitment comes before the first round. */
export async function readSeeds(
	{ database, clock, holds }: { database: Database; clock: Clock; holds: Holds },
	playerId: Id,
): Promise<Seeds> {
	await holds.ensure(playerId);
	const row = await readSeedsRow(database.reader, playerId);
	if (!row) throw new Error("a player has seeds once they were ensured");
	const retired = await readRetired(database.reader, playerId, RETIRED_SHOWN);
	const nowMs = clock.nowMs();
	return {
		commitment: row.commitment,
		clientSeed: row.client_seed,
		nextNonce: holds.nextNonce(playerId, row.pair) ?? Number(row.nonces_held),
		nextCommitment: row.next_commitment,
		retired: retired.map((each) => retiredOf(each, nowMs)),
	};
}

function retiredOf({ commitment, client_seed, server_seed, revealed_at }: RetiredRow, nowMs: number) {
	const revealedAtMs = revealed_at.getTime();
	return {
		commitment,
		clientSeed: client_seed,
		serverSeed: revealedAtMs <= nowMs ? toHex(server_seed) : null,
		revealedAtMs,
	};
}
