import type { Id } from "@baize/kernel/id";
import { restore } from "../attempts/budget-store.ts";
import { PIN_ATTEMPTS } from "../attempts/budgets.ts";
import { takeAttempt } from "../attempts/take-attempt.ts";
import type { Parts } from "../ports.ts";
import { refuseBlocked } from "../refuse.ts";
import { readPin } from "./pin-store.ts";

/**
 * Whether this is the player's present PIN. A positive result counts as an attempt; otherwise the call would be a free
 * way to guess it.
 */
export async function isPresentPin(parts: Parts, playerId: Id, pin: string): Promise<boolean> {
	const { database, pinHash } = parts;
	const row = await readPin(database.reader, playerId);
	if (!row) return false;
	const spent = await takeAttempt(parts, playerId, PIN_ATTEMPTS);
	if (!spent.isLeft) throw refuseBlocked("MFA_ACCOUNT_BLOCKED", spent.waitMs);
	if (await pinHash.verify(row.pin_hash, pin)) return true;
	await restore(database.reader, playerId, [PIN_ATTEMPTS.name]);
	return false;
}
