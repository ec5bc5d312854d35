import { createECDH, createHash, createPrivateKey, type KeyObject, sign } from "node:crypto";
import { HOUR_MS, SECOND_MS } from "@baize/kernel/time";
import { CURVE } from "./endpoint.ts";

/** The pair by which push services know this site: browsers subscribe with its public key. RFC 8292 */
export type VapidPair = { publicKey: string; privateKey: KeyObject };

const COORDINATE_BYTES = 32;

/**
 * The pair that follows from the site's own secret key, so that none is stored beside the sealed keys: the first hash of
 * it that is a private key of the curve, which all but one in 2³² are.
 */
export function vapidPairOf(secret: Buffer): VapidPair {
	for (let count = 0; ; count++) {
		const d = createHash("sha256").update(secret).update(String(count)).digest();
		const pair = createECDH(CURVE);
		try {
			pair.setPrivateKey(d);
		} catch {
			continue;
		}
		const point = pair.getPublicKey();
		const [x, y] = [1, 1 + COORDINATE_BYTES].map((from) =>
			point.subarray(from, from + COORDINATE_BYTES).toString("base64url"),
		);
		const jwk = { kty: "EC", crv: "P-256", x: x!, y: y!, d: d.toString("base64url") };
		return { publicKey: point.toString("base64url"), privateKey: createPrivateKey({ key: jwk, format: "jwk" }) };
	}
}

const LIFE_MS = 12 * HOUR_MS;
const part = (value: object): string => Buffer.from(JSON.stringify(value)).toString("base64url");

/** Says to the push service of an endpoint who sends, and how we are reached if something is wrong. */
export function vapidHeader(pair: VapidPair, endpoint: string, contact: string, nowMs: number): string {
	const claims = { aud: new URL(endpoint).origin, exp: Math.floor((nowMs + LIFE_MS) / SECOND_MS), sub: contact };
	const unsigned = `${part({ typ: "JWT", alg: "ES256" })}.${part(claims)}`;
	const signature = sign("sha256", Buffer.from(unsigned), { key: pair.privateKey, dsaEncoding: "ieee-p1363" });
	return `vapid t=${unsigned}.${signature.toString("base64url")}, k=${pair.publicKey}`;
}
