import { bucketOf, type Id } from "@baize/kernel/id";
import type { Handler, Tx } from "@baize/platform-server";
import { type DocumentStatus, ID_DOCUMENT, type Kind, sidesOf, type submitDocument, TRIES } from "../contract/index.ts";
import { decide } from "./decide.ts";
import { type DocumentRow, lockDocument } from "./document-store.ts";
import { drafts, type FileRow, sendDrafts } from "./file-store.ts";
import type { House } from "./house.ts";
import { moveDocument } from "./move-document.ts";
import { refuse } from "./refuse.ts";
import { insertSubmission, type SubmissionRow } from "./submission-store.ts";

/** Of pictures that are taken and looked at in the house. */
export const EMBEDDED = "embedded";

type Wish = { playerId: Id; kind: Kind; country: string };

/** The pictures that were uploaded become one document, which waits for an operator. */
export const submittingDocument =
	(house: House): Handler<typeof submitDocument> =>
	async ({ body }, { session: { playerId } }) => {
		if (house.provider) throw refuse("CAPTURE_NOT_OFFERED");
		const status = await house.database.transaction((tx) => submit(house, tx, { playerId, ...body }));
		return { documentType: ID_DOCUMENT, status };
	};

async function submit(house: House, tx: Tx, { playerId, kind, country }: Wish): Promise<DocumentStatus> {
	const row = await lockDocument(tx, playerId, house.now());
	if (row.invalid_count >= TRIES) throw refuse("DOCUMENT_TRIES_USED", { limit: TRIES });
	const status = await moveDocument(house, tx, row, { action: "submit" });
	const sides = sidesOf(kind);
	const files = await drafts(tx, playerId);
	const missing = sides.find((side) => !files.some((file) => file.side === side));
	if (missing) throw refuse("SIDE_MISSING", { side: missing });
	const submission = newSubmission(house, { playerId, kind, country });
	await insertSubmission(tx, submission);
	await sendDrafts(tx, playerId, submission.id, sides, null);
	const rehearsed = await rehearse(house, tx, { ...row, status }, submission, files);
	return rehearsed ?? status;
}

/** Outside production a file's name says what is to become of it, at once. */
async function rehearse(
	house: House,
	tx: Tx,
	row: DocumentRow,
	submission: SubmissionRow,
	files: readonly FileRow[],
): Promise<DocumentStatus | undefined> {
	const wanted = files.filter(({ side, rehearsal }) => rehearsal && sidesOf(submission.kind!).includes(side));
	if (wanted.some(({ rehearsal }) => rehearsal === "forged"))
		return decide(house, tx, row, submission, { decision: "blocked", reason: "The document is not genuine." });
	const [first] = wanted;
	if (!first) return undefined;
	const reasons = [{ field: first.side }, { field: "quality" as const }];
	return decide(house, tx, row, submission, { decision: "invalid", reasons });
}

const newSubmission = (house: House, { playerId, kind, country }: Wish): SubmissionRow => ({
	bucket: bucketOf(playerId),
	id: house.ids(),
	player_id: playerId,
	provider: EMBEDDED,
	reference: null,
	kind,
	country,
	state: "pending",
	reasons: [],
	reason: null,
	created_at: house.now(),
	submitted_at: house.now(),
	decided_at: null,
	decided_by: null,
	claimed_by: null,
	claimed_until: null,
	ask_at: null,
});
