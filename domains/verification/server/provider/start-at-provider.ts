import { refuse as refuseCommon } from "@baize/kernel/error";
import { bucketOf, type Id, idText } from "@baize/kernel/id";
import type { Locale } from "@baize/kernel/locale";
import { HOUR_MS, MINUTE_MS } from "@baize/kernel/time";
import { pages, pathIn } from "@baize/platform-paths";
import { SUBMITTED } from "../../contract/index.ts";
import { spend } from "../attempt-store.ts";
import type { VerificationDeps } from "../deps.ts";
import { insertSubmission, updateSubmission } from "../document/submission-store.ts";
import type { DocumentProvider } from "../ports.ts";

/** Each transaction costs money, so repeatedly opening the page must not start more and more of them. */
const BUDGET = { kind: "start", limit: 20, windowMs: HOUR_MS };
const FIRST_QUESTION_MS = 2 * MINUTE_MS;

/** Stored before the company is called, so that its callback always finds the submission. */
export async function startAtProvider(
	deps: VerificationDeps,
	provider: DocumentProvider,
	playerId: Id,
	locale: Locale,
): Promise<string> {
	const spent = await spend(deps, playerId, BUDGET);
	if (!spent.isLeft) throw refuseCommon("TOO_MANY_REQUESTS", undefined, spent.waitMs);
	const id = deps.ids();
	const submission = opened(deps, provider.name, playerId, id);
	await deps.database.transaction((tx) => insertSubmission(tx, submission));
	const resultUrl = (transactionStatus: string): string =>
		deps.publicUrl + pathIn(locale, pages.documentResult, { transactionStatus });
	const callbackUrl = `${deps.publicUrl}/api/v1/verification/callbacks/${provider.name}`;
	const order = {
		submissionId: id,
		playerId,
		locale,
		successUrl: resultUrl(SUBMITTED),
		errorUrl: resultUrl("ERROR"),
		callbackUrl,
	};
	const started = await provider.start(order).catch((error: unknown) => {
		deps.log.warn({ err: error, submission: idText(id) }, "the company that verifies did not begin a transaction");
		throw refuseCommon("OUTSIDE_UNAVAILABLE");
	});
	await deps.database.transaction((tx) => updateSubmission(tx, submission, { reference: started.reference }));
	return started.url;
}

const opened = (deps: VerificationDeps, provider: string, playerId: Id, id: Id) => ({
	bucket: bucketOf(playerId),
	id,
	player_id: playerId,
	provider,
	reference: null,
	kind: null,
	country: null,
	state: "open" as const,
	reasons: [],
	reason: null,
	created_at: deps.now(),
	submitted_at: null,
	decided_at: null,
	decided_by: null,
	claimed_by: null,
	claimed_until: null,
	ask_at: new Date(deps.clock.nowMs() + FIRST_QUESTION_MS),
});
