import { bucketOf, type Id } from "@baize/kernel/id";
import { type Reader, rows, type Tx } from "@baize/platform-server";
import type { PushDeviceRow, Tables } from "../tables.ts";

const devices = (reader: Reader, playerId: Id) =>
	rows<Tables>(reader)
		.selectFrom("notifications.push_device")
		.selectAll()
		.where("bucket", "=", bucketOf(playerId))
		.where("player_id", "=", playerId);
const removal = (tx: Reader, playerId: Id) =>
	rows<Tables>(tx)
		.deleteFrom("notifications.push_device")
		.where("bucket", "=", bucketOf(playerId))
		.where("player_id", "=", playerId);

/** In the order in which they were added. */
export const readDevices = (reader: Reader, playerId: Id): Promise<PushDeviceRow[]> =>
	devices(reader, playerId).orderBy("device_id").execute();

export const readDevice = (reader: Reader, playerId: Id, deviceId: Id): Promise<PushDeviceRow | undefined> =>
	devices(reader, playerId).where("device_id", "=", deviceId).executeTakeFirst();

/** The ids alone: most players have none, and each message asks. */
export async function readDeviceIds(reader: Reader, playerId: Id): Promise<Id[]> {
	const found = await rows<Tables>(reader)
		.selectFrom("notifications.push_device")
		.select("device_id")
		.where("bucket", "=", bucketOf(playerId))
		.where("player_id", "=", playerId)
		.execute();
	return found.map(({ device_id }) => device_id);
}

/** A new device, or new choices of one that is known by its endpoint. */
export async function putDevice(tx: Tx, row: PushDeviceRow): Promise<void> {
	const { bucket, device_id, player_id, endpoint_hash, added_at, offer_sent_at, ...changed } = row;
	const added = { bucket, device_id, player_id, endpoint_hash, added_at, offer_sent_at };
	await rows<Tables>(tx)
		.insertInto("notifications.push_device")
		.values({ ...added, ...changed })
		.onConflict((conflict) => conflict.columns(["bucket", "device_id"]).doUpdateSet(changed))
		.execute();
}

type Target = Pick<PushDeviceRow, "endpoint_hash" | "sealed">;

export async function changeTarget(tx: Tx, playerId: Id, deviceId: Id, target: Target): Promise<void> {
	await rows<Tables>(tx)
		.updateTable("notifications.push_device")
		.set(target)
		.where("bucket", "=", bucketOf(playerId))
		.where("player_id", "=", playerId)
		.where("device_id", "=", deviceId)
		.execute();
}

export async function markOfferSent(reader: Reader, playerId: Id, deviceId: Id, at: Date): Promise<void> {
	await rows<Tables>(reader)
		.updateTable("notifications.push_device")
		.set({ offer_sent_at: at })
		.where("bucket", "=", bucketOf(playerId))
		.where("player_id", "=", playerId)
		.where("device_id", "=", deviceId)
		.execute();
}

export async function removeDevice(tx: Reader, playerId: Id, deviceId: Id): Promise<void> {
	await removal(tx, playerId).where("device_id", "=", deviceId).execute();
}

export async function removeDevicesOf(tx: Tx, playerId: Id): Promise<void> {
	await removal(tx, playerId).execute();
}

/** Those of the browser of a session that has ended, also if they were added in an earlier session there. */
export async function removeDevicesOfSession(
	tx: Tx,
	playerId: Id,
	{ sessionId, browserHash }: { sessionId: Id; browserHash: Buffer | undefined },
): Promise<void> {
	await removal(tx, playerId)
		.where((eb) =>
			browserHash
				? eb.or([eb("session_id", "=", sessionId), eb("browser_hash", "=", browserHash)])
				: eb("session_id", "=", sessionId),
		)
		.execute();
}

/** A browser has one player: the last who subscribed with it. */
export async function removeEndpointOfOthers(tx: Tx, playerId: Id, endpointHash: Buffer): Promise<void> {
	await rows<Tables>(tx)
		.deleteFrom("notifications.push_device")
		.where("endpoint_hash", "=", endpointHash)
		.where("player_id", "!=", playerId)
		.execute();
}

export const findByEndpoint = (reader: Reader, endpointHash: Buffer): Promise<PushDeviceRow | undefined> =>
	rows<Tables>(reader)
		.selectFrom("notifications.push_device")
		.selectAll()
		.where("endpoint_hash", "=", endpointHash)
		.executeTakeFirst();
