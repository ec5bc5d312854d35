import { refuse } from "@baize/kernel/error";
import { HOUR_MS } from "@baize/kernel/time";
import type { Tx, Visit } from "@baize/platform-server";
import { type Registration, registrationErrors } from "../contract/index.ts";
import { demandGoodPassword } from "./choose-password.ts";
import { ALREADY_REGISTERED } from "./mails/already-registered.ts";
import { CONFIRM_EMAIL } from "./mails/confirm-email.ts";
import type { Parts } from "./ports.ts";
import { refuseFields, refuserOf } from "./refusals.ts";
import { decideRegistration } from "./registration-rules.ts";
import { addRegistration, findPersonId } from "./store.ts";
import type { PendingForm } from "./tables.ts";
import { bucketOfText, emailKey, hashOf, newToken } from "./tokens.ts";

export const CONFIRMATION_MS = 24 * HOUR_MS;
const refuseRegistration = refuserOf(registrationErrors);

/**
 * Takes a form and sends the mail that confirms it. Whoever has an account already gets another mail; the page says the
 * same, after the same work, so that nobody learns from it who has one.
 */
export async function register(parts: Parts, form: Registration, visit: Visit): Promise<{ email: string }> {
	const spent = await parts.attempts.spend(parts.database.reader, "registrationFromAddress", visit.ip);
	if (!spent.isLeft) throw refuse("TOO_MANY_REQUESTS", undefined, spent.waitMs);
	const accepted = acceptedForm(parts, form, visit);
	await demandGoodPassword(parts, form.password, form.email);
	const passwordHash = await parts.passwords.hash(form.password);
	const email = emailKey(form.email);
	await parts.database.transaction(async (tx) => {
		const isKnown = (await findPersonId(tx, email)) !== undefined;
		// Nobody's mailbox is filled by somebody else.
		if (!(await parts.attempts.spend(tx, "mailToAddress", email)).isLeft) return;
		if (isKnown) await mailOwner(parts, tx, email, visit);
		else await keepRegistration(parts, tx, email, accepted, passwordHash, visit);
	});
	return { email: form.email };
}

function acceptedForm(parts: Parts, form: Registration, visit: Visit): PendingForm {
	const decision = decideRegistration(form, {
		location: parts.geo.locate(visit.ip),
		nowMs: parts.clock.nowMs(),
		subdivisions: parts.geo.subdivisionsOf(form.address.countryCode).map((of) => of.code),
		takesDeposits: parts.takesDeposits,
	});
	if (decision.kind === "faults") throw refuseFields(decision.faults);
	if (decision.kind === "regionNotAllowed") {
		const { cause, place } = decision;
		throw refuseRegistration("REGION_NOT_ALLOWED", { cause, place });
	}
	const { password: _, phone: _asTyped, ...kept } = form;
	return decision.phone === null ? kept : { ...kept, phone: decision.phone };
}

async function keepRegistration(
	parts: Parts,
	tx: Tx,
	email: string,
	form: PendingForm,
	passwordHash: string,
	{ locale }: Visit,
): Promise<void> {
	const bucket = bucketOfText(email);
	const token = newToken(bucket);
	await addRegistration(tx, {
		registration_id: parts.ids(),
		bucket,
		email,
		token_hash: hashOf(token),
		password_hash: passwordHash,
		form,
		language: locale,
		expires_at: new Date(parts.clock.nowMs() + CONFIRMATION_MS),
	});
	await sendConfirmation(parts, tx, email, token, locale);
}

export async function sendConfirmation(
	{ notifications, publicUrl }: Parts,
	tx: Tx,
	to: string,
	token: string,
	locale: Visit["locale"],
): Promise<void> {
	const link = `${publicUrl}/${locale}/join/confirm?token=${token}`;
	await notifications.sendMail(tx, { to, template: CONFIRM_EMAIL, locale, values: { link } });
}

async function mailOwner({ notifications, publicUrl }: Parts, tx: Tx, to: string, { locale }: Visit): Promise<void> {
	const values = { link: `${publicUrl}/${locale}/login` };
	await notifications.sendMail(tx, { to, template: ALREADY_REGISTERED, locale, values });
}
