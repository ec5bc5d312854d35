import { refuse as refuseAsHouse } from "@baize/kernel/error";
import { type Id, idText, readId } from "@baize/kernel/id";
import { DAY_MS, MINUTE_MS } from "@baize/kernel/time";
import { defineJob, type Handler, type Tx } from "@baize/platform-server";
import { nextStatus, type receiveDocumentCallback } from "../contract/index.ts";
import { type Decision, decide } from "./decide.ts";
import { lockDocument } from "./document-store.ts";
import type { House } from "./house.ts";
import { moveDocument } from "./move-document.ts";
import type { ProviderOutcome } from "./ports.ts";
import { refuse } from "./refuse.ts";
import {
	lockSubmission,
	readSubmissionRow,
	type SubmissionRow,
	submissionsToAsk,
	updateSubmission,
} from "./submission-store.ts";

export const ASK_JOB = defineJob("verification.ask", "player");
const ASK_AGAIN_MS = 5 * MINUTE_MS;
/** Nobody comes back to a page that he opened so long ago. */
const OPEN_LIFETIME_MS = DAY_MS;
const SUBMISSIONS_A_ROUND = 50;

/** The signature is checked over the bytes as they came; then all that is believed is that there is news to ask for. */
export const receivingCallback =
	(house: House): Handler<typeof receiveDocumentCallback> =>
	async ({ params, headers }, { rawBody, ip }) => {
		const { provider } = house;
		if (provider?.name !== params.provider) throw refuseAsHouse("NOT_FOUND");
		const reading = provider.readCallback(rawBody ?? Buffer.alloc(0), headers);
		if (reading.status === "unreadable") throw refuse("CALLBACK_UNREADABLE");
		if (reading.status === "refused") {
			house.log.warn({ provider: provider.name, why: reading.why, ip }, "a callback about a document was refused");
			throw refuse("CALLBACK_REFUSED");
		}
		const submission = idText(reading.submissionId);
		// One question waits at most, however often it is called back.
		await house.database.transaction((tx) => house.outbox.enqueue(tx, ASK_JOB, { submission }, { key: submission }));
		return { received: true };
	};

/** Asks the company what became of one document, and does what it means. What it throws is tried again by the outbox. */
export async function askAbout(house: House, submissionId: Id): Promise<void> {
	const { provider } = house;
	const row = await readSubmissionRow(house.database.reader, submissionId);
	if (!provider || row?.provider !== provider.name || !row.reference) return;
	if (row.state !== "open" && row.state !== "pending") return;
	const outcome = await provider.readOutcome(row.reference);
	await house.database.transaction((tx) => hear(house, tx, row, outcome));
}

/** The same word a second time finds nothing more to do. */
async function hear(house: House, tx: Tx, found: SubmissionRow, outcome: ProviderOutcome): Promise<void> {
	const document = await lockDocument(tx, found.player_id, house.now());
	const row = (await lockSubmission(tx, found.id))!;
	if (row.state !== "open" && row.state !== "pending") return;
	if (outcome.outcome === "abandoned") return abandon(house, tx, row);
	if (outcome.outcome === "open") return askLater(house, tx, row);
	const isNews = row.state === "open";
	// Another document of his has gone further meanwhile: this one has nothing to say any more.
	if (isNews && !nextStatus("submit", document.status)) return abandon(house, tx, row);
	const status = isNews ? await moveDocument(house, tx, document, { action: "submit" }) : document.status;
	const sent = { ...row, state: "pending" as const, submitted_at: row.submitted_at ?? house.now() };
	if (outcome.outcome === "pending") {
		await updateSubmission(tx, row, { state: "pending", submitted_at: sent.submitted_at, ask_at: later(house) });
		return;
	}
	await updateSubmission(tx, row, { submitted_at: sent.submitted_at });
	await decide(house, tx, { ...document, status }, sent, decisionOf(outcome));
}

type Decided = Exclude<ProviderOutcome, { outcome: "open" | "pending" | "abandoned" }>;

function decisionOf(outcome: Decided): Decision {
	if (outcome.outcome === "invalid") return { decision: "invalid", reasons: outcome.reasons };
	return outcome.outcome === "blocked" ? { decision: "blocked", reason: outcome.reason } : { decision: "verified" };
}

const abandon = (_house: House, tx: Tx, row: SubmissionRow): Promise<void> =>
	updateSubmission(tx, row, { state: "abandoned", ask_at: null });

const askLater = (house: House, tx: Tx, row: SubmissionRow): Promise<void> =>
	house.clock.nowMs() - row.created_at.getTime() > OPEN_LIFETIME_MS
		? abandon(house, tx, row)
		: updateSubmission(tx, row, { ask_at: later(house) });

/** Callbacks get lost: what has been quiet for a while is asked about. */
export async function askProvider(house: House): Promise<void> {
	if (!house.provider) return;
	for (const row of await submissionsToAsk(house.database.reader, house.now(), SUBMISSIONS_A_ROUND)) {
		try {
			if (row.reference) await askAbout(house, row.id);
			else await house.database.transaction((tx) => askLater(house, tx, row));
		} catch (error) {
			house.log.warn({ err: error, submission: idText(row.id) }, "a document could not be asked about");
			await house.database.transaction((tx) => updateSubmission(tx, row, { ask_at: later(house) }));
		}
	}
}

const later = (house: House): Date => new Date(house.clock.nowMs() + ASK_AGAIN_MS);

export const askedInJob = (house: House, payload: Record<string, unknown>): Promise<void> =>
	askAbout(house, readId(String(payload.submission)) ?? 0n);
