import { sellsFeature } from "@baize/games/others";
import { registry } from "@baize/games/registry";
import { type Place, UNKNOWN_PLACE } from "@baize/geo/contract";
import type { Session } from "@baize/platform-server";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { playRealRound, readGameUrl } from "../contract/index.ts";
import { aRoundId, callsOf, LONDON_IP, openTestPlay, practise, type TestPlay } from "../testing/index.ts";

const GAME = "iron-garden-gate-open";
const PRICE_MINOR = 544;
const CASH = 100_000n;
const REFUSED = { code: "FEATURE_BUY_NOT_ALLOWED", spec: { status: 451 } };

let app: TestPlay;
beforeAll(async () => {
	app = await openTestPlay();
});
afterAll(() => app.close());

const buy = (player: Session, ip?: string, roundId = aRoundId(app.clock)) =>
	callsOf(
		app.play,
		player,
		ip,
	)(playRealRound, {
		params: { session: player.handle },
		body: { gameId: GAME, bet: { stakeMinor: PRICE_MINOR }, roundId, mode: "real" },
	});
const buyInPractice = (player: Session | undefined, ip?: string) =>
	practise(callsOf(app.play, player, ip), { gameId: GAME, bet: { stakeMinor: PRICE_MINOR } });
async function residentOf(place: Place | undefined): Promise<Session> {
	const player = await app.player(CASH);
	if (place) app.residences.set(player.playerId, place);
	return player;
}

describe("[GAME-01] [GEO-02] a title that sells its feature", () => {
	it("is Gate Open, and no other one", () => {
		expect(registry.all.map(({ sheet }) => sheet.id).filter(sellsFeature)).toEqual([GAME]);
	});

	it("takes its price and pays in one round where the law allows that, for money and in practice", async () => {
		const player = await residentOf(undefined);
		const { stakeMinor, winMinor } = await buy(player);
		expect(stakeMinor).toBe(PRICE_MINOR);
		expect(await app.cashOf(player)).toBe(CASH - BigInt(PRICE_MINOR) + BigInt(winMinor));
		expect(await buyInPractice(player)).toMatchObject({ stakeMinor: PRICE_MINOR });
		expect(await buyInPractice(undefined)).toMatchObject({ stakeMinor: PRICE_MINOR });
	});

	it.each<[string, string | undefined, Place | undefined]>([
		["at a place in Great Britain", LONDON_IP, undefined],
		["living in Great Britain, wherever they are", undefined, { country: "GB", subdivision: "SCT" }],
		["living in Spain", undefined, { country: "ES" }],
		["whose place is not known", undefined, UNKNOWN_PLACE],
	])("is refused to a player %s, with nothing taken, in practice too", async (_who, ip, place) => {
		const player = await residentOf(place);
		await expect(buy(player, ip)).rejects.toMatchObject(REFUSED);
		await expect(buyInPractice(player, ip)).rejects.toMatchObject(REFUSED);
		expect(await app.cashOf(player)).toBe(CASH);
		expect(await app.ledger.audit()).toEqual([]);
	});

	it("is refused to a visitor in Great Britain, and its page learns so from the launch", async () => {
		await expect(buyInPractice(undefined, LONDON_IP)).rejects.toMatchObject(REFUSED);
		const launch = callsOf(
			app.play,
			undefined,
			LONDON_IP,
		)(readGameUrl, {
			params: { id: GAME },
			query: { mode: "practice" },
			headers: {},
		});
		await expect(launch).rejects.toMatchObject(REFUSED);
	});

	it("is refused for the law before anything else that is wrong with the request", async () => {
		const wrong = practise(callsOf(app.play, undefined, LONDON_IP), { gameId: GAME, bet: { stakeMinor: 1 } });
		await expect(wrong).rejects.toMatchObject(REFUSED);
	});

	it("answers a round that was bought before the player moved", async () => {
		const player = await residentOf(undefined);
		const roundId = aRoundId(app.clock);
		const bought = await buy(player, undefined, roundId);
		expect(await buy(player, LONDON_IP, roundId)).toMatchObject({ roundId, winMinor: bought.winMinor });
	});

	it("leaves every other title as it is", async () => {
		const round = await practise(callsOf(app.play, undefined, LONDON_IP), {
			gameId: "iron-garden",
			bet: { stakeMinor: 20 },
		});
		expect(round).toMatchObject({ stakeMinor: 20 });
	});
});
