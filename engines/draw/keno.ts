import { itemsOf } from "../game/cards.ts";
import { isWhole } from "../game/read.ts";
import { outcomesOfCounts } from "../returns/index.ts";
import { type ChoiceGame, ofX10000, X10000 } from "./choice-game.ts";

export const KENO_NUMBERS = 40;
export const KENO_DRAWN = 10;

const ALL_NUMBERS = Array.from({ length: KENO_NUMBERS }, (_, at) => at + 1);

/** By the number of picks: what each number of hits pays, for 1. */
const PAYS: readonly string[] = [
	"1:3.88",
	"1:1 2:10",
	"2:2.6 3:50",
	"2:1.65 3:9.8 4:100",
	"2:1.05 3:3.6 4:25 5:400",
	"3:3.6 4:12 5:96 6:700",
	"3:1.85 4:7.3 5:34 6:310 7:800",
	"2:.15 3:1.3 4:4 5:15 6:87 7:550 8:1000",
	"3:.9 4:3 5:9.2 6:42 7:210 8:740 9:2000",
	"0:1.6 3:.5 4:1.9 5:6.2 6:24 7:92 8:460 9:1630 10:5000",
];

const tables = PAYS.map((text) => {
	const pays = new Map(text.split(" ").map((one) => one.split(":").map(Number) as [number, number]));
	return Array.from({ length: KENO_DRAWN + 1 }, (_, hits) => Math.round((pays.get(hits) ?? 0) * X10000));
});

/** What each number of hits pays, from none, in ten-thousandths. */
export const kenoTimesX10000 = (picks: number): readonly number[] => tables[picks - 1]!;

/** Ten of the numbers 1 to 40, drawn one by one from those left. The choice is the numbers picked. */
export const keno: ChoiceGame<readonly number[], readonly number[]> = {
	kind: "keno",
	method: "formula",
	readChoice: (value) => {
		if (!Array.isArray(value) || value.length === 0 || value.length > tables.length) return null;
		const picks = value.filter((pick) => isWhole(pick, 1, KENO_NUMBERS));
		return picks.length === value.length && new Set(picks).size === picks.length ? picks : null;
	},
	samples: tables.map((_, at) => ALL_NUMBERS.slice(0, at + 1)).reverse(),
	draw: (_picks, draws) => {
		const balls = itemsOf(draws, ALL_NUMBERS);
		return Array.from({ length: KENO_DRAWN }, (_, at) => balls.card(at));
	},
	times: (picks, drawn) =>
		ofX10000(kenoTimesX10000(picks.length)[picks.filter((pick) => drawn.includes(pick)).length]!),
	outcomes: (picks) =>
		outcomesOfCounts(
			kenoTimesX10000(picks.length).map((times, hits) => [
				ofX10000(times),
				choose(picks.length, hits) * choose(KENO_NUMBERS - picks.length, KENO_DRAWN - hits),
			]),
		),
	publishedData: { timesX10000: Object.fromEntries(tables.map((times, at) => [at + 1, times])) },
	words: {
		draw: "Ten numbers of 1 to 40, shuffled from the front: for k = 0 to 9, number k changes places with the number at k plus a draw below 40 - k.",
		pays: "The stake times the multiplier for the count of picks and hits: timesX10000 has them by picks, from no hit, in ten-thousandths.",
	},
};

function choose(n: number, k: number): bigint {
	if (k > n) return 0n;
	let ways = 1n;
	for (let at = 0; at < k; at++) ways = (ways * BigInt(n - at)) / BigInt(at + 1);
	return ways;
}
