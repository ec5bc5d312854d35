import { createHash, createHmac, timingSafeEqual } from "node:crypto";
import { SECOND_MS } from "@baize/kernel/time";
import type { Aggregator } from "../settings.ts";

/** A call as its bytes came. */
export type PamCall = {
	method: string;
	/** The path with the query, as it was sent. */
	url: string;
	headers: Readonly<Record<string, string | string[] | undefined>>;
	body: Buffer;
};

const SIGNATURE_HEADER = "x-signature";
const WINDOW_MS = 60 * SECOND_MS;

/** The aggregator whose key the call has, and whose signature, if it signs; undefined for any other call. */
export function authenticate(aggregators: readonly Aggregator[], call: PamCall, nowMs: number): Aggregator | undefined {
	const given = /^Bearer (\S+)$/.exec(textOf(call.headers.authorization))?.[1] ?? "";
	// Every key is compared, so that the time of the answer says nothing about which one is near.
	const fitting = aggregators.filter(({ apiKeys }) => apiKeys.filter((key) => isSame(key, given)).length > 0);
	const [aggregator] = fitting;
	if (!aggregator || aggregator.signatureKeys.length === 0) return aggregator;
	return isSigned(call, aggregator.signatureKeys, nowMs) ? aggregator : undefined;
}

const textOf = (value: string | string[] | undefined): string => (typeof value === "string" ? value : "");

/** Of the same length whatever the keys' are. */
const isSame = (one: string, other: string): boolean => timingSafeEqual(hashOf(one), hashOf(other));
const hashOf = (text: string): Buffer => createHash("sha256").update(text).digest();

/** `t=<seconds>,v1=<hex>`: HMAC-SHA256 over the time, a dot, the method, a space, the address, a line feed and the bytes. */
export function signatureOf({ method, url, body }: Omit<PamCall, "headers">, key: string, nowMs: number): string {
	const seconds = Math.floor(nowMs / SECOND_MS);
	return `t=${seconds},v1=${digestOf({ method, url, body }, key, seconds).toString("hex")}`;
}

const digestOf = ({ method, url, body }: Omit<PamCall, "headers">, key: string, seconds: number): Buffer =>
	createHmac("sha256", key).update(`${seconds}.${method} ${url}\n`).update(body).digest();

function isSigned(call: PamCall, keys: readonly string[], nowMs: number): boolean {
	const match = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(textOf(call.headers[SIGNATURE_HEADER]));
	if (!match) return false;
	const [seconds, given] = [Number(match[1]), Buffer.from(match[2]!, "hex")];
	const fitting = keys.filter((key) => timingSafeEqual(given, digestOf(call, key, seconds)));
	return fitting.length > 0 && Math.abs(nowMs - seconds * SECOND_MS) <= WINDOW_MS;
}
