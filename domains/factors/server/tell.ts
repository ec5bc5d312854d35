import { check } from "@baize/kernel/check";
import type { Id } from "@baize/kernel/id";
import type { Tx } from "@baize/platform-server";
import { SECURITY_CHANGED, type SecurityChange } from "./mails/security-changed.ts";
import type { Contact, Parts } from "./ports.ts";

/** Read before the transaction, which must not wait for another connection. */
export async function contactOf(parts: Parts, playerId: Id): Promise<Contact> {
	const contact = await parts.contactOf(playerId);
	check(contact, "whoever changes factors is known");
	return contact;
}

/** Writes into the log what was changed and tells its owner by mail: whoever it was, he learns of it. */
export async function tellChange(
	{ audit, notifications, publicUrl, officeUrl }: Parts,
	tx: Tx,
	change: SecurityChange,
	of: { playerId: Id; contact: Contact; ip?: string },
): Promise<void> {
	const { playerId, contact, ip } = of;
	const { email: to, language: locale, isOperator } = contact;
	await audit.record(tx, {
		action: change,
		actorId: playerId,
		...(isOperator ? {} : { playerId }),
		...(ip ? { ip } : {}),
	});
	const link = isOperator ? `${officeUrl}/#/account` : `${publicUrl}/${locale}/account`;
	await notifications.sendMail(tx, { to, template: SECURITY_CHANGED[change], locale, values: { link } });
}
