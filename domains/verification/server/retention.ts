import { type Id, idText } from "@baize/kernel/id";
import { DAY_MS } from "@baize/kernel/time";
import type { Tx } from "@baize/platform-server";
import { REJECTED_KEPT_MS } from "../contract/index.ts";
import { filesToDelete, forgetKey, keepFilesUntil } from "./file-store.ts";
import type { House } from "./house.ts";
import { removePictureViews } from "./picture-view-store.ts";

const FILES_A_ROUND = 200;

/** From its decision on: pictures that proved something for as long as the law wants, others for as long as a complaint may take. */
export async function keepAfter(
	house: House,
	tx: Tx,
	submission: { bucket: number; id: Id; player_id: Id },
	decision: "verified" | "invalid" | "blocked",
): Promise<void> {
	const keptMs = decision === "invalid" ? REJECTED_KEPT_MS : await lawfulMs(house, tx, submission.player_id);
	await keepFilesUntil(tx, submission, new Date(house.clock.nowMs() + keptMs));
}

async function lawfulMs({ players, lawOf }: House, tx: Tx, playerId: Id): Promise<number> {
	const player = await players.readPlayer(tx, playerId);
	const { documentRetentionDays } = lawOf(player ?? { country: "ZZ", subdivision: "" });
	return documentRetentionDays * DAY_MS;
}

/** Deletes what is kept no longer: the bytes, then their key. After a crash in between both are tried again. */
export async function deleteOldFiles(house: House): Promise<number> {
	const { reader } = house.database;
	const due = await filesToDelete(reader, house.now(), FILES_A_ROUND);
	for (const file of due) {
		await house.storage.remove(idText(file.id));
		await removePictureViews(reader, file);
		await forgetKey(reader, file, house.now());
	}
	if (due.length > 0) house.log.info({ count: due.length }, "pictures of documents were deleted, their time was over");
	return due.length;
}
