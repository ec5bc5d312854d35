import { check } from "@baize/kernel/check";
import type { Id } from "@baize/kernel/id";
import { type MailTemplate, withNotMe } from "@baize/notifications/server";
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

type Told = { playerId: Id; contact: Contact; ip?: string };

/** Writes into the log what was changed and tells its owner by mail: whoever it was, he learns of it. */
export async function tellChange(parts: Parts, tx: Tx, change: SecurityChange, of: Told): Promise<void> {
	const { playerId, contact, ip } = of;
	await parts.audit.record(tx, { action: change, actorId: playerId, playerId, ...(ip ? { ip } : {}) });
	const link = `${parts.publicUrl}/${contact.language}/account/security`;
	await writeNotice(parts, tx, of, { notice: "factorChanged", template: SECURITY_CHANGED[change], values: { link } });
}

/** In the transaction that uses a recovery code up: how many are left. */
export async function tellRecoveryCodeUsed(
	parts: Parts,
	tx: Tx,
	{ playerId, contact, operation }: { playerId: Id; contact: Contact | undefined; operation: Operation },
): Promise<void> {
	const left = await countRecoveryCodes(tx, playerId);
	const details = { left, operation };
	await parts.audit.record(tx, { action: "twoFactor.recoveryCodeUsed", actorId: playerId, playerId, details });
	if (!contact) return;
	const link = `${parts.publicUrl}/${contact.language}/account/two-factor`;
	const values = { left: String(left), link };
	const mail = { notice: "recoveryCodeUsed", template: RECOVERY_CODE_USED, values } as const;
	await writeNotice(parts, tx, { playerId, contact }, mail);
}

type NoticeMail = {
	notice: "factorChanged" | "recoveryCodeUsed";
	template: MailTemplate;
	values: Readonly<Record<string, string>>;
};

async function writeNotice(
	{ notifications, notMeLink }: Parts,
	tx: Tx,
	{ playerId, contact }: Told,
	{ notice, template, values }: NoticeMail,
): Promise<void> {
	const { email: to, language: locale } = contact;
	const notMe = await notMeLink(tx, { playerId, email: to, locale, notice });
	await notifications.sendMail(tx, { to, template: withNotMe(template), locale, values: { ...values, notMe } });
}
