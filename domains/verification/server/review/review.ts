import { MINUTE_MS } from "@baize/kernel/time";
import type { Handler, SignedInVisit, Tx } from "@baize/platform-server";
import type {
	blockDocument,
	claimDocument,
	rejectDocument,
	releaseDocument,
	requestDocumentAgain,
	verifyDocument,
} from "../../contract/index.ts";
import { filesOf } from "../capture/file-store.ts";
import type { VerificationDeps } from "../deps.ts";
import { type DocumentRow, lockDocument } from "../document/document-store.ts";
import { moveDocument } from "../document/move-document.ts";
import { claim, lockSubmission, type SubmissionRow, updateSubmission } from "../document/submission-store.ts";
import { refuse } from "../refuse.ts";
import { type Decision, decide } from "./decide.ts";
import { findSubmission, record } from "./find-submission.ts";
import { openedPictures } from "./picture-view-store.ts";
import { showReviewed } from "./views.ts";

/** How long no other operator may decide about a claimed document. */
const CLAIM_MS = 15 * MINUTE_MS;

type Claimed = { submission: SubmissionRow; document: DocumentRow };

export const claimingDocument =
	(deps: VerificationDeps): Handler<typeof claimDocument> =>
	async ({ params }, visit) => {
		const until = new Date(deps.clock.nowMs() + CLAIM_MS);
		const id = await deps.database.transaction(async (tx) => {
			const submission = await findSubmission(tx, params.submission);
			if (!(await claim(tx, submission, visit.session.playerId, deps.now(), until)))
				throw submission.state === "pending" ? refuse("SUBMISSION_CLAIMED") : await refuseState(deps, tx, submission);
			// The operator who claims it sees the data that the pictures are compared with, for as long as the claim lasts.
			await deps.players.revealTo(tx, visit.session.playerId, submission.player_id);
			await record(deps, tx, visit, submission, "document.claimed");
			return submission.id;
		});
		return showReviewed(deps, id, visit);
	};

export const releasingDocument =
	(deps: VerificationDeps): Handler<typeof releaseDocument> =>
	async ({ params }, visit) => {
		const id = await deps.database.transaction(async (tx) => {
			const { submission } = await lockClaimed(deps, tx, params.submission, visit);
			await updateSubmission(tx, submission, { claimed_by: null, claimed_until: null });
			await record(deps, tx, visit, submission, "document.released");
			return submission.id;
		});
		return showReviewed(deps, id, visit);
	};

export const verifyingDocument =
	(deps: VerificationDeps): Handler<typeof verifyDocument> =>
	({ params }, visit) =>
		deciding(deps, params.submission, visit, { decision: "verified" });

export const rejectingDocument =
	(deps: VerificationDeps): Handler<typeof rejectDocument> =>
	({ params, body }, visit) => {
		const reasons = body.reasons.map(({ field, note }) => ({ field, ...(note ? { note: note.trim() } : {}) }));
		return deciding(deps, params.submission, visit, { decision: "invalid", reasons });
	};

export const blockingDocument =
	(deps: VerificationDeps): Handler<typeof blockDocument> =>
	({ params, body }, visit) =>
		deciding(deps, params.submission, visit, { decision: "blocked", reason: body.reason.trim() });

/** For a document that has been decided: it has expired, or the block was wrong. */
export const requestingDocumentAgain =
	(deps: VerificationDeps): Handler<typeof requestDocumentAgain> =>
	async ({ params, body }, visit) => {
		const reason = body.reason.trim();
		const id = await deps.database.transaction(async (tx) => {
			const submission = await findSubmission(tx, params.submission);
			const document = await lockDocument(tx, submission.player_id, deps.now());
			await moveDocument(deps, tx, document, { action: "requestAgain", reason });
			await record(deps, tx, visit, submission, "document.askedAgain", { reason });
			return submission.id;
		});
		return showReviewed(deps, id, visit);
	};

async function deciding(deps: VerificationDeps, text: string, visit: SignedInVisit, decision: Decision) {
	const id = await deps.database.transaction(async (tx) => {
		const { submission, document } = await lockClaimed(deps, tx, text, visit);
		if (decision.decision === "verified") await requireOpened(tx, submission, visit);
		await decide(deps, tx, document, submission, decision, visit.session.playerId);
		const { decision: outcome, ...details } = decision;
		await record(deps, tx, visit, submission, `document.${outcome}`, details);
		return submission.id;
	});
	return showReviewed(deps, id, visit);
}

/**
 * Locks both rows, the player's document first, as everywhere. A decided document is refused as decided, not as
 * unclaimed.
 */
async function lockClaimed(deps: VerificationDeps, tx: Tx, text: string, { session }: SignedInVisit): Promise<Claimed> {
	const found = await findSubmission(tx, text);
	const document = await lockDocument(tx, found.player_id, deps.now());
	const submission = (await lockSubmission(tx, found.id))!;
	if (submission.state !== "pending") throw refuse("DOCUMENT_STATE", { status: document.status });
	const isClaimed = submission.claimed_until !== null && submission.claimed_until > deps.now();
	if (!isClaimed) throw refuse("SUBMISSION_NOT_CLAIMED");
	if (submission.claimed_by !== session.playerId) throw refuse("SUBMISSION_CLAIMED");
	return { submission, document };
}

/** An operator cannot verify a document without having viewed its pictures. */
async function requireOpened(tx: Tx, submission: SubmissionRow, { session }: SignedInVisit): Promise<void> {
	const pictures = await filesOf(tx, submission);
	const opened = await openedPictures(tx, pictures, session.playerId);
	const sides = pictures.filter(({ id }) => !opened.has(id)).map(({ side }) => side);
	if (sides.length > 0) throw refuse("DOCUMENT_PICTURES_UNOPENED", { sides });
}

const refuseState = async (deps: VerificationDeps, tx: Tx, { player_id }: SubmissionRow) =>
	refuse("DOCUMENT_STATE", { status: (await lockDocument(tx, player_id, deps.now())).status });
