import { drawJackpot, JACKPOT_STREAM } from "@baize/engines/game";
import { sheetOf, sheets } from "@baize/games/sheets";
import { fairDraws, fromHex } from "@baize/kernel/random";
import type { Session } from "@baize/platform-server";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { playRealRound, type RoundAnswer, readRound } from "../../contract/index.ts";
import {
	aRoundId,
	callsOf,
	chooseFreshly,
	openTestPlay,
	practise,
	type TestPlay,
	verify,
} from "../../testing/index.ts";
import { hmac } from "../seeds/hmac.ts";

const GAME = "ember-court";
const sheet = sheetOf(GAME)!;
/** The same title, whose first pot every round wins. */
const generous = {
	...sheet,
	jackpot: {
		...sheet.jackpot!,
		levels: sheet.jackpot!.levels.map((level, at) => (at === 0 ? { ...level, oneInUnits: 1 } : level)),
	},
};

let app: TestPlay;
beforeAll(async () => {
	app = await openTestPlay({ sheets: sheets.map((each) => (each.id === GAME ? generous : each)) });
});
afterAll(() => app.close());

const spin = (session: Session, roundId = aRoundId(app.clock)): Promise<RoundAnswer> =>
	callsOf(app.play, session)(playRealRound, {
		params: { session: session.handle },
		body: { gameId: GAME, bet: { lineBetMinor: 5 }, roundId, mode: "real" },
	});

const jackpotsOf = async ({ playerId, currency }: Session) =>
	(await app.ledger.history(playerId, currency, { limit: 50 })).filter(({ kind }) => kind === "jackpotWon");

describe("[JACK-01] a round that draws a jackpot", () => {
	it("is paid its own win in the round, and the pot as an operation of its own", async () => {
		const player = await app.player(100_000n);
		const round = await spin(player);
		expect(round.jackpot).toMatchObject({ pot: "ember-crown", stakeUnits: 100, won: ["grand"] });
		const [won, ...more] = await jackpotsOf(player);
		expect(more).toEqual([]);
		expect(won!.winMinor).toBe(600_000n);
		expect(await app.cashOf(player)).toBe(100_000n - 100n + BigInt(round.winMinor) + 600_000n);
	});

	it("is paid once, however often it is requested", async () => {
		const player = await app.player(100_000n);
		const roundId = aRoundId(app.clock);
		const answers = await Promise.all([spin(player, roundId), spin(player, roundId), spin(player, roundId)]);
		expect(new Set(answers.map(({ jackpot }) => JSON.stringify(jackpot))).size).toBe(1);
		await spin(player, roundId);
		expect(await jackpotsOf(player)).toHaveLength(1);
	});

	it("wins nothing where its stake is refused", async () => {
		const player = await app.player(0n);
		await expect(spin(player)).rejects.toMatchObject({ code: "INSUFFICIENT_FUNDS" });
		app.clock.set(app.clock.nowMs() + 10 * 60_000);
		await app.jackpots.repairWins();
		expect(await jackpotsOf(player)).toEqual([]);
		expect(await app.cashOf(player)).toBe(0n);
	});

	it("draws it from a stream of its own, which anyone can compute from the revealed seed", async () => {
		const player = await app.player(100_000n);
		const { roundId, jackpot } = await spin(player);
		await chooseFreshly(app.play, player);
		const receipt = await callsOf(app.play, player)(readRound, { params: { session: player.handle, roundId } });
		expect(receipt.serverSeed).not.toBeNull();
		expect(receipt.jackpot).toEqual(jackpot);
		const drawn = drawJackpot(generous.jackpot, 100, jackpotDraws(receipt));
		expect(jackpot).toEqual(drawn);
	});
});

describe("[JACK-01] a practice round of a title with a jackpot", () => {
	it("draws the same and is paid nothing; its proof holds with the draw, and not without", async () => {
		const player = await app.player(100_000n);
		const other = await openTestPlay();
		const session = await other.player(100_000n);
		const round = await practise(callsOf(other.play, session), { gameId: GAME, bet: { lineBetMinor: 5 } });
		expect(round.jackpot?.drawn).toHaveLength(2);
		expect(verify(round, round.serverSeed)).toEqual({ verified: true });
		const { jackpot: _, ...without } = round;
		expect(verify(without, round.serverSeed)).toMatchObject({ why: "jackpot" });
		const forged = { ...round.jackpot!, drawn: [1, ...round.jackpot!.drawn.slice(1)] };
		expect(verify({ ...round, jackpot: forged }, round.serverSeed)).toMatchObject({ why: "jackpot" });
		await other.close();
		await practise(callsOf(app.play, player), { gameId: GAME, bet: { lineBetMinor: 5 } });
		expect(await jackpotsOf(player)).toEqual([]);
	});
});

const jackpotDraws = ({ fairness, serverSeed }: { fairness: RoundAnswer["fairness"]; serverSeed: string | null }) =>
	fairDraws({ ...fairness, serverSeed: fromHex(serverSeed!) }, hmac, JACKPOT_STREAM);
