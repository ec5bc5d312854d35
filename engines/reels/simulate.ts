import { type Draws, weighted } from "@baize/kernel/random";
import { MAX_REELS } from "./issues.ts";
import { byCount, type FreeSpins, type ReelSheet, type SymbolId } from "./sheet.ts";
import { type ReelTables, tablesOf } from "./tables.ts";

/** Plays a round for its win only, in line bets. Takes the same draws as `playRound` and returns the same win. */
export type QuickRound = (draws: Draws) => number;

export function quickRound(sheet: ReelSheet): QuickRound {
	const paid = tablesOf(sheet, sheet.reels);
	const { freeSpins } = sheet;
	const free = freeSpins?.reels ? tablesOf(sheet, freeSpins.reels) : paid;
	const spun = newSpun();
	return (draws) => {
		spin(paid, draws, null, spun);
		const won = spun.pays;
		const awarded = byCount(freeSpins?.awarded, spun.scatters);
		return freeSpins && awarded > 0 ? won + feature(sheet, freeSpins, free, awarded, draws) : won;
	};
}

/** `bases`: where each reel's stop begins in its table. */
type Spun = { pays: number; scatters: number; bases: Int32Array };

const newSpun = (): Spun => ({ pays: 0, scatters: 0, bases: new Int32Array(MAX_REELS) });

/** A special symbol as the tables see it: its bit, and its pay on all lines for each number of reels. */
type Special = { bit: number; pays: readonly number[] };

function feature(sheet: ReelSheet, rules: FreeSpins, tables: ReelTables, awarded: number, draws: Draws): number {
	const special = rules.expanding ? specialOf(sheet, tables, weighted(draws, rules.expanding).symbol) : null;
	const times = rules.multipliers ? weighted(draws, rules.multipliers).times : 1;
	const spun = newSpun();
	let won = 0;
	let of = awarded;
	for (let number = 1; number <= of; number++) {
		spin(tables, draws, special, spun);
		won += spun.pays;
		of = Math.min(of + byCount(rules.retriggered, spun.scatters), rules.mostSpins);
	}
	return won * times;
}

function specialOf(sheet: ReelSheet, tables: ReelTables, symbol: SymbolId): Special {
	const pays = [0, ...sheet.reels.map((_, reel) => byCount(sheet.pays[symbol], reel + 1) * sheet.lines.length)];
	return { bit: 1 << tables.codeOf(symbol), pays };
}

/** Writes into `spun`, which is allocated once: millions of spins allocate nothing. */
function spin(tables: ReelTables, draws: Draws, special: Special | null, spun: Spun): void {
	const { lengths, lineCount, codes, pays } = tables;
	const { bases } = spun;
	let scatters = 0;
	let covered = 0;
	for (let reel = 0; reel < lengths.length; reel++) {
		const stop = draws.below(lengths[reel]!);
		bases[reel] = stop * lineCount;
		scatters += tables.scatters[reel]![stop]!;
		if (special && tables.shown[reel]![stop]! & special.bit) covered++;
	}
	let won = tables.scatterPays[scatters]! + (special ? special.pays[covered]! : 0);
	for (let line = 0; line < lineCount; line++) {
		let index = 0;
		for (let reel = 0; reel < lengths.length; reel++) index |= codes[reel]![bases[reel]! + line]!;
		won += pays[index]!;
	}
	spun.pays = won;
	spun.scatters = scatters;
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
	const round = quickRound(sheet);
	const lines = sheet.lines.length;
	const counts = EDGES.map(() => 0);
	let [sum, squares, hits, largest] = [0, 0, 0, 0];
	for (let played = 0; played < rounds; played++) {
		const won = round(draws);
		sum += won;
		squares += won * won;
		if (won > 0) hits++;
		if (won > largest) largest = won;
		counts[EDGES.findLastIndex((edge) => won / lines >= edge)]! += 1;
	}
	const mean = sum / rounds;
	return {
		rounds,
		mean: mean / lines,
		standardDeviation: Math.sqrt((squares / rounds - mean ** 2) * (rounds / (rounds - 1))) / lines,
		hits,
		largest: largest / lines,
		counts,
	};
}

/** Half the width of the 99.9 % confidence interval of a mean (normal: 3.2905 standard errors). */
export function confidence999(standardDeviation: number, rounds: number): number {
	return (3.290526731 * standardDeviation) / Math.sqrt(rounds);
}
