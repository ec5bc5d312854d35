import { check } from "@baize/kernel/check";
import type { Id } from "@baize/kernel/id";
import type { Tx } from "@baize/platform-server";
import type { Operation } from "../contract/index.ts";
import { RECOVERY_CODE_USED } from "./mails/recovery-code-used.ts";
import { SECURITY_CHANGED, type SecurityChange } from "./mails/security-changed.ts";
import type { Contact, Parts } from "./ports.ts";
import { countRecoveryCodes } from "./recovery-store.ts";

/** Read before the transaction, which must not wait for another connection. */
export async function contactOf(parts: Parts, playerId: Id): Promise<Contact> {
	const contact = await parts.contactOf(playerId);
	check(contact, "whoever changes his factors is a player");
	return contact;
}

/** Writes into the log what was changed and tells its owner by mail: whoever it was, he learns of it. */
export async function tellChange(
	{ audit, notifications, publicUrl }: Parts,
	tx: Tx,
	change: SecurityChange,
	of: { playerId: Id; contact: Contact; ip?: string },
): Promise<void> {
	const { playerId, contact, ip } = of;
	const { email: to, language: locale } = contact;
	await audit.record(tx, { action: change, actorId: playerId, playerId, ...(ip ? { ip } : {}) });
	const link = `${publicUrl}/${locale}/account`;
	await notifications.sendMail(tx, { to, template: SECURITY_CHANGED[change], locale, values: { link } });
}

/** In the transaction that uses a recovery code up: how many are left, and what to do where it was somebody else. */
export async function tellRecoveryCodeUsed(
	{ audit, notifications, publicUrl }: Parts,
	tx: Tx,
	{ playerId, contact, operation }: { playerId: Id; contact: Contact | undefined; operation: Operation },
): Promise<void> {
	const left = await countRecoveryCodes(tx, playerId);
	const details = { left, operation };
	await audit.record(tx, { action: "twoFactor.recoveryCodeUsed", actorId: playerId, playerId, details });
	if (!contact) return;
	const { email: to, language: locale } = contact;
	const values = { left: String(left), link: `${publicUrl}/${locale}/account/two-factor` };
	await notifications.sendMail(tx, { to, template: RECOVERY_CODE_USED, locale, values });
}
