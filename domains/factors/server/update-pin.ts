import type { SignedInVisit } from "@baize/platform-server";
import { readPin } from "./pin-store.ts";
import type { Parts } from "./ports.ts";
import { takeProof } from "./proof-store.ts";
import { refuse } from "./refuse.ts";
import { writePin } from "./set-pin.ts";
import { contactOf, tellChange } from "./tell.ts";

/** The first PIN needs the session only; another one needs that the player has just verified himself. */
export async function updatePin(
	parts: Parts,
	pinCode: string,
	{ session, ip }: SignedInVisit,
): Promise<{ outcome: string }> {
	const { playerId } = session;
	const [contact, pinHash] = [await contactOf(parts, playerId), await parts.pinHash.hash(pinCode)];
	await parts.database.transaction(async (tx) => {
		const isProved = await takeProof(tx, session, parts.now());
		if (!isProved && (await readPin(tx, playerId))) throw refuse("PROOF_REQUIRED");
		await writePin(parts, tx, playerId, pinHash);
		await tellChange(parts, tx, "pin.set", { playerId, contact, ip });
	});
	return { outcome: "SUCCESS" };
}
