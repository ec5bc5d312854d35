import { type Refusal, refuse } from "@baize/kernel/error";
import type { ReplyTools, SignedInVisit } from "@baize/platform-server";
import { contactOf, notifyChange } from "../notify-owner.ts";
import type { CallParts } from "../ports.ts";
import { isPresentPin } from "./present-pin.ts";
import { requireStrongPin } from "./require-strong-pin.ts";
import { writePin } from "./set-pin.ts";

/** Sets the PIN. The call requires a recent proof; a session that waits for a PIN has just been proved. */
export async function updatePin(
	parts: CallParts,
	pinCode: string,
	{ session, ip }: SignedInVisit,
	reply: ReplyTools,
): Promise<{ outcome: string }> {
	const { playerId } = session;
	await requireStrongPin(parts, playerId, pinCode);
	// A required new PIN must differ: someone else may know the present one.
	if (session.pendingAction === "forcePinReset" && (await isPresentPin(parts, playerId, pinCode)))
		throw refuseSamePin();
	const [contact, pinHash] = [await contactOf(parts, playerId), await parts.pinHash.hash(pinCode)];
	await parts.database.transaction(async (tx) => {
		await writePin(parts, tx, playerId, pinHash);
		await parts.changes.changed(tx, { kind: "pin", playerId, by: { session, reply } });
		await notifyChange(parts, tx, "pin.set", { playerId, contact, ip });
	});
	return { outcome: "SUCCESS" };
}

const refuseSamePin = (): Refusal =>
	Object.assign(refuse("VALIDATION_ERROR"), { issues: [{ field: "pinCode", cause: "sameAsBefore" }] });
