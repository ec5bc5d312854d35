import { idText } from "@baize/kernel/id";
import type { ReplyTools, Session, SignedInVisit } from "@baize/platform-server";
import { type Operation, type ProofHeaders, twoFactorChanged } from "../../contract/index.ts";
import { givenProof } from "../confirm/given-proof.ts";
import { prove } from "../confirm/prove.ts";
import { contactOf, notifyChange } from "../notify-owner.ts";
import type { CallParts } from "../ports.ts";
import { refuse } from "../refuse.ts";
import { readAuthenticator, removeAuthenticator } from "./authenticator-store.ts";
import { newPending, refuseWhereOff } from "./enrol.ts";
import { drawRecoveryCodes, recoveryHashOf } from "./recovery-codes.ts";
import { replaceRecoveryCodes } from "./recovery-store.ts";

/** A change to an authenticator is proved by it or by a recovery code; proof by PIN or SMS would make it pointless. */
async function proveByIt(
	parts: CallParts,
	session: Session,
	headers: ProofHeaders,
	operation: Operation,
): Promise<void> {
	const authenticator = await readAuthenticator(parts.database.reader, session.playerId);
	if (!authenticator?.secret) throw refuse("MFA_CONFIGURATION_ERROR");
	const given = givenProof(headers, operation, () => "TWO_FACTOR_AUTHENTICATION");
	if (!given) throw refuse("MFA_REQUIRED", { operation, methods: ["TWO_FACTOR_AUTHENTICATION"] });
	if (given.method !== "TWO_FACTOR_AUTHENTICATION") throw refuse("MFA_ERROR_VALIDATING_OPERATION");
	await prove(parts, session, { operation, authorises: "", ...given });
}

export async function disable(
	parts: CallParts,
	headers: ProofHeaders,
	{ session, ip }: SignedInVisit,
	reply: ReplyTools,
): Promise<{ status: "PENDING" }> {
	await proveByIt(parts, session, headers, "disable2FA");
	const { playerId } = session;
	const contact = await contactOf(parts, playerId);
	await parts.database.transaction(async (tx) => {
		await removeAuthenticator(tx, playerId);
		await replaceRecoveryCodes(tx, playerId, []);
		await parts.outbox.announce(tx, twoFactorChanged, { playerId: idText(playerId), status: "PENDING" });
		await parts.changes.changed(tx, { kind: "factors", playerId, by: { session, reply }, ownAssurance: 1 });
		await notifyChange(parts, tx, "twoFactor.disabled", { playerId, contact, ip });
	});
	parts.statusCache.invalidate(playerId);
	return { status: "PENDING" };
}

/** Starts the change to another authenticator; the present one works until the new one is confirmed. */
export async function reset(
	parts: CallParts,
	headers: ProofHeaders,
	session: Session,
): Promise<{ otpAuthUri: string }> {
	refuseWhereOff(parts);
	await proveByIt(parts, session, headers, "changeStatus2FA");
	return newPending(parts, session.playerId, await contactOf(parts, session.playerId));
}

export async function renewCodes(
	parts: CallParts,
	headers: ProofHeaders,
	{ session, ip }: SignedInVisit,
	reply: ReplyTools,
): Promise<{ recoveryCodes: string[] }> {
	await proveByIt(parts, session, headers, "changeStatus2FA");
	const { playerId } = session;
	const contact = await contactOf(parts, playerId);
	const recoveryCodes = drawRecoveryCodes(parts);
	await parts.database.transaction(async (tx) => {
		const hashes = recoveryCodes.map((code) => recoveryHashOf(parts, playerId, code));
		await replaceRecoveryCodes(tx, playerId, hashes);
		await parts.changes.changed(tx, { kind: "factors", playerId, by: { session, reply } });
		await notifyChange(parts, tx, "twoFactor.recoveryCodesRenewed", { playerId, contact, ip });
	});
	return { recoveryCodes };
}
