import { createCipheriv, createECDH, type ECDH, hkdfSync, randomBytes } from "node:crypto";
import { CURVE } from "./endpoint.ts";

/** The keys of a browser, as bytes. */
export type BrowserKeys = { point: Buffer; auth: Buffer };
/** Anew for each notification: a key pair and a salt. */
export type Once = { pair: ECDH; salt: Buffer };

const SALT_BYTES = 16;
const KEY_BYTES = 16;
const NONCE_BYTES = 12;
const SECRET_BYTES = 32;
const RECORD_BYTES = 4_096;
/** The mark of the last record; there is one. */
const LAST = Buffer.of(2);

/** What a text may have, so that it is one record and every push service takes it. */
export const MAX_PAYLOAD_BYTES = 3_500;

function freshOnce(): Once {
	const pair = createECDH(CURVE);
	pair.generateKeys();
	return { pair, salt: randomBytes(SALT_BYTES) };
}

const derived = (key: Buffer, salt: Buffer, info: Buffer | string, length: number): Buffer =>
	Buffer.from(hkdfSync("sha256", key, salt, info, length));

/** A text for one browser, as the body of a push message: aes128gcm. RFC 8188, RFC 8291 */
export function encrypted(text: string, { point, auth }: BrowserKeys, { pair, salt }: Once = freshOnce()): Buffer {
	const own = pair.getPublicKey();
	const info = Buffer.concat([Buffer.from("WebPush: info\0"), point, own]);
	const secret = derived(pair.computeSecret(point), auth, info, SECRET_BYTES);
	const key = derived(secret, salt, "Content-Encoding: aes128gcm\0", KEY_BYTES);
	const nonce = derived(secret, salt, "Content-Encoding: nonce\0", NONCE_BYTES);
	const cipher = createCipheriv("aes-128-gcm", key, nonce);
	const record = [cipher.update(Buffer.concat([Buffer.from(text), LAST])), cipher.final(), cipher.getAuthTag()];
	const lengths = Buffer.alloc(5);
	lengths.writeUInt32BE(RECORD_BYTES);
	lengths.writeUInt8(own.length, 4);
	return Buffer.concat([salt, lengths, own, ...record]);
}
