import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto";
import { type Id, idText } from "@baize/kernel/id";
import type { Secrets } from "@baize/platform-server";

/**
 * Each picture is encrypted under a key of its own, which is kept wrapped by the house's: a copy of the storage is noise,
 * a copy of the tables opens nothing, and a picture whose key is forgotten is gone. Bound to the file's id.
 */
export type Sealing = {
	seal(bytes: Buffer, fileId: Id): { sealed: Buffer; wrappedKey: Buffer };
	open(sealed: Buffer, wrappedKey: Buffer, fileId: Id): Buffer;
};

const ALGORITHM = "aes-256-gcm";
const KEY_BYTES = 32;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

export function openSealing(secrets: Secrets): Sealing {
	const houseKey = secrets.keyFor("verification.files");
	return {
		seal(bytes, fileId) {
			const key = randomBytes(KEY_BYTES);
			return { sealed: encrypt(bytes, key, fileId), wrappedKey: encrypt(key, houseKey, fileId) };
		},
		open: (sealed, wrappedKey, fileId) => decrypt(sealed, decrypt(wrappedKey, houseKey, fileId), fileId),
	};
}

function encrypt(bytes: Buffer, key: Buffer, fileId: Id): Buffer {
	const nonce = randomBytes(NONCE_BYTES);
	const cipher = createCipheriv(ALGORITHM, key, nonce).setAAD(Buffer.from(idText(fileId)));
	const body = Buffer.concat([cipher.update(bytes), cipher.final()]);
	return Buffer.concat([nonce, cipher.getAuthTag(), body]);
}

function decrypt(sealed: Buffer, key: Buffer, fileId: Id): Buffer {
	const decipher = createDecipheriv(ALGORITHM, key, sealed.subarray(0, NONCE_BYTES))
		.setAAD(Buffer.from(idText(fileId)))
		.setAuthTag(sealed.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
	return Buffer.concat([decipher.update(sealed.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()]);
}
