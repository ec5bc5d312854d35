import { hash } from "node:crypto";
import { BUCKET_COUNT, type Id } from "@baize/kernel/id";
import { type Reader, rows } from "@baize/platform-server";
import type { Tables } from "../tables.ts";

const bucketOfText = (text: string): number => hash("sha256", text, "buffer").readUInt8(0) % Number(BUCKET_COUNT);

/** `playerId` is null for a sign-in, when the player is not known yet. */
export async function putChallenge(
	reader: Reader,
	challenge: string,
	playerId: Id | null,
	expiresAt: Date,
): Promise<void> {
	const row = { challenge, bucket: bucketOfText(challenge), player_id: playerId, expires_at: expiresAt };
	await rows<Tables>(reader).insertInto("factors.challenge").values(row).execute();
}

/** Uses the challenge up: of several requests that bring it at once, one gets true. */
export async function takeChallenge(
	reader: Reader,
	challenge: string,
	playerId: Id | null,
	now: Date,
): Promise<boolean> {
	const taken = await rows<Tables>(reader)
		.deleteFrom("factors.challenge")
		.where("bucket", "=", bucketOfText(challenge))
		.where("challenge", "=", challenge)
		.where("player_id", "is not distinct from", playerId)
		.where("expires_at", ">", now)
		.executeTakeFirst();
	return taken.numDeletedRows === 1n;
}
