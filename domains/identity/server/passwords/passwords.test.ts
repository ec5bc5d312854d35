import { describe, expect, it } from "vitest";
import { readEndings } from "../adapters/breach-range.ts";
import { isKnownFromBreach } from "./breached-passwords.ts";
import { newPasswordIssue } from "./choose-password.ts";

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
	// SHA-1 of "seven green lamps": requested by its first five letters only.
	const sha1 = "seven green lamps";
	const queried: string[] = [];
	const knowing = (endings: string[]) => ({
		breaches: {
			hashEndings: async (beginning: string) => {
				queried.push(beginning);
				return new Set(endings);
			},
		},
	});

	it("receives five letters of a hash, and its reply counts", async () => {
		const { hash } = await import("node:crypto");
		const digest = hash("sha1", sha1, "hex").toUpperCase();
		expect(await newPasswordIssue(knowing([digest.slice(5)]), sha1, { email: "a@b.test" })).toBe("breached");
		expect(queried).toEqual([digest.slice(0, 5)]);
		expect(await newPasswordIssue(knowing(["0".repeat(35)]), sha1, { email: "a@b.test" })).toBeUndefined();
	});

	it("is not called for what our own list has", async () => {
		queried.length = 0;
		expect(await newPasswordIssue(knowing([]), "password1", { email: "a@b.test" })).toBe("tooCommon");
		expect(queried).toEqual([]);
	});

	it("that does not respond blocks no good password", async () => {
		const broken = { breaches: { hashEndings: () => Promise.reject(new Error("no answer")) } };
		expect(await newPasswordIssue(broken, sha1, { email: "a@b.test" })).toBeUndefined();
	});

	it("returns lines, of which the padded ones have a count of zero", () => {
		const ending = "1E4C9B93F3F0682250B6CF8331B7EE68FD8";
		const padded = "0018A45C4D1DEF81644B54AB7F969B88D65";
		expect([...readEndings(`${ending}:3\r\n${padded}:0\r\nnonsense`)]).toEqual([ending]);
	});
});
