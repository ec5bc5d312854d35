import { createPublicKey, verify } from "node:crypto";
import { describe, expect, it } from "vitest";
import { vapidHeader, vapidPairOf } from "./vapid.ts";

const pair = vapidPairOf(Buffer.alloc(32, 7));
const NOW = Date.parse("2026-03-01T12:00:00Z");
const header = vapidHeader(pair, "https://push.example/send/abc", "mailto:push@baize.test", NOW);
const [, token = "", key] = /^vapid t=(\S+), k=(\S+)$/.exec(header) ?? [];
const [head = "", claims = "", signature = ""] = token.split(".");
const read = (text: string) => JSON.parse(Buffer.from(text, "base64url").toString());

describe("the key pair of push services", () => {
	it("is the same for the same secret, and another for another one", () => {
		expect(vapidPairOf(Buffer.alloc(32, 7)).publicKey).toBe(pair.publicKey);
		expect(vapidPairOf(Buffer.alloc(32, 8)).publicKey).not.toBe(pair.publicKey);
	});

	it("has a public key in the form that browsers take: an uncompressed point", () => {
		const point = Buffer.from(pair.publicKey, "base64url");
		expect([point.length, point[0]]).toEqual([65, 4]);
	});
});

describe("the header of a push message", () => {
	it("names the push service, a time within a day, and whom to write to", () => {
		expect(read(head)).toEqual({ typ: "JWT", alg: "ES256" });
		expect(read(claims)).toEqual({
			aud: "https://push.example",
			exp: NOW / 1_000 + 12 * 3_600,
			sub: "mailto:push@baize.test",
		});
	});

	it("is signed with the key that it names", () => {
		const point = Buffer.from(key ?? "", "base64url");
		const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString("base64url"));
		const publicKey = createPublicKey({ key: { kty: "EC", crv: "P-256", x: x!, y: y! }, format: "jwk" });
		const signed = Buffer.from(`${head}.${claims}`);
		const given = Buffer.from(signature, "base64url");
		expect(verify("sha256", signed, { key: publicKey, dsaEncoding: "ieee-p1363" }, given)).toBe(true);
	});
});
