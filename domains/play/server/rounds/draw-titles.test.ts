import { createHash, createHmac } from "node:crypto";
import { FIVE_SHEAVES } from "@baize/engines/draw";
import { verifyGame } from "@baize/engines/game";
import type { TowersView } from "@baize/engines/ladder";
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
import { aRoundId, callsOf, chooseFreshly, openTestPlay, type TestPlay } from "../../testing/index.ts";

const CASH = 1_000_000n;
const KENO = "lemon-courtyard";
const WHEEL = "primary-spin";
const BAROMETER = "barometer-dice";
const TICKET = "five-sheaves";
const CRAPS = "boardwalk-craps";
const PAGODA = "nine-roofs";

let app: TestPlay;
beforeAll(async () => {
	app = await openTestPlay();
});
afterAll(() => app.close());

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

describe("[GAME-01] a draw of numbers, a wheel, dice and a ticket", () => {
	const cases: [string, string, string, object][] = [
		[KENO, "Lemon Courtyard", "eight picks", { stakeMinor: 300, choice: [3, 7, 11, 19, 23, 28, 34, 40] }],
		[WHEEL, "Primary Spin", "medium risk", { stakeMinor: 250, choice: "medium" }],
		[CRAPS, "Boardwalk Craps", "a place", { stakeMinor: 600, choice: "place-6" }],
		[CRAPS, "Boardwalk Craps", "the line", { stakeMinor: 30, choice: "dont-pass" }],
		[BAROMETER, "Barometer Dice", "under the half", { stakeMinor: 300, choice: { side: "under", target: 5_000 } }],
		[TICKET, "Five Sheaves", "a ticket", { stakeMinor: 130, choice: FIVE_SHEAVES.id }],
	];

	it.each(cases)(
		"%s: %s, with %s, pays its multiplier whole, is listed, and verified by its receipt",
		async (gameId, title, _what, bet) => {
			const player = await app.player(CASH);
			const { roundId, stakeMinor, winMinor, events } = await play(player, gameId, bet);
			const [drawn] = events as [{ timesX10000: number }];
			// The multiplier is shown in ten-thousandths: only sixths are cut there, and the payout is whole all the same.
			expect(Math.abs(winMinor - (stakeMinor * drawn.timesX10000) / 10_000)).toBeLessThan(0.1);
			expect(await app.cashOf(player)).toBe(CASH - BigInt(stakeMinor) + BigInt(winMinor));
			const call = callsOf(app.play, player);
			const { rounds } = await call(listRounds, { params: { session: player.handle }, query: {} });
			expect(rounds).toMatchObject([{ roundId, gameId, title, stakeMinor, winMinor }]);
			await chooseFreshly(app.play, player);
			const receipt = await call(readRound, { params: { session: player.handle, roundId } });
			expect(verdictOn(receipt, receipt.serverSeed!)).toEqual({ verified: true });
			expect(verdictOn({ ...receipt, winMinor: winMinor + 1 }, receipt.serverSeed!)).toMatchObject({ verified: false });
			expect(await app.ledger.audit()).toEqual([]);
		},
	);

	it.each<[string, string, unknown, string]>([
		["no pick", KENO, { stakeMinor: 100, choice: [] }, "BET_NOT_OFFERED"],
		["eleven picks", KENO, { stakeMinor: 100, choice: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11] }, "BET_NOT_OFFERED"],
		["one pick twice", KENO, { stakeMinor: 100, choice: [1, 1] }, "BET_NOT_OFFERED"],
		["a number that there is not", KENO, { stakeMinor: 100, choice: [41] }, "BET_NOT_OFFERED"],
		["a stake whose pays would be cut", KENO, { stakeMinor: 150, choice: [1] }, "BET_NOT_ALLOWED"],
		["a risk that there is not", WHEEL, { stakeMinor: 100, choice: "mad" }, "BET_NOT_OFFERED"],
		["a stake off the steps", WHEEL, { stakeMinor: 120, choice: "low" }, "BET_NOT_ALLOWED"],
		["a bet that craps does not have", CRAPS, { stakeMinor: 300, choice: "place-7" }, "BET_NOT_OFFERED"],
		["a stake whose sixths would be cut", CRAPS, { stakeMinor: 100, choice: "place-6" }, "BET_NOT_ALLOWED"],
		["another print run", TICKET, { stakeMinor: 100, choice: "ten-sheaves" }, "BET_NOT_OFFERED"],
		["a stake above the highest", TICKET, { stakeMinor: 2_501, choice: FIVE_SHEAVES.id }, "BET_NOT_ALLOWED"],
		["a pagoda as a round of one step", PAGODA, { stakeMinor: 100, tower: 0 }, "BET_NOT_OFFERED"],
	])("do not take %s, with nothing moved", async (_case, gameId, bet, code) => {
		const player = await app.player(CASH);
		await expect(play(player, gameId, bet)).rejects.toMatchObject({ code });
		expect(await app.cashOf(player)).toBe(CASH);
	});
});

