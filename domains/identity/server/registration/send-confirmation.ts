import { HOUR_MS } from "@baize/kernel/time";
import { pagePath, pages } from "@baize/platform-paths";
import type { Tx } from "@baize/platform-server";
import { CONFIRM_EMAIL } from "../mails/player-mails.ts";
import type { Parts } from "../ports.ts";
import { sendMailTo } from "../send-mail-to.ts";
import { giveLink, type RegistrationRow } from "../store.ts";
import { hashOf, newToken } from "../tokens.ts";

export const CONFIRMATION_MS = 24 * HOUR_MS;

/** The link that creates the account, sent to the e-mail of its form; the link before ends. */
export async function sendConfirmation(parts: Parts, tx: Tx, awaited: RegistrationRow): Promise<void> {
	const { email, language, bucket } = awaited;
	const token = newToken(bucket);
	await giveLink(tx, awaited, hashOf(token), new Date(parts.clock.nowMs() + CONFIRMATION_MS));
	await sendMailTo(parts, tx, { email, language }, CONFIRM_EMAIL, pagePath(pages.confirmEmail, { token }));
}
