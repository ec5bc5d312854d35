import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto";
import { type Id, idText } from "@baize/kernel/id";
import type { Secrets } from "@baize/platform-server";

/** Accounts and cards are kept encrypted: a copy of the tables alone pays nobody. Bound to their withdrawal. */
export type Sealing = { seal(text: string, withdrawalId: Id): Buffer; open(sealed: Buffer, withdrawalId: Id): string };

const ALGORITHM = "aes-256-gcm";
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

export function openSealing(secrets: Secrets): Sealing {
	const key = secrets.keyFor("cashier.destination");
	return {
		seal(text, withdrawalId) {
			const nonce = randomBytes(NONCE_BYTES);
			const cipher = createCipheriv(ALGORITHM, key, nonce).setAAD(Buffer.from(idText(withdrawalId)));
			const body = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
			return Buffer.concat([nonce, cipher.getAuthTag(), body]);
		},
		open(sealed, withdrawalId) {
			const decipher = createDecipheriv(ALGORITHM, key, sealed.subarray(0, NONCE_BYTES))
				.setAAD(Buffer.from(idText(withdrawalId)))
				.setAuthTag(sealed.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
			const body = sealed.subarray(NONCE_BYTES + TAG_BYTES);
			return Buffer.concat([decipher.update(body), decipher.final()]).toString("utf8");
		},
	};
}
