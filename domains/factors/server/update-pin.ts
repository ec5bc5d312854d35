import { type Refusal, refuse } from "@baize/kernel/error";
import type { ReplyTools, SignedInVisit } from "@baize/platform-server";
import type { Parts } from "./ports.ts";
import { isPresentPin } from "./present-pin.ts";
import { writePin } from "./set-pin.ts";
import { contactOf, tellChange } from "./tell.ts";

/** Sets the PIN. The call asks for a recent proof; a session that waits for a PIN has just been proved. */
export async function updatePin(
	parts: Parts,
	pinCode: string,
	{ session, ip }: SignedInVisit,
	reply: ReplyTools,
): Promise<{ outcome: string }> {
	const { playerId } = session;
	// Asked for anew, it is another one: somebody else may know the present PIN.
	if (session.pendingAction === "forcePinReset" && (await isPresentPin(parts, playerId, pinCode)))
		throw refuseSamePin();
	const [contact, pinHash] = [await contactOf(parts, playerId), await parts.pinHash.hash(pinCode)];
	await parts.database.transaction(async (tx) => {
		await writePin(parts, tx, playerId, pinHash);
		await parts.sessions.onPinSet(tx, playerId, { session, reply });
		await tellChange(parts, tx, "pin.set", { playerId, contact, ip });
	});
	return { outcome: "SUCCESS" };
}

const refuseSamePin = (): Refusal =>
	Object.assign(refuse("VALIDATION_ERROR"), { faults: [{ field: "pinCode", cause: "sameAsBefore" }] });
