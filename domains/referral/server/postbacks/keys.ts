import { createHmac } from "node:crypto";
import { DAY_MS } from "@baize/kernel/time";

/** So long the key before is used beside the new one, for the affiliate to change over. */
export const KEY_OVERLAP_MS = 7 * DAY_MS;

/** Which key is in force: its number, and until when the one before it is used too. */
export type KeyState = { number: number; beforeUntilMs: number };
export const FIRST_KEY: KeyState = { number: 1, beforeUntilMs: 0 };

/** A key of one affiliate's signatures. It follows from ours, so it need not be stored. */
export const keyOfAffiliate = (ownKey: Buffer, affiliateId: string, number = 1): string =>
	createHmac("sha256", ownKey)
		.update(number === 1 ? affiliateId : `${affiliateId} ${number}`)
		.digest("hex");

/** The keys that sign at a moment, the present one first. */
export function keysAt(
	ownKey: Buffer,
	affiliateId: string,
	{ number, beforeUntilMs }: KeyState,
	atMs: number,
): string[] {
	const numbers = number > 1 && atMs < beforeUntilMs ? [number, number - 1] : [number];
	return numbers.map((each) => keyOfAffiliate(ownKey, affiliateId, each));
}

/** The next key. A second change within the time ends the first key at once, which a key that was lost needs. */
export const nextKey = ({ number }: KeyState, atMs: number): KeyState => ({
	number: number + 1,
	beforeUntilMs: atMs + KEY_OVERLAP_MS,
});
