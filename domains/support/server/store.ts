import { hash } from "node:crypto";
import { BUCKET_COUNT } from "@baize/kernel/id";
import { type Reader, rows } from "@baize/platform-server";
import type { Tables } from "./tables.ts";

function keyOf(nonce: string): { nonce_hash: Buffer; bucket: number } {
	const nonce_hash = hash("sha256", nonce, "buffer");
	return { nonce_hash, bucket: nonce_hash.readUInt8(0) % Number(BUCKET_COUNT) };
}

/** When it was first seen (now, if never before), and whether it was answered. */
export async function seeRequest(reader: Reader, nonce: string, now: Date): Promise<{ seenAt: Date; isUsed: boolean }> {
	const key = keyOf(nonce);
	await rows<Tables>(reader)
		.insertInto("support.forum_request")
		.values({ ...key, seen_at: now, used_at: null })
		.onConflict((conflict) => conflict.doNothing())
		.execute();
	const row = await rows<Tables>(reader)
		.selectFrom("support.forum_request")
		.select(["seen_at", "used_at"])
		.where("bucket", "=", key.bucket)
		.where("nonce_hash", "=", key.nonce_hash)
		.executeTakeFirstOrThrow();
	return { seenAt: row.seen_at, isUsed: row.used_at !== null };
}

/** True for the first request; of many at once for one. */
export async function useRequest(reader: Reader, nonce: string, now: Date): Promise<boolean> {
	const { nonce_hash, bucket } = keyOf(nonce);
	const { numUpdatedRows } = await rows<Tables>(reader)
		.updateTable("support.forum_request")
		.set({ used_at: now })
		.where("bucket", "=", bucket)
		.where("nonce_hash", "=", nonce_hash)
		.where("used_at", "is", null)
		.executeTakeFirst();
	return numUpdatedRows > 0n;
}

export async function removeRequestsBefore(reader: Reader, before: Date): Promise<void> {
	await rows<Tables>(reader).deleteFrom("support.forum_request").where("seen_at", "<", before).execute();
}