describe("[PLAY-06] a pagoda", () => {
	const open = (player: Session, tower = 0) =>
		callsOf(app.play, player)(openStagedRound, {
			params: { session: player.handle },
			body: { gameId: PAGODA, bet: { stakeMinor: 500, tower }, roundId: aRoundId(app.clock) },
		});
	const act = (player: Session, { roundId, step }: { roundId: string; step: number }, action: unknown) =>
		callsOf(app.play, player)(actInRound, {
			params: { session: player.handle, roundId },
			body: { step, action },
		});

	/** Opens rounds until the first panel has a lamp. */
	async function climb(player: Session) {
		for (let round = 0; round < 20; round++) {
			const answer = await act(player, await open(player), { do: "pick", cell: round % 4 });
			if (!answer.ended) return answer;
		}
		throw new Error("twenty foxes in a row");
	}

	it("shows while it is open what was climbed, and at its end what was behind every door; verified by its receipt", async () => {
		const player = await app.player(CASH);
		const climbed = await climb(player);
		expect(Object.keys(climbed.view as object).sort()).toEqual(["nextX10000", "picks", "timesX10000"]);
		const before = await app.cashOf(player);
		const { ended, roundId } = await act(player, climbed, { do: "collect" });
		expect(ended!.winMinor).toBe(Math.floor((500 * (climbed.view as TowersView).timesX10000) / 10_000));
		expect(await app.cashOf(player)).toBe(before + BigInt(ended!.winMinor));
		expect((ended!.events as { odd?: number[] }[])[0]!.odd).toHaveLength(9);
		await chooseFreshly(app.play, player);
		const params = { session: player.handle, roundId };
		const receipt = await callsOf(app.play, player)(readRound, { params });
		expect(verdictOn(receipt, receipt.serverSeed!)).toEqual({ verified: true });
		expect(await app.ledger.audit()).toEqual([]);
	});

	it.each([null, { do: "collect" }, { do: "pick", cell: 4 }, { do: "pick", cell: -1 }, { do: "fly" }])(
		"refuses %j before the first door, and the round stays open",
		async (action) => {
			const player = await app.player(CASH);
			const opened = await open(player);
			await expect(act(player, opened, action)).rejects.toMatchObject({ code: "ACTION_NOT_ALLOWED" });
		},
	);

	it("left for a day is collected, and given back where no door was opened", async () => {
		const [climber, leaver] = [await app.player(CASH), await app.player(CASH)];
		const climbed = await climb(climber);
		const left = await open(leaver);
		app.clock.advance(DAY_MS + 1);
		await app.play.endAbandonedRounds();
		const receiptOf = (player: Session, roundId: string) =>
			callsOf(app.play, player)(readRound, { params: { session: player.handle, roundId } });
		expect(await receiptOf(climber, climbed.roundId)).toMatchObject({
			endedBy: "time",
			winMinor: Math.floor((500 * (climbed.view as TowersView).timesX10000) / 10_000),
		});
		expect(await receiptOf(leaver, left.roundId)).toMatchObject({ winMinor: 500 });
		expect(await app.cashOf(leaver)).toBe(CASH);
	});
});
