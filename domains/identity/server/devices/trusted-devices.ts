import { bucketOf, type Id } from "@baize/kernel/id";
import { type Clock, DAY_MS } from "@baize/kernel/time";
import type { Reader, Tx } from "@baize/platform-server";
import { bucketOfToken, hashOf, newToken } from "../tokens.ts";
import { addDevice, forgetDevice, noteDevice, trustedDevices } from "./trusted-device-store.ts";

const TRUSTED_MS = 30 * DAY_MS;
const MAX_USER_AGENT_LENGTH = 400;

/**
 * `trusted`: the person chose to trust it recently. `known`: a login was completed in it. `first`: the account has had
 * no login yet. `new`: any other.
 */
export type DeviceState = "trusted" | "known" | "first" | "new";

/** Whether the browser has a cookie of a device that the person trusts. */
export async function isTrustedDevice(
	reader: Reader,
	clock: Clock,
	personId: Id,
	deviceId: string | undefined,
): Promise<boolean> {
	const hash = hashOfDevice(deviceId);
	if (!hash) return false;
	const trusted = await trustedDevices(reader, personId, new Date(clock.nowMs()));
	return trusted.some(({ device_hash }) => device_hash.equals(hash));
}

/**
 * After a login: a trusted device remains trusted where the person asks for it or does not choose, and is removed where
 * they untick it. Returns the id of a device that is remembered from now on.
 */
export async function rememberDevice(
	tx: Tx,
	clock: Clock,
	personId: Id,
	request: { deviceId: string | undefined; shouldRemember: boolean | undefined; state: DeviceState; userAgent: string },
): Promise<string | undefined> {
	const now = new Date(clock.nowMs());
	const hash = hashOfDevice(request.deviceId);
	if (hash && request.shouldRemember === false) await forgetDevice(tx, personId, hash);
	else if (hash && request.state === "trusted") await noteDevice(tx, personId, hash, now);
	if (!request.shouldRemember || request.state === "trusted") return undefined;
	const bucket = bucketOf(personId);
	const deviceId = newToken(bucket);
	await addDevice(tx, {
		person_id: personId,
		bucket,
		device_hash: hashOf(deviceId),
		trusted_until: new Date(now.getTime() + TRUSTED_MS),
		created_at: now,
		last_seen_at: now,
		user_agent: request.userAgent.slice(0, MAX_USER_AGENT_LENGTH),
	});
	return deviceId;
}

const hashOfDevice = (deviceId: string | undefined): Buffer | undefined =>
	deviceId !== undefined && bucketOfToken(deviceId) !== undefined ? hashOf(deviceId) : undefined;
