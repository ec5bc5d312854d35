import { bucketOf, type Id } from "@baize/kernel/id";
import { type Clock, DAY_MS } from "@baize/kernel/time";
import type { Reader, Tx } from "@baize/platform-server";
import { bucketOfToken, hashOf, newToken } from "./tokens.ts";
import { addDevice, forgetDevice, noteDevice, trustedDevices } from "./trusted-device-store.ts";

export const TRUSTED_MS = 30 * DAY_MS;
const MAX_USER_AGENT_LENGTH = 400;

/**
 * `new`: this person has had devices remembered, and this is none of them. Whoever has had none remembered has said
 * nothing about devices, so that none of his is new.
 */
export type DeviceState = "trusted" | "new" | "unspoken";

export async function deviceState(
	reader: Reader,
	clock: Clock,
	personId: Id,
	deviceId: string | undefined,
): Promise<DeviceState> {
	const known = await trustedDevices(reader, personId, new Date(clock.nowMs()));
	if (known.length === 0) return "unspoken";
	const hash = hashOfDevice(deviceId);
	return hash && known.some(({ device_hash }) => device_hash.equals(hash)) ? "trusted" : "new";
}

/**
 * After a login: a device that is trusted stays so where the person wishes it or says nothing, and is forgotten where he
 * unticks it. Answers the id of a device that is remembered from now on.
 */
export async function rememberDevice(
	tx: Tx,
	clock: Clock,
	personId: Id,
	asked: { deviceId: string | undefined; wish: boolean | undefined; state: DeviceState; userAgent: string },
): Promise<string | undefined> {
	const now = new Date(clock.nowMs());
	const hash = hashOfDevice(asked.deviceId);
	if (hash && asked.wish === false) await forgetDevice(tx, personId, hash);
	else if (hash && asked.state === "trusted") await noteDevice(tx, personId, hash, now);
	if (!asked.wish || asked.state === "trusted") return undefined;
	const bucket = bucketOf(personId);
	const deviceId = newToken(bucket);
	await addDevice(tx, {
		person_id: personId,
		bucket,
		device_hash: hashOf(deviceId),
		trusted_until: new Date(now.getTime() + TRUSTED_MS),
		created_at: now,
		last_seen_at: now,
		user_agent: asked.userAgent.slice(0, MAX_USER_AGENT_LENGTH),
	});
	return deviceId;
}

const hashOfDevice = (deviceId: string | undefined): Buffer | undefined =>
	deviceId !== undefined && bucketOfToken(deviceId) !== undefined ? hashOf(deviceId) : undefined;
