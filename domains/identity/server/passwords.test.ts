import { describe, expect, it } from "vitest";
import { readEndings } from "./adapters/breach-range.ts";
import { isKnownFromBreach } from "./breached-passwords.ts";
import { newPasswordFault } from "./choose-password.ts";

describe("[AUTH-13] the list of breached passwords", () => {
	it.each(["password", "football", "iloveyou", "trustno1", "sunshine1", "qwertyuiop", "computer", "princess1"])(
		"knows %s",
		(password) => {
			expect(isKnownFromBreach(password)).toBe(true);
		},
	);

	it("takes about one good password in ten thousand for a breached one", () => {
		let taken = 0;
		for (let i = 0; i < 50_000; i++) if (isKnownFromBreach(`violet ${i} umbrella ${i * 7}`)) taken++;
		expect(taken).toBeLessThan(20);
	});
});

describe("[AUTH-13] a collection of breached passwords outside", () => {
	// SHA-1 of "seven green lamps": asked for by its first five letters only.
	const sha1 = "seven green lamps";
	const asked: string[] = [];
	const knowing = (endings: string[]) => ({
		breaches: {
			hashEndings: async (beginning: string) => {
				asked.push(beginning);
				return new Set(endings);
			},
		},
	});

	it("is told five letters of a hash, and its word counts", async () => {
		const { hash } = await import("node:crypto");
		const digest = hash("sha1", sha1, "hex").toUpperCase();
		expect(await newPasswordFault(knowing([digest.slice(5)]), sha1, { email: "a@b.test" })).toBe("breached");
		expect(asked).toEqual([digest.slice(0, 5)]);
		expect(await newPasswordFault(knowing(["0".repeat(35)]), sha1, { email: "a@b.test" })).toBeUndefined();
	});

	it("is not asked about what our own list knows", async () => {
		asked.length = 0;
		expect(await newPasswordFault(knowing([]), "password1", { email: "a@b.test" })).toBe("tooCommon");
		expect(asked).toEqual([]);
	});

	it("that does not answer keeps nobody from a good password", async () => {
		const broken = { breaches: { hashEndings: () => Promise.reject(new Error("no answer")) } };
		expect(await newPasswordFault(broken, sha1, { email: "a@b.test" })).toBeUndefined();
	});

	it("answers lines, of which the padded ones count nobody", () => {
		const ending = "1E4C9B93F3F0682250B6CF8331B7EE68FD8";
		const padded = "0018A45C4D1DEF81644B54AB7F969B88D65";
		expect([...readEndings(`${ending}:3\r\n${padded}:0\r\nnonsense`)]).toEqual([ending]);
	});
});
