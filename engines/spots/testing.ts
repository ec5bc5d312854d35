import { toNumber } from "@baize/kernel/odds";
import { type Draws, seededDraws } from "@baize/kernel/random";
import fc from "fast-check";
import { expect, it } from "vitest";
import { chiSquareOf } from "../returns/index.ts";
import { type SpotSheet, spotKind } from "./kind.ts";
import { onSpot, playSpots, type SpotBet, type SpotGame, spotStake } from "./spots.ts";

const ROUNDS = 20_000;

/** The draws of a seed, and what was asked of them. */
function recorded(seed: number): { draws: Draws; asked: number[] } {
	const draws = seededDraws(seed);
	const asked: number[] = [];
	const below = (n: number): number => {
		asked.push(n);
		return draws.below(n);
	};
	return { asked, draws: { below } };
}

/** What holds for every game of spots, whatever is bet. */
export function itIsASpotGame<R, D, Res>(game: SpotGame<R, D, Res>, rules: R): void {
	itPays(game, rules);
	itTakesBets(game, rules);
	itDrawsFairly(game, rules);
}

function itPays<R, D, Res>(game: SpotGame<R, D, Res>, rules: R): void {
	const spots = game.spots(rules);
	const quantum = game.quantum(rules);
	const bets = fc
		.uniqueArray(fc.tuple(fc.constantFrom(...spots), fc.integer({ min: 1, max: 5_000 })), {
			minLength: 1,
			maxLength: 6,
			selector: ([spot]) => spot,
		})
		.map((placed): SpotBet => ({ spots: placed.map(([spot, quanta]) => ({ spot, amountMinor: quanta * quantum })) }));
	const results = game.results(rules);
	const highest = new Map(
		spots.map((spot) => [spot, Math.max(...results.map(({ result }) => toNumber(game.times(rules, spot, result))))]),
	);

	it("pays whole amounts between nothing and the most of its spots, as its events say", () => {
		fc.assert(
			fc.property(bets, fc.nat(), (bet, seed) => {
				const { winMinor, events } = playSpots(game, rules, bet, seededDraws(seed));
				const most = bet.spots.reduce((sum, { spot, amountMinor }) => sum + amountMinor * highest.get(spot)!, 0);
				const paid = events.reduce((sum, event) => sum + (event.type === "spotPaid" ? event.amountMinor : 0), 0);
				expect(winMinor >= 0n && Number(winMinor) <= most + 1e-6).toBe(true);
				expect(BigInt(paid)).toBe(winMinor);
				expect(events.at(-1)).toMatchObject({ stakeMinor: spotStake(bet), winMinor: paid });
				expect(JSON.parse(JSON.stringify(events))).toEqual(events);
			}),
		);
	});

	it("pays k times as much for k times the bet, from draws that do not depend on the bet", () => {
		fc.assert(
			fc.property(bets, fc.nat(), fc.integer({ min: 2, max: 50 }), (bet, seed, times) => {
				const larger = { spots: bet.spots.map((one) => ({ ...one, amountMinor: one.amountMinor * times })) };
				const [once, more] = [recorded(seed), recorded(seed)];
				const round = playSpots(game, rules, bet, once.draws);
				expect(playSpots(game, rules, larger, more.draws).winMinor).toBe(round.winMinor * BigInt(times));
				expect(more.asked).toEqual(once.asked);
				expect(playSpots(game, rules, bet, seededDraws(seed))).toEqual(round);
			}),
			{ numRuns: 50 },
		);
	});
}

function itTakesBets<R, D, Res>(game: SpotGame<R, D, Res>, rules: R): void {
	const quantum = game.quantum(rules);
	const kind = spotKind(game);
	const sheet: SpotSheet<R> = {
		id: "sample",
		version: 1,
		title: "Sample",
		rtpText: "0.00",
		minStakeUnits: quantum,
		maxStakeUnits: 100 * quantum,
		stepUnits: quantum,
		rules,
	};
	const issue = { why: "amount", minMinor: quantum * 2, maxMinor: 200 * quantum, stepMinor: 2 * quantum };
	const first = game.spots(rules)[0]!;

	it("takes amounts on its grid, on spots that it has, once each", () => {
		expect(kind.issuesOf(sheet)).toEqual([]);
		if (quantum > 1) expect(kind.issuesOf({ ...sheet, stepUnits: quantum + 1 })).toHaveLength(1);
		expect(kind.betIssue(sheet, onSpot(first, 2 * quantum), 2)).toBeNull();
		expect(kind.betIssue(sheet, onSpot(first, 0), 2)).toEqual(issue);
		expect(kind.betIssue(sheet, onSpot(first, 2 * quantum + 1), 2)).toEqual(issue);
		expect(kind.betIssue(sheet, onSpot(first, 202 * quantum), 2)).toEqual(issue);
		expect(kind.betIssue(sheet, onSpot("no-such-spot", 2), 2)).toEqual({ why: "choice", name: "no-such-spot" });
		const twice = { spots: [...onSpot(first, 2 * quantum).spots, ...onSpot(first, 2 * quantum).spots] };
		expect(kind.betIssue(sheet, twice, 2)).toEqual({ why: "choice", name: first });
		for (const bet of kind.settingsOf(sheet, 2)) expect(kind.betIssue(sheet, bet, 2)).toBeNull();
	});

	it("reads a bet, and nothing else", () => {
		const bet = onSpot(first, quantum);
		expect(kind.readBet(bet)).toEqual(bet);
		const others = [null, {}, { spots: [] }, { spots: [{ spot: first }] }, { ...bet, more: 1 }, onSpot(first, -1)];
		for (const other of others) expect(kind.readBet(other)).toBeNull();
	});
}

function itDrawsFairly<R, D, Res>(game: SpotGame<R, D, Res>, rules: R): void {
	const results = game.results(rules);

	it("draws its results as often as they are counted", () => {
		const all = results.reduce((sum, { cases }) => sum + cases, 0n);
		const places = new Map(results.map(({ result }, at) => [JSON.stringify(result), at]));
		const counted = new Array<number>(results.length).fill(0);
		const draws = seededDraws(2026);
		for (let played = 0; played < ROUNDS; played++) {
			const at = places.get(JSON.stringify(game.resultOf(rules, game.draw(rules, draws))));
			if (at === undefined) expect.fail("a result was drawn that is not listed");
			counted[at]! += 1;
		}
		const chances = results.map(({ cases }) => Number(cases) / Number(all));
		const { statistic, critical } = chiSquareOf(chances, counted);
		expect(statistic).toBeLessThan(critical);
	});
}
