import { idText } from "@baize/kernel/id";
import type { ReplyTools, Visit } from "@baize/platform-server";
import { arrivalIn, type Registration, registrationErrors } from "../../contract/index.ts";
import { requireCaptcha } from "../captcha/require-captcha.ts";
import { browserText, setDeviceCookie } from "../devices/known-devices.ts";
import { normalizedForm } from "../normalized.ts";
import { requireGoodPassword } from "../passwords/choose-password.ts";
import type { Parts } from "../ports.ts";
import { refuseFields, refuserOf } from "../refusals.ts";
import { addRegistration } from "../store.ts";
import { bucketOfText, emailKey, hashOf, newToken } from "../tokens.ts";
import { REGISTRATION_JOB } from "./answer-registration.ts";
import type { PendingForm } from "./pending-form.ts";
import { decideRegistration } from "./registration-rules.ts";
import { CONFIRMATION_MS } from "./send-confirmation.ts";

const refuseRegistration = refuserOf(registrationErrors);

/**
 * Accepts a form. Only the job that follows looks up the e-mail and writes the mail, so that the reply, its time and
 * the stored data are the same for every e-mail.
 */
export async function register(
	parts: Parts,
	input: Registration,
	captcha: string | undefined,
	visit: Visit,
	reply: ReplyTools,
): Promise<{ email: string }> {
	const { database, outbox, passwords, clock, ids } = parts;
	const form = normalizedForm(input);
	const accepted = acceptedForm(parts, form, visit);
	await requireCaptcha(parts, "register", captcha, visit);
	await requireGoodPassword(parts, form.password, form);
	const passwordHash = await passwords.hash(form.password);
	const email = emailKey(form.email);
	const registration = {
		registration_id: ids(),
		bucket: bucketOfText(email),
		email,
		// The hash of no link: the job sets one where a link is sent.
		token_hash: hashOf(newToken(bucketOfText(email))),
		password_hash: passwordHash,
		form: { ...accepted, sentBy: { browser: browserText(setDeviceCookie(visit, reply)), atMs: clock.nowMs() } },
		language: visit.locale,
		expires_at: new Date(clock.nowMs() + CONFIRMATION_MS),
		is_link_sent: false,
	};
	await database.transaction(async (tx) => {
		await addRegistration(tx, registration);
		const { registration_id: id, bucket } = registration;
		await outbox.enqueue(tx, REGISTRATION_JOB, { registrationId: idText(id), bucket });
	});
	return { email: input.email };
}

function acceptedForm(parts: Parts, form: Registration, visit: Visit): PendingForm {
	const decision = decideRegistration(form, {
		location: parts.geo.locate(visit.ip),
		nowMs: parts.clock.nowMs(),
		subdivisions: parts.geo.subdivisionsOf(form.address.countryCode).map((of) => of.code),
		takesDeposits: parts.takesDeposits,
		termsInForce: parts.termsInForce(),
	});
	if (decision.kind === "issues") throw refuseFields(decision.issues);
	if (decision.kind === "regionNotAllowed") {
		const { cause, place } = decision;
		throw refuseRegistration("REGION_NOT_ALLOWED", { cause, place });
	}
	const { password: _, phone: _asTyped, ...stored } = form;
	const arrival = arrivalIn(visit.cookies);
	return {
		...stored,
		...(decision.phone === null ? {} : { phone: decision.phone }),
		...(arrival === undefined ? {} : { arrival }),
	};
}
