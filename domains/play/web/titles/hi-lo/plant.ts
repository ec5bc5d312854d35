import { rankOf, suitOf } from "@baize/engines/game";

/** A leaf, a seed head or a fan on a stem: where it grows from, how it leans, and how large it is. */
export type Leaf = { x: number; y: number; turn: number; size: number };

const [FOOT, TOP] = [128, 52] as const;
const stemX = (share: number): number => 50 + 9 * Math.sin(share * 2.6 - 0.4);

/** As many leaves as the rank counts, along a bent stem: the last one at its tip, all others in turn at its sides. */
export function leavesOf(card: number): readonly Leaf[] {
	const count = rankOf(card) + 1;
	return Array.from({ length: count }, (_, at) => {
		const share = count === 1 ? 1 : 0.16 + (0.84 * at) / (count - 1);
		const isTip = at === count - 1;
		const side = at % 2 === 0 ? -1 : 1;
		return {
			x: Number(stemX(share).toFixed(1)),
			y: Number((FOOT - (FOOT - TOP) * share).toFixed(1)),
			turn: isTip ? 8 : side * (62 - 22 * share),
			size: Number((1.18 - 0.042 * count - 0.22 * share * (count > 4 ? 1 : 0)).toFixed(2)),
		};
	});
}

export const STEM = Array.from({ length: 13 }, (_, at) => {
	const share = at / 12;
	return `${at === 0 ? "M" : "L"}${stemX(share).toFixed(1)} ${(FOOT + 8 - (FOOT + 8 - TOP) * share).toFixed(1)}`;
}).join("");

/** What grows on the stem, by suit. Each begins at 0 0 and grows upwards. */
const SHAPES = {
	clubs: "M0 0C-11-5-13-18-7-25-5-29 0-29 0-24 0-29 5-29 7-25 13-18 11-5 0 0Z",
	diamonds: "M0 0C-2-8-9-14-17-17-11-26-5-25 0-20 5-25 11-26 17-17 9-14 2-8 0 0Z",
	hearts: "M0 0C-9-8-9-22 0-33 9-22 9-8 0 0Z",
	spades:
		"M0 0C-4-6-3-9-8-12-4-13-4-16-9-20-4-20-3-23-6-28-1-26-1-30 0-35 1-30 1-26 6-28 3-23 4-20 9-20 4-16 4-13 8-12 3-9 4-6 0 0Z",
} as const;

export const shapeOf = (card: number): string => SHAPES[suitOf(card)];

const LETTERS: Readonly<Record<number, string>> = { 0: "A", 10: "J", 11: "Q", 12: "K" };
export const letterOf = (card: number): string => LETTERS[rankOf(card)] ?? String(rankOf(card) + 1);
