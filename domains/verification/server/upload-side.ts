import { refuse as refuseAsHouse } from "@baize/kernel/error";
import { bucketOf, idText } from "@baize/kernel/id";
import type { Handler } from "@baize/platform-server";
import {
	DRAFT_KEPT_MS,
	FILE_NAME_HEADER,
	MAX_FILE_BYTES,
	MIN_LONG_PX,
	MIN_SHORT_PX,
	nextStatus,
	UPLOAD_WINDOW_MS,
	UPLOADS_AN_HOUR,
	type uploadSide,
} from "../contract/index.ts";
import { spend } from "./attempt-store.ts";
import { statusIn } from "./document-store.ts";
import { insertDraft } from "./file-store.ts";
import type { House } from "./house.ts";
import { cleanPicture, type Fault, type Picture } from "./picture.ts";
import { refuse } from "./refuse.ts";
import type { Rehearsal } from "./tables.ts";

const BUDGET = { kind: "upload", limit: UPLOADS_AN_HOUR, windowMs: UPLOAD_WINDOW_MS };

/** Each side comes by itself, so that what is wrong with one is told before the other is looked for. */
export const uploadingSide =
	(house: House): Handler<typeof uploadSide> =>
	async ({ params: { side }, headers }, { session: { playerId }, rawBody }) => {
		if (house.provider) throw refuse("CAPTURE_NOT_OFFERED");
		const spent = await spend(house, playerId, BUDGET);
		if (!spent.isLeft) throw refuseAsHouse("TOO_MANY_REQUESTS", undefined, spent.waitMs);
		const status = await statusIn(house.database.reader, playerId);
		if (!nextStatus("submit", status)) throw refuse("DOCUMENT_STATE", { status });
		const picture = await readPicture(house, rawBody);
		const id = house.ids();
		const { sealed, wrappedKey } = house.sealing.seal(picture.bytes, id);
		await house.storage.put(idText(id), sealed);
		const nowMs = house.clock.nowMs();
		await house.database.transaction((tx) =>
			insertDraft(tx, {
				bucket: bucketOf(playerId),
				id,
				player_id: playerId,
				submission_id: null,
				side,
				rehearsal: house.isRehearsal ? rehearsalOf(headers[FILE_NAME_HEADER]) : null,
				wrapped_key: wrappedKey,
				width: picture.width,
				height: picture.height,
				created_at: new Date(nowMs),
				delete_at: new Date(nowMs + DRAFT_KEPT_MS),
				deleted_at: null,
			}),
		);
		return undefined;
	};

async function readPicture({ inTurn }: House, bytes: Buffer | undefined): Promise<Picture> {
	if (!bytes || bytes.length === 0) throw refuse("FILE_TYPE");
	if (bytes.length > MAX_FILE_BYTES) throw refuse("FILE_TOO_LARGE", { maxMegabytes: MAX_FILE_BYTES / (1024 * 1024) });
	const read = await inTurn(() => cleanPicture(bytes));
	if ("fault" in read) throw refusalOf(read);
	return read;
}

function refusalOf(fault: Fault) {
	if (fault.fault === "small") {
		const { width, height } = fault;
		return refuse("FILE_TOO_SMALL", { width, height, minLong: MIN_LONG_PX, minShort: MIN_SHORT_PX });
	}
	if (fault.fault === "blank") return refuse("FILE_BLANK");
	return fault.fault === "type" ? refuse("FILE_TYPE") : refuse("FILE_UNREADABLE");
}

/** "blurred.jpg" will be INVALID and "forged.jpg" BLOCKED: values that always end the same way, for whoever rehearses. */
export function rehearsalOf(fileName = ""): Rehearsal | null {
	const stem = /^([a-z]+)\.[^.]*$/i.exec(fileName)?.[1]?.toLowerCase();
	return stem === "blurred" || stem === "forged" ? stem : null;
}
