import { percentText, toNumber } from "@baize/kernel/odds";
import { seededDraws } from "@baize/kernel/random";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { endByDefault, isLegal, played, replay, stagedGame } from "../game/index.ts";
import { blackjack, blackjackReturns, ENDLESS, FIVE_DECKS, figuresOf, optimal, usual } from "./index.ts";

const sheet = {
	id: "blackjack",
	version: 1,
	title: "Blackjack",
	rtpText: "99.48",
	minStakeUnits: 20,
	maxStakeUnits: 50_000,
	stepUnits: 2,
	rules: ENDLESS,
};
const game = stagedGame(blackjack, sheet);
const bet = { stakeMinor: 20 };

describe("[PLAY-06] blackjack as play knows it", () => {
	it("can be played from an endless shoe, for even stakes", () => {
		expect(game.issues()).toEqual([]);
		expect(blackjack.issuesOf({ ...sheet, stepUnits: 1 })).toHaveLength(1);
		expect(blackjack.issuesOf({ ...sheet, rules: FIVE_DECKS })).toHaveLength(1);
		expect(game.betIssue({ stakeMinor: 21 }, 1)).toMatchObject({ why: "amount" });
		expect(game.settings(1).every((one) => game.betIssue(one, 1) === null)).toBe(true);
	});

	it("states the return of best play", () => {
		expect(percentText(game.returnsOf(bet).total, 4)).toBe("99.4883");
	});

	it.each([
		["best", optimal],
		["usual", usual],
	] as const)("has the figures of %s play that its rules give", (name, strategy) => {
		const [stated, exact] = [figuresOf(ENDLESS, name), blackjackReturns(ENDLESS, strategy)];
		expect(toNumber(stated.total)).toBeCloseTo(toNumber(exact.total), 11);
		expect(toNumber(stated.hitFrequency)).toBeCloseTo(toNumber(exact.hitFrequency), 11);
		expect(stated.standardDeviation).toBeCloseTo(exact.standardDeviation, 11);
		expect(stated.largestWin.timesStake).toEqual(exact.largestWin.timesStake);
		expect(toNumber(stated.largestWin.oneIn)).toBeCloseTo(toNumber(exact.largestWin.oneIn), -1);
	});

	it("says what can be done in an open round, and nothing after it", () => {
		for (let seed = 0; seed < 50; seed++) {
			const { state } = replay(game, bet, seededDraws(seed), []);
			const { moves } = game.view(state) as { moves: readonly string[] };
			expect(moves.map((move) => ({ do: move }))).toEqual(game.legal(state));
		}
	});

	it("ends by default without a further stake, within its steps, and shows what was staked", () => {
		fc.assert(
			fc.property(fc.nat(), fc.array(fc.nat(), { maxLength: 12 }), (seed, choices) => {
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
				expect(isLegal(game, at.state, { do: "fly" })).toBe(false);
				const ending = endByDefault(game, at);
				if (ending === "refund") expect.fail("blackjack is played to its end");
				expect(log.length + ending.actions.length).toBeLessThanOrEqual(game.maxSteps);
				expect(ending.end.stakedMinor).toBe(at.stakedMinor);
				const winMinor = Number(game.payoutMinor(ending.end.state));
				const stakeMinor = Number(at.stakedMinor);
				expect(game.events(ending.end.state).at(-1)).toMatchObject({ stakeMinor, winMinor });
			}),
		);
	});

	it.each([null, {}, { do: "fly" }, { do: "hit", more: 1 }])("does not read %j as an action", (value) => {
		expect(game.readAction(value)).toBeNull();
		expect(game.readBet(value)).toBeNull();
	});
});
