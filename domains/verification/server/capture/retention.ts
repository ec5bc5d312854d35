import { type Id, idText } from "@baize/kernel/id";
import { DAY_MS } from "@baize/kernel/time";
import type { Tx } from "@baize/platform-server";
import { REJECTED_RETENTION_MS } from "../../contract/index.ts";
import type { VerificationDeps } from "../deps.ts";
import { removePictureViews } from "../review/picture-view-store.ts";
import { deleteKey, filesToDelete, retainFilesUntil } from "./file-store.ts";

const FILES_PER_RUN = 200;

/**
 * From the decision on: pictures that proved something for as long as the law requires, others for as long as a
 * complaint may take.
 */
export async function retainAfter(
	deps: VerificationDeps,
	tx: Tx,
	submission: { bucket: number; id: Id; player_id: Id },
	decision: "verified" | "invalid" | "blocked",
): Promise<void> {
	const retentionMs =
		decision === "invalid" ? REJECTED_RETENTION_MS : await legalRetentionMs(deps, tx, submission.player_id);
	await retainFilesUntil(tx, submission, new Date(deps.clock.nowMs() + retentionMs));
}

async function legalRetentionMs({ players, lawOf }: VerificationDeps, tx: Tx, playerId: Id): Promise<number> {
	const player = await players.readPlayer(tx, playerId);
	const { documentRetentionDays } = lawOf(player ?? { country: "ZZ", subdivision: "" });
	return documentRetentionDays * DAY_MS;
}

/**
 * Deletes what has reached the end of its retention: the bytes, then their key. After a crash in between both are
 * retried.
 */
export async function deleteOldFiles(deps: VerificationDeps): Promise<number> {
	const { reader } = deps.database;
	const due = await filesToDelete(reader, deps.now(), FILES_PER_RUN);
	for (const file of due) {
		await deps.storage.remove(idText(file.id));
		await removePictureViews(reader, file);
		await deleteKey(reader, file, deps.now());
	}
	if (due.length > 0) deps.log.info({ count: due.length }, "pictures of documents were deleted, their time was over");
	return due.length;
}
