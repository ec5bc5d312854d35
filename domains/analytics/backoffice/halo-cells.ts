import type { CountryTotal } from "../contract/index.ts";

export const CELL = 72;
const INNER_RADIUS = 15;
const MAX_RADIUS = 33;
/** Countries beyond these rows are in the table below only. */
const MAX_ROWS = 5;

export type HaloCell = CountryTotal & { x: number; y: number; innerRadius: number; outerRadius: number };
export type Halo = { cells: readonly HaloCell[]; width: number; height: number; left: number };

/**
 * The countries in rows of so many columns, the most frequent first. Around each stands a halo, whose area is
 * proportional to the count: twice as often is twice the area.
 */
export function haloOf(byCountry: readonly CountryTotal[], columns: number): Halo {
	const shown = byCountry.slice(0, columns * MAX_ROWS);
	const most = Math.max(1, ...shown.map(({ times }) => times));
	const cells = shown.map((total, at) => ({
		...total,
		x: ((at % columns) + 0.5) * CELL,
		y: (Math.floor(at / columns) + 0.5) * CELL,
		innerRadius: INNER_RADIUS,
		outerRadius: Math.sqrt(INNER_RADIUS ** 2 + (MAX_RADIUS ** 2 - INNER_RADIUS ** 2) * (total.times / most)),
	}));
	return {
		cells,
		width: columns * CELL,
		height: Math.ceil(shown.length / columns) * CELL,
		left: byCountry.length - shown.length,
	};
}
