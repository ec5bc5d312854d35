import { sampleGame } from "@baize/engines/game-testing";
import { otherGames } from "@baize/games/others";
import { idText, openIds, readId } from "@baize/kernel/id";
import { DAY_MS } from "@baize/kernel/time";
import type { Session } from "@baize/platform-server";
import { BARS } from "@baize/safer-play/contract";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
	actInRound,
	listOpenRounds,
	listRounds,
	openStagedRound,
	readOpenRound,
	readRound,
	readSeeds,
	type StagedAnswer,
} from "../../contract/index.ts";
import { aRoundId, callsOf, chooseFreshly, FORBIDDEN_IP, openTestPlay, type TestPlay } from "../../testing/index.ts";

const GAME = "firefly-meadow";
const STAKE = 1_000;

let app: TestPlay;
beforeAll(async () => {
	app = await openTestPlay({ others: [...otherGames, sampleGame] });
});
afterAll(() => app.close());

const open = (session: Session, over: object = {}, play = app.play, ip?: string) =>
	callsOf(
		play,
		session,
		ip,
	)(openStagedRound, {
		params: { session: session.handle },
		body: { gameId: GAME, bet: { stakeMinor: STAKE, mines: 3 }, roundId: aRoundId(app.clock), ...over },
	});
const act = (session: Session, roundId: string, step: number, action: object, more: object = {}, play = app.play) =>
	callsOf(play, session)(actInRound, { params: { session: session.handle, roundId }, body: { step, action, ...more } });
const cell = (at: number) => ({ do: "open", cell: at });
const COLLECT = { do: "collect" };

/** Opens rounds until the first cells are safe: what is behind them is not known. */
async function openSafe(session: Session, cells: number): Promise<StagedAnswer> {
	for (;;) {
		let round = await open(session);
		for (let at = 0; at < cells && !round.ended; at++) round = await act(session, round.roundId, at, cell(at));
		if (!round.ended) return round;
	}
}

const mistakesOfBooks = () => app.ledger.audit();

describe("[PLAY-06] a round with decisions, for money", () => {
	it("takes the stake, uncovers cell by cell, and pays what is collected", async () => {
		const player = await app.player(1_000_000n);
		const round = await openSafe(player, 2);
		expect(round).toMatchObject({ step: 2, stakeMinor: STAKE, view: { opened: [0, 1] } });
		const before = await app.cashOf(player);
		const ended = await act(player, round.roundId, 2, COLLECT);
		const { collectMinor } = round.view as { collectMinor: number };
		expect(ended.ended).toMatchObject({
			winMinor: collectMinor,
			actions: [cell(0), cell(1), COLLECT],
			endedBy: "player",
		});
		expect(await app.cashOf(player)).toBe(before + BigInt(collectMinor));
		expect(await mistakesOfBooks()).toEqual([]);
	});

	it("[GAME-02] shows nothing of what was drawn but its view", async () => {
		const player = await app.player(1_000_000n);
		const { view, ended: _, ...rest } = await openSafe(player, 1);
		expect(Object.keys(view as object).sort()).toEqual(["collectMinor", "mines", "nextMinor", "opened"]);
		expect(Object.keys(rest).sort()).toEqual(
			["balanceMinor", "bet", "dueAtMs", "fairness", "gameId", "roundId", "stakeMinor", "step"].sort(),
		);
	});

	it("is one row of the player's rounds, with what it staked and paid; and a receipt", async () => {
		const player = await app.player(1_000_000n);
		const { roundId } = await openSafe(player, 1);
		await expect(
			callsOf(app.play, player)(readRound, { params: { session: player.handle, roundId } }),
		).rejects.toMatchObject({ code: "ROUND_STILL_OPEN" });
		const { ended } = await act(player, roundId, 1, COLLECT);
		const call = callsOf(app.play, player);
		const { rounds } = await call(listRounds, { params: { session: player.handle }, query: {} });
		expect(rounds[0]).toMatchObject({ roundId, gameId: GAME, stakeMinor: STAKE, winMinor: ended!.winMinor });
		const receipt = await call(readRound, { params: { session: player.handle, roundId } });
		expect(receipt).toMatchObject({ ...ended, serverSeed: null });
	});

	it("is found again on any device, and by another process", async () => {
		const player = await app.player(1_000_000n);
		const round = await openSafe(player, 1);
		const other = await app.openAnother();
		const params = { session: player.handle, gameId: GAME };
		expect((await callsOf(other, player)(readOpenRound, { params })).round).toEqual(round);
		const { rounds } = await callsOf(other, player)(listOpenRounds, { params: { session: player.handle } });
		expect(rounds).toMatchObject([
			{ roundId: round.roundId, gameId: GAME, title: "Firefly Meadow", stakeMinor: STAKE },
		]);
		expect((await act(player, round.roundId, 1, COLLECT, {}, other)).ended).not.toBeNull();
		expect((await callsOf(app.play, player)(readOpenRound, { params })).round).toBeNull();
		await other.close();
	});

	it("ends by itself at the last cell that pays", async () => {
		const largest = { stakeMinor: STAKE, mines: 24 };
		const player = await app.player(10_000_000n);
		for (;;) {
			const { roundId } = await open(player, { bet: largest });
			const { ended } = await act(player, roundId, 0, cell(7));
			expect(ended).not.toBeNull();
			if (ended!.winMinor === 0) continue;
			return expect(ended).toMatchObject({ winMinor: 24.5 * STAKE, actions: [cell(7)] });
		}
	});
});

