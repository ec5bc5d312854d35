import { type Minor, toWire } from "@baize/kernel/money";
import type { SealedRound } from "../contract/index.ts";

/**
 * A round is written as JSON once. These very bytes are sealed with its money, and the same text, with the round's id
 * and the balance put before it, is the answer.
 */
export const sealedText = (round: SealedRound): string => JSON.stringify(round);

export const answerText = (roundId: string, balanceMinor: Minor, sealed: string): string =>
	`{"roundId":"${roundId}","balanceMinor":${toWire(balanceMinor)},${sealed.slice(1)}`;

/** The round in what was sealed; undefined where nothing was, or something else: an id may be that of a bet. */
export function readSealedRound(bytes: Uint8Array | undefined): { text: string; round: SealedRound } | undefined {
	if (!bytes) return undefined;
	const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString();
	return text.startsWith('{"gameId":') ? { text, round: JSON.parse(text) } : undefined;
}
