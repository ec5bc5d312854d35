import { refuse as refuseCommon } from "@baize/kernel/error";
import { bucketOf, idText } from "@baize/kernel/id";
import type { Handler } from "@baize/platform-server";
import {
	DRAFT_RETENTION_MS,
	FILE_NAME_HEADER,
	MAX_FILE_BYTES,
	MIN_LONG_PX,
	MIN_SHORT_PX,
	nextStatus,
	UPLOAD_WINDOW_MS,
	UPLOADS_AN_HOUR,
	type uploadSide,
} from "../../contract/index.ts";
import { spend } from "../attempt-store.ts";
import type { VerificationDeps } from "../deps.ts";
import { statusIn } from "../document/document-store.ts";
import { refuse } from "../refuse.ts";
import type { Rehearsal } from "../tables.ts";
import { insertDraft } from "./file-store.ts";
import { cleanPicture, type Picture, type PictureIssue } from "./picture.ts";

const BUDGET = { kind: "upload", limit: UPLOADS_AN_HOUR, windowMs: UPLOAD_WINDOW_MS };

/** Each side is uploaded separately, so that an error in one is shown before the player looks for the other. */
export const uploadingSide =
	(deps: VerificationDeps): Handler<typeof uploadSide> =>
	async ({ params: { side }, headers }, { session: { playerId }, rawBody }) => {
		if (deps.provider) throw refuse("CAPTURE_NOT_OFFERED");
		const spent = await spend(deps, playerId, BUDGET);
		if (!spent.isLeft) throw refuseCommon("TOO_MANY_REQUESTS", undefined, spent.waitMs);
		const status = await statusIn(deps.database.reader, playerId);
		if (!nextStatus("submit", status)) throw refuse("DOCUMENT_STATE", { status });
		const picture = await readPicture(deps, rawBody);
		const id = deps.ids();
		const { sealed, wrappedKey } = deps.sealing.seal(picture.bytes, id);
		await deps.storage.put(idText(id), sealed);
		const nowMs = deps.clock.nowMs();
		await deps.database.transaction((tx) =>
			insertDraft(tx, {
				bucket: bucketOf(playerId),
				id,
				player_id: playerId,
				submission_id: null,
				side,
				rehearsal: deps.isRehearsal ? rehearsalOf(headers[FILE_NAME_HEADER]) : null,
				wrapped_key: wrappedKey,
				width: picture.width,
				height: picture.height,
				created_at: new Date(nowMs),
				delete_at: new Date(nowMs + DRAFT_RETENTION_MS),
				deleted_at: null,
			}),
		);
		return undefined;
	};

async function readPicture({ pictureQueue }: VerificationDeps, bytes: Buffer | undefined): Promise<Picture> {
	if (!bytes || bytes.length === 0) throw refuse("FILE_TYPE");
	if (bytes.length > MAX_FILE_BYTES) throw refuse("FILE_TOO_LARGE", { maxMegabytes: MAX_FILE_BYTES / (1024 * 1024) });
	const read = await pictureQueue(() => cleanPicture(bytes));
	if ("issue" in read) throw refusalOf(read);
	return read;
}

function refusalOf(issue: PictureIssue) {
	if (issue.issue === "small") {
		const { width, height } = issue;
		return refuse("FILE_TOO_SMALL", { width, height, minLong: MIN_LONG_PX, minShort: MIN_SHORT_PX });
	}
	if (issue.issue === "blank") return refuse("FILE_BLANK");
	return issue.issue === "type" ? refuse("FILE_TYPE") : refuse("FILE_UNREADABLE");
}

/** "blurred.jpg" becomes INVALID and "forged.jpg" BLOCKED: fixed outcomes for rehearsals. */
function rehearsalOf(fileName = ""): Rehearsal | null {
	const stem = /^([a-z]+)\.[^.]*$/i.exec(fileName)?.[1]?.toLowerCase();
	return stem === "blurred" || stem === "forged" ? stem : null;
}
