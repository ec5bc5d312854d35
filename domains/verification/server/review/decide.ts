import type { Id } from "@baize/kernel/id";
import type { Tx } from "@baize/platform-server";
import type { DocumentAction, DocumentStatus, FieldReason } from "../../contract/index.ts";
import { retainAfter } from "../capture/retention.ts";
import type { VerificationDeps } from "../deps.ts";
import type { DocumentRow } from "../document/document-store.ts";
import { moveDocument } from "../document/move-document.ts";
import { type SubmissionRow, updateSubmission } from "../document/submission-store.ts";

export type Decision =
	| { decision: "verified" }
	| { decision: "invalid"; reasons: readonly FieldReason[] }
	| { decision: "blocked"; reason: string };

const ACTIONS: Record<Decision["decision"], DocumentAction> = {
	verified: "verify",
	invalid: "reject",
	blocked: "block",
};

/** Records a decision about a document: the status, the submission and how long its pictures are retained. */
export async function decide(
	deps: VerificationDeps,
	tx: Tx,
	row: DocumentRow,
	submission: SubmissionRow,
	decision: Decision,
	operatorId?: Id,
): Promise<DocumentStatus> {
	const reasons = decision.decision === "invalid" ? decision.reasons : [];
	const reason = decision.decision === "blocked" ? decision.reason : undefined;
	const status = await moveDocument(deps, tx, row, {
		action: ACTIONS[decision.decision],
		reasons,
		...(reason === undefined ? {} : { reason }),
	});
	await updateSubmission(tx, submission, {
		state: decision.decision,
		reasons,
		reason: reason ?? null,
		decided_at: deps.now(),
		decided_by: operatorId ?? null,
		claimed_by: null,
		claimed_until: null,
		ask_at: null,
	});
	await retainAfter(deps, tx, submission, decision.decision);
	return status;
}
