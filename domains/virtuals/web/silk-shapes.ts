import { SILK_COLOURS, type SilkColour, type SilkPattern } from "@baize/engines/race";
import type { RunnerView } from "../contract/index.ts";

/**
 * The jacket fills a box of 24 by 24; these shapes lie over it in the second colour. Both the page and the stage draw
 * them.
 */
export const JACKET = "M8 3 5 5 1 12l4 3 2-3v10h10V12l2 3 4-3-4-7-3-2c-1 2-2 3-4 3S9 5 8 3Z";

const square = (x: number, y: number, width: number, height: number): string =>
	`M${x} ${y}h${width}v${height}h${-width}Z`;
const diamond = (x: number, y: number): string => `M${x} ${y - 2.4}l2 2.4-2 2.4-2-2.4Z`;
const spot = (x: number, y: number): string => `M${x - 1.6} ${y}a1.6 1.6 0 1 0 3.2 0a1.6 1.6 0 1 0-3.2 0Z`;
const star = (x: number, y: number): string =>
	`M${x} ${y - 2.4}l.7 1.6 1.8.2-1.3 1.2.3 1.8-1.5-.9-1.5.9.3-1.8-1.3-1.2 1.8-.2Z`;

const SCATTERED: readonly (readonly [number, number])[] = [
	[9.5, 10],
	[14.5, 10],
	[12, 14],
	[9.5, 18.5],
	[14.5, 18.5],
	[4, 10.5],
	[20, 10.5],
];
const scatter = (shape: (x: number, y: number) => string): string => SCATTERED.map(([x, y]) => shape(x, y)).join("");

const SILK_MARKS: Readonly<Record<SilkPattern, string>> = {
	plain: "",
	hoops: square(0, 8, 24, 2.6) + square(0, 13.2, 24, 2.6) + square(0, 18.4, 24, 2.6),
	stripes: square(7, 0, 2, 24) + square(11, 0, 2, 24) + square(15, 0, 2, 24),
	quarters: square(0, 0, 12, 12.5) + square(12, 12.5, 12, 12),
	halves: square(12, 0, 12, 24),
	chevron: "M5 9l7 6 7-6v4.5l-7 6-7-6Z",
	sash: "M6 4h5l8 15v4h-2Z",
	spots: scatter(spot),
	diamonds: scatter(diamond),
	stars: scatter(star),
};

export type SilkView = RunnerView["silk"];

export const clothOf = (name: string): string => SILK_COLOURS[name as SilkColour];
export const marksOf = ({ pattern }: SilkView): string => SILK_MARKS[pattern as SilkPattern];
