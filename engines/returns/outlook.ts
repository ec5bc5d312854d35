import { check } from "@baize/kernel/check";
import { toNumber } from "@baize/kernel/odds";
import type { Returns } from "../game/returns.ts";
import type { Odds } from "./trial.ts";

/**
 * What many players at one stake have gained or lost after so many rounds, in stakes: one in twenty has at most `low`,
 * half have at most `middle`, and one in twenty has `high` or more.
 */
export type Outlook = readonly { rounds: number; low: number; middle: number; high: number }[];

const [LOW, MIDDLE, HIGH] = [0.05, 0.5, 0.95];
const FINEST_STEP = 0.05;
const CELLS = 4_096;
/** By Cantelli's inequality, 95 in 100 sums are less than this many of their deviations above their mean. */
const DEVIATIONS = Math.sqrt(HIGH / (1 - HIGH));
/** Two values of one win have this in common with it, to what floats can say. */
const SAME = 1e-9;

/**
 * All results of a round: as they are listed, or where a win is always the same, from its chance. Undefined where they are
 * not known exactly.
 */
export function oddsOfReturns({
	outcomes,
	total,
	hitFrequency,
	standardDeviation,
}: Returns): readonly Odds[] | undefined {
	if (outcomes) return outcomes.map(({ times, chance }) => ({ times: toNumber(times), chance: toNumber(chance) }));
	const chance = toNumber(hitFrequency);
	const times = toNumber(total) / chance;
	const deviation = times * Math.sqrt(chance * (1 - chance));
	if (Math.abs(deviation - standardDeviation) > SAME * (1 + deviation)) return undefined;
	return [
		{ times: 0, chance: 1 - chance },
		{ times, chance },
	];
}

/**
 * The distribution of the sum of so many independent rounds, read at every `every` of them. Sums lie on a grid; a win
 * between two of its points is shared by them so that its mean stays. What exceeds the grid is rarer than one in twenty,
 * so it moves none of what is read.
 */
export function outlookOf(odds: readonly Odds[], rounds: number, every: number): Outlook {
	const grid = gridOf(odds, rounds);
	const parts = partsOn(odds, grid);
	let sums = new Float64Array(CELLS);
	sums[0] = 1;
	const outlook = [{ rounds: 0, low: 0, middle: 0, high: 0 }];
	for (let played = 1; played <= rounds; played++) {
		sums = withOneMore(sums, parts);
		if (played % every !== 0) continue;
		const netAt = (share: number): number => cellAt(sums, share) * grid.step + played * (grid.lowest - 1);
		outlook.push({ rounds: played, low: netAt(LOW), middle: netAt(MIDDLE), high: netAt(HIGH) });
	}
	return outlook;
}

type Grid = { lowest: number; step: number };

function gridOf(odds: readonly Odds[], rounds: number): Grid {
	const lowest = Math.min(...odds.map(({ times }) => times));
	const mean = odds.reduce((sum, { times, chance }) => sum + (times - lowest) * chance, 0);
	const square = odds.reduce((sum, { times, chance }) => sum + (times - lowest) ** 2 * chance, 0);
	const highest = rounds * mean + DEVIATIONS * Math.sqrt(rounds * Math.max(0, square - mean ** 2));
	return { lowest, step: Math.max(FINEST_STEP, highest / (CELLS - 1)) };
}

type Part = { cell: number; share: number };

function partsOn(odds: readonly Odds[], { lowest, step }: Grid): readonly Part[] {
	const shares = new Map<number, number>();
	for (const { times, chance } of odds) {
		const place = (times - lowest) / step;
		const cell = Math.floor(place);
		const above = place - cell;
		shares.set(cell, (shares.get(cell) ?? 0) + chance * (1 - above));
		if (above > 0) shares.set(cell + 1, (shares.get(cell + 1) ?? 0) + chance * above);
	}
	return [...shares].map(([cell, share]) => ({ cell, share }));
}

function withOneMore(sums: Float64Array, parts: readonly Part[]): Float64Array<ArrayBuffer> {
	const next = new Float64Array(CELLS);
	for (const { cell, share } of parts) {
		for (let from = 0; from + cell < CELLS; from++) next[from + cell]! += sums[from]! * share;
	}
	return next;
}

function cellAt(sums: Float64Array, share: number): number {
	let reached = 0;
	const found = sums.findIndex((chance) => {
		reached += chance;
		return reached >= share - SAME;
	});
	check(found >= 0, "what exceeds the grid is rarer than what is read");
	return found;
}
