import { check } from "@baize/kernel/check";
import { readId } from "@baize/kernel/id";
import { pages } from "@baize/platform-paths";
import { defineJob } from "@baize/platform-server";
import { REGISTER_LISTED } from "../mails/player-mails.ts";
import type { Parts } from "../ports.ts";
import { sendMailTo } from "../send-mail-to.ts";
import { type RegistrationRow, readRegistration, removeRegistration } from "../store.ts";
import { inboxOf } from "./inbox-of.ts";
import { findOwner, ownerMail } from "./owner-of-email.ts";
import { sendConfirmation } from "./send-confirmation.ts";

export const REGISTRATION_JOB = defineJob("identity.register", "player");

/**
 * The job after a submitted form: sends a confirmation link to people who may have an account, an explanation to people
 * who have one or may not have one. While a self-exclusion register does not respond, no link is sent: the job is
 * retried.
 */
export async function answerRegistration(parts: Parts, payload: Record<string, unknown>): Promise<void> {
	const { reader } = parts.database;
	const registrationId = readId(String(payload.registrationId));
	check(registrationId !== null, "the job names a form");
	const awaited = await readRegistration(reader, Number(payload.bucket), registrationId);
	if (!awaited) return;
	const owner = await findOwner(parts, reader, awaited.email);
	const isListed = !owner && (await parts.exclusions.isListed(detailsOf(awaited)));
	const mail = owner && (await ownerMail(parts, reader, owner));
	await parts.database.transaction(async (tx) => {
		// Limits how many mails other people can cause to one mailbox.
		const spent = await parts.attempts.spend(tx, "registrationMail", inboxOf(awaited.email));
		if (!spent.isLeft) return removeRegistration(tx, awaited);
		if (owner && mail) return sendMailTo(parts, tx, owner, mail.template, mail.path);
		const to = { email: awaited.email, language: awaited.language };
		if (isListed) return sendMailTo(parts, tx, to, REGISTER_LISTED, pages.saferPlayContent);
		return sendConfirmation(parts, tx, awaited);
	});
}

const detailsOf = ({ email, form }: RegistrationRow) => ({
	email,
	firstName: form.firstName,
	lastName: form.lastName,
	birthDate: form.birthDate,
	country: form.address.countryCode,
	postalCode: form.address.postalCode,
	phone: form.phone ?? null,
});
