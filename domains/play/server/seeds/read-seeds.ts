import { check } from "@baize/kernel/check";
import type { Id } from "@baize/kernel/id";
import { toHex } from "@baize/kernel/random";
import type { Clock } from "@baize/kernel/time";
import type { Database, DerivedSeeds, Session } from "@baize/platform-server";
import type { RetiredSeeds, Seeds } from "../../contract/index.ts";
import type { WalletPort } from "../ports.ts";
import { readSealedRound } from "../rounds/sealing.ts";
import { readHeldCommitments } from "../staged/store.ts";
import type { Leases } from "./leases.ts";
import { publishedSeeds } from "./published-seeds.ts";
import type { Signer } from "./signer.ts";
import { statementOf } from "./statement.ts";
import { type RetiredRow, readRetired, readRevealed, type SeedsRow } from "./store.ts";

const PAIRS_AT_ONCE = 20;
/**
 * A process that has leased a pair stores its number each minute; the rounds of a minute are found within this many
 * movements.
 */
const RECENT_MOVEMENTS = 200;

/** The kinds of movements that are sealed with what a round was drawn from. */
const DRAWN: readonly string[] = ["casinoRound", "casinoStake", "freeSpin", "freeSpinWonBonus"];

type SeedPorts = { database: Database; clock: Clock; seeds: DerivedSeeds };
type ReadPorts = SeedPorts & { leases: Leases; wallet: WalletPort; signer: Signer };

/**
 * The public part of a player's seeds. A player without seeds gets some: the commitment comes before the client seed.
 */
export async function readSeeds(ports: ReadPorts, session: Session): Promise<Seeds> {
	const { playerId } = session;
	const row = await publishedSeeds({ ...ports, reader: ports.database.reader }, playerId);
	return {
		pair: row.pair,
		commitment: row.commitment,
		publishedAtMs: msOf(row.published_at),
		clientSeed: row.client_seed,
		nextNonce: await nextNonce(ports, session, row),
		next: { commitment: row.next_commitment, publishedAtMs: msOf(row.next_published_at) },
		retired: await listPairs(ports, playerId),
	};
}

/** The player's last ended pairs, newest first, or the last before one of them. */
export async function listPairs(
	{ database, clock, seeds, signer }: SeedPorts & { signer: Signer },
	playerId: Id,
	before?: number,
): Promise<RetiredSeeds[]> {
	const retired = await readRetired(database.reader, playerId, PAIRS_AT_ONCE, before);
	const held = await readHeldCommitments(database.reader, playerId);
	const nowMs = clock.nowMs();
	return retired.map((each) => retiredOf(each, { seeds, signer, nowMs, isHeld: held.has(each.commitment) }));
}

/**
 * From the process that draws from the pair, where that is this one; else from the ledger, which has its last round.
 */
async function nextNonce({ leases, wallet }: ReadPorts, session: Session, row: SeedsRow): Promise<number> {
	const { playerId, currency } = session;
	const written = Number(row.next_nonce);
	if (row.leased_by === null) return written;
	const known = leases.nextNonce(playerId, row.pair);
	if (known !== undefined) return known;
	const movements = await wallet.history(playerId, currency, { limit: RECENT_MOVEMENTS });
	for (const { kind, opId } of movements) {
		if (!DRAWN.includes(kind)) continue;
		const fairness = readSealedRound(await wallet.sealed(playerId, opId))?.round.fairness;
		if (fairness?.commitment === row.commitment) return Math.max(written, fairness.nonce + 1);
	}
	return written;
}

const msOf = (at: Date | null): number | null => at?.getTime() ?? null;

/**
 * The server seed behind a commitment of this player, in hexadecimal; null where it must not be revealed, or is another
 * player's.
 */
export async function readRevealedSeed(
	{ database, clock, seeds }: SeedPorts,
	playerId: Id,
	commitment: string,
): Promise<string | null> {
	const row = await readRevealed(database.reader, playerId, commitment, clock.nowMs());
	const isHeld = row && (await readHeldCommitments(database.reader, playerId)).has(commitment);
	return row && !isHeld ? toHex(seedOf(row, seeds)) : null;
}

/** `isHeld`: a round that was drawn from the pair is open, so its seed would decide it. */
type Revealing = { seeds: DerivedSeeds; signer: Signer; nowMs: number; isHeld: boolean };

function retiredOf(row: RetiredRow, { seeds, signer, nowMs, isHeld }: Revealing) {
	const revealedAtMs = row.revealed_at.getTime();
	return {
		pair: row.pair,
		commitment: row.commitment,
		clientSeed: row.client_seed,
		isHeld,
		serverSeed: revealedAtMs <= nowMs && !isHeld ? toHex(seedOf(row, seeds)) : null,
		revealedAtMs,
		end: statementOf(row, signer),
	};
}

function seedOf({ salt, server_seed }: RetiredRow, seeds: DerivedSeeds): Uint8Array {
	const seed = server_seed ?? (salt && seeds.seedOf(salt));
	check(seed, "a retired pair has the salt of its seed");
	return seed;
}
