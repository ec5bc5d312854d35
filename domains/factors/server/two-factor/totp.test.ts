import { Secret } from "otpauth";
import { describe, expect, it } from "vitest";
import { codeAt, otpAuthUriOf, stepOf } from "./totp.ts";

const SECRET = Buffer.from("12345678901234567890");

describe("[MFA-01] the codes of an authenticator app", () => {
	// RFC 6238, appendix B, SHA-1; the last six of its eight digits.
	it.each([
		[59, "287082"],
		[1_111_111_109, "081804"],
		[1_111_111_111, "050471"],
		[1_234_567_890, "005924"],
		[2_000_000_000, "279037"],
		[20_000_000_000, "353130"],
	])("at second %i are %s", (second, code) => {
		expect(codeAt(SECRET, second * 1000)).toBe(code);
		expect(stepOf(SECRET, code, second * 1000)).toBe(BigInt(Math.floor(second / 30)));
	});

	it.each([
		["a step before", -30, true],
		["a step after", 30, true],
		["two steps before", -60, false],
		["two steps after", 60, false],
	])("of %s", (_case, seconds, isTaken) => {
		const atMs = 1_111_111_111_000;
		const code = codeAt(SECRET, atMs + seconds * 1000);
		expect(stepOf(SECRET, code, atMs) !== undefined).toBe(isTaken);
	});

	it("come from what every app reads: the issuer, the account, the secret in base32 without padding", () => {
		const uri = new URL(otpAuthUriOf(SECRET, "pat+1@baize.test"));
		expect(uri.protocol + uri.host).toBe("otpauth:totp");
		expect(decodeURIComponent(uri.pathname)).toBe("/Baize:pat+1@baize.test");
		expect(uri.searchParams.get("issuer")).toBe("Baize");
		expect(uri.searchParams.get("secret")).toBe("GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ");
		expect(Secret.fromBase32(uri.searchParams.get("secret")!).bytes).toEqual(new Uint8Array(SECRET));
	});
});
