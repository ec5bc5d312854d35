import { toNumber } from "@baize/kernel/odds";
import { describe, expect, it } from "vitest";
import { type MinesSheet, minesTrials } from "./index.ts";

const sheet: MinesSheet = {
	id: "sample",
	version: 1,
	title: "Sample",
	rtpText: "98.00",
	columns: 5,
	rows: 5,
	minMines: 1,
	maxMines: 24,
	minesOffered: [1, 3, 10, 24],
	returnPercent: 98,
	maxTimesStake: 10_000,
	minStakeUnits: 1,
	maxStakeUnits: 1,
};

describe.each(minesTrials(sheet))("[GAME-01] $title", (trial) => {
	it("returns the stated share exactly, whatever the coin decides", () => {
		expect(trial.returns().total).toEqual({ numerator: 49n, denominator: 50n });
	});

	it("has the largest win of the board among its outcomes", () => {
		const { largestWin } = trial.returns();
		expect(Math.max(...trial.outcomes!().map(({ times }) => times))).toBe(toNumber(largestWin.timesStake));
	});
});
