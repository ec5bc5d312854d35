import type { Id } from "@baize/kernel/id";
import type { ReplyTools, Session, SignedInVisit, Tx } from "@baize/platform-server";
import type { OperatorFactors } from "../../contract/index.ts";
import { removeBudgets } from "../attempts/budget-store.ts";
import { contactOf, notifyChange } from "../notify-owner.ts";
import { countPasskeys, readPasskeys, removePasskeys } from "../passkeys/passkey-store.ts";
import type { CallParts, Parts } from "../ports.ts";
import { showPasskey } from "../read-settings.ts";
import { refuse } from "../refuse.ts";
import { readAuthenticator, removeAuthenticator } from "./authenticator-store.ts";
import { newPending } from "./enrol.ts";
import { drawRecoveryCodes, recoveryHashOf } from "./recovery-codes.ts";
import { countRecoveryCodes, replaceRecoveryCodes } from "./recovery-store.ts";

export async function readOperatorFactors(
	{ database: { reader } }: Parts,
	{ playerId: operatorId }: Session,
): Promise<OperatorFactors> {
	const authenticator = await readAuthenticator(reader, operatorId);
	return {
		hasAuthenticator: authenticator?.secret != null,
		...(authenticator?.confirmed_at ? { confirmedAtMs: authenticator.confirmed_at.getTime() } : {}),
		recoveryCodesLeft: await countRecoveryCodes(reader, operatorId),
		passkeys: (await readPasskeys(reader, operatorId)).map(showPasskey),
	};
}

/** Also for an operator who has one, which works until the new one is confirmed. */
export const beginAuthenticator = async (
	parts: CallParts,
	{ playerId: operatorId }: Session,
): Promise<{ otpAuthUri: string }> => newPending(parts, operatorId, await contactOf(parts, operatorId));

export async function removeOperatorAuthenticator(
	parts: CallParts,
	{ session, ip }: SignedInVisit,
	reply: ReplyTools,
): Promise<{ outcome: string }> {
	const { playerId: operatorId } = session;
	await requireAuthenticator(parts, operatorId);
	const contact = await contactOf(parts, operatorId);
	await parts.database.transaction(async (tx) => {
		// Locks the operator, so that of two removals at once the second sees the result of the first.
		await parts.changes.changed(tx, { kind: "factors", playerId: operatorId, by: { session, reply } });
		await removeAuthenticator(tx, operatorId);
		await replaceRecoveryCodes(tx, operatorId, []);
		await requireFactor(tx, operatorId);
		await notifyChange(parts, tx, "twoFactor.disabled", { playerId: operatorId, contact, ip });
	});
	return { outcome: "SUCCESS" };
}

export async function renewOperatorCodes(
	parts: CallParts,
	{ session, ip }: SignedInVisit,
	reply: ReplyTools,
): Promise<{ recoveryCodes: string[] }> {
	const { playerId: operatorId } = session;
	await requireAuthenticator(parts, operatorId);
	const contact = await contactOf(parts, operatorId);
	const recoveryCodes = drawRecoveryCodes(parts);
	await parts.database.transaction(async (tx) => {
		const hashes = recoveryCodes.map((code) => recoveryHashOf(parts, operatorId, code));
		await replaceRecoveryCodes(tx, operatorId, hashes);
		await parts.changes.changed(tx, { kind: "factors", playerId: operatorId, by: { session, reply } });
		await notifyChange(parts, tx, "twoFactor.recoveryCodesRenewed", { playerId: operatorId, contact, ip });
	});
	return { recoveryCodes };
}

async function requireAuthenticator({ database }: Parts, operatorId: Id): Promise<void> {
	if (!(await readAuthenticator(database.reader, operatorId))?.secret) throw refuse("MFA_CONFIGURATION_ERROR");
}

/** Refuses, and so rolls back, a change that would leave an operator without a second factor. */
export async function requireFactor(tx: Tx, operatorId: Id): Promise<void> {
	const hasAuthenticator = (await readAuthenticator(tx, operatorId))?.secret != null;
	if (!hasAuthenticator && (await countPasskeys(tx, operatorId)) === 0) throw refuse("LAST_FACTOR");
}

/**
 * Removes every factor and the blocks by wrong codes. The caller ends the sessions and records the reason in the audit
 * log.
 */
export async function removeAllFactors(tx: Tx, operatorId: Id): Promise<void> {
	await removeAuthenticator(tx, operatorId);
	await replaceRecoveryCodes(tx, operatorId, []);
	await removePasskeys(tx, operatorId);
	await removeBudgets(tx, operatorId);
}
