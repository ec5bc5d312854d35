import { check } from "@baize/kernel/check";
import { type Minor, toWire } from "@baize/kernel/money";
import type { SealedRound } from "../contract/index.ts";

/**
 * A round is written as JSON once. These very bytes are sealed with its money, and the same text, with the round's id
 * and the balance put before it, is the answer.
 */
export const sealedText = (round: SealedRound): string => JSON.stringify(round);

export const answerText = (roundId: string, balanceMinor: Minor, sealed: string): string =>
	`{"roundId":"${roundId}","balanceMinor":${toWire(balanceMinor)},${sealed.slice(1)}`;

export function readSealedRound(bytes: Uint8Array): { text: string; round: SealedRound } {
	const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString();
	check(text.startsWith('{"gameId":'), "what is sealed with a round is a round");
	return { text, round: JSON.parse(text) };
}
