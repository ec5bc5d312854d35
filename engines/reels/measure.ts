import { type Fraction, fraction } from "@baize/kernel/odds";
import { countWindows, type Moments, type SpinCount, type WindowCount } from "./count.ts";
import { byCount, type FreeSpins, type ReelSheet } from "./sheet.ts";

/** The hit frequency, volatility and largest win of a title, from visiting every window of its reels. */
export type Measures = {
	/** The share of rounds that pay anything. */
	hitFrequency: Fraction;
	/** Of one round's win, in stakes: the volatility. */
	standardDeviation: number;
	/** The mean win in stakes: the exact return again, calculated in another way. */
	meanTimesStake: number;
	/**
	 * No round can pay more: the best paid window and every possible free spin at its best. In whole stakes, rounded up.
	 */
	maxTimesStake: number;
};

/** First and second moment of a win, in line bets. */
type Win = { mean: number; square: number };

/**
 * Hit frequency, volatility and the largest possible win by complete enumeration. The variance is that of a whole
 * round: the paid window and its feature are taken together by number of scatters, and the feature is solved spin by
 * spin, with the retriggers that come with each window's win, for each expanding symbol and multiplier.
 */
export function measure(sheet: ReelSheet): Measures {
	const { freeSpins, lines } = sheet;
	const paid = countWindows(sheet, sheet.reels, []);
	const specials = freeSpins?.expanding?.map(({ symbol }) => symbol) ?? [];
	const free = freeSpins ? countWindows(sheet, freeSpins.reels ?? sheet.reels, specials) : null;
	const round = roundWin(paid, (scatters) => (freeSpins && free ? featureWin(freeSpins, free, scatters) : NOTHING));
	return {
		hitFrequency: fraction(BigInt(paid.paying), BigInt(paid.windows)),
		standardDeviation: Math.sqrt(round.square - round.mean ** 2) / lines.length,
		meanTimesStake: round.mean / lines.length,
		maxTimesStake: Math.ceil((paid.plain.max + (freeSpins && free ? maxOfFeature(freeSpins, free) : 0)) / lines.length),
	};
}

const NOTHING: Win = { mean: 0, square: 0 };

/** The paid window and its feature are independent once the number of scatters is known. */
function roundWin(paid: WindowCount, featureOf: (scatters: number) => Win): Win {
	let [mean, square] = [0, 0];
	paid.plain.byScatters.forEach((moments, scatters) => {
		const { chance, part, squarePart } = shares(moments, paid.windows);
		const feature = featureOf(scatters);
		mean += part + chance * feature.mean;
		square += squarePart + 2 * part * feature.mean + chance * feature.square;
	});
	return { mean, square };
}

/** The feature's win, over its expanding symbols and multipliers as they are drawn. */
function featureWin(rules: FreeSpins, free: WindowCount, scatters: number): Win {
	const awarded = byCount(rules.awarded, scatters);
	if (awarded === 0) return NOTHING;
	const choices = rules.expanding?.map(({ symbol, weight }) => ({ spins: free.bySpecial.get(symbol)!, weight }));
	const spins = meanOver(choices ?? [{ spins: free.plain, weight: 1 }], (one) =>
		spinsWin(rules, free, one.spins, awarded),
	);
	return meanOver(rules.multipliers ?? [{ times: 1, weight: 1 }], ({ times }) => ({
		mean: times * spins.mean,
		square: times * times * spins.square,
	}));
}

function meanOver<T extends { weight: number }>(choices: readonly T[], winOf: (choice: T) => Win): Win {
	const weights = choices.reduce((sum, { weight }) => sum + weight, 0);
	return choices.reduce((sum, choice) => {
		const win = winOf(choice);
		const chance = choice.weight / weights;
		return { mean: sum.mean + chance * win.mean, square: sum.square + chance * win.square };
	}, NOTHING);
}

/** Solved from the end: with `left` spins to play and `given` in all, one spin and what remains after it. */
function spinsWin(rules: FreeSpins, free: WindowCount, spins: SpinCount, awarded: number): Win {
	const parts = spins.byScatters.map((moments) => shares(moments, free.windows));
	const known = new Map<string, Win>();
	const from = (left: number, given: number): Win => {
		if (left === 0) return NOTHING;
		const key = `${left}/${given}`;
		const solved =
			known.get(key) ??
			parts.reduce((sum, { chance, part, squarePart }, scatters) => {
				if (chance === 0) return sum;
				const added = Math.min(byCount(rules.retriggered, scatters), rules.mostSpins - given);
				const rest = from(left - 1 + added, given + added);
				return {
					mean: sum.mean + part + chance * rest.mean,
					square: sum.square + squarePart + 2 * part * rest.mean + chance * rest.square,
				};
			}, NOTHING);
		known.set(key, solved);
		return solved;
	};
	return from(awarded, awarded);
}

function shares(moments: Moments, windows: number): { chance: number; part: number; squarePart: number } {
	return { chance: moments.windows / windows, part: moments.sum / windows, squarePart: moments.squares / windows };
}

function maxOfFeature(rules: FreeSpins, free: WindowCount): number {
	const maxOfSpin = Math.max(free.plain.max, ...[...free.bySpecial.values()].map(({ max }) => max));
	const multiplier = Math.max(1, ...(rules.multipliers ?? []).map(({ times }) => times));
	return rules.mostSpins * multiplier * maxOfSpin;
}
