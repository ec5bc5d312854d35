import { randomBytes } from "node:crypto";
import type { Id } from "@baize/kernel/id";
import { openSealer, type Sealer, type Secrets } from "@baize/platform-server";
import { PICTURE_KEY } from "./sealed-columns.ts";

/**
 * Each picture is encrypted under a key of its own, which is sealed in the picture's row: a copy of the storage is noise,
 * a copy of the tables opens nothing, and a picture whose key is erased is gone. Bound to the file's id.
 */
export type Sealing = {
	seal(bytes: Buffer, fileId: Id): { sealed: Buffer; wrappedKey: Buffer };
	open(sealed: Buffer, wrappedKey: Buffer, fileId: Id): Buffer;
};

const KEY_BYTES = 32;

export function openSealing(secrets: Secrets): Sealing {
	const keys = secrets.sealerFor(PICTURE_KEY);
	return {
		seal(bytes, fileId) {
			const key = randomBytes(KEY_BYTES);
			return { sealed: pictureSealer(key).seal(bytes, fileId), wrappedKey: keys.seal(key, fileId) };
		},
		open: (sealed, wrappedKey, fileId) => pictureSealer(keys.open(wrappedKey, fileId)).open(sealed, fileId),
	};
}

/** A picture has one key for as long as it is stored, so its bytes are never resealed. */
const pictureSealer = (key: Buffer): Sealer =>
	openSealer("verification.picture", () => [{ number: 1, key }], "tagFirst");
