import type { Position } from "@baize/engines/reels";

export const REELS = 5;
export const ROWS = 3;

/**
 * Positions on a stage of this size, in CSS pixels. The window of the reels fills the stage, whose edges clip what
 * scrolls by.
 */
export type Layout = { width: number; height: number; cellWidth: number; cellHeight: number; symbolSide: number };

/** A symbol leaves this much of its cell free. */
const SYMBOL_SHARE = 0.94;

export function layoutOf({ width, height }: { width: number; height: number }): Layout {
	const cellWidth = width / REELS;
	const cellHeight = height / ROWS;
	return { width, height, cellWidth, cellHeight, symbolSide: Math.min(cellWidth, cellHeight) * SYMBOL_SHARE };
}

/** The middle of a cell. */
export const centreOf = ({ cellWidth, cellHeight }: Layout, [reel, row]: Position): { x: number; y: number } => ({
	x: (reel + 0.5) * cellWidth,
	y: (row + 0.5) * cellHeight,
});
