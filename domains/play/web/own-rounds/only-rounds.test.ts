import { pagePath, pages } from "@baize/platform-paths";
import { describe, expect, it } from "vitest";
import { type OnlyRounds, readOnly } from "./only-rounds.ts";

describe("[PLAY-05] which rounds an address asks for", () => {
	it.each<[string, OnlyRounds]>([
		["", {}],
		["?game=tidal-book", { game: "tidal-book" }],
		["?outcome=won&from=2026-11-01", { outcome: "won" }],
		["?game=tidal-book&outcome=won", { game: "tidal-book", outcome: "won" }],
		["?game=../x&outcome=lost", {}],
		["?game=&outcome=", {}],
	])("of %j", (search, expected) => {
		expect(readOnly(new URLSearchParams(search))).toEqual(expected);
	});

	it("is what was written there", () => {
		const only: OnlyRounds = { game: "tidal-book", outcome: "won" };
		const written = pagePath(pages.rounds, { ...only, from: "2026-11-01" });
		expect(readOnly(new URL(written, "https://example.org").searchParams)).toEqual(only);
	});
});
