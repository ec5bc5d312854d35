import { idText, readId } from "@baize/kernel/id";
import { type Binding, bind, pageOf } from "@baize/platform-server";
import {
	describePicture,
	listPictures,
	readPictureRecord,
	removePicture,
	uploadPicture,
} from "../../contract/index.ts";
import type { OfficePorts } from "../office/ports.ts";
import { describingPicture, removingPicture, uploadingPicture } from "./commands.ts";
import { listPictureRows } from "./picture-store.ts";
import { pictureRecord, pictureView } from "./picture-views.ts";

const DEFAULT_ROWS = 50;

/** The operators' calls. */
export function pictureCalls(ports: OfficePorts): Binding[] {
	const { reader } = ports.database;
	return [
		bind(listPictures, async ({ query: { limit = DEFAULT_ROWS, cursor = "", ...filter } }) => {
			const before = readId(cursor) ?? undefined;
			const found = await listPictureRows(reader, { ...filter, before, limit: limit + 1 });
			const { rows, next } = pageOf(found, limit, ({ place }) => idText(place));
			return { pictures: rows.map(pictureView), next };
		}),
		bind(readPictureRecord, ({ params }) => pictureRecord(reader, params.picture)),
		bind(uploadPicture, uploadingPicture(ports)),
		bind(describePicture, describingPicture(ports)),
		bind(removePicture, removingPicture(ports)),
	];
}
