import type { Place } from "@baize/geo/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readSlotLaw } from "../contract/index.ts";
import { callsOf, LONDON_IP, NOWHERE_IP, openTestPlay, type TestPlay, TORONTO_IP } from "../testing/index.ts";

let app: TestPlay;
beforeAll(async () => {
	app = await openTestPlay();
});
afterAll(() => app.close());

const SLOW = { mayAutoplay: false, mayHurry: false, minRoundMs: 2_500 };
const FREE = { mayAutoplay: true, mayHurry: true, minRoundMs: 0 };
const IRELAND: Place = { country: "IE" };
const ENGLAND: Place = { country: "GB", subdivision: "ENG" };

describe("[GAME-01] [GEO-02] the law of slots", () => {
	it.each([
		["a visitor in London", LONDON_IP, undefined, SLOW],
		["a visitor in Toronto", TORONTO_IP, undefined, SLOW],
		["a visitor whose place is not known", NOWHERE_IP, undefined, SLOW],
		["a visitor in Dublin", undefined, undefined, FREE],
		["a player of England in Dublin", undefined, ENGLAND, SLOW],
		["a player of Ireland in Dublin", undefined, IRELAND, FREE],
		["a player of Ireland in London", LONDON_IP, IRELAND, SLOW],
	])("is, for %s, the stricter one of where they are and live", async (_who, ip, residence, law) => {
		const player = residence && (await app.player());
		if (player) app.residences.set(player.playerId, residence);
		expect(await callsOf(app.play, player, ip)(readSlotLaw, {})).toEqual(law);
	});
});
