import { createPrivateKey, createPublicKey, sign } from "node:crypto";

/** Signs the statements about a pair, so that they cannot be changed later. Ed25519, RFC 8032 */
export type Signer = {
	/** 32 bytes in hexadecimal; published. */
	publicKey: string;
	/** 64 bytes in hexadecimal, over the text as UTF-8. */
	sign(text: string): string;
};

/** The prefix of the 32 bytes of a private key in PKCS #8. RFC 8410 */
const PKCS8_HEAD = Buffer.from("302e020100300506032b657004220420", "hex");
const PUBLIC_KEY_BYTES = 32;

export function openSigner(key: Buffer): Signer {
	const privateKey = createPrivateKey({ key: Buffer.concat([PKCS8_HEAD, key]), format: "der", type: "pkcs8" });
	const publicKey = createPublicKey(privateKey).export({ format: "der", type: "spki" });
	return {
		publicKey: publicKey.toString("hex", publicKey.length - PUBLIC_KEY_BYTES),
		sign: (text) => sign(null, Buffer.from(text), privateKey).toString("hex"),
	};
}
