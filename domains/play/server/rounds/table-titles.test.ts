import { createHash, createHmac } from "node:crypto";
import { verifyGame } from "@baize/engines/game";
import { HOLD_ALL } from "@baize/engines/video-poker";
import { otherGameOf } from "@baize/games/others";
import { fromHex } from "@baize/kernel/random";
import { DAY_MS } from "@baize/kernel/time";
import type { Session } from "@baize/platform-server";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
	actInRound,
	listRounds,
	openStagedRound,
	playRealRound,
	type RoundAnswer,
	readRound,
	type SealedRound,
} from "../../contract/index.ts";
import { aRoundId, callsOf, chooseFreshly, openTestPlay, practise, type TestPlay } from "../../testing/index.ts";

const CASH = 1_000_000n;
const ROULETTE = "midnight-roulette";
const PLINKO = "garnet-drop";
const POKER = "nine-six-jacks";

let app: TestPlay;
beforeAll(async () => {
	app = await openTestPlay();
});
afterAll(() => app.close());

const on = (...spots: [string, number][]) => ({
	spots: spots.map(([spot, amountMinor]) => ({ spot, amountMinor })),
});
const play = (player: Session, gameId: string, bet: unknown, roundId = aRoundId(app.clock)): Promise<RoundAnswer> =>
	callsOf(app.play, player)(playRealRound, {
		params: { session: player.handle },
		body: { gameId, bet, roundId, mode: "real" },
	});
const algorithms = {
	sha256: (message: Uint8Array) => createHash("sha256").update(message).digest(),
	hmac: (key: Uint8Array, message: string) => createHmac("sha256", key).update(message).digest(),
};

/** What the verifier does, with nothing but the receipt and the revealed seed. */
function verdictOn({ gameId, fairness, actions = [], ...claim }: SealedRound, serverSeed: string) {
	const game = otherGameOf(gameId)!;
	const seeds = { serverSeed: fromHex(serverSeed), clientSeed: fairness.clientSeed, nonce: fairness.nonce };
	return verifyGame({ game, ...claim, actions, seeds, commitment: fairness.commitment }, algorithms);
}

describe("[GAME-01] several bets in one round", () => {
	const bet = on(["straight-17", 100], ["split-17-20", 200], ["red", 500], ["black", 500], ["dozen-2", 40]);

	it("stake their sum, and each is paid by itself", async () => {
		const player = await app.player(CASH);
		const round = await play(player, ROULETTE, bet);
		expect(round.stakeMinor).toBe(1_340);
		const paid = (round.events as { type: string; amountMinor?: number }[]).filter(({ type }) => type === "spotPaid");
		expect(paid.reduce((sum, { amountMinor = 0 }) => sum + amountMinor, 0)).toBe(round.winMinor);
		expect(await app.cashOf(player)).toBe(CASH - 1_340n + BigInt(round.winMinor));
		expect(await app.ledger.audit()).toEqual([]);
	});

	it("are one row of the player's rounds, and verified by one receipt", async () => {
		const player = await app.player(CASH);
		const { roundId, winMinor } = await play(player, ROULETTE, bet);
		const call = callsOf(app.play, player);
		const { rounds } = await call(listRounds, { params: { session: player.handle }, query: {} });
		expect(rounds).toMatchObject([
			{ roundId, gameId: ROULETTE, title: "Midnight Roulette", stakeMinor: 1_340, winMinor },
		]);
		await chooseFreshly(app.play, player);
		const receipt = await call(readRound, { params: { session: player.handle, roundId } });
		expect(verdictOn(receipt, receipt.serverSeed!)).toEqual({ verified: true });
		expect(verdictOn({ ...receipt, winMinor: winMinor + 1 }, receipt.serverSeed!)).toMatchObject({ verified: false });
	});

	it("answer the same round when they are sent again, and a conflict when others are sent under its id", async () => {
		const player = await app.player(CASH);
		const roundId = aRoundId(app.clock);
		const first = await play(player, ROULETTE, bet, roundId);
		expect(await play(player, ROULETTE, bet, roundId)).toEqual(first);
		await expect(play(player, ROULETTE, on(["red", 500]), roundId)).rejects.toMatchObject({
			code: "IDEMPOTENCY_CONFLICT",
		});
		expect(await app.cashOf(player)).toBe(BigInt(first.balanceMinor));
	});
});

