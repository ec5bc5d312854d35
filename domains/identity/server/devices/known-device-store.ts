import { bucketOf, type Id } from "@baize/kernel/id";
import { type Reader, rows, type Tx } from "@baize/platform-server";
import type { Tables } from "../tables.ts";

/** Whether this person has completed a login in this browser before. */
export async function isKnownDevice(reader: Reader, personId: Id, deviceHash: Buffer): Promise<boolean> {
	const found = await rows<Tables>(reader)
		.selectFrom("identity.known_device")
		.select("person_id")
		.where("bucket", "=", bucketOf(personId))
		.where("person_id", "=", personId)
		.where("device_hash", "=", deviceHash)
		.executeTakeFirst();
	return found !== undefined;
}

export async function isKnownNetwork(reader: Reader, personId: Id, network: string): Promise<boolean> {
	const found = await rows<Tables>(reader)
		.selectFrom("identity.known_network")
		.select("person_id")
		.where("bucket", "=", bucketOf(personId))
		.where("person_id", "=", personId)
		.where("network", "=", network)
		.executeTakeFirst();
	return found !== undefined;
}

export async function noteKnownDevice(tx: Tx, personId: Id, deviceHash: Buffer, now: Date): Promise<void> {
	const row = { person_id: personId, bucket: bucketOf(personId), device_hash: deviceHash };
	await rows<Tables>(tx)
		.insertInto("identity.known_device")
		.values({ ...row, first_seen_at: now, last_seen_at: now })
		.onConflict((conflict) =>
			conflict.columns(["person_id", "device_hash", "bucket"]).doUpdateSet({ last_seen_at: now }),
		)
		.execute();
}

export async function noteKnownNetwork(tx: Tx, personId: Id, network: string, now: Date): Promise<void> {
	const row = { person_id: personId, bucket: bucketOf(personId), network };
	await rows<Tables>(tx)
		.insertInto("identity.known_network")
		.values({ ...row, first_seen_at: now, last_seen_at: now })
		.onConflict((conflict) => conflict.columns(["person_id", "network", "bucket"]).doUpdateSet({ last_seen_at: now }))
		.execute();
}

/** All except the browser of the current session. */
export async function forgetKnownDevicesOf(tx: Tx, personId: Id, exceptSessionId?: Id): Promise<void> {
	const exceptDevice =
		exceptSessionId === undefined
			? undefined
			: await rows<Tables>(tx)
					.selectFrom("identity.session")
					.select("device_hash")
					.where("bucket", "=", bucketOf(personId))
					.where("session_id", "=", exceptSessionId)
					.executeTakeFirst();
	await rows<Tables>(tx)
		.deleteFrom("identity.known_device")
		.where("bucket", "=", bucketOf(personId))
		.where("person_id", "=", personId)
		.$if(Boolean(exceptDevice?.device_hash), (of) => of.where("device_hash", "!=", exceptDevice!.device_hash!))
		.execute();
}

export async function removeUnseenDevices(reader: Reader, before: Date): Promise<void> {
	await rows<Tables>(reader).deleteFrom("identity.known_device").where("last_seen_at", "<", before).execute();
	await rows<Tables>(reader).deleteFrom("identity.known_network").where("last_seen_at", "<", before).execute();
}
