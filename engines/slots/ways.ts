import { type Fraction, fraction, multiply, ONE, product, subtract, sum } from "@baize/kernel/odds";
import { type Draws, weighted } from "@baize/kernel/random";
import { byCount, chanceOf, chancesOfCount, fillerOf, meanByCount, meanSpins, type Weights } from "./cells.ts";

/**
 * A slot whose wins run over ways: a symbol pays by the reels from the left that show it, times the product of how often.
 * The last two symbols are the wild, which is on neither the first nor the last reel, and the scatter. Pays are in coins
 * for 3, 4 and 5 reels; a stake is `coins` coins.
 */
export type WaysSheet = {
	id: string;
	title: string;
	rows: number;
	coins: number;
	symbols: readonly string[];
	reels: readonly Weights[];
	free: readonly Weights[];
	pays: readonly (readonly number[])[];
	/** Of scatters: stakes that are paid, and free spins that are given. */
	scatterPays: readonly (readonly [number, number])[];
	awarded: readonly (readonly [number, number])[];
	/** Three and more scatters in a free spin give so many more, until `mostSpins` are given. */
	retrigger: number;
	mostSpins: number;
	/** A wild of a free spin multiplies every way over it. */
	wildTimes: readonly { times: number; weight: number }[];
};

export type WaysEvent =
	| { type: "reelsStopped"; grid: readonly number[]; wildTimes: readonly number[] }
	| { type: "waysWon"; symbol: number; reels: number; ways: number; coins: number }
	| { type: "scattersWon"; count: number; coins: number }
	| { type: "freeSpinsBegun"; count: number }
	| { type: "freeSpinsRetriggered"; count: number; of: number };

const REELS = 5;
const TRIGGER = 3;

/** Plays one round and returns its win in coins; the events are written only where a list is given. */
export type Play<E> = (draws: Draws, events: E[] | null) => number;

export function playWays(sheet: WaysSheet): Play<WaysEvent> {
	const { rows, symbols, coins, pays, mostSpins, retrigger } = sheet;
	const [wild, scatter] = [symbols.length - 2, symbols.length - 1];
	const grid = new Uint8Array(REELS * rows);
	const times = new Uint8Array(REELS * rows);
	const counts = new Int32Array(REELS * symbols.length);
	const fillPaid = fillerOf(sheet.reels, rows);
	const fillFree = fillerOf(sheet.free, rows);

	const count = (): number => {
		counts.fill(0);
		let scatters = 0;
		for (let cell = 0; cell < grid.length; cell++) {
			const symbol = grid[cell]!;
			if (symbol === scatter) scatters++;
			else counts[Math.floor(cell / rows) * symbols.length + symbol]! += times[cell]!;
		}
		return scatters;
	};

	const waysWin = (events: WaysEvent[] | null): number => {
		let won = 0;
		for (let symbol = 0; symbol < wild; symbol++) {
			let ways = counts[symbol]!;
			if (ways === 0) continue;
			let reel = 1;
			for (let base = symbols.length; reel < REELS; reel++, base += symbols.length) {
				const here = counts[base + symbol]! + counts[base + wild]!;
				if (here === 0) break;
				ways *= here;
			}
			const paid = reel < TRIGGER ? 0 : pays[symbol]![reel - TRIGGER]! * ways;
			if (paid > 0) events?.push({ type: "waysWon", symbol, reels: reel, ways, coins: paid });
			won += paid;
		}
		return won;
	};

	const spin = (draws: Draws, isFree: boolean, events: WaysEvent[] | null): { won: number; scatters: number } => {
		(isFree ? fillFree : fillPaid)(draws, grid);
		for (let cell = 0; cell < grid.length; cell++)
			times[cell] = isFree && grid[cell] === wild ? weighted(draws, sheet.wildTimes).times : 1;
		events?.push({ type: "reelsStopped", grid: [...grid], wildTimes: [...times] });
		const scatters = count();
		const scatterCoins = byCount(sheet.scatterPays, scatters) * coins;
		if (scatterCoins > 0) events?.push({ type: "scattersWon", count: scatters, coins: scatterCoins });
		return { won: waysWin(events) + scatterCoins, scatters };
	};

	return (draws, events) => {
		const paid = spin(draws, false, events);
		let of = byCount(sheet.awarded, paid.scatters);
		if (of > 0) events?.push({ type: "freeSpinsBegun", count: of });
		let { won } = paid;
		for (let number = 1; number <= of; number++) {
			const free = spin(draws, true, events);
			won += free.won;
			const added = free.scatters >= TRIGGER ? Math.min(retrigger, mostSpins - of) : 0;
			of += added;
			if (added > 0) events?.push({ type: "freeSpinsRetriggered", count: added, of });
		}
		return won;
	};
}

/** Shares of the stake by where they come from. */
export type SlotReturn = { parts: readonly { name: string; share: Fraction }[]; featureChance: Fraction };

/** Cells are independent, so the mean of a product of counts is the product of their means. */
export function waysReturn(sheet: WaysSheet): SlotReturn {
	const scatter = sheet.symbols.length - 1;
	const perStake = fraction(1n, BigInt(sheet.coins));
	const paid = chancesOfCount(sheet.reels, sheet.rows, scatter);
	const free = chancesOfCount(sheet.free, sheet.rows, scatter);
	const retriggered = sum(free.slice(TRIGGER));
	const oneFree = sum([
		multiply(waysMean(sheet, sheet.free, meanTimes(sheet)), perStake),
		meanByCount(sheet.scatterPays, free),
	]);
	const spins = sum(
		paid.map((chance, count) =>
			multiply(chance, meanSpins(byCount(sheet.awarded, count), sheet.retrigger, retriggered, sheet.mostSpins)),
		),
	);
	return {
		parts: [
			{ name: "ways", share: multiply(waysMean(sheet, sheet.reels, ONE), perStake) },
			{ name: "scatters", share: meanByCount(sheet.scatterPays, paid) },
			{ name: "free spins", share: multiply(spins, oneFree) },
		],
		featureChance: sum(paid.slice(TRIGGER)),
	};
}

function meanTimes({ wildTimes }: WaysSheet): Fraction {
	const [times, all] = wildTimes.reduce(
		([sumOf, of], one) => [sumOf + one.times * one.weight, of + one.weight],
		[0, 0],
	);
	return fraction(BigInt(times), BigInt(all));
}

function waysMean(sheet: WaysSheet, reels: readonly Weights[], wildTimes: Fraction): Fraction {
	const wild = sheet.symbols.length - 2;
	const rows = fraction(BigInt(sheet.rows));
	return sum(
		sheet.pays.flatMap((pays, symbol) => {
			const shown = reels.map((reel) =>
				multiply(rows, sum([chanceOf(reel, symbol), multiply(chanceOf(reel, wild), wildTimes)])),
			);
			const hidden = reels.map((reel) => power(subtract(ONE, chanceOf(reel, symbol, wild)), sheet.rows));
			return pays.map((coins, at) => {
				const count = at + TRIGGER;
				const ends = count < REELS ? hidden[count]! : ONE;
				return multiply(fraction(BigInt(coins)), multiply(product(shown.slice(0, count)), ends));
			});
		}),
	);
}

export const power = (base: Fraction, exponent: number): Fraction =>
	exponent === 0 ? ONE : product(Array.from({ length: exponent }, () => base));
