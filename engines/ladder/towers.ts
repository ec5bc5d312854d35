import { toWire } from "@baize/kernel/money";
import { fraction } from "@baize/kernel/odds";
import { amountIssue, type StakeLimits } from "../game/bets.ts";
import type { GameSheet, StagedKind } from "../game/kinds.ts";
import { isAmount, isWhole, readProperties } from "../game/read.ts";
import { DRAW_WORDS, publishedSheet, STAGED_WORDS } from "../game/words.ts";
import { type Outcome, returnsOf, winOrLose } from "../returns/index.ts";
import { ladderPayMinor, MAX_TIMES, timesX10000Of, X10000 } from "./times.ts";

/** A tower as data: in each of its rows, so many of the cells are safe: one of them, or all but one. */
export type Tower = { name: string; cells: number; safe: number; rows: number };

export type TowersSheet = GameSheet & StakeLimits & { towers: readonly Tower[] };

/** `tower`: the place of the tower in the sheet. */
export type TowersBet = { stakeMinor: number; tower: number };
export type TowersAction = { do: "pick"; cell: number } | { do: "collect" };

/** `odd`: in each row the one safe cell, or the one that is not. */
export type TowersState = {
	tower: Tower;
	stakeMinor: number;
	odd: readonly number[];
	picks: readonly number[];
	hasCollected: boolean;
};

export type TowersView = { picks: readonly number[]; timesX10000: number; nextX10000: number | null };
export type TowersEvent =
	| { type: "climbed"; picks: readonly number[]; odd: readonly number[] }
	| { type: "roundEnded"; stakeMinor: number; winMinor: number; celebrate: boolean };

export const TOWERS: readonly Tower[] = [
	{ name: "easy", cells: 4, safe: 3, rows: 9 },
	{ name: "medium", cells: 3, safe: 2, rows: 9 },
	{ name: "hard", cells: 2, safe: 1, rows: 9 },
	{ name: "expert", cells: 3, safe: 1, rows: 8 },
	{ name: "master", cells: 4, safe: 1, rows: 6 },
];

/** Heads or tails, ten times at most: a tower of two cells. */
export const COIN_STREAK: readonly Tower[] = [{ name: "coin", cells: 2, safe: 1, rows: 10 }];

/** What the tower pays after so many rows; the stake itself before the first. */
export function towerTimesX10000({ cells, safe }: Tower, rows: number): bigint {
	return rows === 0 ? X10000 : timesX10000Of(BigInt(safe) ** BigInt(rows), BigInt(cells) ** BigInt(rows));
}

/** Every result of collecting after a number of rows. */
export function towerOutcomes(tower: Tower, rows: number): Outcome[] {
	const chance = fraction(BigInt(tower.safe) ** BigInt(rows), BigInt(tower.cells) ** BigInt(rows));
	return winOrLose(chance, fraction(towerTimesX10000(tower, rows), X10000));
}

const isSafe = ({ tower, odd }: TowersState, row: number, cell: number): boolean =>
	tower.safe === 1 ? odd[row] === cell : odd[row] !== cell;

const hasFallen = (state: TowersState): boolean => state.picks.some((cell, row) => !isSafe(state, row, cell));

const isOver = (state: TowersState): boolean =>
	state.hasCollected || state.picks.length === state.tower.rows || hasFallen(state);

const timesOf = (state: TowersState): bigint =>
	hasFallen(state) ? 0n : towerTimesX10000(state.tower, state.picks.length);

const paid = (state: TowersState): bigint => ladderPayMinor(state.stakeMinor, timesOf(state));