describe("[PLAY-06] what is sent again", () => {
	it("answers the same round, opened once", async () => {
		const player = await app.player(1_000_000n);
		const roundId = aRoundId(app.clock);
		const [one, other] = [await open(player, { roundId }), await open(player, { roundId })];
		expect(other).toEqual(one);
		expect(await app.cashOf(player)).toBe(1_000_000n - BigInt(STAKE));
	});

	it("answers the same action, applied once, also after the end", async () => {
		const player = await app.player(1_000_000n);
		const { roundId } = await openSafe(player, 1);
		const cash = await app.cashOf(player);
		expect(await act(player, roundId, 0, cell(0))).toMatchObject({ step: 1 });
		expect(await app.cashOf(player)).toBe(cash);
		const ended = await act(player, roundId, 1, COLLECT);
		expect(await act(player, roundId, 1, COLLECT)).toEqual(ended);
		expect(await app.cashOf(player)).toBe(BigInt(ended.balanceMinor));
		expect(await mistakesOfBooks()).toEqual([]);
	});

	it("of two actions at one step, sent at once through two processes, applies one", async () => {
		const player = await app.player(1_000_000n);
		const { roundId } = await openSafe(player, 1);
		const second = await app.openAnother();
		const both = await Promise.allSettled([
			act(player, roundId, 1, COLLECT),
			act(player, roundId, 1, cell(12), {}, second),
		]);
		expect(both.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
		expect(both.find(({ status }) => status === "rejected")).toMatchObject({
			reason: { code: expect.stringMatching(/^IDEMPOTENCY_CONFLICT$/) },
		});
		expect(await mistakesOfBooks()).toEqual([]);
		await second.close();
	});
});

describe("[PLAY-06] what is refused, with its own error and nothing moved", () => {
	it.each([
		["an unknown game", { gameId: "no-such-game" }, "GAME_NOT_FOUND"],
		["a game of one step", { gameId: "night-comet" }, "BET_NOT_OFFERED"],
		["a bet of another kind", { bet: { lineBetMinor: 5 } }, "BET_NOT_OFFERED"],
		["no bet", { bet: null }, "BET_NOT_OFFERED"],
		["a bet with one more property", { bet: { stakeMinor: STAKE, mines: 3, more: 1 } }, "BET_NOT_OFFERED"],
		["too many mines", { bet: { stakeMinor: STAKE, mines: 25 } }, "BET_NOT_OFFERED"],
		["half a mine", { bet: { stakeMinor: STAKE, mines: 1.5 } }, "BET_NOT_OFFERED"],
		["a stake below the title's", { bet: { stakeMinor: 9, mines: 3 } }, "BET_NOT_ALLOWED"],
		["a stake above the title's", { bet: { stakeMinor: 10_001, mines: 3 } }, "BET_NOT_ALLOWED"],
		["a stake of nothing", { bet: { stakeMinor: 0, mines: 3 } }, "BET_NOT_ALLOWED"],
		["a stake below nothing", { bet: { stakeMinor: -STAKE, mines: 3 } }, "BET_NOT_OFFERED"],
		["an id in the server's form", { roundId: idText(openIds({ nowMs: () => Date.now() })()) }, "ROUND_ID_NOT_USABLE"],
	])("a round for %s", async (_case, over, code) => {
		const player = await app.player(100_000n);
		await expect(open(player, over)).rejects.toMatchObject({ code });
		expect(await app.cashOf(player)).toBe(100_000n);
	});

	it("a round that the player cannot pay, where play is forbidden, or beside an open one of the game", async () => {
		const player = await app.player(BigInt(STAKE) + 10n);
		await expect(open(player, {}, app.play, FORBIDDEN_IP)).rejects.toMatchObject({ code: "PLAY_NOT_ALLOWED_HERE" });
		const { roundId } = await open(player);
		await expect(open(player)).rejects.toMatchObject({ code: "ROUND_ALREADY_OPEN", details: { roundId } });
		await expect(open(player, { roundId, bet: { stakeMinor: STAKE, mines: 4 } })).rejects.toMatchObject({
			code: "IDEMPOTENCY_CONFLICT",
		});
		expect(await app.cashOf(player)).toBe(10n);
		const poor = await app.player(BigInt(STAKE) - 1n);
		await expect(open(poor)).rejects.toMatchObject({ code: "INSUFFICIENT_FUNDS" });
		const { rounds } = await callsOf(app.play, poor)(listOpenRounds, { params: { session: poor.handle } });
		expect(rounds).toEqual([]);
	});

	it.each([
		["a form that no action has", 1, { do: "peek" }, "ACTION_NOT_ALLOWED"],
		["no action", 1, null, "ACTION_NOT_ALLOWED"],
		["a cell that is not on the board", 1, cell(25), "ACTION_NOT_ALLOWED"],
		["a cell that is open", 1, cell(0), "ACTION_NOT_ALLOWED"],
		["a step that comes later", 2, COLLECT, "STEP_AHEAD"],
		["another action at a step that was applied", 0, cell(3), "IDEMPOTENCY_CONFLICT"],
	])("an action: %s", async (_case, step, action, code) => {
		const player = await app.player(1_000_000n);
		const round = await openSafe(player, 1);
		const cash = await app.cashOf(player);
		await expect(act(player, round.roundId, step, action as object)).rejects.toMatchObject({ code });
		expect(await app.cashOf(player)).toBe(cash);
		const params = { session: player.handle, gameId: GAME };
		expect((await callsOf(app.play, player)(readOpenRound, { params })).round).toEqual(round);
	});

	it("an action before anything is uncovered that only comes later, after the end, or in another player's round", async () => {
		const [player, stranger] = [await app.player(1_000_000n), await app.player(1_000_000n)];
		const { roundId } = await open(player);
		await expect(act(player, roundId, 0, COLLECT)).rejects.toMatchObject({ code: "ACTION_NOT_ALLOWED" });
		await expect(act(stranger, roundId, 0, cell(0))).rejects.toMatchObject({ code: "ROUND_NOT_FOUND" });
		const done = await openAndCollect(player, roundId);
		await expect(act(player, done.roundId, done.step, cell(20))).rejects.toMatchObject({ code: "ROUND_IS_OVER" });
		expect(await mistakesOfBooks()).toEqual([]);
	});

	/** Plays an open round to its end. */
	async function openAndCollect(player: Session, roundId: string): Promise<StagedAnswer> {
		const round = await act(player, roundId, 0, cell(0));
		return round.ended ? round : act(player, roundId, 1, COLLECT);
	}
});

describe("[SAFE-01] a player who may not play any more", () => {
	it("finishes an open round, and opens none", async () => {
		const player = await app.player(1_000_000n);
		const { roundId } = await openSafe(player, 1);
		await app.database.transaction((tx) =>
			app.wallet.guards.setBars(tx, player.playerId, "CAD", [{ number: BARS.excluded, fromMs: 0, untilMs: null }]),
		);
		expect((await act(player, roundId, 1, COLLECT)).ended).not.toBeNull();
		await expect(open(player)).rejects.toMatchObject({ code: "EXCLUDED" });
	});
});

describe("[GAME-02] the seed of a pair with an open round", () => {
	it("is revealed when the round has ended, however the pair was ended, and then verifies it", async () => {
		const player = await app.player(1_000_000n);
		const round = await openSafe(player, 1);
		await chooseFreshly(app.play, player);
		const call = callsOf(app.play, player);
		const pairOf = async () =>
			(await call(readSeeds, { params: { session: player.handle } })).retired.find(
				({ commitment }) => commitment === round.fairness.commitment,
			);
		expect(await pairOf()).toMatchObject({ serverSeed: null, isHeld: true });
		await act(player, round.roundId, 1, COLLECT);
		expect(await pairOf()).toMatchObject({ serverSeed: expect.any(String), isHeld: false });
		const params = { session: player.handle, roundId: round.roundId };
		expect((await call(readRound, { params })).serverSeed).toEqual(expect.any(String));
	});

	it("numbers its rounds without a gap, beside those of one step", async () => {
		const player = await app.player(1_000_000n);
		const nonces: number[] = [];
		for (let at = 0; at < 3; at++) {
			const round = await open(player);
			nonces.push(round.fairness.nonce);
			const { ended } = await act(player, round.roundId, 0, cell(0));
			if (!ended) await act(player, round.roundId, 1, COLLECT);
		}
		expect(nonces).toEqual([0, 1, 2]);
		expect(await callsOf(app.play, player)(readSeeds, { params: { session: player.handle } })).toMatchObject({
			nextNonce: 3,
		});
	});
});

describe("[PLAY-06] a round that was left for a day", () => {
	const afterADay = async (): Promise<void> => {
		app.clock.advance(DAY_MS);
		await app.play.endAbandonedRounds();
	};

	it("is collected as it stands", async () => {
		const player = await app.player(1_000_000n);
		const { roundId, view } = await openSafe(player, 2);
		const before = await app.cashOf(player);
		await app.play.endAbandonedRounds();
		expect(await app.cashOf(player)).toBe(before);
		await Promise.all([afterADay(), app.play.endAbandonedRounds()]);
		const { collectMinor } = view as { collectMinor: number };
		expect(await app.cashOf(player)).toBe(before + BigInt(collectMinor));
		const receipt = await callsOf(app.play, player)(readRound, { params: { session: player.handle, roundId } });
		expect(receipt).toMatchObject({ endedBy: "time", winMinor: collectMinor, actions: [cell(0), cell(1), COLLECT] });
	});

	it("keeps no other waiting where it cannot be ended", async () => {
		const [stuck, other] = [await app.player(5_000n), await app.player(5_000n)];
		const { roundId } = await open(stuck);
		await open(other);
		const sheetVersion = (version: number) =>
			sql`
			update play.open_round set sheet_version = ${version} where round_id = ${readId(roundId)}`.execute(
				app.database.reader,
			);
		await sheetVersion(99);
		await expect(afterADay()).rejects.toThrow("some abandoned rounds could not be ended");
		expect(await app.cashOf(other)).toBe(5_000n);
		await sheetVersion(1);
		await app.play.endAbandonedRounds();
		expect(await app.cashOf(stuck)).toBe(5_000n);
	});

	it("is given back where nothing was played", async () => {
		const player = await app.player(5_000n);
		const { roundId } = await open(player);
		await afterADay();
		expect(await app.cashOf(player)).toBe(5_000n);
		const call = callsOf(app.play, player);
		const { rounds } = await call(listRounds, { params: { session: player.handle }, query: {} });
		expect(rounds).toMatchObject([{ roundId, stakeMinor: STAKE, winMinor: STAKE }]);
		await expect(act(player, roundId, 0, cell(0))).rejects.toMatchObject({ code: "ROUND_IS_OVER" });
		expect(await mistakesOfBooks()).toEqual([]);
	});
});

describe("[PLAY-06] a further stake of an open round", () => {
	const SAMPLE = { gameId: "red-or-black", bet: { stakeMinor: 100 } };
	const DRAW = { do: "draw" };
	const DOUBLE = { do: "double" };

	async function openBlack(player: Session): Promise<StagedAnswer> {
		for (;;) {
			const { roundId } = await open(player, SAMPLE);
			const round = await act(player, roundId, 0, DRAW);
			if (!round.ended) return round;
		}
	}

	it("is taken once, under its own id, and paid with the round", async () => {
		const player = await app.player(100_000n);
		const { roundId, balanceMinor } = await openBlack(player);
		const stakeId = aRoundId(app.clock);
		const doubled = await act(player, roundId, 1, DOUBLE, { stakeId });
		expect(doubled).toMatchObject({ step: 2, stakeMinor: 200, balanceMinor: balanceMinor - 100 });
		expect(await act(player, roundId, 1, DOUBLE, { stakeId })).toEqual(doubled);
		const { ended } = await act(player, roundId, 2, { do: "stop" });
		expect(ended).toMatchObject({ stakeMinor: 200, winMinor: 400 });
		expect(await app.cashOf(player)).toBe(BigInt(balanceMinor) - 100n + 400n);
		const { rounds } = await callsOf(app.play, player)(listRounds, { params: { session: player.handle }, query: {} });
		expect(rounds.filter((row) => row.roundId === roundId)).toMatchObject([{ stakeMinor: 200, winMinor: 400 }]);
		expect(await mistakesOfBooks()).toEqual([]);
	});

	it.each([
		["without an id", {}, "ROUND_ID_NOT_USABLE"],
		["under the id of the round", { isOfRound: true }, "IDEMPOTENCY_CONFLICT"],
	])("is refused %s, and the round stays open", async (_case, { isOfRound }: { isOfRound?: boolean }, code) => {
		const player = await app.player(100_000n);
		const { roundId, balanceMinor } = await openBlack(player);
		const more = isOfRound ? { stakeId: roundId } : {};
		await expect(act(player, roundId, 1, DOUBLE, more)).rejects.toMatchObject({ code });
		expect(await app.cashOf(player)).toBe(BigInt(balanceMinor));
		expect((await act(player, roundId, 1, { do: "stop" })).ended).toMatchObject({ winMinor: 200 });
	});

	it("that the player cannot pay or may not stake is refused, and the round can be finished", async () => {
		const player = await app.player(100_000n);
		const { roundId } = await openBlack(player);
		await app.database.transaction((tx) =>
			app.wallet.guards.setBars(tx, player.playerId, "CAD", [{ number: BARS.excluded, fromMs: 0, untilMs: null }]),
		);
		const stakeId = aRoundId(app.clock);
		await expect(act(player, roundId, 1, DOUBLE, { stakeId })).rejects.toMatchObject({ code: "EXCLUDED" });
		expect((await act(player, roundId, 1, { do: "stop" })).ended).toMatchObject({ stakeMinor: 100, winMinor: 200 });
		expect(await mistakesOfBooks()).toEqual([]);
	});
});
