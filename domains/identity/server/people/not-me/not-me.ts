import { randomBytes } from "node:crypto";
import { bucketOf, idText } from "@baize/kernel/id";
import { pagePath, pages } from "@baize/platform-paths";
import type { Tx, Visit } from "@baize/platform-server";
import { payoutsFrozen } from "../../../contract/index.ts";
import { ACCOUNT_SECURED, ACCOUNT_SECURED_SHUT, EMAIL_PUT_BACK } from "../../mails/player-mails.ts";
import type { Parts } from "../../ports.ts";
import { refuseAccount } from "../../refuse-account.ts";
import { sendMailTo } from "../../send-mail-to.ts";
import { endSessions } from "../../session/end-sessions.ts";
import { claimEmail, type PersonRow } from "../../store.ts";
import { bucketOfToken, hashOf, newToken } from "../../tokens.ts";
import { changePerson, freeEmail, lockPerson } from "../account-store.ts";
import { recordSecurityChange } from "../credentials/security-change-store.ts";
import { addRecovery, removeEmailChange, removeRecoveries } from "../link-store.ts";
import { RECOVERY_MS } from "../recovery/request-recovery.ts";
import { lockNotMeLink, type NotMeLinkRow, readNotMeLink, useNotMeLinks } from "./not-me-store.ts";
import { addFreeze } from "./payout-freeze-store.ts";

type Answer = { email: string; isRestorable: boolean };

/**
 * The player reports that it was someone else. An intruder is signed out, and has neither the password nor a changed
 * e-mail to log in again; no money leaves the account until an operator has looked. A second press has no effect.
 */
export async function reportNotMe(parts: Parts, token: string, visit: Visit): Promise<Answer> {
	const { database, clock, passwords } = parts;
	const bucket = bucketOfToken(token);
	if (bucket === undefined) throw refuseAccount("NOT_ME_INVALID");
	const now = new Date(clock.nowMs());
	const known = await readNotMeLink(database.reader, bucket, hashOf(token), now);
	if (!known) throw refuseAccount("NOT_ME_INVALID");
	// An unknown password: the next login needs the link for a new one.
	const passwordHash = await passwords.hash(randomBytes(32).toString("base64url"));
	return database.transaction(async (tx) => {
		const link = await lockNotMeLink(tx, bucket, hashOf(token), now);
		if (!link) throw refuseAccount("NOT_ME_INVALID");
		const person = await lockPerson(tx, link.person_id);
		if (!person) throw refuseAccount("NOT_ME_INVALID");
		if (link.used_at)
			return { email: link.email, isRestorable: person.status === "active" && person.email === link.email };
		return secure(parts, tx, { link, person, passwordHash, now, ip: visit.ip });
	});
}

type Case = { link: NotMeLinkRow; person: PersonRow; passwordHash: string; now: Date; ip: string };

async function secure(parts: Parts, tx: Tx, { link, person, passwordHash, now, ip }: Case): Promise<Answer> {
	const { audit, outbox } = parts;
	const { person_id: playerId } = person;
	const { email, notice } = link;
	await useNotMeLinks(tx, link, now);
	const replaced = person.email === email ? null : person.email;
	const isBack = replaced === null || (await putEmailBack(tx, person, email, now));
	// Where the previous address is another player's by now, the new one must not open the account either.
	const status = isBack ? person.status : "disabled";
	await changePerson(tx, playerId, { password_hash: passwordHash, status });
	await removeRecoveries(tx, playerId);
	await removeEmailChange(tx, playerId);
	await endSessions(parts, tx, playerId);
	await addFreeze(tx, playerId, { frozen_at: now, cause: "notMe", notice, email, replaced_email: replaced });
	await outbox.announce(tx, payoutsFrozen, { playerId: idText(playerId) });
	const details = { notice, isEmailPutBack: replaced !== null && isBack };
	await audit.record(tx, { action: "account.notMe", actorId: playerId, playerId, details, ip });
	await notifyOwner(parts, tx, { person, email, replaced, isRestorable: status === "active" });
	return { email, isRestorable: status === "active" };
}

/** Restores the address that the notice went to; false where another player has it by now. */
async function putEmailBack(tx: Tx, { person_id, email: present }: PersonRow, email: string, now: Date) {
	if (!(await claimEmail(tx, email, person_id))) return false;
	await freeEmail(tx, present, person_id);
	await changePerson(tx, person_id, { email });
	await recordSecurityChange(tx, person_id, "email", now);
	return true;
}

type OwnerNotice = { person: PersonRow; email: string; replaced: string | null; isRestorable: boolean };

/** Describes what happens next, with the link for a new password; and notifies the address that was replaced. */
async function notifyOwner(
	parts: Parts,
	tx: Tx,
	{ person, email, replaced, isRestorable }: OwnerNotice,
): Promise<void> {
	const { person_id: playerId, language } = person;
	const to = { email, language };
	if (isRestorable) {
		const token = newToken(bucketOf(playerId));
		await addRecovery(tx, playerId, hashOf(token), new Date(parts.clock.nowMs() + RECOVERY_MS));
		await sendMailTo(parts, tx, to, ACCOUNT_SECURED, pagePath(pages.setPassword, { token }));
	} else await sendMailTo(parts, tx, to, ACCOUNT_SECURED_SHUT, pages.help);
	if (replaced !== null) await sendMailTo(parts, tx, { email: replaced, language }, EMAIL_PUT_BACK, pages.help);
}
