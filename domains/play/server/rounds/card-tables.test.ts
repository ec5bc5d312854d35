import { createHash, createHmac } from "node:crypto";
import { verifyGame } from "@baize/engines/game";
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
const BACCARAT = "porcelain-baccarat";
const ANDAR_BAHAR = "marigold-andar-bahar";
const SIC_BO = "cinnabar-sic-bo";
const DRAGON_TIGER = "shadow-dragon-tiger";
const THREE_CARD = "neon-three-card";

let app: TestPlay;
beforeAll(async () => {
	app = await openTestPlay();
});
afterAll(() => app.close());

const on = (...spots: [string, number][]) => ({
	spots: spots.map(([spot, amountMinor]) => ({ spot, amountMinor })),
});
const play = (player: Session, gameId: string, bet: unknown): Promise<RoundAnswer> =>
	callsOf(app.play, player)(playRealRound, {
		params: { session: player.handle },
		body: { gameId, bet, roundId: aRoundId(app.clock), mode: "real" },
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

/** The round's receipt with its seed, as its player reads it once the pair has ended. */
async function receiptOf(player: Session, roundId: string) {
	await chooseFreshly(app.play, player);
	return callsOf(app.play, player)(readRound, { params: { session: player.handle, roundId } });
}

describe("[GAME-01] a table where one deal or throw decides all places", () => {
	it.each<[string, string, ReturnType<typeof on>]>([
		[
			"Porcelain Baccarat",
			BACCARAT,
			on(["banker", 100], ["player", 40], ["tie", 20], ["playerPair", 20], ["bankerPair", 60]),
		],
		["Marigold Andar Bahar", ANDAR_BAHAR, on(["andar", 110], ["bahar", 50])],
		["Cinnabar Sic Bo", SIC_BO, on(["small", 100], ["big", 50], ["single-3", 30], ["pair-1-2", 20], ["total-11", 20])],
		["Shadow Dragon Tiger", DRAGON_TIGER, on(["dragon", 110], ["tie", 50], ["tiger", 70])],
	])("of %s pays each by itself, is one row of the player's rounds, and is verified", async (title, gameId, bet) => {
		const player = await app.player(CASH);
		const round = await play(player, gameId, bet);
		const stakeMinor = bet.spots.reduce((sum, { amountMinor }) => sum + amountMinor, 0);
		expect(round.stakeMinor).toBe(stakeMinor);
		const paid = (round.events as { type: string; amountMinor?: number }[]).filter(({ type }) => type === "spotPaid");
		expect(paid.reduce((sum, { amountMinor = 0 }) => sum + amountMinor, 0)).toBe(round.winMinor);
		expect(await app.cashOf(player)).toBe(CASH - BigInt(stakeMinor) + BigInt(round.winMinor));
		const { rounds } = await callsOf(app.play, player)(listRounds, { params: { session: player.handle }, query: {} });
		expect(rounds).toMatchObject([{ roundId: round.roundId, gameId, title, stakeMinor, winMinor: round.winMinor }]);
		const receipt = await receiptOf(player, round.roundId);
		expect(verdictOn(receipt, receipt.serverSeed!)).toEqual({ verified: true });
		expect(verdictOn({ ...receipt, winMinor: round.winMinor + 1 }, receipt.serverSeed!)).toMatchObject({
			verified: false,
		});
		const practised = await practise(callsOf(app.play, undefined), { gameId, bet });
		expect(verdictOn(practised, practised.serverSeed)).toEqual({ verified: true });
		expect(await app.ledger.audit()).toEqual([]);
	});

	it.each<[string, string, unknown, string]>([
		["a place that baccarat does not have", BACCARAT, on(["dragon", 100]), "BET_NOT_OFFERED"],
		["an amount whose commission is no whole one", BACCARAT, on(["banker", 110]), "BET_NOT_ALLOWED"],
		["a place of another table", ANDAR_BAHAR, on(["banker", 100]), "BET_NOT_OFFERED"],
		["an amount that andar cannot pay whole", ANDAR_BAHAR, on(["andar", 105]), "BET_NOT_ALLOWED"],
		["a total that three dice cannot make", SIC_BO, on(["total-18", 100]), "BET_NOT_OFFERED"],
		["an amount below the least", SIC_BO, on(["small", 10]), "BET_NOT_ALLOWED"],
		["a place that dragon tiger does not have", DRAGON_TIGER, on(["andar", 100]), "BET_NOT_OFFERED"],
		["an amount that no tie halves", DRAGON_TIGER, on(["dragon", 105]), "BET_NOT_ALLOWED"],
		["a title with decisions as an instant one", THREE_CARD, { anteMinor: 100, pairPlusMinor: 0 }, "BET_NOT_OFFERED"],
	])("does not take %s, and moves nothing", async (_case, gameId, bet, code) => {
		const player = await app.player(CASH);
		await expect(play(player, gameId, bet)).rejects.toMatchObject({ code });
		expect(await app.cashOf(player)).toBe(CASH);
	});
});

describe("[PLAY-06] three cards against the dealer's", () => {
	const deal = (player: Session, bet: object = { anteMinor: 500, pairPlusMinor: 500 }) =>
		callsOf(app.play, player)(openStagedRound, {
			params: { session: player.handle },
			body: { gameId: THREE_CARD, bet, roundId: aRoundId(app.clock) },
		});
	const act = (player: Session, roundId: string, action: unknown, stakeId?: string) =>
		callsOf(app.play, player)(actInRound, {
			params: { session: player.handle, roundId },
			body: { step: 0, action, ...(stakeId ? { stakeId } : {}) },
		});

	it.each([
		["play", 1_500],
		["fold", 1_000],
	])("show the player's until the player decides to %s, and are verified", async (action, stakeMinor) => {
		const player = await app.player(CASH);
		const { roundId, view } = await deal(player);
		expect(Object.keys(view as object).sort()).toEqual(["makes", "player"]);
		const stakeId = action === "play" ? aRoundId(app.clock) : undefined;
		const { ended } = await act(player, roundId, { do: action }, stakeId);
		expect(ended).toMatchObject({
			stakeMinor,
			events: [{ player: (view as { player: number[] }).player, action }, {}],
		});
		expect(await app.cashOf(player)).toBe(CASH - BigInt(stakeMinor) + BigInt(ended!.winMinor));
		const receipt = await receiptOf(player, roundId);
		expect(verdictOn(receipt, receipt.serverSeed!)).toEqual({ verified: true });
		expect(await app.ledger.audit()).toEqual([]);
	});

	it.each([null, { do: "raise" }, { do: "play", more: 1 }])("are not played by %j, and stay open", async (action) => {
		const player = await app.player(CASH);
		const { roundId } = await deal(player);
		await expect(act(player, roundId, action)).rejects.toMatchObject({ code: "ACTION_NOT_ALLOWED" });
		expect((await act(player, roundId, { do: "fold" })).ended).not.toBeNull();
	});

	it("are folded for a player who has left for a day", async () => {
		const player = await app.player(CASH);
		const { roundId } = await deal(player, { anteMinor: 500, pairPlusMinor: 0 });
		app.clock.advance(DAY_MS + 1);
		await app.play.endAbandonedRounds();
		const receipt = await callsOf(app.play, player)(readRound, { params: { session: player.handle, roundId } });
		expect(receipt).toMatchObject({ endedBy: "time", actions: [{ do: "fold" }], stakeMinor: 500, winMinor: 0 });
	});
});
