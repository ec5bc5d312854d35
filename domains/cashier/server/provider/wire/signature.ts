import { createHmac, timingSafeEqual } from "node:crypto";

export type SigningKey = Buffer | string;

/** How far the signature's time may be from ours, so that a recorded old callback cannot be replayed. */
const WINDOW_SECONDS = 300;

/** `t=<seconds>,v1=<hex>`: an HMAC-SHA256 over the time, a dot and the bytes of the body. */
export function sign(body: Buffer | string, key: SigningKey, nowMs: number): string {
	const seconds = Math.floor(nowMs / 1000);
	return `t=${seconds},v1=${digestOf(body, key, seconds).toString("hex")}`;
}

export type SignatureVerdict = "right" | "signature" | "age";

/** `keys`: while a key is replaced, the new one and the old one; any of them may have signed. */
export function checkSignature(
	body: Buffer,
	header: string | undefined,
	keys: readonly SigningKey[],
	nowMs: number,
): SignatureVerdict {
	const match = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(header ?? "");
	if (!match) return "signature";
	const seconds = Number(match[1]);
	const given = Buffer.from(match[2]!, "hex");
	// Every key is tried, so that the time of the answer says nothing about which one fits.
	const fitting = keys.filter((key) => timingSafeEqual(given, digestOf(body, key, seconds)));
	if (fitting.length === 0) return "signature";
	return Math.abs(nowMs / 1000 - seconds) <= WINDOW_SECONDS ? "right" : "age";
}

const digestOf = (body: Buffer | string, key: SigningKey, seconds: number): Buffer =>
	createHmac("sha256", key).update(`${seconds}.`).update(body).digest();
