import { readId } from "@baize/kernel/id";
import { loggedIn } from "../contract/index.ts";
import { answerRegistration, REGISTRATION_JOB } from "./answer-registration.ts";
import { RECOVERY_JOB, sendRecovery } from "./ask-recovery.ts";
import { EXPORT_JOB, makeExport, tidyExports } from "./data-exports.ts";
import { removeSignInsBefore } from "./device-store.ts";
import { removeExpiredLinks } from "./link-store.ts";
import { removeExpiredNotMeLinks } from "./not-me-store.ts";
import { removeExpiredInvitations } from "./operators-store.ts";
import type { Parts } from "./ports.ts";
import { RESEND_JOB, sendAgain } from "./resend-confirmation.ts";
import { removeOldRevealed } from "./reveal-store.ts";
import { keepSignIn, SIGN_INS_KEPT_MS } from "./sign-ins.ts";

/** What the account does after the fact: mails, copies of data, the history of sign-ins. */
export function startAccountJobs(parts: Parts): void {
	const { outbox } = parts;
	outbox.work(REGISTRATION_JOB, (payload) => answerRegistration(parts, payload));
	outbox.work(RESEND_JOB, (payload) => sendAgain(parts, payload));
	outbox.work(RECOVERY_JOB, (payload) => sendRecovery(parts, payload));
	outbox.work(EXPORT_JOB, (payload) => makeExport(parts, payload));
	outbox.listen(loggedIn, "identity.signIns", "player", (tx, { playerId, sessionId }) =>
		keepSignIn(parts, tx, readId(playerId) ?? 0n, readId(sessionId) ?? 0n),
	);
}

export async function tidyAccounts(parts: Parts): Promise<void> {
	const { database, clock } = parts;
	await removeExpiredLinks(database.reader, new Date(clock.nowMs()));
	await removeExpiredNotMeLinks(database.reader, new Date(clock.nowMs()));
	await removeExpiredInvitations(database.reader, new Date(clock.nowMs()));
	await removeOldRevealed(database.reader, new Date(clock.nowMs()));
	await removeSignInsBefore(database.reader, new Date(clock.nowMs() - SIGN_INS_KEPT_MS));
	await tidyExports(parts);
}
