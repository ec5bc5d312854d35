import { check } from "@baize/kernel/check";
import { toWire } from "@baize/kernel/money";
import { divide, ONE, toNumber } from "@baize/kernel/odds";
import {
	amountIssue,
	DRAW_WORDS,
	isAmount,
	isWhole,
	itemsOf,
	payMinor,
	publishedSheet,
	readProperties,
	returnsOfParts,
	STAGED_WORDS,
	type StagedKind,
} from "../game/index.ts";
import { boardOf, cellsOf, chanceOfSafe, lastStep, type MinesSheet, timesAfter } from "./sheet.ts";

export type MinesBet = { stakeMinor: number; mines: number };
export type MinesAction = { do: "open"; cell: number } | { do: "collect" };

/** `opened`: the cells in the order in which they were opened. */
export type MinesState = {
	bet: MinesBet;
	mines: readonly number[];
	opened: readonly number[];
	end: "mine" | "collected" | "last" | null;
};

/** Everything that may be known while the round is open. `nextMinor` is null where no cell may be opened any more. */
export type MinesView = {
	mines: number;
	opened: readonly number[];
	collectMinor: number;
	nextMinor: number | null;
};

export type MinesEvent =
	| { type: "cellOpened"; cell: number; isMine: boolean; collectMinor: number }
	| { type: "minesShown"; mines: readonly number[] }
	| { type: "roundEnded"; end: "mine" | "collected" | "last"; stakeMinor: number; winMinor: number };

function collectMinor(sheet: MinesSheet, { bet, opened, end }: MinesState): bigint {
	return end === "mine" ? 0n : payMinor(BigInt(bet.stakeMinor), timesAfter(sheet, bet.mines, opened.length));
}

function open(sheet: MinesSheet, state: MinesState, cell: number): MinesState {
	const opened = [...state.opened, cell];
	if (state.mines.includes(cell)) return { ...state, opened, end: "mine" };
	return { ...state, opened, end: opened.length === lastStep(sheet, state.bet.mines) ? "last" : null };
}

