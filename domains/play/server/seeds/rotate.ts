import type { Id } from "@baize/kernel/id";
import type { Clock } from "@baize/kernel/time";
import type { Database } from "@baize/platform-server";
import type { PlayerTurns } from "../player-turns.ts";
import type { Holds } from "./holds.ts";
import { publishedSeeds } from "./published-seeds.ts";
import type { SeedMaker } from "./seed-maker.ts";
import {
	type Holder,
	insertRetired,
	lockSeedsRow,
	NONCES_AT_ONCE,
	type SeedsRow,
	type Taken,
	updateSeeds,
} from "./store.ts";

export type RotationPorts = { database: Database; clock: Clock; seeds: SeedMaker; holds: Holds; turns: PlayerTurns };

/**
 * Retires the pair in play and begins the one whose commitment was published; makes the commitment after it. In the
 * player's turn, so that no round of the old pair is undecided in this process when its seed may be told.
 */
export const rotate = (ports: RotationPorts, playerId: Id, clientSeed: string | undefined): Promise<void> =>
	ports.turns.inTurn(playerId, () => replacePair(ports, playerId, clientSeed));

async function replacePair(
	{ database, seeds, holds }: RotationPorts,
	playerId: Id,
	clientSeed: string | undefined,
): Promise<void> {
	await publishedSeeds(database.reader, seeds, playerId);
	await holds.replace(playerId, (holder) =>
		database.transaction(async (tx) => {
			const row = await lockSeedsRow(tx, playerId);
			const { bucket, player_id, pair, commitment, client_seed, salt } = row;
			await insertRetired(tx, {
				bucket,
				player_id,
				pair,
				commitment,
				client_seed,
				salt,
				server_seed: null,
				revealed_at: new Date(revealAtMs(row, holder)),
			});
			const begun = nextPair(row, seeds, holder, clientSeed ?? client_seed);
			await updateSeeds(tx, begun);
			return takenOf(begun);
		}),
	);
}

/** At once, unless another process may still play the pair: then when its time has run out. */
export function revealAtMs(row: Pick<SeedsRow, "held_by" | "held_until">, { name, nowMs }: Holder): number {
	const isOurs = row.held_by === null || row.held_by === name;
	return isOurs ? nowMs : Math.max(nowMs, row.held_until?.getTime() ?? 0);
}

function nextPair(row: SeedsRow, seeds: SeedMaker, holder: Holder, clientSeed: string): SeedsRow {
	const next = seeds.newSeed();
	return {
		...row,
		pair: row.pair + 1,
		salt: row.next_salt,
		commitment: row.next_commitment,
		client_seed: clientSeed,
		next_salt: Buffer.from(next.salt),
		next_commitment: next.commitment,
		nonces_held: BigInt(NONCES_AT_ONCE),
		held_by: holder.name,
		held_until: new Date(holder.untilMs),
	};
}

const takenOf = (row: SeedsRow): Taken => ({
	playerId: row.player_id,
	pair: row.pair,
	salt: row.salt,
	commitment: row.commitment,
	clientSeed: row.client_seed,
	firstNonce: 0,
});
