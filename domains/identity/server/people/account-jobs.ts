import { readId } from "@baize/kernel/id";
import { loggedIn } from "../../contract/index.ts";
import { removeSignInsBefore } from "../devices/device-store.ts";
import { SIGN_IN_RETENTION_MS, storeSignIn } from "../devices/sign-ins.ts";
import { removeExpiredInvitations } from "../operators/operators-store.ts";
import { removeOldRevealed } from "../player-admin/reveal-store.ts";
import type { Parts } from "../ports.ts";
import { answerRegistration, REGISTRATION_JOB } from "../registration/answer-registration.ts";
import { RESEND_JOB, sendAgain } from "../registration/resend-confirmation.ts";
import { removeExpiredLinks } from "./link-store.ts";
import { removeExpiredNotMeLinks } from "./not-me/not-me-store.ts";
import { RECOVERY_JOB, sendRecovery } from "./recovery/request-recovery.ts";

/** The account's background work: mails, the sign-in history. */
export function startAccountJobs(parts: Parts): void {
	const { outbox } = parts;
	outbox.work(REGISTRATION_JOB, (payload) => answerRegistration(parts, payload));
	outbox.work(RESEND_JOB, (payload) => sendAgain(parts, payload));
	outbox.work(RECOVERY_JOB, (payload) => sendRecovery(parts, payload));
	outbox.listen(loggedIn, "identity.signIns", "player", (tx, { playerId, sessionId }) =>
		storeSignIn(parts, tx, readId(playerId) ?? 0n, readId(sessionId) ?? 0n),
	);
}

export async function tidyAccounts(parts: Parts): Promise<void> {
	const { database, clock } = parts;
	await removeExpiredLinks(database.reader, new Date(clock.nowMs()));
	await removeExpiredNotMeLinks(database.reader, new Date(clock.nowMs()));
	await removeExpiredInvitations(database.reader, new Date(clock.nowMs()));
	await removeOldRevealed(database.reader, new Date(clock.nowMs()));
	await removeSignInsBefore(database.reader, new Date(clock.nowMs() - SIGN_IN_RETENTION_MS));
}
