import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto";

/** A key and its number, which is stored in every value that it has sealed. */
export type NumberedKey = { number: number; key: Buffer };

const ALGORITHM = "aes-256-gcm";
const VERSION = 1;
export const KEY_BYTES = 32;
export const HEADER_BYTES = 5;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** The first bytes of a sealed value: the version of the layout and the number of the key, big-endian. */
export function headerOf(keyNumber: number): Buffer {
	const header = Buffer.alloc(HEADER_BYTES);
	header.writeUInt8(VERSION, 0);
	header.writeUInt32BE(keyNumber, 1);
	return header;
}

/** Undefined if this is not the current layout. */
export const keyNumberOf = (sealed: Buffer): number | undefined =>
	sealed.length >= HEADER_BYTES + NONCE_BYTES + TAG_BYTES && sealed.readUInt8(0) === VERSION
		? sealed.readUInt32BE(1)
		: undefined;

/**
 * Header, nonce, ciphertext, tag. The header and the text that names the value and its place are authenticated with it,
 * so that it cannot be opened anywhere else.
 */
export function sealWith({ number, key }: NumberedKey, plain: Uint8Array, boundTo: string): Buffer {
	const header = headerOf(number);
	const nonce = randomBytes(NONCE_BYTES);
	const cipher = createCipheriv(ALGORITHM, key, nonce, { authTagLength: TAG_BYTES }).setAAD(
		Buffer.concat([header, Buffer.from(boundTo)]),
	);
	return Buffer.concat([header, nonce, cipher.update(plain), cipher.final(), cipher.getAuthTag()]);
}

/** Undefined if it was sealed with another key, or for another place. */
export function openWith(key: Buffer, sealed: Buffer, boundTo: string): Buffer | undefined {
	const header = sealed.subarray(0, HEADER_BYTES);
	return decrypt(key, {
		nonce: sealed.subarray(HEADER_BYTES, HEADER_BYTES + NONCE_BYTES),
		body: sealed.subarray(HEADER_BYTES + NONCE_BYTES, -TAG_BYTES),
		tag: sealed.subarray(-TAG_BYTES),
		additional: Buffer.concat([header, Buffer.from(boundTo)]),
	});
}

/** How values were sealed before there was one layout: with the tag before the ciphertext, or after it. */
export type OldLayout = "tagFirst" | "tagLast";

/** Opens values from before the common layout. They were bound to an id alone, and named no key. */
export function openOldWith(key: Buffer, sealed: Buffer, layout: OldLayout, id: string): Buffer | undefined {
	if (sealed.length < NONCE_BYTES + TAG_BYTES) return undefined;
	const nonce = sealed.subarray(0, NONCE_BYTES);
	const rest = sealed.subarray(NONCE_BYTES);
	const [body, tag] =
		layout === "tagFirst"
			? [rest.subarray(TAG_BYTES), rest.subarray(0, TAG_BYTES)]
			: [rest.subarray(0, -TAG_BYTES), rest.subarray(-TAG_BYTES)];
	return decrypt(key, { nonce, body, tag, additional: Buffer.from(id) });
}

type Parts = { nonce: Buffer; body: Buffer; tag: Buffer; additional: Buffer };

function decrypt(key: Buffer, { nonce, body, tag, additional }: Parts): Buffer | undefined {
	const decipher = createDecipheriv(ALGORITHM, key, nonce, { authTagLength: TAG_BYTES })
		.setAAD(additional)
		.setAuthTag(tag);
	const opened = decipher.update(body);
	try {
		return Buffer.concat([opened, decipher.final()]);
	} catch {
		return undefined;
	}
}
