import { check } from "@baize/kernel/check";
import { readId } from "@baize/kernel/id";
import { defineJob } from "@baize/platform-server";
import { inboxOf } from "./inbox-of.ts";
import { REGISTER_LISTED } from "./mails/register-listed.ts";
import { findOwner, ownerMail } from "./owner-of-email.ts";
import type { Parts } from "./ports.ts";
import { sendConfirmation } from "./send-confirmation.ts";
import { type RegistrationRow, readRegistration, removeRegistration } from "./store.ts";
import { writeTo } from "./write-to.ts";

export const REGISTRATION_JOB = defineJob("identity.register", "player");

/**
 * The job that follows a form: a link for whoever may have an account, an explanation for whoever has one or may have none.
 * While a register of self-exclusions does not answer, nobody gets a link: the job is tried again.
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
		// Nobody's mailbox is filled by somebody else.
		const spent = await parts.attempts.spend(tx, "registrationMail", inboxOf(awaited.email));
		if (!spent.isLeft) return removeRegistration(tx, awaited);
		if (owner && mail) return writeTo(parts, tx, owner, mail.template, mail.path);
		const to = { email: awaited.email, language: awaited.language };
		if (isListed) return writeTo(parts, tx, to, REGISTER_LISTED, "/pages/safer-play");
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
