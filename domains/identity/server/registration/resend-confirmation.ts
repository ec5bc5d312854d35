import { defineJob, type Visit } from "@baize/platform-server";
import { requireCaptcha } from "../captcha/require-captcha.ts";
import type { BudgetName } from "../login/attempts-store.ts";
import type { Parts } from "../ports.ts";
import { newestRegistration } from "../store.ts";
import { emailKey } from "../tokens.ts";
import { inboxOf } from "./inbox-of.ts";
import { findOwner } from "./owner-of-email.ts";
import { sendConfirmation } from "./send-confirmation.ts";

export const RESEND_JOB = defineJob("identity.resend", "player");

/** Accepts a request to send the link again; the reply, and its time, do not reveal whether one is awaited. */
export async function resendConfirmation(
	parts: Parts,
	requestedEmail: string,
	captcha: string | undefined,
	visit: Visit,
): Promise<{ email: string }> {
	const { database, outbox } = parts;
	await requireCaptcha(parts, "resend", captcha, visit);
	const email = emailKey(requestedEmail);
	await database.transaction((tx) => outbox.enqueue(tx, RESEND_JOB, { email }));
	return { email: requestedEmail };
}

/** The job: sends the link again where one is awaited. */
export const sendAgain = (parts: Parts, payload: Record<string, unknown>): Promise<void> =>
	sendAwaitedLink(parts, String(payload.email), "resendMail");

/** Nothing where there is an account, and nothing where a self-exclusion register lists the person. */
export async function sendAwaitedLink(parts: Parts, email: string, budget: BudgetName): Promise<void> {
	const { database, clock, attempts } = parts;
	const awaited = await newestRegistration(database.reader, email, new Date(clock.nowMs()));
	if (!awaited?.is_link_sent || (await findOwner(parts, database.reader, email))) return;
	await database.transaction(async (tx) => {
		if ((await attempts.spend(tx, budget, inboxOf(email))).isLeft) await sendConfirmation(parts, tx, awaited);
	});
}
