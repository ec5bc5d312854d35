import { type Fraction, fraction, multiply, ONE, subtract, sum, ZERO } from "@baize/kernel/odds";
import { type Draws, weighted } from "@baize/kernel/random";
import { CELL, chancesOfCount, fillerOf, type Weights } from "./cells.ts";
import { cells, LINE_COUNT, type LinePays, type LineWon, lineWins, meanLine, REELS, ROWS } from "./lines.ts";
import { type Play, power, type SlotReturn } from "./ways.ts";

/**
 * A slot of twenty lines with a hold: enough coins stay, and every empty cell may turn to a coin in each respin, until
 * three respins in a row bring none. The last two symbols are the wild and the coin. Line pays are in line bets, coin
 * values in stakes.
 */
export type HoldSheet = {
	id: string;
	title: string;
	symbols: readonly string[];
	reels: readonly Weights[];
	pays: LinePays;
	/** So many coins begin the hold. */
	minCoins: number;
	lives: number;
	/** Of sixty: how likely an empty cell turns to a coin. */
	respin: number;
	coins: readonly { name?: string; times: number; weight: number }[];
	/** A full grid pays so many stakes more. */
	grand: number;
};

export type HeldCoin = { cell: number; times: number };

export type HoldEvent =
	| { type: "reelsStopped"; grid: readonly number[] }
	/** Of the spin, and of each respin, which may bring none. `left`: so many respins are left after it. */
	| { type: "coinsHeld"; cells: readonly HeldCoin[]; left: number }
	| { type: "grandWon"; times: number }
	| LineWon;

const SIZE = REELS * ROWS;

export function playHold(sheet: HoldSheet): Play<HoldEvent> {
	const { symbols, pays, lives } = sheet;
	const [wild, coin] = [symbols.length - 2, symbols.length - 1];
	const grid = new Uint8Array(SIZE);
	const fill = fillerOf(sheet.reels, ROWS);

	const holdCoins = (coins: readonly number[], left: number, draws: Draws, events: HoldEvent[] | null): number => {
		const held = coins.map((cell) => ({ cell, times: weighted(draws, sheet.coins).times }));
		events?.push({ type: "coinsHeld", cells: held, left });
		return held.reduce((all, { times }) => all + times, 0);
	};

	const hold = (draws: Draws, events: HoldEvent[] | null): number => {
		const starting: number[] = [];
		const empty: number[] = [];
		for (let cell = 0; cell < SIZE; cell++) (grid[cell] === coin ? starting : empty).push(cell);
		let left = lives;
		let times = holdCoins(starting, left, draws, events);
		while (left > 0 && empty.length > 0) {
			const turned = empty.filter(() => draws.below(CELL) < sheet.respin);
			left = turned.length > 0 ? lives : left - 1;
			times += holdCoins(turned, left, draws, events);
			for (const cell of turned) empty.splice(empty.indexOf(cell), 1);
		}
		if (empty.length > 0) return times;
		events?.push({ type: "grandWon", times: sheet.grand });
		return times + sheet.grand;
	};

	return (draws, events) => {
		fill(draws, grid);
		events?.push({ type: "reelsStopped", grid: [...grid] });
		const won = lineWins(grid, pays, wild, events);
		let coins = 0;
		for (const symbol of grid) if (symbol === coin) coins++;
		return coins < sheet.minCoins ? won : won + hold(draws, events) * LINE_COUNT;
	};
}

/** How a hold ends that begins with so many coins: the mean number of coins, and the chance of a full grid. */
export type HoldEnd = { coins: Fraction; full: Fraction };

/** A chain over coins and lives, solved from the full grid down. */
export function holdEnds({ respin, lives }: HoldSheet): readonly HoldEnd[] {
	const turns = fraction(BigInt(respin), BigInt(CELL));
	const solved: HoldEnd[] = [];
	solved[SIZE] = { coins: fraction(BigInt(SIZE)), full: ONE };
	for (let coins = SIZE - 1; coins >= 0; coins--) {
		const chances = binomial(SIZE - coins, turns);
		const more = (part: keyof HoldEnd): Fraction =>
			sum(chances.slice(1).map((chance, at) => multiply(chance, solved[coins + at + 1]![part])));
		// With no new coin in any of its lives the hold ends here; otherwise it goes on from the new number of coins.
		const misses = Array.from({ length: lives }, (_, missed) => power(chances[0]!, missed));
		const goesOn = (part: keyof HoldEnd): Fraction => multiply(sum(misses), more(part));
		const ends = power(chances[0]!, lives);
		solved[coins] = {
			coins: sum([multiply(ends, fraction(BigInt(coins))), goesOn("coins")]),
			full: goesOn("full"),
		};
	}
	return solved;
}

function binomial(count: number, chance: Fraction): Fraction[] {
	let ways = 1n;
	return Array.from({ length: count + 1 }, (_, hits) => {
		if (hits > 0) ways = (ways * BigInt(count - hits + 1)) / BigInt(hits);
		const each = multiply(power(chance, hits), power(subtract(ONE, chance), count - hits));
		return multiply(fraction(ways), each);
	});
}

export function holdReturn(
	sheet: HoldSheet,
): SlotReturn & { meanCoins: Fraction; meanHold: Fraction; grandChance: Fraction } {
	const { reels, symbols, minCoins, grand } = sheet;
	const started = chancesOfCount(reels, ROWS, symbols.length - 1).map((chance, count) =>
		count < minCoins ? ZERO : chance,
	);
	const ends = holdEnds(sheet);
	const mean = (part: keyof HoldEnd): Fraction =>
		sum(started.map((chance, count) => multiply(chance, ends[count]![part])));
	const [value, all] = sheet.coins.reduce(
		([sumOf, of], one) => [sumOf + one.times * one.weight, of + one.weight],
		[0, 0],
	);
	const worth = sum([
		multiply(mean("coins"), fraction(BigInt(value), BigInt(all))),
		multiply(mean("full"), fraction(BigInt(grand))),
	]);
	const featureChance = sum(started);
	const perFeature = (part: Fraction): Fraction =>
		multiply(part, fraction(featureChance.denominator, featureChance.numerator));
	return {
		parts: [
			{ name: "lines", share: meanLine(reels.map(cells), sheet.pays, symbols.length - 2) },
			{ name: "hold", share: worth },
		],
		featureChance,
		meanCoins: perFeature(mean("coins")),
		meanHold: perFeature(worth),
		grandChance: mean("full"),
	};
}
