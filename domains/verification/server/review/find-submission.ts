import { type Id, idText, readId } from "@baize/kernel/id";
import type { SignedInVisit, Tx } from "@baize/platform-server";
import type { VerificationDeps } from "../deps.ts";
import { readSubmissionRow, type SubmissionRow } from "../document/submission-store.ts";
import { refuse } from "../refuse.ts";

/** The submission that an operator's call names. One that the player has not submitted yet is not found. */
export async function findSubmission(tx: Tx, text: string): Promise<SubmissionRow> {
	const id = readId(text);
	const row = id === null ? undefined : await readSubmissionRow(tx, id);
	if (!row || row.state === "open" || row.state === "abandoned") throw refuse("SUBMISSION_NOT_FOUND");
	return row;
}

/** Records in the audit log, in the transaction of the action. */
export const record = (
	deps: VerificationDeps,
	tx: Tx,
	{ session, ip }: SignedInVisit,
	row: { id: Id; player_id: Id },
	action: string,
	details: Record<string, unknown> = {},
): Promise<void> =>
	deps.audit.record(tx, {
		action,
		actorId: session.playerId,
		playerId: row.player_id,
		target: idText(row.id),
		details,
		ip,
	});
