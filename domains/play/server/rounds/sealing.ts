import { type Minor, toWire } from "@baize/kernel/money";
import type { SealedRound } from "../../contract/index.ts";

/**
 * A round is serialised as JSON once. These bytes are stored with its money, and the same text, preceded by the round's
 * id and the balance, is the answer.
 */
export const sealedText = (round: SealedRound): string => JSON.stringify(round);

export const answerText = (roundId: string, balanceMinor: Minor, sealed: string): string =>
	`{"roundId":"${roundId}","balanceMinor":${toWire(balanceMinor)},${sealed.slice(1)}`;

/**
 * Whether this is what is sealed with the first stake of a round with decisions: of a round that is over there is always
 * something to show.
 */
export const isBeginning = ({ events }: SealedRound): boolean => events.length === 0;

/** The round in the stored bytes; undefined where there is none, or something else: the id may be a bet's. */
export function readSealedRound(bytes: Uint8Array | undefined): { text: string; round: SealedRound } | undefined {
	if (!bytes) return undefined;
	const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString();
	if (!text.startsWith('{"gameId":')) return undefined;
	const round: SealedRound | EarlierRound = JSON.parse(text);
	return "bet" in round ? { text, round } : asSealedNow(round);
}

/** Rounds of the time when there were only slots with lines. */
type EarlierRound = Omit<SealedRound, "bet"> & { lineBetMinor: number };

function asSealedNow({ gameId, lineBetMinor, ...rest }: EarlierRound): { text: string; round: SealedRound } {
	const round = { gameId, bet: { lineBetMinor }, ...rest };
	return { text: sealedText(round), round };
}