/** All rows are drawn when the stake is taken, from the lowest: one draw below the cells of a row. */
export const towers: StagedKind<TowersSheet, TowersBet, TowersAction, TowersState, TowersEvent, TowersView> = {
	kind: "towers",
	timing: "staged",
	issuesOf: (sheet) => sheet.towers.flatMap(towerIssues),
	readBet: (value) => {
		const { stakeMinor, tower } = readProperties(value, ["stakeMinor", "tower"]) ?? {};
		return isAmount(stakeMinor) && isAmount(tower) ? { stakeMinor, tower } : null;
	},
	betIssue: (sheet, { stakeMinor, tower }, unitMinor) =>
		sheet.towers[tower] ? amountIssue(stakeMinor, sheet, unitMinor) : { why: "choice", name: "tower" },
	stakeMinorOf: (_sheet, { stakeMinor }) => BigInt(stakeMinor),
	settingsOf: (sheet, unitMinor) =>
		sheet.towers.map((_, tower) => ({ stakeMinor: sheet.minStakeUnits * unitMinor, tower })),
	// Every stop returns the same but for what is cut off the multiplier; the first stands for all.
	returnsOf: (sheet, { tower }) => returnsOf("formula", towerOutcomes(sheet.towers[tower]!, 1)),
	publishedText: (sheet) => publishedSheet("baize-towers-rules-1", sheet, { ...DRAW_WORDS, ...STAGED_WORDS, ...WORDS }),
	readAction: (value) => {
		const picked = readProperties(value, ["do", "cell"]);
		if (picked?.do === "pick" && isAmount(picked.cell)) return { do: "pick", cell: picked.cell };
		return readProperties(value, ["do"])?.do === "collect" ? { do: "collect" } : null;
	},
	maxSteps: (sheet) => Math.max(...sheet.towers.map(({ rows }) => rows)) + 1,
	open: (sheet, { stakeMinor, tower }, draws) => {
		const chosen = sheet.towers[tower]!;
		const odd = Array.from({ length: chosen.rows }, () => draws.below(chosen.cells));
		return { tower: chosen, stakeMinor, odd, picks: [], hasCollected: false };
	},
	legal: (_sheet, { tower, picks }) => {
		const cells = Array.from({ length: tower.cells }, (_, cell): TowersAction => ({ do: "pick", cell }));
		return picks.length === 0 ? cells : [...cells, { do: "collect" }];
	},
	addedStakeMinor: () => 0n,
	act: (_sheet, state, action) =>
		action.do === "collect" ? { ...state, hasCollected: true } : { ...state, picks: [...state.picks, action.cell] },
	isOver: (_sheet, state) => isOver(state),
	payoutMinor: (_sheet, state) => paid(state),
	defaultOf: (_sheet, { picks }) => (picks.length === 0 ? "refund" : { action: { do: "collect" } }),
	view: (_sheet, state) => ({
		picks: state.picks,
		timesX10000: Number(timesOf(state)),
		nextX10000: isOver(state) ? null : Number(towerTimesX10000(state.tower, state.picks.length + 1)),
	}),
	events: (_sheet, state) => {
		const [stakeMinor, winMinor] = [state.stakeMinor, toWire(paid(state))];
		return [
			{ type: "climbed", picks: state.picks, odd: state.odd },
			{ type: "roundEnded", stakeMinor, winMinor, celebrate: winMinor > stakeMinor },
		];
	},
};

function towerIssues(tower: Tower): string[] {
	const { name, cells, safe, rows } = tower;
	const isDrawn = isWhole(cells, 2, 10) && (safe === 1 || safe === cells - 1);
	if (!isDrawn) return [`${name} has one safe cell in a row, or one that is not`];
	return towerTimesX10000(tower, rows) > MAX_TIMES * X10000 ? [`${name} pays more than ${MAX_TIMES} stakes`] : [];
}

const WORDS = {
	rows: "For each row, from the lowest, one draw below its cells: the one safe cell, or with several safe cells the one that is not.",
	pays: "After k rows the stake times 0.98 times (cells / safe) to the power k, cut after four decimals. A cell that is not safe loses the stake. The top row ends the round.",
	events:
		"climbed: the picks, and the odd cell of every row; roundEnded: stake, win, and whether the win is above the stake.",
	abandoned: "After a day without an action what stands is collected; before the first row the stake is given back.",
};
