import type { SharedGame } from "@baize/engines/game";
import { onSpot } from "@baize/engines/spots";
import { otherGameOf } from "@baize/games/others";
import { describe, expect, it } from "vitest";
import { othersOn } from "./others.ts";
import { endedInPractice, heapsOf, type OwnStake, roundOfStakes } from "./own-stakes.ts";

const game = otherGameOf("piazza-roulette") as SharedGame;
const stake = (spot: string, stakeMinor: number, seat = 1): OwnStake => ({
	...{ number: 7, seat, stakeMinor, state: "open", paidMinor: 0, stakeId: null },
	bet: onSpot(spot, stakeMinor),
});

describe("[GAME-01] a stake of practice at a roulette table", () => {
	it.each([
		["on the number", "straight-17", { drawn: 17 }, { state: "paid", paidMinor: 3_600 }],
		["on its colour", "black", { drawn: 17 }, { state: "paid", paidMinor: 200 }],
		["on another number", "straight-18", { drawn: 17 }, { state: "lost", paidMinor: 0 }],
		["of a round that was not played", "red", null, { state: "void", paidMinor: 100 }],
	] as const)("%s ends as one for money does", (_name, spot, outcome, ended) => {
		expect(endedInPractice(game, stake(spot, 100), outcome)).toMatchObject(ended);
	});
});

describe("[GAME-01] the chips on the cloth", () => {
	const own = [stake("red", 100), stake("red", 200, 2), stake("straight-17", 100, 3)];
	const laid = [{ spot: "red", amountMinor: 50 }];
	const round = roundOfStakes(
		game,
		own.map((each) => endedInPractice(game, each, { drawn: 17 })),
		{ drawn: 17 },
	);

	it("are one heap on each place, marked where a part of it is only laid", () => {
		expect(heapsOf(own, laid, undefined)).toEqual([
			{ spot: "red", amountMinor: 350, outcome: "laid" },
			{ spot: "straight-17", amountMinor: 100 },
		]);
	});

	it("show what they have paid, until others are laid on them", () => {
		expect(round).toMatchObject({ stakeMinor: 400, winMinor: 3_600 });
		expect(heapsOf(own, [], round)).toEqual([
			{ spot: "red", amountMinor: 300, outcome: "lost" },
			{ spot: "straight-17", amountMinor: 3_600, outcome: "won" },
		]);
		expect(heapsOf(own, laid, round)).toEqual([
			{ spot: "straight-17", amountMinor: 3_600, outcome: "won" },
			{ spot: "red", amountMinor: 50, outcome: "laid" },
		]);
	});
});

describe("[GAME-01] the chips of others", () => {
	const seat = (spot: string, stakeMinor: number, currency = "CAD") => ({
		...{ stakeMinor, currency },
		bet: onSpot(spot, stakeMinor),
	});

	it("are counted on each place, without the player's own", () => {
		const seats = [seat("red", 100), seat("red", 100), seat("red", 100, "EUR"), seat("straight-5", 20)];
		expect([...othersOn(seats, [stake("red", 100)], "CAD")]).toEqual([
			["red", 2],
			["straight-5", 1],
		]);
		expect([...othersOn(seats, [stake("straight-5", 40)], "CAD")]).toEqual([
			["red", 3],
			["straight-5", 1],
		]);
		expect([...othersOn([{ ...seat("red", 100), bet: null }], [], "CAD")]).toEqual([]);
	});
});
