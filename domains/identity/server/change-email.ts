import { bucketOf, idText } from "@baize/kernel/id";
import { HOUR_MS } from "@baize/kernel/time";
import type { SignedInVisit, Tx, Visit } from "@baize/platform-server";
import { type Account, emailChanged, type Proof } from "../contract/index.ts";
import { changePerson, freeEmail, holdPerson } from "./account-store.ts";
import { fingerprintPlayer } from "./duplicates/fingerprints.ts";
import { endSessions } from "./end-sessions.ts";
import { inboxOf } from "./inbox-of.ts";
import { putEmailChange, removeEmailChange, removeRecoveries, takeEmailChange } from "./link-store.ts";
import { CONFIRM_NEW_EMAIL } from "./mails/confirm-new-email.ts";
import { EMAIL_CHANGE_ASKED, EMAIL_CHANGED } from "./mails/email-change.ts";
import { findOwner, ownerMail } from "./owner-of-email.ts";
import type { Parts } from "./ports.ts";
import { prove } from "./prove.ts";
import { readAccount } from "./read-account.ts";
import { refuseAccount } from "./refuse-account.ts";
import { recordSecurityChange } from "./security-change-store.ts";
import { claimEmail, type PersonRow } from "./store.ts";
import { bucketOfToken, emailKey, hashOf, newToken } from "./tokens.ts";
import { writeNotice, writeTo } from "./write-to.ts";

export const EMAIL_CHANGE_MS = 24 * HOUR_MS;

/**
 * Takes the wish for another e-mail. The new address gets the link, the old one the news. Where somebody else has the new
 * one the answer is the same, and its owner is told.
 */
export async function askEmailChange(
	parts: Parts,
	{ email: asked, proof }: { email: string; proof: Proof },
	visit: SignedInVisit,
): Promise<{ email: string }> {
	const { database, audit } = parts;
	const { playerId } = visit.session;
	const email = emailKey(asked);
	const person = await prove(parts, visit, proof, ["askEmailChange", email]);
	if (email === person.email) throw refuseAccount("EMAIL_UNCHANGED");
	await database.transaction(async (tx) => {
		const token = newToken(bucketOf(playerId));
		await putEmailChange(tx, playerId, email, hashOf(token), new Date(parts.clock.nowMs() + EMAIL_CHANGE_MS));
		await audit.record(tx, { action: "email.changeAsked", actorId: playerId, playerId, ip: visit.ip });
		await writeNotice(parts, tx, person, {
			notice: "emailChangeAsked",
			template: EMAIL_CHANGE_ASKED,
			path: "/account/profile",
		});
		await writeToNewAddress(parts, tx, person, email, token);
	});
	return { email };
}

async function writeToNewAddress(parts: Parts, tx: Tx, person: PersonRow, email: string, token: string): Promise<void> {
	const owner = await findOwner(parts, tx, email);
	const isTaken = owner !== undefined && owner.person_id !== person.person_id;
	const mail = isTaken ? await ownerMail(parts, tx, owner) : undefined;
	// Nobody's mailbox is filled by somebody else.
	if (!(await parts.attempts.spend(tx, "newEmailMail", inboxOf(email))).isLeft) return;
	if (isTaken && mail) await writeTo(parts, tx, owner, mail.template, mail.path);
	else
		await writeTo(parts, tx, { email, language: person.language }, CONFIRM_NEW_EMAIL, `/email/confirm?token=${token}`);
}

export async function cancelEmailChange(parts: Parts, { session, ip }: SignedInVisit): Promise<Account> {
	const { playerId } = session;
	await parts.database.transaction(async (tx) => {
		await removeEmailChange(tx, playerId);
		await parts.audit.record(tx, { action: "email.changeCancelled", actorId: playerId, playerId, ip });
	});
	return readAccount(parts, playerId);
}

/** Makes the new e-mail the one to log in with. Every session ends, so that whoever goes on knows the new name. */
export async function confirmEmailChange(parts: Parts, token: string, { ip }: Visit): Promise<{ email: string }> {
	const { database, clock, audit, outbox } = parts;
	const bucket = bucketOfToken(token);
	if (bucket === undefined) throw refuseAccount("EMAIL_CHANGE_INVALID");
	return database.transaction(async (tx) => {
		const wish = await takeEmailChange(tx, bucket, hashOf(token), new Date(clock.nowMs()));
		const person = wish && (await holdPerson(tx, wish.person_id));
		const owner = wish && (await findOwner(parts, tx, wish.email));
		const isTaken = owner !== undefined && owner.person_id !== wish?.person_id;
		if (!wish || isTaken || person?.status !== "active" || !(await claimEmail(tx, wish.email, wish.person_id)))
			throw refuseAccount("EMAIL_CHANGE_INVALID");
		const playerId = wish.person_id;
		await freeEmail(tx, person.email, playerId);
		await changePerson(tx, playerId, { email: wish.email });
		await fingerprintPlayer(parts, tx, playerId);
		await removeRecoveries(tx, playerId);
		await endSessions(parts, tx, playerId);
		await recordSecurityChange(tx, playerId, "email", new Date(clock.nowMs()));
		await audit.record(tx, { action: "email.changed", actorId: playerId, playerId, ip });
		await outbox.announce(tx, emailChanged, { playerId: idText(playerId) });
		// To the address of before: where it was not its owner, this is the way back.
		await writeNotice(parts, tx, person, { notice: "emailChanged", template: EMAIL_CHANGED, path: "/help" });
		return { email: wish.email };
	});
}
