import { bucketOf, idText } from "@baize/kernel/id";
import { HOUR_MS } from "@baize/kernel/time";
import { pagePath, pages } from "@baize/platform-paths";
import type { SignedInVisit, Tx, Visit } from "@baize/platform-server";
import { type Account, emailChanged, type Proof } from "../../../contract/index.ts";
import { fingerprintPlayer } from "../../duplicates/fingerprints.ts";
import { CONFIRM_NEW_EMAIL, EMAIL_CHANGE_REQUESTED, EMAIL_CHANGED } from "../../mails/player-mails.ts";
import type { Parts } from "../../ports.ts";
import { refuseAccount } from "../../refuse-account.ts";
import { inboxOf } from "../../registration/inbox-of.ts";
import { findOwner, ownerMail } from "../../registration/owner-of-email.ts";
import { sendMailTo, sendNotice } from "../../send-mail-to.ts";
import { endSessions } from "../../session/end-sessions.ts";
import { prove } from "../../session/prove.ts";
import { claimEmail, type PersonRow } from "../../store.ts";
import { bucketOfToken, emailKey, hashOf, newToken } from "../../tokens.ts";
import { changePerson, freeEmail, lockPerson } from "../account-store.ts";
import { putEmailChange, removeEmailChange, removeRecoveries, takeEmailChange } from "../link-store.ts";
import { readAccount } from "../profile/read-account.ts";
import { recordSecurityChange } from "./security-change-store.ts";

const EMAIL_CHANGE_MS = 24 * HOUR_MS;

/**
 * Accepts a request for another e-mail. The new address gets the link, the old one a notice. Where another person has
 * the new address the reply is the same, and its owner is notified.
 */
export async function beginEmailChange(
	parts: Parts,
	{ email: requestedEmail, proof }: { email: string; proof: Proof },
	visit: SignedInVisit,
): Promise<{ email: string }> {
	const { database, audit } = parts;
	const { playerId } = visit.session;
	const email = emailKey(requestedEmail);
	const person = await prove(parts, visit, proof, ["beginEmailChange", email]);
	if (email === person.email) throw refuseAccount("EMAIL_UNCHANGED");
	await database.transaction(async (tx) => {
		const token = newToken(bucketOf(playerId));
		await putEmailChange(tx, playerId, email, hashOf(token), new Date(parts.clock.nowMs() + EMAIL_CHANGE_MS));
		await audit.record(tx, { action: "email.changeAsked", actorId: playerId, playerId, ip: visit.ip });
		await sendNotice(parts, tx, person, {
			notice: "emailChangeAsked",
			template: EMAIL_CHANGE_REQUESTED,
			path: pages.profile,
		});
		await sendToNewAddress(parts, tx, person, email, token);
	});
	return { email };
}

async function sendToNewAddress(parts: Parts, tx: Tx, person: PersonRow, email: string, token: string): Promise<void> {
	const owner = await findOwner(parts, tx, email);
	const isTaken = owner !== undefined && owner.person_id !== person.person_id;
	const mail = isTaken ? await ownerMail(parts, tx, owner) : undefined;
	// Limits how many mails other people can cause to one mailbox.
	if (!(await parts.attempts.spend(tx, "newEmailMail", inboxOf(email))).isLeft) return;
	if (isTaken && mail) await sendMailTo(parts, tx, owner, mail.template, mail.path);
	else
		await sendMailTo(
			parts,
			tx,
			{ email, language: person.language },
			CONFIRM_NEW_EMAIL,
			pagePath(pages.confirmNewEmail, { token }),
		);
}

export async function cancelEmailChange(parts: Parts, { session, ip }: SignedInVisit): Promise<Account> {
	const { playerId } = session;
	await parts.database.transaction(async (tx) => {
		await removeEmailChange(tx, playerId);
		await parts.audit.record(tx, { action: "email.changeCancelled", actorId: playerId, playerId, ip });
	});
	return readAccount(parts, playerId);
}

/** Makes the new e-mail the login name. Every session ends, so that the next login uses the new name. */
export async function confirmEmailChange(parts: Parts, token: string, { ip }: Visit): Promise<{ email: string }> {
	const { database, clock, audit, outbox } = parts;
	const bucket = bucketOfToken(token);
	if (bucket === undefined) throw refuseAccount("EMAIL_CHANGE_INVALID");
	return database.transaction(async (tx) => {
		const emailChange = await takeEmailChange(tx, bucket, hashOf(token), new Date(clock.nowMs()));
		const person = emailChange && (await lockPerson(tx, emailChange.person_id));
		const owner = emailChange && (await findOwner(parts, tx, emailChange.email));
		const isTaken = owner !== undefined && owner.person_id !== emailChange?.person_id;
		if (
			!emailChange ||
			isTaken ||
			person?.status !== "active" ||
			!(await claimEmail(tx, emailChange.email, emailChange.person_id))
		)
			throw refuseAccount("EMAIL_CHANGE_INVALID");
		const playerId = emailChange.person_id;
		await freeEmail(tx, person.email, playerId);
		await changePerson(tx, playerId, { email: emailChange.email });
		await fingerprintPlayer(parts, tx, playerId);
		await removeRecoveries(tx, playerId);
		await endSessions(parts, tx, playerId);
		await recordSecurityChange(tx, playerId, "email", new Date(clock.nowMs()));
		await audit.record(tx, { action: "email.changed", actorId: playerId, playerId, ip });
		await outbox.announce(tx, emailChanged, { playerId: idText(playerId) });
		// To the previous address: if its owner did not make the change, this is how they get the account back.
		await sendNotice(parts, tx, person, { notice: "emailChanged", template: EMAIL_CHANGED, path: pages.help });
		return { email: emailChange.email };
	});
}
