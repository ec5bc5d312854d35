/** A line as the row that it crosses on each reel, 0 top to 2 bottom. */
export type Line = readonly number[];

/**
 * The lines of a 5x3 title in their usual order: straight, vees, steps, waves. A title takes the first of them, so that
 * line 7 looks the same in every title.
 */
const LINES: readonly Line[] = [
	[1, 1, 1, 1, 1],
	[0, 0, 0, 0, 0],
	[2, 2, 2, 2, 2],
	[0, 1, 2, 1, 0],
	[2, 1, 0, 1, 2],
	[1, 0, 0, 0, 1],
	[1, 2, 2, 2, 1],
	[0, 0, 1, 2, 2],
	[2, 2, 1, 0, 0],
	[1, 2, 1, 0, 1],
	[1, 0, 1, 2, 1],
	[0, 1, 1, 1, 0],
	[2, 1, 1, 1, 2],
	[0, 1, 0, 1, 0],
	[2, 1, 2, 1, 2],
	[1, 1, 0, 1, 1],
	[1, 1, 2, 1, 1],
	[0, 0, 2, 0, 0],
	[2, 2, 0, 2, 2],
	[0, 2, 2, 2, 0],
	[2, 0, 0, 0, 2],
	[1, 0, 2, 0, 1],
	[1, 2, 0, 2, 1],
	[0, 2, 0, 2, 0],
	[2, 0, 2, 0, 2],
];

export function firstLines(count: 5 | 10 | 15 | 20 | 25): readonly Line[] {
	return LINES.slice(0, count);
}
