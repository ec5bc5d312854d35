import { hash } from "node:crypto";
import { BUCKET_COUNT, bucketOf, type Id } from "@baize/kernel/id";
import { type Reader, rows, type Tx } from "@baize/platform-server";
import type { Tables } from "../tables.ts";

const bucketOfPhone = (phone: string): number => hash("sha256", phone, "buffer").readUInt8(0) % Number(BUCKET_COUNT);

export async function validatedPhoneOf(reader: Reader, playerId: Id): Promise<string | undefined> {
	const row = await rows<Tables>(reader)
		.selectFrom("verification.phone")
		.select("phone")
		.where("bucket", "=", bucketOf(playerId))
		.where("player_id", "=", playerId)
		.executeTakeFirst();
	return row?.phone;
}

/** False if the phone is another player's, even if they claimed it a moment ago. */
export async function claimPhone(tx: Tx, phone: string, playerId: Id): Promise<boolean> {
	const key = { bucket: bucketOfPhone(phone), phone };
	await rows<Tables>(tx)
		.insertInto("verification.phone_claim")
		.values({ ...key, player_id: playerId })
		.onConflict((conflict) => conflict.doNothing())
		.execute();
	const { player_id } = await rows<Tables>(tx)
		.selectFrom("verification.phone_claim")
		.select("player_id")
		.where("bucket", "=", key.bucket)
		.where("phone", "=", phone)
		.executeTakeFirstOrThrow();
	return player_id === playerId;
}

export async function releasePhone(tx: Tx, phone: string, playerId: Id): Promise<void> {
	await rows<Tables>(tx)
		.deleteFrom("verification.phone_claim")
		.where("bucket", "=", bucketOfPhone(phone))
		.where("phone", "=", phone)
		.where("player_id", "=", playerId)
		.execute();
}

export async function setValidatedPhone(tx: Tx, playerId: Id, phone: string, at: Date): Promise<void> {
	const row = { phone, validated_at: at };
	await rows<Tables>(tx)
		.insertInto("verification.phone")
		.values({ bucket: bucketOf(playerId), player_id: playerId, ...row })
		.onConflict((conflict) => conflict.columns(["bucket", "player_id"]).doUpdateSet(row))
		.execute();
}

export async function removeValidatedPhone(tx: Tx, playerId: Id): Promise<void> {
	await rows<Tables>(tx)
		.deleteFrom("verification.phone")
		.where("bucket", "=", bucketOf(playerId))
		.where("player_id", "=", playerId)
		.execute();
}
