import { type Id, idText, readId } from "@baize/kernel/id";
import type { SignedInVisit, Tx } from "@baize/platform-server";
import type { House } from "./house.ts";
import { refuse } from "./refuse.ts";
import { readSubmissionRow, type SubmissionRow } from "./submission-store.ts";

/** What an operator means. What its player has not sent yet is nobody's to look at. */
export async function named(tx: Tx, text: string): Promise<SubmissionRow> {
	const id = readId(text);
	const row = id === null ? undefined : await readSubmissionRow(tx, id);
	if (!row || row.state === "open" || row.state === "abandoned") throw refuse("SUBMISSION_NOT_FOUND");
	return row;
}

/** In the audit log, in the transaction of what was done. */
export const record = (
	house: House,
	tx: Tx,
	{ session, ip }: SignedInVisit,
	row: { id: Id; player_id: Id },
	action: string,
	details: Record<string, unknown> = {},
): Promise<void> =>
	house.audit.record(tx, {
		action,
		actorId: session.playerId,
		playerId: row.player_id,
		target: idText(row.id),
		details,
		ip,
	});
