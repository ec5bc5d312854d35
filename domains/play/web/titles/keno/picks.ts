import { KENO_DRAWN, KENO_NUMBERS } from "@baize/engines/draw";

/** No table has more picks than numbers are drawn. */
export const MAX_PICKS = KENO_DRAWN;

/** Picks or takes back a number; the same picks when there is no space for another. */
export function toggled(picks: readonly number[], number: number): readonly number[] {
	if (picks.includes(number)) return picks.filter((each) => each !== number);
	return picks.length < MAX_PICKS ? [...picks, number].sort((one, other) => one - other) : picks;
}

/** So many different numbers, chosen by what `next` gives: whole numbers from 0. They decide nothing about the draw. */
export function anyPicks(count: number, next: () => number): readonly number[] {
	const left = Array.from({ length: KENO_NUMBERS }, (_, at) => at + 1);
	return Array.from({ length: count }, () => left.splice(next() % left.length, 1)[0]!).sort(
		(one, other) => one - other,
	);
}

export const hitsOf = (picks: readonly number[], drawn: readonly number[]): number =>
	picks.filter((pick) => drawn.includes(pick)).length;