/** The player opens cells; each safe one raises what can be collected, and a mine ends the round without a win. */
export const minesKind: StagedKind<MinesSheet, MinesBet, MinesAction, MinesState, MinesEvent, MinesView> = {
	kind: "mines",
	timing: "staged",
	issuesOf(sheet) {
		const issues: string[] = [];
		const { minMines, maxMines, minesOffered, returnPercent, maxTimesStake } = sheet;
		if (!isWhole(returnPercent, 1, 100)) issues.push("the return is not between 1 and 100 per cent");
		if (!isWhole(minMines, 1, maxMines) || maxMines >= cellsOf(sheet)) issues.push("no board has so many mines");
		if (minesOffered.some((mines) => !isWhole(mines, minMines, maxMines)))
			issues.push("a number of mines that is offered is not between the limits");
		if (toNumber(timesAfter(sheet, maxMines, 1)) > maxTimesStake) issues.push("the first cell pays above the maximum");
		return issues;
	},
	readBet(value) {
		const read = readProperties(value, ["stakeMinor", "mines"]);
		return read && isAmount(read.stakeMinor) && isAmount(read.mines)
			? { stakeMinor: read.stakeMinor, mines: read.mines }
			: null;
	},
	betIssue(sheet, { stakeMinor, mines }, unitMinor) {
		if (!isWhole(mines, sheet.minMines, sheet.maxMines)) return { why: "choice", name: "mines" };
		return amountIssue(stakeMinor, sheet, unitMinor);
	},
	stakeMinorOf: (_, { stakeMinor }) => BigInt(stakeMinor),
	settingsOf: ({ minesOffered, minStakeUnits }, unitMinor) =>
		minesOffered.map((mines) => ({ stakeMinor: minStakeUnits * unitMinor, mines })),
	readAction(value) {
		if (readProperties(value, ["do"])?.do === "collect") return { do: "collect" };
		const read = readProperties(value, ["do", "cell"]);
		return read?.do === "open" && isAmount(read.cell) ? { do: "open", cell: read.cell } : null;
	},
	maxSteps: (sheet) => cellsOf(sheet),
	open(sheet, bet, draws) {
		const order = itemsOf(draws, boardOf(sheet));
		const mines: number[] = [];
		for (let at = 0; at < bet.mines; at++) mines.push(order.card(at));
		return { bet, mines, opened: [], end: null };
	},
	legal(sheet, { opened, end }) {
		if (end !== null) return [];
		const closed = Array.from({ length: cellsOf(sheet) }, (_, cell) => cell).filter((cell) => !opened.includes(cell));
		const openings = closed.map((cell) => ({ do: "open", cell }) as const);
		return opened.length === 0 ? openings : [...openings, { do: "collect" }];
	},
	addedStakeMinor: () => 0n,
	act(sheet, state, action) {
		check(state.end === null, "the round is open");
		return action.do === "collect" ? { ...state, end: "collected" } : open(sheet, state, action.cell);
	},
	isOver: (_, { end }) => end !== null,
	payoutMinor: collectMinor,
	defaultOf: (_, { opened }) => (opened.length === 0 ? "refund" : { action: { do: "collect" } }),
	view(sheet, state) {
		const { bet, opened, end } = state;
		const next = timesAfter(sheet, bet.mines, Math.min(opened.length + 1, lastStep(sheet, bet.mines)));
		return {
			mines: bet.mines,
			opened,
			collectMinor: opened.length === 0 ? 0 : toWire(collectMinor(sheet, state)),
			nextMinor: end === null ? toWire(payMinor(BigInt(bet.stakeMinor), next)) : null,
		};
	},
	events(sheet, state) {
		const { bet, mines, opened, end } = state;
		check(end !== null, "what was hidden is shown at the end");
		const openings = opened.map((cell, at): MinesEvent => {
			const isMine = mines.includes(cell);
			const so = { ...state, opened: opened.slice(0, at + 1), end: isMine ? ("mine" as const) : null };
			return { type: "cellOpened", cell, isMine, collectMinor: toWire(collectMinor(sheet, so)) };
		});
		const winMinor = toWire(collectMinor(sheet, state));
		return [
			...openings,
			{ type: "minesShown", mines: [...mines].sort((one, other) => one - other) },
			{ type: "roundEnded", end, stakeMinor: bet.stakeMinor, winMinor },
		];
	},
	returnsOf(sheet, { mines }) {
		const last = lastStep(sheet, mines);
		const [first, largest] = [timesAfter(sheet, mines, 1), timesAfter(sheet, mines, last)];
		const p = toNumber(chanceOfSafe(sheet, mines, 1));
		return returnsOfParts([{ name: "collected", share: divide(first, divide(ONE, chanceOfSafe(sheet, mines, 1))) }], {
			method: "formula",
			standardDeviation: toNumber(first) * Math.sqrt(p * (1 - p)),
			hitFrequency: chanceOfSafe(sheet, mines, 1),
			largestWin: { timesStake: largest, oneIn: divide(ONE, chanceOfSafe(sheet, mines, last)) },
		});
	},
	publishedText: (sheet) =>
		publishedSheet("baize-mines-rules-1", sheet, { ...DRAW_WORDS, ...STAGED_WORDS, ...WORDS_OF_PLAY }),
};

const WORDS_OF_PLAY = {
	mines:
		"The cells are numbered from 0, row by row, and stand in a list in that order. For each mine k (k = 0, 1, …) one draw below the number of cells less k is added to k: the cells at that place and at place k of the list change places, and the one that is then at place k hides a mine.",
	amounts:
		"After n safe cells the stake is multiplied with returnPercent ÷ 100 ÷ chance, where chance is the product over i = 0 to n - 1 of (cells - mines - i) ÷ (cells - i). The amount is cut to the minor unit. The round ends by itself at the last n whose multiplier is not above maxTimesStake.",
	abandoned:
		"A round that is left for 24 hours is collected as it stands. Where no cell was opened, the stake is given back.",
	events:
		"cellOpened for each cell in its order, with what could then be collected; minesShown with every mine; roundEnded.",
} as const;
