import { refuse as refuseAsHouse } from "@baize/kernel/error";
import { bucketOf, type Id, idText } from "@baize/kernel/id";
import type { Locale } from "@baize/kernel/locale";
import { HOUR_MS, MINUTE_MS } from "@baize/kernel/time";
import { RESULT_PATH, SUBMITTED } from "../contract/index.ts";
import { spend } from "./attempt-store.ts";
import type { House } from "./house.ts";
import type { DocumentProvider } from "./ports.ts";
import { insertSubmission, updateSubmission } from "./submission-store.ts";

/** Each transaction costs money, so a page that is opened again and again does not begin them for ever. */
const BUDGET = { kind: "start", limit: 20, windowMs: HOUR_MS };
const FIRST_QUESTION_MS = 2 * MINUTE_MS;

/** Written down first, then asked of the company, so that its callback always finds what it is about. */
export async function startAtProvider(
	house: House,
	provider: DocumentProvider,
	playerId: Id,
	locale: Locale,
): Promise<string> {
	const spent = await spend(house, playerId, BUDGET);
	if (!spent.isLeft) throw refuseAsHouse("TOO_MANY_REQUESTS", undefined, spent.waitMs);
	const id = house.ids();
	const submission = opened(house, provider.name, playerId, id);
	await house.database.transaction((tx) => insertSubmission(tx, submission));
	const result = `${house.publicUrl}/${locale}${RESULT_PATH}?transactionStatus=`;
	const callbackUrl = `${house.publicUrl}/api/v1/verification/callbacks/${provider.name}`;
	const order = {
		submissionId: id,
		playerId,
		locale,
		successUrl: result + SUBMITTED,
		errorUrl: `${result}ERROR`,
		callbackUrl,
	};
	const started = await provider.start(order).catch((error: unknown) => {
		house.log.warn({ err: error, submission: idText(id) }, "the company that verifies did not begin a transaction");
		throw refuseAsHouse("OUTSIDE_UNAVAILABLE");
	});
	await house.database.transaction((tx) => updateSubmission(tx, submission, { reference: started.reference }));
	return started.url;
}

const opened = (house: House, provider: string, playerId: Id, id: Id) => ({
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
	created_at: house.now(),
	submitted_at: null,
	decided_at: null,
	decided_by: null,
	claimed_by: null,
	claimed_until: null,
	ask_at: new Date(house.clock.nowMs() + FIRST_QUESTION_MS),
});
