import { pages, pathIn } from "@baize/platform-paths";
import { safeDestination } from "@baize/platform-web/page";
import { describe, expect, it } from "vitest";
import { hashFor, offersRealPlay, openingOf, realPlayDestination } from "./mode.ts";

const PAGE = "/en/casino/slots/adventure/tidal-book";

describe("[CAT-02] [CAT-03] a game page", () => {
	it.each([
		["", "", true, "practice", false],
		["", "#realplay", true, "real", false],
		["", "#quickplay", true, "practice", true],
		["", "#quickplay_realplay", true, "real", true],
		["?quickplay=true&realplay=true", "", true, "real", true],
		["?quickplay=true&realplay=true", "", false, "practice", true],
		["", "#realplay", false, "practice", false],
	])("with %j%j for a player (%j) opens in %s, whole screen: %j", (search, hash, isPlayer, mode, isQuick) => {
		expect(openingOf({ search, hash }, isPlayer)).toMatchObject({ mode, isQuick });
	});

	it("keeps quick play when the mode changes", () => {
		expect(hashFor("real", { quickplay: true, realplay: false })).toBe("#quickplay_realplay");
		expect(hashFor("practice", { quickplay: false, realplay: true })).toBe("");
	});
});

describe("[PLAY-01] the login/play button", () => {
	it("leads to login, and from there to this page in real play", () => {
		const path = pathIn("en", pages.login, { destination: realPlayDestination(PAGE) });
		const destination = new URL(path, "https://x.invalid").searchParams.get("destination");
		expect(destination).toBe(`${PAGE}#realplay`);
		expect(safeDestination(destination, "/en")).toBe(`${PAGE}#realplay`);
	});
});

describe("[PLAY-02] real play is offered", () => {
	it.each([
		[true, false, true],
		[true, true, true],
		[false, true, true],
		[false, false, false],
	])("on mobile (%j) or when logged in (%j): %j", (isMobile, isPlayer, offered) => {
		expect(offersRealPlay(isMobile, isPlayer)).toBe(offered);
	});
});
