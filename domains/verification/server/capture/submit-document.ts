import { bucketOf, type Id } from "@baize/kernel/id";
import type { Handler, Tx } from "@baize/platform-server";
import {
	type DocumentStatus,
	ID_DOCUMENT,
	type Kind,
	sidesOf,
	type submitDocument,
	TRIES,
} from "../../contract/index.ts";
import type { VerificationDeps } from "../deps.ts";
import { type DocumentRow, lockDocument } from "../document/document-store.ts";
import { moveDocument } from "../document/move-document.ts";
import { insertSubmission, type SubmissionRow } from "../document/submission-store.ts";
import { refuse } from "../refuse.ts";
import { decide } from "../review/decide.ts";
import { drafts, type FileRow, sendDrafts } from "./file-store.ts";

/** For pictures that are taken and reviewed here. */
const EMBEDDED = "embedded";

type SubmitRequest = { playerId: Id; kind: Kind; country: string };

/** Turns the uploaded pictures into one submission, which waits for an operator. */
export const submittingDocument =
	(deps: VerificationDeps): Handler<typeof submitDocument> =>
	async ({ body }, { session: { playerId } }) => {
		if (deps.provider) throw refuse("CAPTURE_NOT_OFFERED");
		const status = await deps.database.transaction((tx) => submit(deps, tx, { playerId, ...body }));
		return { documentType: ID_DOCUMENT, status };
	};

async function submit(
	deps: VerificationDeps,
	tx: Tx,
	{ playerId, kind, country }: SubmitRequest,
): Promise<DocumentStatus> {
	const row = await lockDocument(tx, playerId, deps.now());
	if (row.invalid_count >= TRIES) throw refuse("DOCUMENT_TRIES_USED", { limit: TRIES });
	const status = await moveDocument(deps, tx, row, { action: "submit" });
	const sides = sidesOf(kind);
	const files = await drafts(tx, playerId);
	const missing = sides.find((side) => !files.some((file) => file.side === side));
	if (missing) throw refuse("SIDE_MISSING", { side: missing });
	const submission = newSubmission(deps, { playerId, kind, country });
	await insertSubmission(tx, submission);
	await sendDrafts(tx, playerId, submission.id, sides, null);
	const rehearsed = await rehearse(deps, tx, { ...row, status }, submission, files);
	return rehearsed ?? status;
}

/** Outside production a file's name decides the outcome at once. */
async function rehearse(
	deps: VerificationDeps,
	tx: Tx,
	row: DocumentRow,
	submission: SubmissionRow,
	files: readonly FileRow[],
): Promise<DocumentStatus | undefined> {
	const wanted = files.filter(({ side, rehearsal }) => rehearsal && sidesOf(submission.kind!).includes(side));
	if (wanted.some(({ rehearsal }) => rehearsal === "forged"))
		return decide(deps, tx, row, submission, { decision: "blocked", reason: "The document is not genuine." });
	const [first] = wanted;
	if (!first) return undefined;
	const reasons = [{ field: first.side }, { field: "quality" as const }];
	return decide(deps, tx, row, submission, { decision: "invalid", reasons });
}

const newSubmission = (deps: VerificationDeps, { playerId, kind, country }: SubmitRequest): SubmissionRow => ({
	bucket: bucketOf(playerId),
	id: deps.ids(),
	player_id: playerId,
	provider: EMBEDDED,
	reference: null,
	kind,
	country,
	state: "pending",
	reasons: [],
	reason: null,
	created_at: deps.now(),
	submitted_at: deps.now(),
	decided_at: null,
	decided_by: null,
	claimed_by: null,
	claimed_until: null,
	ask_at: null,
});
