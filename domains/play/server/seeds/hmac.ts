import { hash } from "node:crypto";
import type { Hmac, Sha256 } from "@baize/kernel/random";

/**
 * OpenSSL's own HMAC takes thirty microseconds to set up; two one-shot hashes over prepared blocks give the same bytes
 * in five. RFC 2104
 */
const BLOCK_BYTES = 64;
const DIGEST_BYTES = 32;
const INNER = 0x36;
const OUTER = 0x5c;

export const sha256: Sha256 = (message) => hash("sha256", message, "buffer");

/** HMAC-SHA256 for keys of at most 64 bytes; a server seed has 32, and draws many rounds. */
export const hmac: Hmac = (key, message) => {
	const { inner, outer } = blocksOf(key);
	const text = Buffer.from(message);
	const whole = Buffer.allocUnsafe(BLOCK_BYTES + text.length);
	inner.copy(whole);
	text.copy(whole, BLOCK_BYTES);
	outer.set(sha256(whole), BLOCK_BYTES);
	return sha256(outer);
};

type Blocks = { inner: Buffer; outer: Buffer };

const prepared = new WeakMap<Uint8Array, Blocks>();

function blocksOf(key: Uint8Array): Blocks {
	let blocks = prepared.get(key);
	if (!blocks) {
		blocks = { inner: padded(key, INNER, 0), outer: padded(key, OUTER, DIGEST_BYTES) };
		prepared.set(key, blocks);
	}
	return blocks;
}

function padded(key: Uint8Array, pad: number, moreBytes: number): Buffer {
	const bytes = Buffer.alloc(BLOCK_BYTES + moreBytes).fill(pad, 0, BLOCK_BYTES);
	for (let at = 0; at < key.length; at++) bytes[at] = key[at]! ^ pad;
	return bytes;
}
