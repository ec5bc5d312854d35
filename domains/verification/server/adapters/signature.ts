import { createHmac, timingSafeEqual } from "node:crypto";

/** `t=<seconds>,v1=<hex>`: an HMAC-SHA256 over the time, a dot and the bytes of the body. */
export const SIGNATURE_HEADER = "callback-signature";

/** How far the signature's time may differ from ours: an old recorded callback is refused. */
const WINDOW_SECONDS = 300;

export function sign(body: Buffer, key: Buffer | string, nowMs: number): string {
	const seconds = Math.floor(nowMs / 1000);
	return `t=${seconds},v1=${digestOf(body, key, seconds).toString("hex")}`;
}

export type SignatureVerdict = "right" | "signature" | "age";

export function checkSignature(
	body: Buffer,
	header: string | undefined,
	key: Buffer | string,
	nowMs: number,
): SignatureVerdict {
	const match = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(header ?? "");
	if (!match) return "signature";
	const seconds = Number(match[1]);
	if (!timingSafeEqual(Buffer.from(match[2]!, "hex"), digestOf(body, key, seconds))) return "signature";
	return Math.abs(nowMs / 1000 - seconds) <= WINDOW_SECONDS ? "right" : "age";
}

const digestOf = (body: Buffer, key: Buffer | string, seconds: number): Buffer =>
	createHmac("sha256", key).update(`${seconds}.`).update(body).digest();
