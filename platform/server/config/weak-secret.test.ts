import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { weaknessOf } from "./weak-secret.ts";

describe("[ASVS 11.2.2] a secret", () => {
	it.each([
		["one character", "a".repeat(64), "too few"],
		["two characters in turn", "ab".repeat(32), "too few"],
		["a short text again and again", "kq8Zt2VxWm5J".repeat(4), "repeats itself"],
		["a short text again and again, cut off", "kq8Zt2VxWm5J".repeat(4).slice(0, 40), "repeats itself"],
		["the alphabet and the digits", "abcdefghijklmnopqrstuvwxyz0123456789", "row"],
		["the digits of sixteen, twice", "0123456789abcdef0123456789abcdef", "repeats itself"],
		["a row of a keyboard", "qwertyuiopasdfghjklzxcvbnm1234567890", "guessed"],
		["a word and digits", "mysecret8f3kq02mfla93mfkq02mf93kfa92", "guessed"],
		["what an example says", "change-me-to-32-characters-of-text!!", "guessed"],
		["a sentence", "seven green lamps under the old wooden bridge", "words"],
		["a sentence with digits", "correct horse battery staple 2026 together", "words"],
		["too little", "kq8Zt2VxWm5J", "shorter"],
	])("of %s is weak", (_case, secret, why) => {
		expect(weaknessOf(secret)).toContain(why);
	});

	it("that is random is never called weak, in whatever way it is written", () => {
		const weak: string[] = [];
		for (let i = 0; i < 3_000; i++)
			for (const encoding of ["hex", "base64", "base64url"] as const) {
				const secret = createHash("sha256").update(`${encoding} ${i}`).digest(encoding);
				if (weaknessOf(secret)) weak.push(`${secret}: ${weaknessOf(secret)}`);
			}
		expect(weak).toEqual([]);
	});
});
