import { check } from "@baize/kernel/check";
import type { Id } from "@baize/kernel/id";
import { type MailTemplate, withNotMe } from "@baize/notifications/server";
import { officePages, type PagePath, pages, pathIn } from "@baize/platform-paths";
import type { Tx } from "@baize/platform-server";
import type { RecoveryCodeUse } from "./changes.ts";
import { RECOVERY_CODE_USED, SECURITY_CHANGED, type SecurityChange } from "./mails/owner-mails.ts";
import type { CallParts, Contact } from "./ports.ts";
import { countRecoveryCodes } from "./two-factor/recovery-store.ts";

/** Read before the transaction, which must not wait for another connection. */
export async function contactOf(parts: CallParts, playerId: Id): Promise<Contact> {
	const contact = await parts.contactOf(parts.database.reader, playerId);
	check(contact, "the person who changes factors exists");
	return contact;
}

type Owner = { playerId: Id; contact: Contact; ip?: string };

/**
 * Records the change in the audit log and notifies its owner by mail, so that they learn of a change that they did not
 * make.
 */
export async function notifyChange(parts: CallParts, tx: Tx, change: SecurityChange, of: Owner): Promise<void> {
	const { contact, ip } = of;
	await parts.audit.record(tx, { action: change, ...auditSubject(of), ...(ip ? { ip } : {}) });
	const link = pageOf(parts, contact, pages.security);
	await writeNotice(parts, tx, of, { notice: "factorChanged", template: SECURITY_CHANGED[change], values: { link } });
}

/** An operator's own change names no player. */
const auditSubject = ({ playerId, contact }: Pick<Owner, "playerId"> & { contact: Contact | undefined }) => ({
	actorId: playerId,
	...(contact?.isOperator ? {} : { playerId }),
});

/** The operator's page for factors, or this page of a player's. */
const pageOf = (
	{ officeUrl, publicUrl }: CallParts,
	{ isOperator, language }: Contact,
	playersPage: PagePath,
): string => (isOperator ? `${officeUrl}/#${officePages.account}` : publicUrl + pathIn(language, playersPage));

/** In the transaction that uses a recovery code up: mails how many are left. */
export async function notifyRecoveryCodeUsed(
	parts: CallParts,
	tx: Tx,
	{ playerId, operation }: RecoveryCodeUse,
): Promise<void> {
	const contact = await parts.contactOf(tx, playerId);
	const left = await countRecoveryCodes(tx, playerId);
	const details = { left, operation };
	await parts.audit.record(tx, {
		action: "twoFactor.recoveryCodeUsed",
		...auditSubject({ playerId, contact }),
		details,
	});
	if (!contact) return;
	const link = pageOf(parts, contact, pages.twoFactor);
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
	{ notifications, notMeLink }: CallParts,
	tx: Tx,
	{ playerId, contact }: Owner,
	{ notice, template, values }: NoticeMail,
): Promise<void> {
	const { email: to, language: locale, isOperator } = contact;
	if (isOperator) return notifications.sendMail(tx, { to, template, locale, values });
	const notMe = await notMeLink(tx, { playerId, email: to, locale, notice });
	await notifications.sendMail(tx, { to, template: withNotMe(template), locale, values: { ...values, notMe } });
}
