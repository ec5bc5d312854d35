import { idText } from "@baize/kernel/id";
import type { Visit } from "@baize/platform-server";
import { type Registration, registrationErrors } from "../contract/index.ts";
import { REGISTRATION_JOB } from "./answer-registration.ts";
import { demandGoodPassword } from "./choose-password.ts";
import { demandCaptcha } from "./demand-captcha.ts";
import { normalizedForm } from "./normalized.ts";
import type { Parts } from "./ports.ts";
import { refuseFields, refuserOf } from "./refusals.ts";
import { decideRegistration } from "./registration-rules.ts";
import { CONFIRMATION_MS } from "./send-confirmation.ts";
import { addRegistration } from "./store.ts";
import type { PendingForm } from "./tables.ts";
import { bucketOfText, emailKey, hashOf, newToken } from "./tokens.ts";

const refuseRegistration = refuserOf(registrationErrors);

/**
 * Takes a form. Whose e-mail it is, is looked at only by the job that follows and writes the mail, so that the answer, its
 * time and what is kept are the same for every e-mail.
 */
export async function register(
	parts: Parts,
	asked: Registration,
	captcha: string | undefined,
	visit: Visit,
): Promise<{ email: string }> {
	const { database, outbox, passwords, clock, ids } = parts;
	const form = normalizedForm(asked);
	const accepted = acceptedForm(parts, form, visit);
	await demandCaptcha(parts, "register", captcha, visit);
	await demandGoodPassword(parts, form.password, form);
	const passwordHash = await passwords.hash(form.password);
	const email = emailKey(form.email);
	const registration = {
		registration_id: ids(),
		bucket: bucketOfText(email),
		email,
		// Of no link: the job gives it one, where there is to be one.
		token_hash: hashOf(newToken(bucketOfText(email))),
		password_hash: passwordHash,
		form: accepted,
		language: visit.locale,
		expires_at: new Date(clock.nowMs() + CONFIRMATION_MS),
		is_link_sent: false,
	};
	await database.transaction(async (tx) => {
		await addRegistration(tx, registration);
		const { registration_id: id, bucket } = registration;
		await outbox.enqueue(tx, REGISTRATION_JOB, { registrationId: idText(id), bucket });
	});
	return { email: asked.email };
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
