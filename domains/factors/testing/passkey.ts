import { createHash, generateKeyPairSync, randomBytes, sign } from "node:crypto";
import { isoCBOR } from "@simplewebauthn/server/helpers";

type Options = { challenge: string; user?: { id: string } };

const FLAGS = { present: 1, verified: 4, attested: 64 };
const sha256 = (data: string | Uint8Array): Buffer => createHash("sha256").update(data).digest();
const base64url = (data: Uint8Array | string): string => Buffer.from(data).toString("base64url");

/** An authenticator in software: one ES256 key, as a phone or security key would store it. */
export function passkeyDevice(origin: string, { isVerified = true } = {}) {
	const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
	const credentialId = randomBytes(16);
	let counter = 0;
	let userHandle = "";

	const authenticatorData = (flags: number, more: Uint8Array = new Uint8Array()): Buffer => {
		const count = Buffer.alloc(4);
		count.writeUInt32BE(counter);
		const all = flags | FLAGS.present | (isVerified ? FLAGS.verified : 0);
		return Buffer.concat([sha256(new URL(origin).hostname), Buffer.from([all]), count, more]);
	};
	const clientData = (type: string, challenge: string): Buffer =>
		Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
	const answerOf = (response: Record<string, unknown>): Record<string, unknown> => ({
		id: base64url(credentialId),
		rawId: base64url(credentialId),
		type: "public-key",
		clientExtensionResults: {},
		response,
	});

	return {
		/** The browser's response to the options of a registration. */
		create({ challenge, user }: Options) {
			userHandle = user?.id ?? "";
			const { x, y } = publicKey.export({ format: "jwk" });
			const key = new Map<number, number | Uint8Array>([
				[1, 2],
				[3, -7],
				[-1, 1],
				[-2, new Uint8Array(Buffer.from(x!, "base64url"))],
				[-3, new Uint8Array(Buffer.from(y!, "base64url"))],
			]);
			const credential = Buffer.concat([
				Buffer.alloc(16),
				Buffer.from([0, credentialId.length]),
				credentialId,
				isoCBOR.encode(key),
			]);
			const attestation = new Map<string, unknown>([
				["fmt", "none"],
				["attStmt", new Map()],
				["authData", new Uint8Array(authenticatorData(FLAGS.attested, credential))],
			]);
			return answerOf({
				clientDataJSON: base64url(clientData("webauthn.create", challenge)),
				attestationObject: base64url(isoCBOR.encode(attestation as never)),
				transports: ["internal"],
			});
		},
		/** The browser's response to the options of a sign-in. `step` is by how much the counter rises. */
		get({ challenge }: Options, step = 1) {
			counter += step;
			const data = authenticatorData(0);
			const client = clientData("webauthn.get", challenge);
			return answerOf({
				clientDataJSON: base64url(client),
				authenticatorData: base64url(data),
				signature: base64url(sign("sha256", Buffer.concat([data, sha256(client)]), privateKey)),
				userHandle,
			});
		},
	};
}
