import { randomBytes } from "node:crypto";
import { isIPv4, isIPv6 } from "node:net";
import type { Id } from "@baize/kernel/id";
import { type Clock, DAY_MS, SECOND_MS } from "@baize/kernel/time";
import type { Reader, ReplyTools, Tx, Visit } from "@baize/platform-server";
import { hashOf } from "../tokens.ts";
import { isKnownDevice, isKnownNetwork, noteKnownDevice, noteKnownNetwork } from "./known-device-store.ts";

/**
 * Identifies the browser to the accounts that were signed in to or registered with it. By itself it grants no access.
 */
const DEVICE_COOKIE = "did";
/** The longest lifetime of a cookie that browsers accept. */
export const KNOWN_MS = 400 * DAY_MS;
const DEVICE_PATTERN = /^[A-Za-z0-9_-]{43}$/;
const DEVICE_BYTES = 32;

/** The hash of the browser's cookie; undefined where it has none of ours. */
export function deviceHashOf({ cookies }: Pick<Visit, "cookies">): Buffer | undefined {
	const device = cookies[DEVICE_COOKIE];
	return device !== undefined && DEVICE_PATTERN.test(device) ? hashOf(device) : undefined;
}

/** Sets the browser's cookie for the next 400 days, new where it has none; returns its hash. */
export function setDeviceCookie(visit: Pick<Visit, "cookies">, reply: ReplyTools): Buffer {
	const known = deviceHashOf(visit);
	const device = known ? visit.cookies[DEVICE_COOKIE]! : randomBytes(DEVICE_BYTES).toString("base64url");
	reply.setCookie(DEVICE_COOKIE, device, { maxAgeSeconds: KNOWN_MS / SECOND_MS });
	return known ?? hashOf(device);
}

/** The hash of a browser's cookie, as it is stored in a form. */
export const browserText = (deviceHash: Buffer): string => deviceHash.toString("base64url");

const IPV4_PARTS = 2;
const IPV6_PARTS = 2;
const MAPPED = "::ffff:";

/**
 * The network of an IP address, as large as a provider's: players move within it, and an attacker seldom shares it.
 * IPv4 by its first 16 bits, IPv6 by its first 32.
 */
function networkOf(ip: string): string {
	const address = ip.startsWith(MAPPED) && isIPv4(ip.slice(MAPPED.length)) ? ip.slice(MAPPED.length) : ip;
	if (isIPv4(address)) return `${address.split(".").slice(0, IPV4_PARTS).join(".")}.0.0/16`;
	if (!isIPv6(address)) return "unknown";
	const [start = ""] = address.split("::");
	const parts = [...start.split(":").filter(Boolean), "0", "0"].slice(0, IPV6_PARTS);
	return `${parts.map((part) => Number.parseInt(part, 16).toString(16)).join(":")}::/32`;
}

/** Whether the person has logged in before in this browser and on this network. */
export async function recognise(
	reader: Reader,
	personId: Id,
	visit: Pick<Visit, "cookies" | "ip">,
): Promise<{ isDeviceKnown: boolean; isNetworkKnown: boolean }> {
	const deviceHash = deviceHashOf(visit);
	return {
		isDeviceKnown: deviceHash !== undefined && (await isKnownDevice(reader, personId, deviceHash)),
		isNetworkKnown: await isKnownNetwork(reader, personId, networkOf(visit.ip)),
	};
}

/** After a completed login both are known. */
export async function noteRecognised(
	tx: Tx,
	clock: Clock,
	personId: Id,
	of: { deviceHash: Buffer; ip: string },
): Promise<void> {
	const now = new Date(clock.nowMs());
	await noteKnownDevice(tx, personId, of.deviceHash, now);
	await noteKnownNetwork(tx, personId, networkOf(of.ip), now);
}
