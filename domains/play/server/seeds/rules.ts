import type { SealedSeed } from "@baize/platform-server";
import type { PairEnd } from "../../contract/index.ts";
import type { RetiredRow, SeedsRow } from "./store.ts";

/** The player's part of a pair, for the commitment that the player was shown before choosing it. */
export type ClientSeedChoice = { commitment: string; clientSeed: string };

/** `chosen`: it was chosen already, by an attempt whose answer was lost. */
export type ChoiceVerdict = "begins" | "changes" | "chosen" | "movedOn" | "usedBefore";

/**
 * A client seed begins the pair that needs one, or ends the pair in play and begins the next. It must be new: one seen
 * before could have been known when the pair was committed to.
 */
export function judgeChoice(
	row: Pick<SeedsRow, "commitment" | "client_seed" | "next_commitment">,
	{ commitment, clientSeed }: ClientSeedChoice,
	wasUsed: boolean,
): ChoiceVerdict {
	const isBegun = row.client_seed !== null;
	if (commitment === row.commitment && row.client_seed === clientSeed) return "chosen";
	if (commitment !== (isBegun ? row.next_commitment : row.commitment)) return "movedOn";
	if (wasUsed || row.client_seed === clientSeed) return "usedBefore";
	return isBegun ? "changes" : "begins";
}

export const begunPair = (row: SeedsRow, clientSeed: string, nowMs: number): SeedsRow => ({
	...row,
	client_seed: clientSeed,
	begun_at: new Date(nowMs),
	next_nonce: 0n,
});

/** The published pair comes into play, without a client seed; the next one is published. */
export const nextPair = (row: SeedsRow, next: SealedSeed, nowMs: number): SeedsRow => ({
	...row,
	pair: row.pair + 1,
	salt: row.next_salt,
	commitment: row.next_commitment,
	published_at: row.next_published_at,
	client_seed: null,
	begun_at: null,
	next_nonce: 0n,
	leased_by: null,
	leased_until: null,
	next_salt: Buffer.from(next.salt),
	next_commitment: next.commitment,
	next_published_at: new Date(nowMs),
});

/** A returned pair is counted, and revealed at once; another one when its last lease is over. */
export function retiredPair(row: SeedsRow & { client_seed: string }, endedBy: PairEnd, nowMs: number): RetiredRow {
	const { bucket, player_id, pair, salt, commitment, published_at, client_seed, begun_at } = row;
	const isCounted = row.leased_by === null;
	return {
		...{ bucket, player_id, pair, salt, commitment, published_at, client_seed, begun_at },
		server_seed: null,
		revealed_at: new Date(isCounted ? nowMs : Math.max(nowMs, row.leased_until?.getTime() ?? 0)),
		ended_at: new Date(nowMs),
		ended_by: endedBy,
		rounds: isCounted ? row.next_nonce : null,
	};
}
