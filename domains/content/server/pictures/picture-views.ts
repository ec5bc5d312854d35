import type { Reader } from "@baize/platform-server";
import { type PictureRecord, type PictureRow as PictureView, refusePicture } from "../../contract/index.ts";
import { entryRow } from "../office/entry-views.ts";
import type { PictureRow } from "../tables.ts";
import { readPictureRow, readUses } from "./picture-store.ts";

export const pictureView = (row: PictureRow & { uses: number }): PictureView => ({
	id: row.id,
	name: row.name,
	width: row.width,
	height: row.height,
	bytes: row.bytes,
	focus: { x: row.focus_x, y: row.focus_y },
	state: row.alts ? "ready" : "textsMissing",
	alt: row.alts?.en ?? "",
	byName: row.uploaded_by,
	uploadedAtMs: row.uploaded_at.getTime(),
	uses: row.uses,
});

export async function pictureRecord(reader: Reader, id: string): Promise<PictureRecord> {
	const row = await readPictureRow(reader, id);
	if (!row) throw refusePicture("PICTURE_UNKNOWN");
	return { ...pictureView(row), alts: row.alts, usedIn: (await readUses(reader, id)).map(entryRow) };
}
