import { bucketOf, type Id } from "@baize/kernel/id";
import { type Reader, rows, type Tx } from "@baize/platform-server";
import type { Tables } from "../tables.ts";

type Known = { device_hash: Buffer };

/** The devices that this person trusts at a moment. */
export const trustedDevices = (reader: Reader, personId: Id, now: Date): Promise<Known[]> =>
	rows<Tables>(reader)
		.selectFrom("identity.device")
		.select("device_hash")
		.where("bucket", "=", bucketOf(personId))
		.where("person_id", "=", personId)
		.where("trusted_until", ">", now)
		.execute();

export async function addDevice(tx: Tx, device: Tables["identity.device"]): Promise<void> {
	await rows<Tables>(tx).insertInto("identity.device").values(device).execute();
}

export async function noteDevice(tx: Tx, personId: Id, deviceHash: Buffer, now: Date): Promise<void> {
	await rows<Tables>(tx)
		.updateTable("identity.device")
		.set({ last_seen_at: now })
		.where("bucket", "=", bucketOf(personId))
		.where("person_id", "=", personId)
		.where("device_hash", "=", deviceHash)
		.execute();
}

export async function forgetDevice(tx: Tx, personId: Id, deviceHash: Buffer): Promise<void> {
	await rows<Tables>(tx)
		.deleteFrom("identity.device")
		.where("bucket", "=", bucketOf(personId))
		.where("person_id", "=", personId)
		.where("device_hash", "=", deviceHash)
		.execute();
}

/** After a password change, every device must prove again whose it is. */
export async function forgetDevicesOf(tx: Tx, personId: Id): Promise<void> {
	await rows<Tables>(tx)
		.deleteFrom("identity.device")
		.where("bucket", "=", bucketOf(personId))
		.where("person_id", "=", personId)
		.execute();
}

export async function removeOldDevices(reader: Reader, now: Date): Promise<void> {
	await rows<Tables>(reader).deleteFrom("identity.device").where("trusted_until", "<=", now).execute();
}
