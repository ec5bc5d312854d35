import { type Minor, toWire } from "@baize/kernel/money";
import type { SealedRound } from "../contract/index.ts";

/**
 * A round is serialised as JSON once. These bytes are stored with its money, and the same text, preceded by the round's
 * id and the balance, is the answer.
 */
export const sealedText = (round: SealedRound): string => JSON.stringify(round);

export const answerText = (roundId: string, balanceMinor: Minor, sealed: string): string =>
	`{"roundId":"${roundId}","balanceMinor":${toWire(balanceMinor)},${sealed.slice(1)}`;

/** The round in the stored bytes; undefined where there is none, or something else: the id may be a bet's. */
export function readSealedRound(bytes: Uint8Array | undefined): { text: string; round: SealedRound } | undefined {
	if (!bytes) return undefined;
	const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString();
	return text.startsWith('{"gameId":') ? { text, round: JSON.parse(text) } : undefined;
}
