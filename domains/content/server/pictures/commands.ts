import { type Handler, openWorkQueue, type SignedInVisit, type Tx } from "@baize/platform-server";
import {
	CONTENT_CHANGED,
	type describePicture,
	MAX_PICTURE_BYTES,
	PICTURE_NAME_HEADER,
	refusePicture,
	type removePicture,
	type uploadPicture,
} from "../../contract/index.ts";
import type { OfficePorts } from "../office/ports.ts";
import { countChange, lockChanges } from "../store.ts";
import { cleanPicture, type StoredPicture } from "./clean-picture.ts";
import { insertPicture, readUses, updatePicture } from "./picture-store.ts";
import { pictureRecord } from "./picture-views.ts";

/** A large picture takes a gigabyte while it is decoded, so one at a time. */
const QUEUE = { atOnce: 1, waiting: 10 };
const NAME_LENGTH = 120;

type Did = { action: string; picture: string; details: Record<string, unknown>; visit: SignedInVisit };

const record = ({ audit }: OfficePorts, tx: Tx, { action, picture, details, visit }: Did): Promise<void> =>
	audit.record(tx, { action, actorId: visit.session.playerId, target: picture, details, ip: visit.ip });

const announce = ({ outbox }: OfficePorts, tx: Tx, picture: string): Promise<void> =>
	outbox.announce(tx, CONTENT_CHANGED, { contentType: "picture", slug: picture, locale: "*" });

/** The bytes are stored before the row: a row without its bytes would be a picture that cannot be shown. */
export function uploadingPicture(ports: OfficePorts): Handler<typeof uploadPicture> {
	const queue = openWorkQueue(QUEUE);
	return async ({ headers }, visit) => {
		const { rawBody = Buffer.alloc(0) } = visit;
		if (rawBody.length > MAX_PICTURE_BYTES) throw refusePicture("PICTURE_TOO_LARGE");
		const read = await queue(() => cleanPicture(rawBody));
		if ("issue" in read) throw refusePicture(read.issue);
		await ports.pictures.storage.put(read.id, read.bytes);
		const name = nameIn(headers[PICTURE_NAME_HEADER]);
		const by = await ports.nameOf(visit.session);
		return {
			id: read.id,
			isNew: await ports.database.transaction((tx) => added(ports, tx, { read, name, by, visit })),
		};
	};
}

type Added = { read: StoredPicture; name: string; by: string; visit: SignedInVisit };

async function added(ports: OfficePorts, tx: Tx, { read, name, by, visit }: Added): Promise<boolean> {
	const { id, bytes, width, height } = read;
	const isNew = await insertPicture(tx, {
		...{ id, name, width, height, bytes: bytes.length },
		place: ports.ids(),
		uploaded_by: by,
		author_id: visit.session.playerId,
		uploaded_at: new Date(ports.clock.nowMs()),
		change: await countChange(tx),
	});
	if (!isNew) return false;
	await announce(ports, tx, id);
	await record(ports, tx, { action: "content.pictureUploaded", picture: id, details: { name, width, height }, visit });
	return true;
}

/** The name of a file as it was sent, without its folder and what no text may have in it. */
function nameIn(sent = ""): string {
	const name = decoded(sent)
		.replaceAll(/^.*[/\\]|\p{Cc}/gu, "")
		.trim();
	return name.slice(0, NAME_LENGTH).toWellFormed() || "picture";
}

function decoded(text: string): string {
	try {
		return decodeURIComponent(text);
	} catch {
		return "";
	}
}

export const describingPicture =
	(ports: OfficePorts): Handler<typeof describePicture> =>
	async ({ params: { picture }, body: { focus, alts } }, visit) => {
		await ports.database.transaction(async (tx) => {
			const change = await countChange(tx);
			if (!(await updatePicture(tx, picture, { focus_x: focus.x, focus_y: focus.y, alts, change })))
				throw refusePicture("PICTURE_UNKNOWN");
			await announce(ports, tx, picture);
			await record(ports, tx, { action: "content.pictureDescribed", picture, details: { focus, alts }, visit });
		});
		return pictureRecord(ports.database.reader, picture);
	};

/** The row stays, so that every process learns of it, and the log's target is known. */
export const removingPicture =
	(ports: OfficePorts): Handler<typeof removePicture> =>
	async ({ params: { picture }, body }, visit) => {
		await ports.database.transaction(async (tx) => {
			// Under this lock no draft is saved that draws it.
			await lockChanges(tx);
			if ((await readUses(tx, picture)).length > 0) throw refusePicture("PICTURE_IN_USE");
			const removed_at = new Date(ports.clock.nowMs());
			if (!(await updatePicture(tx, picture, { removed_at, change: await countChange(tx) })))
				throw refusePicture("PICTURE_UNKNOWN");
			await announce(ports, tx, picture);
			const details = { reason: body.reason.trim() };
			await record(ports, tx, { action: "content.pictureRemoved", picture, details, visit });
		});
		await ports.pictures.storage.remove(picture);
		return undefined;
	};
