import { createECDH, createHash } from "node:crypto";
import { refuser } from "@baize/kernel/error";
import { notificationErrors, type PushSubscriptionFields } from "../../../contract/index.ts";
import { PUSH_HOSTS } from "./push-hosts.data.ts";

/** Whether an address is at a push service that we know: https, at its usual port, without a name and password. */
export function isPushEndpoint(endpoint: string): boolean {
	if (!URL.canParse(endpoint)) return false;
	const { protocol, port, username, password, hostname } = new URL(endpoint);
	if (protocol !== "https:" || port || username || password) return false;
	return PUSH_HOSTS.some(({ host }) => (host.startsWith(".") ? hostname.endsWith(host) : hostname === host));
}

export const CURVE = "prime256v1";
const AUTH_BYTES = 16;
const POINT_BYTES = 65;

/** Whether a notification can be encrypted for these keys: a point of the curve, and 16 bytes. */
export function hasUsableKeys({ p256dh, auth }: PushSubscriptionFields): boolean {
	const point = Buffer.from(p256dh, "base64url");
	if (point.length !== POINT_BYTES || Buffer.from(auth, "base64url").length !== AUTH_BYTES) return false;
	const own = createECDH(CURVE);
	own.generateKeys();
	try {
		own.computeSecret(point);
		return true;
	} catch {
		return false;
	}
}

export const endpointHash = (endpoint: string): Buffer => createHash("sha256").update(endpoint).digest();

/** Refuses what cannot be sent to. */
export function requireTarget(subscription: PushSubscriptionFields): void {
	if (isPushEndpoint(subscription.endpoint) && hasUsableKeys(subscription)) return;
	throw refuser(notificationErrors)("PUSH_SERVICE_UNKNOWN");
}
