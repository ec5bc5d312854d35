import { percentText, toNumber } from "@baize/kernel/odds";
import { seededDraws } from "@baize/kernel/random";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { endByDefault, isLegal, type Played, played, replay, type StagedGame, stagedGame } from "../game/index.ts";
import { meanOf } from "../returns/index.ts";
import {
	COIN_STREAK,
	guessesAt,
	hiLo,
	hiLoOutcomes,
	TOWERS,
	towerOutcomes,
	towers,
	towerTimesX10000,
	wins,
} from "./index.ts";

const limits = { version: 1, title: "Sample", rtpText: "98.00", minStakeUnits: 10, maxStakeUnits: 1_000 };

describe("[GAME-01] towers and the coin streak", () => {
	it.each([
		["easy", 9, 13.05],
		["medium", 9, 37.67],
		["hard", 9, 501.76],
		["expert", 8, 6_429.78],
		["master", 6, 4_014.08],
	])("%s pays at row %i what is published", (name, rows, times) => {
		const tower = TOWERS.find((one) => one.name === name)!;
		expect(tower.rows).toBe(rows);
		expect(Math.floor(Number(towerTimesX10000(tower, rows)) / 100) / 100).toBe(times);
	});

	it("the coin pays 1.96, 3.92 … 1,003.52", () => {
		const pays = [1, 2, 10].map((streak) => Number(towerTimesX10000(COIN_STREAK[0]!, streak)) / 10_000);
		expect(pays).toEqual([1.96, 3.92, 1_003.52]);
	});

	it("return 98 % at every stop, within a hundredth of a per cent", () => {
		for (const tower of [...TOWERS, ...COIN_STREAK])
			for (let rows = 1; rows <= tower.rows; rows++) {
				const returned = toNumber(meanOf(towerOutcomes(tower, rows)));
				expect(returned).toBeLessThanOrEqual(0.98);
				expect(returned).toBeGreaterThan(0.98 - 1e-4);
			}
	});

	it.each([
		["no odd cell", { name: "x", cells: 4, safe: 2, rows: 3 }],
		["too high a top", { name: "x", cells: 4, safe: 1, rows: 7 }],
	])("a sheet with %s cannot be played", (_what, tower) => {
		expect(towers.issuesOf({ ...limits, id: "x", towers: [tower] })).toHaveLength(1);
		expect(towers.issuesOf({ ...limits, id: "x", towers: [...TOWERS, ...COIN_STREAK] })).toEqual([]);
	});
});

describe("[GAME-01] hi-lo", () => {
	it("offers guesses whose chances are counted, and a strict choice at ace and king", () => {
		for (let rank = 0; rank < 13; rank++)
			for (const { guess, ways } of guessesAt(rank)) {
				const winning = Array.from({ length: 13 }, (_, next) => next).filter((next) => wins(rank, guess, next));
				expect(winning).toHaveLength(ways);
			}
		expect(guessesAt(0).map(({ guess }) => guess)).toEqual(["higher", "same"]);
		expect(guessesAt(12).map(({ guess }) => guess)).toEqual(["lower", "same"]);
	});

	it.each([1, 2, 3])("returns 98 %% after %i guesses, within a hundredth of a per cent", (guesses) => {
		const returned = toNumber(meanOf(hiLoOutcomes(guesses)));
		expect(returned).toBeLessThanOrEqual(0.98);
		expect(returned).toBeGreaterThan(0.98 - 1e-4);
	});

	it("states that return for its sheet", () => {
		expect(percentText(hiLo.returnsOf({ ...limits, id: "hi-lo" }, { stakeMinor: 10 }).total, 1)).toBe("98.0");
	});
});

const towersGame = stagedGame(towers, { ...limits, id: "towers", towers: TOWERS });
const games: [string, StagedGame, readonly unknown[]][] = [
	["towers", towersGame, TOWERS.map((_, tower) => ({ stakeMinor: 50, tower }))],
	["the coin", stagedGame(towers, { ...limits, id: "coin", towers: COIN_STREAK }), [{ stakeMinor: 50, tower: 0 }]],
	["hi-lo", stagedGame(hiLo, { ...limits, id: "hi-lo" }), [{ stakeMinor: 50 }]],
];

describe.each(games)("[PLAY-06] any course of %s", (_name, game, bets) => {
	const courses = fc.tuple(fc.constantFrom(...bets), fc.nat(), fc.array(fc.nat(), { maxLength: 30 }));

	function course(bet: unknown, seed: number, choices: readonly number[]): { at: Played; log: unknown[] } {
		let at = replay(game, bet, seededDraws(seed), []);
		const log: unknown[] = [];
		for (const choice of choices) {
			if (game.isOver(at.state)) break;
			const legal = game.legal(at.state);
			const action = legal[choice % legal.length];
			expect(game.readAction(JSON.parse(JSON.stringify(action)))).toEqual(action);
			log.push(action);
			at = played(game, at, action);
		}
		return { at, log };
	}

	it("takes its stake once, pays nothing below zero or above 10,000 stakes, and ends within its steps", () => {
		fc.assert(
			fc.property(courses, ([bet, seed, choices]) => {
				const { at, log } = course(bet, seed, choices);
				expect(at.stakedMinor).toBe(50n);
				const ending = endByDefault(game, at);
				if (ending === "refund") {
					expect(log).toEqual([]);
					return;
				}
				const payout = game.payoutMinor(ending.end.state);
				expect(payout >= 0n && payout <= 500_000n).toBe(true);
				expect(log.length + ending.actions.length).toBeLessThanOrEqual(game.maxSteps);
				expect(game.events(ending.end.state).at(-1)).toMatchObject({ stakeMinor: 50, winMinor: Number(payout) });
			}),
		);
	});

	it("is the same when its log is played again, and refuses what is not legal", () => {
		fc.assert(
			fc.property(courses, ([bet, seed, choices]) => {
				const { at, log } = course(bet, seed, choices);
				expect(game.view(replay(game, bet, seededDraws(seed), log).state)).toEqual(game.view(at.state));
				expect(isLegal(game, at.state, { do: "fly" })).toBe(false);
			}),
		);
	});

	it("reads its bets back, and nothing else", () => {
		for (const bet of bets) expect(game.readBet(JSON.parse(JSON.stringify(bet)))).toEqual(bet);
		for (const other of [null, {}, { stakeMinor: -1 }, { stakeMinor: 1, more: 1 }])
			expect(game.readBet(other)).toBeNull();
	});
});

it("[PLAY-06] a tower shows nothing of the rows that are not climbed", () => {
	const open = (drawn: number): unknown => towersGame.open({ stakeMinor: 50, tower: 0 }, { below: () => drawn });
	expect(towersGame.view(open(0))).toEqual(towersGame.view(open(3)));
});
