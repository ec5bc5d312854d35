import type { Id } from "@baize/kernel/id";
import type { Tx } from "@baize/platform-server";
import type { DocumentAction, DocumentStatus, Reason } from "../contract/index.ts";
import type { DocumentRow } from "./document-store.ts";
import type { House } from "./house.ts";
import { moveDocument } from "./move-document.ts";
import { keepAfter } from "./retention.ts";
import { type SubmissionRow, updateSubmission } from "./submission-store.ts";

export type Decision =
	| { decision: "verified" }
	| { decision: "invalid"; reasons: readonly Reason[] }
	| { decision: "blocked"; reason: string };

const ACTIONS: Record<Decision["decision"], DocumentAction> = {
	verified: "verify",
	invalid: "reject",
	blocked: "block",
};

/** What somebody has found a document to be: the status, the submission and how long its pictures are kept. */
export async function decide(
	house: House,
	tx: Tx,
	row: DocumentRow,
	submission: SubmissionRow,
	decision: Decision,
	operatorId?: Id,
): Promise<DocumentStatus> {
	const reasons = decision.decision === "invalid" ? decision.reasons : [];
	const reason = decision.decision === "blocked" ? decision.reason : undefined;
	const status = await moveDocument(house, tx, row, {
		action: ACTIONS[decision.decision],
		reasons,
		...(reason === undefined ? {} : { reason }),
	});
	await updateSubmission(tx, submission, {
		state: decision.decision,
		reasons,
		reason: reason ?? null,
		decided_at: house.now(),
		decided_by: operatorId ?? null,
		claimed_by: null,
		claimed_until: null,
		ask_at: null,
	});
	await keepAfter(house, tx, submission, decision.decision);
	return status;
}
