import { createHash } from "node:crypto";
import { type ChoiceSheet, choiceKind, plinko } from "@baize/engines/draw";
import { drawJackpot, type GameSheet, instantGame, JACKPOT_STREAM, verifyGame } from "@baize/engines/game";
import { type RouletteRules, roulette } from "@baize/engines/roulette";
import { SILK_CARAVAN, type SlotSheet, slotKind, waysRules, waysSlot } from "@baize/engines/slots";
import { type SpotSheet, spotKind } from "@baize/engines/spots";
import { otherGameOf } from "@baize/games/others";
import { pots } from "@baize/games/pots";
import { readPot } from "@baize/jackpots/contract";
import { idText } from "@baize/kernel/id";
import { fairDraws, fromHex } from "@baize/kernel/random";
import { DAY_MS } from "@baize/kernel/time";
import { openInProcessClient, type Session, type Visit } from "@baize/platform-server";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { playPromotionalRound, playRealRound, readRound } from "../../contract/index.ts";
import { aRoundId, callsOf, chooseFreshly, openTestPlay, type TestPlay } from "../../testing/index.ts";
import { hmac } from "../seeds/hmac.ts";

const EMBER_CROWN = pots[0]!;
/** Its first pot is won by every round. */
const jackpot = {
	...EMBER_CROWN,
	id: "test-crown",
	levels: EMBER_CROWN.levels.map((level, at) => (at === 0 ? { ...level, oneInUnits: 1 } : level)),
};
const carrying = <Sheet extends GameSheet>(gameId: string) => ({ ...(otherGameOf(gameId)!.sheet as Sheet), jackpot });

const inWays = instantGame(
	slotKind(waysSlot(SILK_CARAVAN), waysRules(SILK_CARAVAN)),
	carrying<SlotSheet>("silk-caravan"),
);
const atTable = instantGame(spotKind(roulette), carrying<SpotSheet<RouletteRules>>("midnight-roulette"));
const ofChoice = instantGame(choiceKind(plinko), carrying<ChoiceSheet>("garnet-drop"));
const TITLES = [
	["a slot in ways", inWays, { stakeMinor: 100 }],
	[
		"a table with amounts on several spots",
		atTable,
		{
			spots: [
				{ spot: "red", amountMinor: 60 },
				{ spot: "straight-17", amountMinor: 40 },
			],
		},
	],
	["a game of one choice", ofChoice, { stakeMinor: 100, choice: { rows: 16, risk: "low" } }],
] as const;
const STAKE = 100n;
const CASH = 100_000n;
const RATES = jackpot.levels.map(({ potRate, reserveRate }) => [BigInt(potRate), BigInt(reserveRate)]);

let app: TestPlay;
beforeAll(async () => {
	app = await openTestPlay({ sheets: [], others: TITLES.map(([, game]) => game) });
	await app.catchUp(app.jackpots.follower);
});
afterAll(async () => {
	expect(await app.ledger.audit()).toEqual([]);
	await app.close();
});

const play = (session: Session, gameId: string, bet: unknown) =>
	callsOf(app.play, session)(playRealRound, {
		params: { session: session.handle },
		body: { gameId, bet, roundId: aRoundId(app.clock), mode: "real" },
	});

const ANYONE = { locale: "en", ip: "", userAgent: "", cookies: {} } as Visit;

/** What stakes have added to each level and to its reserve, in ten-thousandths. */
async function contributed(): Promise<bigint[][]> {
	await app.catchUp(app.jackpots.follower);
	const { call } = openInProcessClient(app.jackpots.bindings);
	const { levels } = await call(readPot, { params: { pot: jackpot.id }, query: { currency: "CAD" } }, ANYONE);
	return levels.map((level) => [BigInt(level.contributedParts), BigInt(level.reserveContributedParts)]);
}

describe("[JACK-01] a round with a jackpot in", () => {
	it.each(TITLES)("%s is paid its own win and the pot, and its stake contributes", async (_title, game, bet) => {
		const player = await app.player(CASH);
		const before = await contributed();
		const round = await play(player, game.sheet.id, bet);
		expect(round.jackpot).toMatchObject({ pot: jackpot.id, stakeUnits: Number(STAKE), won: ["grand"] });
		const history = await app.ledger.history(player.playerId, "CAD", { limit: 50 });
		const [won, ...more] = history.filter(({ kind }) => kind === "jackpotWon");
		expect(more).toEqual([]);
		expect(won!.winMinor).toBeGreaterThanOrEqual(600_000n);
		expect(await app.cashOf(player)).toBe(CASH - STAKE + BigInt(round.winMinor) + won!.winMinor);
		const added = (await contributed()).map((sums, level) => sums.map((sum, part) => sum - before[level]![part]!));
		expect(added).toEqual(RATES.map((rates) => rates.map((rate) => rate * STAKE)));
	});

	it.each(TITLES)("%s is verified by its receipt with the draw, and not without it", async (_title, game, bet) => {
		const player = await app.player(CASH);
		const { roundId } = await play(player, game.sheet.id, bet);
		await chooseFreshly(app.play, player);
		const receipt = await callsOf(app.play, player)(readRound, { params: { session: player.handle, roundId } });
		const { fairness, serverSeed, events, stakeMinor, winMinor } = receipt;
		const seeds = { ...fairness, serverSeed: fromHex(serverSeed!) };
		const drawn = drawJackpot(jackpot, Number(STAKE), fairDraws(seeds, hmac, JACKPOT_STREAM));
		expect(receipt.jackpot).toEqual(drawn);
		const ofRound = { game, bet: receipt.bet, actions: [], seeds, commitment: fairness.commitment };
		const claim = { ...ofRound, events, stakeMinor, winMinor, jackpotTerms: jackpot, currency: "CAD" };
		const verdictWith = (said: typeof receipt.jackpot) =>
			verifyGame(
				{ ...claim, jackpot: said },
				{ hmac, sha256: (message) => createHash("sha256").update(message).digest() },
			);
		expect(verdictWith(receipt.jackpot)).toEqual({ verified: true });
		expect(verdictWith(undefined)).toEqual({ verified: false, why: "jackpot" });
		expect(verdictWith({ ...drawn, drawn: [1, ...drawn.drawn.slice(1)] })).toEqual({ verified: false, why: "jackpot" });
		expect(verdictWith({ ...drawn, stakeUnits: 1 })).toEqual({ verified: false, why: "jackpot" });
	});

	it("[PROMO-01] a slot in ways that is free draws nothing for it and contributes nothing", async () => {
		const player = await app.player(CASH);
		const before = await contributed();
		const granted = await app.spins.grant({
			...{ grantKey: "a gift", playerId: player.playerId, count: 1, titleIds: [inWays.sheet.id], stakeMinor: STAKE },
			...{ currency: "CAD", untilMs: app.clock.nowMs() + DAY_MS, wins: "cash", cause: "for a test" },
		});
		if (granted.status !== "granted") throw new Error(JSON.stringify(granted));
		const round = await callsOf(app.play, player)(playPromotionalRound, {
			params: { session: player.handle },
			body: { gameId: inWays.sheet.id, grantId: idText(granted.grantId), roundId: aRoundId(app.clock) },
		});
		expect(round.jackpot).toBeUndefined();
		expect(await contributed()).toEqual(before);
	});
});
