import type { Id } from "@baize/kernel/id";
import type { Database } from "@baize/platform-server";
import type { Factors } from "./types.ts";

/** The PIN of those demo people who have one. */
export const DEMO_PIN = "2580";

/** Gives the PIN to those who have none. */
export async function seedPins(factors: Factors, database: Database, playerIds: readonly Id[]): Promise<void> {
	for (const playerId of playerIds) {
		const { hasPin } = await factors.methodsOf(database.reader, playerId);
		if (!hasPin) await database.transaction((tx) => factors.setPin(tx, playerId, DEMO_PIN));
	}
}

/** Gives an authenticator to those demo operators who have no second factor; the mailbox page shows its codes. */
export async function seedAuthenticators(
	factors: Factors,
	database: Database,
	operatorIds: readonly Id[],
): Promise<void> {
	for (const operatorId of operatorIds) {
		const { twoFactor, passkeys } = await factors.methodsOf(database.reader, operatorId);
		if (twoFactor === "PENDING" && passkeys === 0) await factors.giveAuthenticator(operatorId);
	}
}
