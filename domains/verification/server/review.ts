import { MINUTE_MS } from "@baize/kernel/time";
import type { Handler, SignedInVisit, Tx } from "@baize/platform-server";
import type {
	askDocumentAgain,
	blockDocument,
	claimDocument,
	rejectDocument,
	releaseDocument,
	verifyDocument,
} from "../contract/index.ts";
import { type Decision, decide } from "./decide.ts";
import { type DocumentRow, lockDocument } from "./document-store.ts";
import { filesOf } from "./file-store.ts";
import type { House } from "./house.ts";
import { moveDocument } from "./move-document.ts";
import { named, record } from "./named.ts";
import { openedPictures } from "./picture-view-store.ts";
import { unopenedSides } from "./picture-views.ts";
import { refuse } from "./refuse.ts";
import { claim, lockSubmission, type SubmissionRow, updateSubmission } from "./submission-store.ts";
import { showReviewed } from "./views.ts";

/** For so long nobody else may decide about what an operator has in hand. */
export const CLAIM_MS = 15 * MINUTE_MS;

type InHand = { submission: SubmissionRow; document: DocumentRow };

export const claimingDocument =
	(house: House): Handler<typeof claimDocument> =>
	async ({ params }, visit) => {
		const until = new Date(house.clock.nowMs() + CLAIM_MS);
		const id = await house.database.transaction(async (tx) => {
			const submission = await named(tx, params.submission);
			if (!(await claim(tx, submission, visit.session.playerId, house.now(), until)))
				throw submission.state === "pending" ? refuse("SUBMISSION_CLAIMED") : await refuseState(house, tx, submission);
			// What the pictures are compared with is shown to whoever compares, for as long as the claim lasts.
			await house.players.revealTo(tx, visit.session.playerId, submission.player_id);
			await record(house, tx, visit, submission, "document.claimed");
			return submission.id;
		});
		return showReviewed(house, id, visit);
	};

export const releasingDocument =
	(house: House): Handler<typeof releaseDocument> =>
	async ({ params }, visit) => {
		const id = await house.database.transaction(async (tx) => {
			const { submission } = await inHand(house, tx, params.submission, visit);
			await updateSubmission(tx, submission, { claimed_by: null, claimed_until: null });
			await record(house, tx, visit, submission, "document.released");
			return submission.id;
		});
		return showReviewed(house, id, visit);
	};

export const verifyingDocument =
	(house: House): Handler<typeof verifyDocument> =>
	({ params }, visit) =>
		deciding(house, params.submission, visit, { decision: "verified" });

export const rejectingDocument =
	(house: House): Handler<typeof rejectDocument> =>
	({ params, body }, visit) => {
		const reasons = body.reasons.map(({ field, note }) => ({ field, ...(note ? { note: note.trim() } : {}) }));
		return deciding(house, params.submission, visit, { decision: "invalid", reasons });
	};

export const blockingDocument =
	(house: House): Handler<typeof blockDocument> =>
	({ params, body }, visit) =>
		deciding(house, params.submission, visit, { decision: "blocked", reason: body.reason.trim() });

/** Of a document that has been decided: it has expired, or the block was wrong. */
export const askingDocumentAgain =
	(house: House): Handler<typeof askDocumentAgain> =>
	async ({ params, body }, visit) => {
		const reason = body.reason.trim();
		const id = await house.database.transaction(async (tx) => {
			const submission = await named(tx, params.submission);
			const document = await lockDocument(tx, submission.player_id, house.now());
			await moveDocument(house, tx, document, { action: "askAgain", reason });
			await record(house, tx, visit, submission, "document.askedAgain", { reason });
			return submission.id;
		});
		return showReviewed(house, id, visit);
	};

async function deciding(house: House, text: string, visit: SignedInVisit, decision: Decision) {
	const id = await house.database.transaction(async (tx) => {
		const { submission, document } = await inHand(house, tx, text, visit);
		if (decision.decision === "verified") await requireOpened(tx, submission, visit);
		await decide(house, tx, document, submission, decision, visit.session.playerId);
		const { decision: word, ...details } = decision;
		await record(house, tx, visit, submission, `document.${word}`, details);
		return submission.id;
	});
	return showReviewed(house, id, visit);
}

/** Both locked, the player's document first, as everywhere. What is decided already is told as that, not as unclaimed. */
async function inHand(house: House, tx: Tx, text: string, { session }: SignedInVisit): Promise<InHand> {
	const found = await named(tx, text);
	const document = await lockDocument(tx, found.player_id, house.now());
	const submission = (await lockSubmission(tx, found.id))!;
	if (submission.state !== "pending") throw refuse("DOCUMENT_STATE", { status: document.status });
	const isClaimed = submission.claimed_until !== null && submission.claimed_until > house.now();
	if (!isClaimed) throw refuse("SUBMISSION_NOT_CLAIMED");
	if (submission.claimed_by !== session.playerId) throw refuse("SUBMISSION_CLAIMED");
	return { submission, document };
}

/** Nobody says of a document that they have not looked at that it is genuine. */
async function requireOpened(tx: Tx, submission: SubmissionRow, { session }: SignedInVisit): Promise<void> {
	const pictures = await filesOf(tx, submission);
	const sides = unopenedSides(pictures, await openedPictures(tx, pictures, session.playerId));
	if (sides.length > 0) throw refuse("DOCUMENT_PICTURES_UNOPENED", { sides });
}

const refuseState = async (house: House, tx: Tx, { player_id }: SubmissionRow) =>
	refuse("DOCUMENT_STATE", { status: (await lockDocument(tx, player_id, house.now())).status });
