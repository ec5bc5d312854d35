import { type Fraction, fraction } from "@baize/kernel/odds";
import type { Strip, SymbolId } from "./sheet.ts";

/** Chances by count: `chances[k]` is the exact chance of k. They add up to one. */
export type Chances = readonly Fraction[];

type Column = readonly SymbolId[];

/** How many of a symbol are in view on all reels together. */
export function chancesOfShown(reels: readonly Strip[], rows: number, symbol: SymbolId): Chances {
	return chancesOf(reels, rows, (column) => column.filter((one) => one === symbol).length);
}

/** How many reels show a symbol at least once. */
export function chancesOfReels(reels: readonly Strip[], rows: number, symbol: SymbolId): Chances {
	return chancesOf(reels, rows, (column) => (column.includes(symbol) ? 1 : 0));
}

/** Reels stop independently, so the weights of the sum are the product of the reels' polynomials. */
function chancesOf(reels: readonly Strip[], rows: number, measure: (column: Column) => number): Chances {
	const weights = reels.map((strip) => stopsBy(strip, rows, measure)).reduce(convolve, [1n]);
	const all = reels.reduce((product, strip) => product * BigInt(strip.length), 1n);
	return weights.map((weight) => fraction(weight, all));
}

function stopsBy(strip: Strip, rows: number, measure: (column: Column) => number): bigint[] {
	const weights = Array.from({ length: rows + 1 }, () => 0n);
	for (let stop = 0; stop < strip.length; stop++) {
		const column = Array.from({ length: rows }, (_, row) => strip[(stop + row) % strip.length]!);
		weights[measure(column)]! += 1n;
	}
	return weights;
}

function convolve(one: readonly bigint[], other: readonly bigint[]): bigint[] {
	const product = Array.from({ length: one.length + other.length - 1 }, () => 0n);
	one.forEach((left, i) => {
		other.forEach((right, j) => {
			product[i + j]! += left * right;
		});
	});
	return product;
}
