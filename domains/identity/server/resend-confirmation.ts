import { defineJob, type Visit } from "@baize/platform-server";
import type { BudgetName } from "./attempts-store.ts";
import { demandCaptcha } from "./demand-captcha.ts";
import { inboxOf } from "./inbox-of.ts";
import { findOwner } from "./owner-of-email.ts";
import type { Parts } from "./ports.ts";
import { sendConfirmation } from "./send-confirmation.ts";
import { newestRegistration } from "./store.ts";
import { emailKey } from "./tokens.ts";

export const RESEND_JOB = defineJob("identity.resend", "player");

/** Takes the wish for the link once more; the answer, and its time, do not tell whether one is awaited. */
export async function resendConfirmation(
	parts: Parts,
	asked: string,
	captcha: string | undefined,
	visit: Visit,
): Promise<{ email: string }> {
	const { database, outbox } = parts;
	await demandCaptcha(parts, "resend", captcha, visit);
	const email = emailKey(asked);
	await database.transaction((tx) => outbox.enqueue(tx, RESEND_JOB, { email }));
	return { email: asked };
}

/** The job: the link again where one is awaited. */
export const sendAgain = (parts: Parts, payload: Record<string, unknown>): Promise<void> =>
	sendAwaitedLink(parts, String(payload.email), "resendMail");

/** Nothing for whoever has an account, and nothing where a register of self-exclusions names the person. */
export async function sendAwaitedLink(parts: Parts, email: string, budget: BudgetName): Promise<void> {
	const { database, clock, attempts } = parts;
	const awaited = await newestRegistration(database.reader, email, new Date(clock.nowMs()));
	if (!awaited?.is_link_sent || (await findOwner(parts, database.reader, email))) return;
	await database.transaction(async (tx) => {
		if ((await attempts.spend(tx, budget, inboxOf(email))).isLeft) await sendConfirmation(parts, tx, awaited);
	});
}
