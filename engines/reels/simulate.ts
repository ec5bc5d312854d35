import { type Draws, weighted } from "@baize/kernel/random";
import { tally } from "../returns/index.ts";
import { MAX_REELS, MAX_SYMBOLS } from "./issues.ts";
import { byCount, type FreeSpins, type ReelSheet, type SymbolId } from "./sheet.ts";
import { type ReelTables, tablesOf } from "./tables.ts";

/** Plays a round for its win only, in line bets. Takes the same draws as `playRound` and returns the same win. */
export type QuickRound = (draws: Draws) => number;

export function quickRound(sheet: ReelSheet): QuickRound {
	const paid = quickTables(tablesOf(sheet, sheet.reels));
	const { freeSpins } = sheet;
	const free = freeSpins?.reels ? quickTables(tablesOf(sheet, freeSpins.reels)) : paid;
	const feature = freeSpins && featureOf(sheet, freeSpins, free);
	const spun = newSpun(paid);
	return (draws) => {
		spin(paid, draws, null, spun);
		const won = spun.pays;
		const awarded = byCount(freeSpins?.awarded, spun.scatters);
		return feature && awarded > 0 ? won + feature(awarded, draws) : won;
	};
}

/**
 * Tables for spins alone. The codes of all reels are one list, and every sheet has five reels in it: those that it lacks
 * have no symbols. `starts`: where each reel begins in the list.
 */
type QuickTables = Pick<
	ReelTables,
	"lengths" | "lineCount" | "pays" | "scatters" | "scatterPays" | "shown" | "codeOf"
> & {
	codes: Int32Array;
	starts: Int32Array;
	/** Whether a line whose first three symbols have these codes can pay. Few can, and what they pay is a far larger table. */
	mayPay: Uint8Array;
};

const HEAD_REELS = 3;
const HEADS = MAX_SYMBOLS ** HEAD_REELS;

function quickTables(tables: ReelTables): QuickTables {
	const none = new Int32Array(tables.lineCount);
	const reels = Array.from({ length: MAX_REELS }, (_, reel) => tables.codes[reel] ?? none);
	const starts = new Int32Array(MAX_REELS);
	for (let reel = 1; reel < MAX_REELS; reel++) starts[reel] = starts[reel - 1]! + reels[reel - 1]!.length;
	const codes = Int32Array.from(reels.flatMap((reel) => [...reel]));
	const mayPay = new Uint8Array(HEADS);
	tables.pays.forEach((pays, tuple) => {
		if (pays > 0) mayPay[tuple % HEADS] = 1;
	});
	return { ...tables, codes, starts, mayPay };
}

/** `bases`: where each reel's stop begins in the codes. */
type Spun = { pays: number; scatters: number; bases: Int32Array };

const newSpun = ({ starts }: QuickTables): Spun => ({ pays: 0, scatters: 0, bases: starts.slice() });

/** A special symbol as the tables see it: its bit, and its pay on all lines for each number of reels. */
type Special = { bit: number; pays: readonly number[] };

function featureOf(sheet: ReelSheet, rules: FreeSpins, tables: QuickTables): (awarded: number, draws: Draws) => number {
	const spun = newSpun(tables);
	const specials = rules.expanding?.map(({ symbol, weight }) => ({
		weight,
		special: specialOf(sheet, tables, symbol),
	}));
	return (awarded, draws) => {
		const special = specials ? weighted(draws, specials).special : null;
		const times = rules.multipliers ? weighted(draws, rules.multipliers).times : 1;
		let won = 0;
		let of = awarded;
		for (let number = 1; number <= of; number++) {
			spin(tables, draws, special, spun);
			won += spun.pays;
			of = Math.min(of + byCount(rules.retriggered, spun.scatters), rules.mostSpins);
		}
		return won * times;
	};
}

function specialOf(sheet: ReelSheet, tables: QuickTables, symbol: SymbolId): Special {
	const pays = [0, ...sheet.reels.map((_, reel) => byCount(sheet.pays[symbol], reel + 1) * sheet.lines.length)];
	return { bit: 1 << tables.codeOf(symbol), pays };
}

/** Writes into `spun`, which is allocated once: millions of spins allocate nothing. */
function spin(tables: QuickTables, draws: Draws, special: Special | null, spun: Spun): void {
	const { lengths, lineCount, starts } = tables;
	const { bases } = spun;
	let scatters = 0;
	let covered = 0;
	for (let reel = 0; reel < lengths.length; reel++) {
		const stop = draws.below(lengths[reel]!);
		bases[reel] = starts[reel]! + stop * lineCount;
		scatters += tables.scatters[reel]![stop]!;
		if (special && tables.shown[reel]![stop]! & special.bit) covered++;
	}
	spun.pays = tables.scatterPays[scatters]! + (special ? special.pays[covered]! : 0) + lineWins(tables, bases);
	spun.scatters = scatters;
}

function lineWins({ codes, mayPay, pays, lineCount }: QuickTables, bases: Int32Array): number {
	const [one, two, three, four, five] = [bases[0]!, bases[1]!, bases[2]!, bases[3]!, bases[4]!];
	let won = 0;
	for (let line = 0; line < lineCount; line++) {
		const head = codes[one + line]! | codes[two + line]! | codes[three + line]!;
		if (mayPay[head] === 1) won += pays[head | codes[four + line]! | codes[five + line]!]!;
	}
	return won;
}

/**
 * The result of a simulation; wins in stakes. `counts[i]`: rounds that returned at least `EDGES[i]` and less than the
 * next.
 */
export type Simulation = {
	rounds: number;
	mean: number;
	standardDeviation: number;
	hits: number;
	largest: number;
	counts: readonly number[];
};

/**
 * The lower bounds of the distribution's steps, in stakes; 0 means "nothing", and the next step begins just above it.
 */
export const EDGES: readonly number[] = [0, Number.MIN_VALUE, 1, 2, 5, 10, 20, 50, 100, 200, 500, 1000];

/** Plays many rounds. Sums are of whole line bets, so they are exact. */
export function simulate(sheet: ReelSheet, rounds: number, draws: Draws): Simulation {
	const lines = sheet.lines.length;
	const { mean, sd, hits, wins } = tally({ stake: lines, round: quickRound(sheet) }, rounds, draws);
	const counts = EDGES.map(() => 0);
	let largest = 0;
	for (const [won, count] of wins) {
		counts[EDGES.findLastIndex((edge) => won / lines >= edge)]! += count;
		largest = Math.max(largest, won / lines);
	}
	return { rounds, mean, standardDeviation: sd, hits, largest, counts };
}

/** Half the width of the 99.9 % confidence interval of a mean (normal: 3.2905 standard errors). */
export function confidence999(standardDeviation: number, rounds: number): number {
	return (3.290526731 * standardDeviation) / Math.sqrt(rounds);
}
