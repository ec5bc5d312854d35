/** The board as it is drawn, in its own units. On a narrow screen it is narrower, so that its writing stays large. */
export type Board = {
	rows: number;
	width: number;
	height: number;
	/** From a pin to the next one beside it, and from a row to the next one. */
	apart: number;
	rowHeight: number;
	pinRadius: number;
	ballRadius: number;
};

const HEIGHT = 600;
const WIDE = 720;
const NARROW = 440;
const MARGIN = 14;
export const TOP = 92;
export const SLOT_HEIGHT = 58;
const BELOW_PINS = 30;

export function boardOf(rows: number, isNarrow: boolean): Board {
	const width = isNarrow ? NARROW : WIDE;
	const apart = (width - 2 * MARGIN) / (rows + 2);
	const rowHeight = (HEIGHT - TOP - SLOT_HEIGHT - BELOW_PINS) / (rows - 1);
	const smaller = Math.min(apart, rowHeight);
	return { rows, width, height: HEIGHT, apart, rowHeight, pinRadius: smaller * 0.17, ballRadius: smaller * 0.33 };
}

export type Point = { x: number; y: number };

/** Where a pin stands: row r has r + 3 of them. */
export const pinAt = ({ width, apart, rowHeight }: Board, row: number, pin: number): Point => ({
	x: width / 2 + (pin - (row + 2) / 2) * apart,
	y: TOP + row * rowHeight,
});

export const slotAt = ({ width, height, apart, rows }: Board, slot: number): Point => ({
	x: width / 2 + (slot - rows / 2) * apart,
	y: height - SLOT_HEIGHT,
});

/** The pins that a ball meets on its way, one in each row. */
export function pinsMet(board: Board, path: readonly number[]): Point[] {
	let right = 0;
	return path.map((step, row) => {
		const met = pinAt(board, row, right + 1);
		right += step;
		return met;
	});
}

const ROW_MS = 150;
const ENTRY_MS = 260;
const END_MS = 240;
/** Which part of a row's time the ball rises from its pin. */
const RISE = 0.36;

export type Step = Point & { atMs: number; easing: string };

/** The ball's way: from the funnel to the first pin, from pin to pin, and into its slot. */
export function wayOf(board: Board, path: readonly number[]): { steps: Step[]; lastsMs: number } {
	const { pinRadius, ballRadius, apart, rowHeight } = board;
	const above = pinRadius + ballRadius;
	const steps: Step[] = [{ x: board.width / 2, y: TOP - 60, atMs: 0, easing: "ease-in" }];
	pinsMet(board, path).forEach(({ x, y }, row) => {
		const atMs = ENTRY_MS + row * ROW_MS;
		const side = path[row] === 1 ? 1 : -1;
		steps.push({ x, y: y - above, atMs, easing: "ease-out" });
		const risen = { x: x + side * apart * 0.22, y: y - above - rowHeight * 0.16 };
		steps.push({ ...risen, atMs: atMs + RISE * ROW_MS, easing: "ease-in" });
	});
	const slot = path.reduce((sum, step) => sum + step, 0);
	const end = slotAt(board, slot);
	const lastsMs = ENTRY_MS + path.length * ROW_MS + END_MS;
	steps.push({ x: end.x, y: end.y + SLOT_HEIGHT * 0.3, atMs: lastsMs, easing: "linear" });
	return { steps, lastsMs };
}

/** When the ball meets the pin of a row. */
export const metAtMs = (row: number): number => ENTRY_MS + row * ROW_MS;
