import type { Id } from "@baize/kernel/id";
import { restore, spend } from "./budget-store.ts";
import { PIN_ATTEMPTS } from "./budgets.ts";
import { readPin } from "./pin-store.ts";
import type { Parts } from "./ports.ts";
import { refuseBlocked } from "./refuse.ts";

/** Whether this is the player's present PIN. To be told that it is counts as an attempt, or the answer would be a way to guess it. */
export async function isPresentPin(parts: Parts, playerId: Id, pin: string): Promise<boolean> {
	const { database, clock, pinHash } = parts;
	const row = await readPin(database.reader, playerId);
	if (!row) return false;
	const spent = await spend(database.reader, playerId, PIN_ATTEMPTS, clock.nowMs());
	if (!spent.isLeft) throw refuseBlocked("MFA_ACCOUNT_BLOCKED", spent.waitMs);
	if (await pinHash.verify(row.pin_hash, pin)) return true;
	await restore(database.reader, playerId, [PIN_ATTEMPTS.name]);
	return false;
}
