import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto";
import { type Id, idText } from "@baize/kernel/id";

const IV_BYTES = 12;
const TAG_BYTES = 16;

/** AES-256-GCM; the player is sealed in, so that one player's secret cannot be put into another's row. */
export type Sealing = { seal(playerId: Id, plain: Buffer): Buffer; open(playerId: Id, sealed: Buffer): Buffer };

export const openSealing = (key: Buffer): Sealing => ({
	seal(playerId, plain) {
		const iv = randomBytes(IV_BYTES);
		const cipher = createCipheriv("aes-256-gcm", key, iv).setAAD(Buffer.from(idText(playerId)));
		return Buffer.concat([iv, cipher.update(plain), cipher.final(), cipher.getAuthTag()]);
	},
	open(playerId, sealed) {
		const decipher = createDecipheriv("aes-256-gcm", key, sealed.subarray(0, IV_BYTES))
			.setAAD(Buffer.from(idText(playerId)))
			.setAuthTag(sealed.subarray(-TAG_BYTES));
		return Buffer.concat([decipher.update(sealed.subarray(IV_BYTES, -TAG_BYTES)), decipher.final()]);
	},
});
