import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto";
import { type Id, idText } from "@baize/kernel/id";

const ALGORITHM = "aes-256-gcm";
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** Encrypts a text so that a copy of the tables alone does not tell it; bound to the row that it stands in. */
export function seal(key: Buffer, text: string, rowId: Id): Buffer {
	const nonce = randomBytes(NONCE_BYTES);
	const cipher = createCipheriv(ALGORITHM, key, nonce).setAAD(Buffer.from(idText(rowId)));
	const body = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
	return Buffer.concat([nonce, cipher.getAuthTag(), body]);
}

export function unseal(key: Buffer, sealed: Buffer, rowId: Id): string {
	const decipher = createDecipheriv(ALGORITHM, key, sealed.subarray(0, NONCE_BYTES))
		.setAAD(Buffer.from(idText(rowId)))
		.setAuthTag(sealed.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
	const body = sealed.subarray(NONCE_BYTES + TAG_BYTES);
	return Buffer.concat([decipher.update(body), decipher.final()]).toString("utf8");
}
