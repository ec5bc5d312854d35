import type { ByCount } from "@baize/engines/reels";

/** The highest count first. */
export const countsOf = (table: ByCount = {}): [count: number, value: number][] =>
	Object.entries(table)
		.map(([count, value]): [number, number] => [Number(count), value])
		.sort(([a], [b]) => b - a);
