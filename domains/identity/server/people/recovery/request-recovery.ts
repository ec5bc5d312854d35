import { bucketOf } from "@baize/kernel/id";
import { isLocale, type Locale } from "@baize/kernel/locale";
import { HOUR_MS } from "@baize/kernel/time";
import { pagePath, pages } from "@baize/platform-paths";
import { defineJob, type Tx, type Visit } from "@baize/platform-server";
import { requireCaptcha } from "../../captcha/require-captcha.ts";
import { ACCOUNT_SHUT, RECOVER_PASSWORD } from "../../mails/player-mails.ts";
import type { Parts } from "../../ports.ts";
import { inboxOf } from "../../registration/inbox-of.ts";
import { findOwner } from "../../registration/owner-of-email.ts";
import { sendAwaitedLink } from "../../registration/resend-confirmation.ts";
import { sendMailTo } from "../../send-mail-to.ts";
import type { PersonRow } from "../../store.ts";
import { emailKey, hashOf, newToken } from "../../tokens.ts";
import { addRecovery } from "../link-store.ts";

export const RECOVERY_MS = HOUR_MS;
export const RECOVERY_JOB = defineJob("identity.recover", "player");

/**
 * Accepts a request for a new password. Only the job that follows looks up the e-mail, so that the reply and its time
 * are the same for every e-mail.
 */
export async function requestRecovery(
	parts: Parts,
	requestedEmail: string,
	captcha: string | undefined,
	visit: Visit,
): Promise<{ email: string }> {
	const { database, outbox } = parts;
	await requireCaptcha(parts, "recover", captcha, visit);
	const payload = { email: emailKey(requestedEmail), locale: visit.locale };
	await database.transaction((tx) => outbox.enqueue(tx, RECOVERY_JOB, payload));
	return { email: requestedEmail };
}

/**
 * The job: sends a link where there is an account, the confirmation again where one is awaited, and nothing otherwise.
 */
export async function sendRecovery(parts: Parts, payload: Record<string, unknown>): Promise<void> {
	const email = String(payload.email);
	const locale = isLocale(String(payload.locale)) ? (payload.locale as Locale) : undefined;
	const person = await findOwner(parts, parts.database.reader, email);
	if (!person) return sendAwaitedLink(parts, email, "recoveryMail");
	// An operator's password is reset by an operator who manages access, not from the players' origin.
	if (person.roles.length > 0) return;
	await parts.database.transaction(async (tx) => {
		if (!(await parts.attempts.spend(tx, "recoveryMail", inboxOf(email))).isLeft) return;
		await sendLink(parts, tx, person, locale ?? person.language);
	});
}

async function sendLink(parts: Parts, tx: Tx, person: PersonRow, language: Locale): Promise<void> {
	const to = { email: person.email, language };
	if (person.status !== "active") return sendMailTo(parts, tx, to, ACCOUNT_SHUT, pages.help);
	const token = newToken(bucketOf(person.person_id));
	await addRecovery(tx, person.person_id, hashOf(token), new Date(parts.clock.nowMs() + RECOVERY_MS));
	await sendMailTo(parts, tx, to, RECOVER_PASSWORD, pagePath(pages.setPassword, { token }));
}
