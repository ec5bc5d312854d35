import { refuse as refuseCommon } from "@baize/kernel/error";
import { type Id, idText, readId } from "@baize/kernel/id";
import { DAY_MS, MINUTE_MS } from "@baize/kernel/time";
import { defineJob, type Handler, type Tx } from "@baize/platform-server";
import { nextStatus, type receiveDocumentCallback } from "../../contract/index.ts";
import type { VerificationDeps } from "../deps.ts";
import { lockDocument } from "../document/document-store.ts";
import { moveDocument } from "../document/move-document.ts";
import {
	lockSubmission,
	readSubmissionRow,
	type SubmissionRow,
	submissionsToPoll,
	updateSubmission,
} from "../document/submission-store.ts";
import type { ProviderOutcome } from "../ports.ts";
import { refuse } from "../refuse.ts";
import { type Decision, decide } from "../review/decide.ts";

export const QUERY_JOB = defineJob("verification.ask", "player");
const POLL_INTERVAL_MS = 5 * MINUTE_MS;
/** After this time an opened page of the company is considered abandoned. */
const OPEN_LIFETIME_MS = DAY_MS;
const SUBMISSIONS_PER_RUN = 50;

/** The signature is checked over the bytes as received. A valid callback only triggers a query of the outcome. */
export const receivingCallback =
	(deps: VerificationDeps): Handler<typeof receiveDocumentCallback> =>
	async ({ params, headers }, { rawBody, ip }) => {
		const { provider } = deps;
		if (provider?.name !== params.provider) throw refuseCommon("NOT_FOUND");
		const reading = provider.readCallback(rawBody ?? Buffer.alloc(0), headers);
		if (reading.status === "unreadable") throw refuse("CALLBACK_UNREADABLE");
		if (reading.status === "refused") {
			deps.log.warn({ provider: provider.name, why: reading.why, ip }, "a callback about a document was refused");
			throw refuse("CALLBACK_REFUSED");
		}
		const submission = idText(reading.submissionId);
		// The key allows one waiting query at most, however many callbacks come.
		await deps.database.transaction((tx) => deps.outbox.enqueue(tx, QUERY_JOB, { submission }, { key: submission }));
		return { received: true };
	};

/** Queries the company for the outcome of one document and applies it. The outbox retries after an error. */
async function queryOutcome(deps: VerificationDeps, submissionId: Id): Promise<void> {
	const { provider } = deps;
	const row = await readSubmissionRow(deps.database.reader, submissionId);
	if (!provider || row?.provider !== provider.name || !row.reference) return;
	if (row.state !== "open" && row.state !== "pending") return;
	const outcome = await provider.readOutcome(row.reference);
	await deps.database.transaction((tx) => applyOutcome(deps, tx, row, outcome));
}

/** Applying the same outcome a second time changes nothing. */
async function applyOutcome(
	deps: VerificationDeps,
	tx: Tx,
	found: SubmissionRow,
	outcome: ProviderOutcome,
): Promise<void> {
	const document = await lockDocument(tx, found.player_id, deps.now());
	const row = (await lockSubmission(tx, found.id))!;
	if (row.state !== "open" && row.state !== "pending") return;
	if (outcome.outcome === "abandoned") return abandon(deps, tx, row);
	if (outcome.outcome === "open") return pollLater(deps, tx, row);
	const isNewlySubmitted = row.state === "open";
	// Another document of the player has advanced meanwhile, so this one no longer counts.
	if (isNewlySubmitted && !nextStatus("submit", document.status)) return abandon(deps, tx, row);
	const status = isNewlySubmitted ? await moveDocument(deps, tx, document, { action: "submit" }) : document.status;
	const sent = { ...row, state: "pending" as const, submitted_at: row.submitted_at ?? deps.now() };
	if (outcome.outcome === "pending") {
		await updateSubmission(tx, row, { state: "pending", submitted_at: sent.submitted_at, ask_at: later(deps) });
		return;
	}
	await updateSubmission(tx, row, { submitted_at: sent.submitted_at });
	await decide(deps, tx, { ...document, status }, sent, decisionOf(outcome));
}

type Decided = Exclude<ProviderOutcome, { outcome: "open" | "pending" | "abandoned" }>;

function decisionOf(outcome: Decided): Decision {
	if (outcome.outcome === "invalid") return { decision: "invalid", reasons: outcome.reasons };
	return outcome.outcome === "blocked" ? { decision: "blocked", reason: outcome.reason } : { decision: "verified" };
}

const abandon = (_context: VerificationDeps, tx: Tx, row: SubmissionRow): Promise<void> =>
	updateSubmission(tx, row, { state: "abandoned", ask_at: null });

const pollLater = (deps: VerificationDeps, tx: Tx, row: SubmissionRow): Promise<void> =>
	deps.clock.nowMs() - row.created_at.getTime() > OPEN_LIFETIME_MS
		? abandon(deps, tx, row)
		: updateSubmission(tx, row, { ask_at: later(deps) });

/** Callbacks get lost, so transactions without one for a while are polled. */
export async function pollProvider(deps: VerificationDeps): Promise<void> {
	if (!deps.provider) return;
	for (const row of await submissionsToPoll(deps.database.reader, deps.now(), SUBMISSIONS_PER_RUN)) {
		try {
			if (row.reference) await queryOutcome(deps, row.id);
			else await deps.database.transaction((tx) => pollLater(deps, tx, row));
		} catch (error) {
			deps.log.warn({ err: error, submission: idText(row.id) }, "the outcome of a document could not be queried");
			await deps.database.transaction((tx) => updateSubmission(tx, row, { ask_at: later(deps) }));
		}
	}
}

const later = (deps: VerificationDeps): Date => new Date(deps.clock.nowMs() + POLL_INTERVAL_MS);

export const runQueryJob = (deps: VerificationDeps, payload: Record<string, unknown>): Promise<void> =>
	queryOutcome(deps, readId(String(payload.submission)) ?? 0n);
