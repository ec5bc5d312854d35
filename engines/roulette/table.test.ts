import { createHash, createHmac } from "node:crypto";
import { fairDraws, seededDraws } from "@baize/kernel/random";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { sharedGame, verifyGame } from "../game/index.ts";
import { chiSquareOf } from "../returns/index.ts";
import { onSpot, playSpots, type SharedSpotSheet, type SpotBet, spotKind } from "../spots/index.ts";
import { BALL_RUNS_MS, EUROPEAN, FRENCH, type RouletteRules, roulette, rouletteTable } from "./index.ts";

const sheet: SharedSpotSheet<RouletteRules> = {
	id: "sample",
	version: 1,
	title: "Sample",
	rtpText: "97.29",
	minStakeUnits: 20,
	maxStakeUnits: 50_000,
	stepUnits: 20,
	maxBets: 4,
	rules: EUROPEAN,
};
const game = sharedGame(rouletteTable, sheet);
const instant = spotKind(roulette);
const places = roulette.spots(EUROPEAN);
const sha256 = (bytes: Uint8Array): Uint8Array => createHash("sha256").update(bytes).digest();
const hmac = (key: Uint8Array, message: string): Uint8Array => createHmac("sha256", key).update(message).digest();

const bets = fc
	.uniqueArray(fc.tuple(fc.constantFrom(...places), fc.integer({ min: 1, max: 500 })), {
		minLength: 1,
		maxLength: 20,
		selector: ([spot]) => spot,
	})
	.map((placed): SpotBet => ({ spots: placed.map(([spot, steps]) => ({ spot, amountMinor: 20 * steps })) }));

describe("[GAME-01] a shared roulette", () => {
	it("pays, and says, exactly what a round of one player does for the same draw", () => {
		fc.assert(
			fc.property(bets, fc.nat(), (bet, seed) => {
				const alone = playSpots(roulette, EUROPEAN, bet, seededDraws(seed));
				const outcome = game.outcome(seededDraws(seed));
				expect(game.payoutMinor(outcome, bet, null)).toBe(alone.winMinor);
				expect(game.events(outcome, bet)).toEqual(alone.events);
			}),
		);
	});

	it.each(places)("returns on %s exactly what it does in a round of one player", (spot) => {
		expect(game.returnsOf(onSpot(spot))).toEqual(instant.returnsOf(sheet, onSpot(spot)));
	});

	it("comes from the elements of a chain: 8,000 rounds have every pocket as often as the others", () => {
		const counted = EUROPEAN.wheel.map(() => 0);
		let serverSeed = sha256(Buffer.from("a chain of the tests"));
		for (let number = 8_000; number >= 1; number--, serverSeed = sha256(serverSeed)) {
			const seeds = { serverSeed, clientSeed: `sample.${number}.salt`, nonce: 0 };
			counted[EUROPEAN.wheel.indexOf(rouletteTable.outcome(sheet, fairDraws(seeds, hmac)).drawn)]!++;
		}
		const { statistic, critical } = chiSquareOf(
			EUROPEAN.wheel.map(() => 1 / EUROPEAN.wheel.length),
			counted,
		);
		expect(statistic).toBeLessThan(critical);
	});

	it("runs as long for every number, and no stake leaves it", () => {
		const runs = new Set(EUROPEAN.wheel.map((drawn) => game.runMs({ drawn })));
		expect([...runs]).toEqual([BALL_RUNS_MS]);
		expect(game.leaving).toBeNull();
	});

	it("shows others the eight largest heaps of a bet", () => {
		const spots = places.slice(0, 12).map((spot, at) => ({ spot, amountMinor: 20 * (at + 1) }));
		expect(game.publicBet({ spots })).toEqual({ spots: spots.slice(4).toReversed() });
	});
});

describe("[GAME-01] a sheet of a shared roulette", () => {
	it.each([
		["as it is", {}, 0],
		["without a bet for a player", { maxBets: 0 }, 1],
		["with five bets for a player", { maxBets: 5 }, 1],
		["with half back at zero and an odd step", { rules: FRENCH, stepUnits: 5 }, 1],
	])("%s has so many issues", (_name, over, issues) => {
		expect(rouletteTable.issuesOf({ ...sheet, ...over })).toHaveLength(issues);
	});
});

describe("[GAME-01] a bet in a shared roulette", () => {
	it.each([
		["without chips", { spots: [] }],
		["with a chip of no amount", { spots: [{ spot: "red" }] }],
		["of a round of crash", { stakeMinor: 100, autoX100: null }],
		["that is no object", 7],
	])("%s is none", (_name, value) => {
		expect(game.readBet(value)).toBeNull();
	});

	it.each([
		["on a place of another cloth", onSpot("straight-00", 20), "choice"],
		["on one place twice", { spots: [...onSpot("red", 20).spots, ...onSpot("red", 20).spots] }, "choice"],
		["below the least", onSpot("red", 0), "amount"],
		["between two steps", onSpot("red", 30), "amount"],
		["whose sum is too large", { spots: [...onSpot("red", 50_000).spots, ...onSpot("black", 20).spots] }, "amount"],
	])("%s is not taken", (_name, bet, why) => {
		expect(game.betIssue(game.readBet(bet), 1)).toMatchObject({ why });
	});
});

describe("[GAME-02] a receipt of a shared roulette", () => {
	const seeds = { serverSeed: sha256(Buffer.from("an element")), clientSeed: "sample.7.salt", nonce: 0 };
	const bet = { spots: [...onSpot("red", 100).spots, ...onSpot("straight-17", 20).spots] };
	const outcome = game.outcome(fairDraws(seeds, hmac));
	const claim = {
		...{ game, bet, seeds, actions: [], stakeMinor: 120, events: game.events(outcome, bet) },
		commitment: Buffer.from(sha256(seeds.serverSeed)).toString("hex"),
		winMinor: Number(game.payoutMinor(outcome, bet, null)),
	};

	it.each([
		["as it is", {}, { verified: true }],
		["with another win", { winMinor: 721 }, { verified: false, why: "amounts" }],
		["with another stake", { stakeMinor: 100 }, { verified: false, why: "amounts" }],
		["with another bet", { bet: onSpot("black", 120) }, { verified: false, why: "events" }],
		["that was cashed out", { actions: [{ cashOutX100: 100 }] }, { verified: false, why: "action", at: 0 }],
	])("%s is judged so", (_name, over, verdict) => {
		expect(verifyGame({ ...claim, ...over }, { hmac, sha256 })).toMatchObject(verdict);
	});
});
