import { bucketOf } from "@baize/kernel/id";
import { isLocale, type Locale } from "@baize/kernel/locale";
import { HOUR_MS } from "@baize/kernel/time";
import { defineJob, type Tx, type Visit } from "@baize/platform-server";
import { demandCaptcha } from "./demand-captcha.ts";
import { inboxOf } from "./inbox-of.ts";
import { addRecovery } from "./link-store.ts";
import { ACCOUNT_SHUT } from "./mails/account-shut.ts";
import { RECOVER_PASSWORD } from "./mails/recover-password.ts";
import { findOwner } from "./owner-of-email.ts";
import type { Parts } from "./ports.ts";
import { sendAwaitedLink } from "./resend-confirmation.ts";
import type { PersonRow } from "./store.ts";
import { emailKey, hashOf, newToken } from "./tokens.ts";
import { writeTo } from "./write-to.ts";

export const RECOVERY_MS = HOUR_MS;
export const RECOVERY_JOB = defineJob("identity.recover", "player");

/**
 * Takes the wish for a new password. Whose e-mail it is, is looked at only by the job that follows, so that the answer
 * is the same and takes the same time for every e-mail.
 */
export async function askRecovery(
	parts: Parts,
	asked: string,
	captcha: string | undefined,
	visit: Visit,
): Promise<{ email: string }> {
	const { database, outbox } = parts;
	await demandCaptcha(parts, "recover", captcha, visit);
	const payload = { email: emailKey(asked), locale: visit.locale };
	await database.transaction((tx) => outbox.enqueue(tx, RECOVERY_JOB, payload));
	return { email: asked };
}

/** The job: a link for whoever has an account, the confirmation once more for whoever awaits it, nothing for others. */
export async function sendRecovery(parts: Parts, payload: Record<string, unknown>): Promise<void> {
	const email = String(payload.email);
	const locale = isLocale(String(payload.locale)) ? (payload.locale as Locale) : undefined;
	const person = await findOwner(parts, parts.database.reader, email);
	if (!person) return sendAwaitedLink(parts, email, "recoveryMail");
	// An operator's password is set anew by who looks after operators, and not from the players' origin.
	if (person.roles.length > 0) return;
	await parts.database.transaction(async (tx) => {
		if (!(await parts.attempts.spend(tx, "recoveryMail", inboxOf(email))).isLeft) return;
		await sendLink(parts, tx, person, locale ?? person.language);
	});
}

async function sendLink(parts: Parts, tx: Tx, person: PersonRow, language: Locale): Promise<void> {
	const to = { email: person.email, language };
	if (person.status !== "active") return writeTo(parts, tx, to, ACCOUNT_SHUT, "/help");
	const token = newToken(bucketOf(person.person_id));
	await addRecovery(tx, person.person_id, hashOf(token), new Date(parts.clock.nowMs() + RECOVERY_MS));
	await writeTo(parts, tx, to, RECOVER_PASSWORD, `/recover/set?token=${token}`);
}
