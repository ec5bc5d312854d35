import { check } from "@baize/kernel/check";
import { type Id, idText, readId } from "@baize/kernel/id";
import { FileReply, type Handler, pageOf, type Reader, type SignedInVisit } from "@baize/platform-server";
import type {
	listDocumentQueue,
	QueuedDocumentView,
	ReviewedDocumentView,
	readDocumentImage,
	readReviewedDocument,
} from "../../contract/index.ts";
import { type FileRow, filesOf } from "../capture/file-store.ts";
import type { VerificationDeps } from "../deps.ts";
import { readDocumentRow } from "../document/document-store.ts";
import { queued, readSubmissionRow, type SubmissionRow } from "../document/submission-store.ts";
import { refuse } from "../refuse.ts";
import { findSubmission } from "./find-submission.ts";
import { insertPictureView, openedPictures } from "./picture-view-store.ts";

const PER_PAGE = 25;

export const listingQueue =
	(deps: VerificationDeps): Handler<typeof listDocumentQueue> =>
	async ({ query: { state, player, cursor = "", limit = PER_PAGE } }, visit) => {
		const playerId = player === undefined ? undefined : (readId(player) ?? 0n);
		const filter = { state, playerId, after: readId(cursor) ?? undefined, limit: limit + 1 };
		const { rows, next } = pageOf(await queued(deps.database.reader, filter), limit, ({ id }) => idText(id));
		return { items: await Promise.all(rows.map((row) => queuedView(deps, row, visit))), next };
	};

export const readingReviewed =
	(deps: VerificationDeps): Handler<typeof readReviewedDocument> =>
	async ({ params }, visit) => {
		const { id } = await deps.database.transaction((tx) => findSubmission(tx, params.submission));
		return showReviewed(deps, id, visit);
	};

/**
 * A picture is sent only after the view is in the audit log, and only a picture that could be decrypted counts as
 * viewed, because verifying requires having viewed each.
 */
export const readingImage =
	(deps: VerificationDeps): Handler<typeof readDocumentImage> =>
	async ({ params: { submission: text, side } }, visit) => {
		const { database, clock } = deps;
		const { submission, file } = await database.transaction(async (tx) => {
			const found = await findSubmission(tx, text);
			return { submission: found, file: (await filesOf(tx, found)).find((of) => of.side === side) };
		});
		if (!file?.wrapped_key) throw refuse("SUBMISSION_NOT_FOUND");
		const sealed = await deps.storage.get(idText(file.id));
		check(sealed, "a picture that is not deleted lies in the storage");
		const picture = deps.sealing.open(sealed, file.wrapped_key, file.id);
		await database.transaction((tx) => insertPictureView(tx, file, visit.session.playerId, new Date(clock.nowMs())));
		return new FileReply(picture, "image/jpeg", { playerId: idText(submission.player_id) });
	};

export async function showReviewed(
	deps: VerificationDeps,
	id: Id,
	visit: SignedInVisit,
): Promise<ReviewedDocumentView> {
	const { reader } = deps.database;
	const row = (await readSubmissionRow(reader, id))!;
	const [queuedRow, document, files, person] = await Promise.all([
		queuedView(deps, row, visit),
		readDocumentRow(reader, row.player_id),
		filesOf(reader, row),
		personOf(deps, reader, row.player_id),
	]);
	const opened = await openedPictures(reader, files, visit.session.playerId);
	return {
		...queuedRow,
		...(person ? { person } : {}),
		status: document?.status ?? "REQUESTED",
		images: files.map((file) => ({ ...imageView(file), isOpenedByMe: opened.has(file.id) })),
		reasons: row.reasons,
		...(row.reason ? { reason: row.reason } : {}),
		invalidCount: document?.invalid_count ?? 0,
	};
}

const imageView = ({ side, width, height, wrapped_key }: FileRow) => ({
	side,
	width,
	height,
	isDeleted: wrapped_key === null,
});

async function personOf({ players }: VerificationDeps, reader: Reader, playerId: Id) {
	const [player, birthDate] = await Promise.all([
		players.readPlayer(reader, playerId),
		players.readBirthDate(reader, playerId),
	]);
	if (!player) return undefined;
	const { firstName, lastName, email, country, subdivision } = player;
	return { firstName, lastName, email, country, subdivision, ...(birthDate ? { birthDate } : {}) };
}

async function queuedView(
	{ players, database: { reader }, clock }: VerificationDeps,
	row: SubmissionRow,
	{ session }: SignedInVisit,
): Promise<QueuedDocumentView> {
	const isClaimed =
		row.claimed_by !== null && row.claimed_until !== null && row.claimed_until.getTime() > clock.nowMs();
	const [player, operator] = await Promise.all([
		players.readPlayer(reader, row.player_id),
		isClaimed ? players.readName(reader, row.claimed_by!) : undefined,
	]);
	check(row.state !== "open" && row.state !== "abandoned", "only what was sent is looked at");
	return {
		id: idText(row.id),
		playerId: idText(row.player_id),
		...(player ? { playerName: player.displayName } : {}),
		state: row.state,
		...(row.kind ? { kind: row.kind } : {}),
		...(row.country ? { country: row.country } : {}),
		provider: row.provider,
		submittedAtMs: (row.submitted_at ?? row.created_at).getTime(),
		...(row.decided_at ? { decidedAtMs: row.decided_at.getTime() } : {}),
		...(isClaimed
			? {
					claim: {
						operator: operator ?? idText(row.claimed_by!),
						isMine: row.claimed_by === session.playerId,
						untilMs: row.claimed_until!.getTime(),
					},
				}
			: {}),
	};
}