describe("[GAME-01] bets that a title does not take, with nothing moved", () => {
	const amounts = { minMinor: 20, maxMinor: 50_000, stepMinor: 20 };
	it.each<[string, string, unknown, string, object?]>([
		["no chip", ROULETTE, { spots: [] }, "BET_NOT_OFFERED"],
		["a place that the cloth does not have", ROULETTE, on(["straight-37", 100]), "BET_NOT_OFFERED"],
		["a place of another wheel", ROULETTE, on(["straight-00", 100]), "BET_NOT_OFFERED"],
		["one place twice", ROULETTE, on(["red", 100], ["red", 100]), "BET_NOT_OFFERED"],
		["an amount between two steps", ROULETTE, on(["red", 110]), "BET_NOT_ALLOWED", amounts],
		["one chip too small beside a good one", ROULETTE, on(["red", 100], ["black", 0]), "BET_NOT_ALLOWED", amounts],
		["chips that are too much together", ROULETTE, on(["red", 50_000], ["black", 20]), "BET_NOT_ALLOWED", amounts],
		["an amount below nothing", ROULETTE, on(["red", -100]), "BET_NOT_OFFERED"],
		["more bets than the cloth has places", ROULETTE, on(...Array(201).fill(["red", 20])), "BET_NOT_OFFERED"],
		["a bet of another kind", ROULETTE, { stakeMinor: 100 }, "BET_NOT_OFFERED"],
		["rows that there are not", PLINKO, { stakeMinor: 100, choice: { rows: 17, risk: "low" } }, "BET_NOT_OFFERED"],
		["a risk that there is not", PLINKO, { stakeMinor: 100, choice: { rows: 8, risk: "mad" } }, "BET_NOT_OFFERED"],
		["a stake off the steps", PLINKO, { stakeMinor: 110, choice: { rows: 8, risk: "low" } }, "BET_NOT_ALLOWED"],
		["a title with decisions as an instant one", POKER, { stakeMinor: 100 }, "BET_NOT_OFFERED"],
	])("%s", async (_case, gameId, bet, code, details = {}) => {
		const player = await app.player(CASH);
		await expect(play(player, gameId, bet)).rejects.toMatchObject({ code, details });
		expect(await app.cashOf(player)).toBe(CASH);
	});
});

describe("[GAME-01] a ball that falls through pins", () => {
	it("pays the multiplier of its slot, whole, and is verified", async () => {
		const player = await app.player(CASH);
		for (const choice of [
			{ rows: 8, risk: "low" },
			{ rows: 16, risk: "high" },
		]) {
			const round = await play(player, PLINKO, { stakeMinor: 220, choice });
			const [drawn] = round.events as [{ drawn: number[]; timesX10000: number }];
			expect(drawn.drawn).toHaveLength(choice.rows);
			expect(round.winMinor * 10_000).toBe(220 * drawn.timesX10000);
		}
		const practised = await practise(callsOf(app.play, undefined), {
			gameId: PLINKO,
			bet: { stakeMinor: 100, choice: { rows: 12, risk: "medium" } },
		});
		expect(verdictOn(practised, practised.serverSeed)).toEqual({ verified: true });
	});
});

describe("[PLAY-06] five cards and one draw", () => {
	const deal = (player: Session) =>
		callsOf(app.play, player)(openStagedRound, {
			params: { session: player.handle },
			body: { gameId: POKER, bet: { stakeMinor: 500 }, roundId: aRoundId(app.clock) },
		});
	const draw = (player: Session, roundId: string, action: unknown) =>
		callsOf(app.play, player)(actInRound, {
			params: { session: player.handle, roundId },
			body: { step: 0, action },
		});

	it("keeps the cards that are held, pays the hand, and is verified by its receipt", async () => {
		const player = await app.player(CASH);
		const { roundId, view } = await deal(player);
		expect(Object.keys(view as object).sort()).toEqual(["hand", "held", "makes"]);
		const { hand } = view as { hand: number[] };
		const { ended } = await draw(player, roundId, { hold: 0b00101 });
		const [dealt, drawn] = ended!.events as [{ hand: number[] }, { hand: number[]; held: number }];
		expect(dealt.hand).toEqual(hand);
		expect([drawn.hand[0], drawn.hand[2]]).toEqual([hand[0], hand[2]]);
		expect(drawn.hand.filter((card) => hand.includes(card))).toHaveLength(2);
		expect(await app.cashOf(player)).toBe(CASH - 500n + BigInt(ended!.winMinor));
		await chooseFreshly(app.play, player);
		const call = callsOf(app.play, player);
		const receipt = await call(readRound, { params: { session: player.handle, roundId } });
		expect(verdictOn(receipt, receipt.serverSeed!)).toEqual({ verified: true });
		expect(await app.ledger.audit()).toEqual([]);
	});

	it.each([null, { hold: 32 }, { hold: -1 }, { hold: 1.5 }, { hold: 1, more: 1 }, { do: "collect" }])(
		"refuses %j as a hold, and the round stays open",
		async (action) => {
			const player = await app.player(CASH);
			const { roundId } = await deal(player);
			await expect(draw(player, roundId, action)).rejects.toMatchObject({ code: "ACTION_NOT_ALLOWED" });
			expect((await draw(player, roundId, { hold: 0 })).ended).not.toBeNull();
		},
	);

	it("holds everything for a player who has left for a day", async () => {
		const player = await app.player(CASH);
		const { roundId, view } = await deal(player);
		app.clock.advance(DAY_MS + 1);
		await app.play.endAbandonedRounds();
		const receipt = await callsOf(app.play, player)(readRound, { params: { session: player.handle, roundId } });
		expect(receipt).toMatchObject({ endedBy: "time", actions: [{ hold: HOLD_ALL }] });
		expect(receipt.events[1]).toMatchObject({ hand: (view as { hand: number[] }).hand });
	});
});
