import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { canonicalAddress, flagsHash, flagsQuery, modeOf, readGameFlags } from "./flags.ts";

const NONE = { quickplay: false, realplay: false };
const QUICK = { quickplay: true, realplay: false };
const REAL = { quickplay: false, realplay: true };
const BOTH = { quickplay: true, realplay: true };

describe("[CAT-02] a game link", () => {
	it.each([
		["", "", NONE],
		["?quickplay=true", "", QUICK],
		["?realplay=true", "", REAL],
		["?quickplay=true&realplay=true", "", BOTH],
		["?realplay=true&utm=x&quickplay=true", "", BOTH],
		["", "#quickplay", QUICK],
		["", "#realplay", REAL],
		["", "#quickplay_realplay", BOTH],
		["?quickplay=true", "#realplay", BOTH],
		["?realplay=false", "", NONE],
		["?realplay=1", "", NONE],
		["?realplay", "", NONE],
		["?REALPLAY=true", "", NONE],
		["", "#realplay_quickplay", NONE],
		["", "#rules", NONE],
		["", "#realplayer", NONE],
	])("with query %j and hash %j requests %j", (search, hash, flags) => {
		expect(readGameFlags(search, hash)).toEqual(flags);
	});

	it.each([
		[NONE, "", ""],
		[QUICK, "#quickplay", "?quickplay=true"],
		[REAL, "#realplay", "?realplay=true"],
		[BOTH, "#quickplay_realplay", "?quickplay=true&realplay=true"],
	])("[CAT-03] that requests %j is written %j or %j", (flags, hash, query) => {
		expect(flagsHash(flags)).toBe(hash);
		expect(flagsQuery(flags)).toBe(query);
	});

	it("means the same in every form", () => {
		fc.assert(
			fc.property(fc.boolean(), fc.boolean(), (quickplay, realplay) => {
				const flags = { quickplay, realplay };
				expect(readGameFlags("", flagsHash(flags))).toEqual(flags);
				expect(readGameFlags(flagsQuery(flags), "")).toEqual(flags);
			}),
		);
	});

	it.each([
		["/en/casino/a/b/c", "?quickplay=true&realplay=true", "", "/en/casino/a/b/c#quickplay_realplay"],
		["/en/casino/a/b/c", "?utm=x&realplay=true", "#quickplay", "/en/casino/a/b/c?utm=x#quickplay_realplay"],
		["/en/casino/a/b/c", "?utm=x", "#rules", "/en/casino/a/b/c?utm=x#rules"],
		["/en/casino/a/b/c", "?realplay=false", "", "/en/casino/a/b/c"],
	])("%s%s%s has the canonical address %s", (pathname, search, hash, canonical) => {
		expect(canonicalAddress({ pathname, search, hash })).toBe(canonical);
	});
});

describe("the mode in which a game opens", () => {
	it.each([
		[NONE, false, "practice"],
		[NONE, true, "practice"],
		[QUICK, true, "practice"],
		[REAL, true, "real"],
		[BOTH, true, "real"],
		[REAL, false, "practice"],
		[BOTH, false, "practice"],
	] as const)("for %j, signed in: %s, is %s", (flags, isSignedIn, mode) => {
		expect(modeOf(flags, isSignedIn)).toBe(mode);
	});
});
