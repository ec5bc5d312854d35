import type { Id } from "@baize/kernel/id";

export type Standing = { playerId: Id; points: number; reachedAtMs: number; firstAtMs: number };
export type Placed<Row> = Row & { place: number; prizeUnits: bigint };

/**
 * The board: more points are before fewer, and of equal scores the one that was reached earlier. Scores that were
 * reached in the same moment share a place and the prizes of their places. A score without a point has no place.
 */
export function boardOf<Row extends Standing>(scores: readonly Row[], prizesUnits: readonly number[]): Placed<Row>[] {
	const sorted = scores.filter(({ points }) => points > 0).sort(inOrder);
	const groups: Row[][] = [];
	for (const row of sorted) {
		const last = groups.at(-1);
		if (last && isTied(last[0]!, row)) last.push(row);
		else groups.push([row]);
	}
	let before = 0;
	return groups.flatMap((group) => {
		const [place, shares] = [before + 1, sharesOf(prizesUnits.slice(before, before + group.length), group.length)];
		before += group.length;
		return group.map((row, at) => ({ ...row, place, prizeUnits: shares[at]! }));
	});
}

const isTied = (a: Standing, b: Standing): boolean => a.points === b.points && a.reachedAtMs === b.reachedAtMs;

/** Within a shared place, by the first round that counted, then by the older account. */
const inOrder = (a: Standing, b: Standing): number =>
	b.points - a.points ||
	a.reachedAtMs - b.reachedAtMs ||
	a.firstAtMs - b.firstAtMs ||
	(a.playerId < b.playerId ? -1 : 1);

/** Equal parts of the prizes; the units that are left over go one each to the first of those who share. */
export function sharesOf(prizesUnits: readonly number[], count: number): bigint[] {
	const sum = prizesUnits.reduce((total, units) => total + BigInt(units), 0n);
	const [part, left] = [sum / BigInt(count), sum % BigInt(count)];
	return Array.from({ length: count }, (_, at) => part + (BigInt(at) < left ? 1n : 0n));
}
