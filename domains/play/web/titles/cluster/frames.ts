import { type ClusterEvent, timesOfMark } from "@baize/engines/slots";
import { type FreeSpins, withoutSpins } from "../slot/free-spins.ts";
import type { TitleRound } from "../title-round.ts";

export const SIZE = 7;
export const CELLS = SIZE * SIZE;
export const SCATTER = 8;
/** With so many scatters in view, one more would bring free spins. */
const SCATTERS_BEFORE = 2;

/** A symbol on the board. `fell`: how many rows it has come down since what was shown before. */
export type Piece = { id: number; symbol: number; cell: number; fell: number };
export type WonCluster = { symbol: number; cells: readonly number[]; times: number; winMinor: number };

/**
 * What the stage shows at one time. `cascade` counts the wins of the spin that follow one another; `waitsFrom` is the
 * column before which enough scatters lie that the rest falls slowly.
 */
export type Frame = {
	kind: "resting" | "cleared" | "filled" | "won" | "burst" | "fell" | "begun" | "more" | "total" | "ended";
	pieces: readonly Piece[];
	marks: readonly number[];
	clusters: readonly WonCluster[];
	cascade: number;
	wonMinor: number;
	spin?: FreeSpins;
	added?: number;
	waitsFrom?: number;
};

const NO_MARKS: readonly number[] = new Array<number>(CELLS).fill(0);
export const columnOf = (cell: number): number => Math.floor(cell / SIZE);
export const rowOf = (cell: number): number => cell % SIZE;
const digits = (text: string): number[] => Array.from(text, Number);

/** Before the first round: no two that touch are the same. */
export const RESTING: Frame = {
	kind: "resting",
	pieces: Array.from({ length: CELLS }, (_, cell) => ({
		id: cell,
		symbol: (columnOf(cell) * 3 + rowOf(cell) * 2) % SIZE,
		cell,
		fell: 0,
	})),
	marks: NO_MARKS,
	clusters: [],
	cascade: 0,
	wonMinor: 0,
};

/** What is left of a column keeps its order and comes down; what is new comes from above. */
function fallen(
	before: readonly Piece[],
	gone: ReadonlySet<number>,
	grid: readonly number[],
	nextId: () => number,
): Piece[] {
	return Array.from({ length: SIZE }, (_, column) => {
		const left = before.filter(({ cell }) => columnOf(cell) === column && !gone.has(cell));
		const missing = SIZE - left.length;
		return Array.from({ length: SIZE }, (_row, row): Piece => {
			const cell = column * SIZE + row;
			const kept = left[row - missing];
			return kept
				? { ...kept, cell, fell: row - rowOf(kept.cell) }
				: { id: nextId(), symbol: grid[cell]!, cell, fell: missing };
		});
	}).flat();
}

/** The column after which two scatters lie in a board that is being filled; undefined where none follows. */
function waitsFrom(grid: readonly number[]): number | undefined {
	let scatters = 0;
	for (let column = 0; column < SIZE - 1; column++) {
		scatters += grid.slice(column * SIZE, (column + 1) * SIZE).filter((symbol) => symbol === SCATTER).length;
		if (scatters >= SCATTERS_BEFORE) return column + 1;
	}
	return undefined;
}

/** A round as a list of what is shown one after the other. */
export function framesOf({ events, stakeMinor, winMinor }: TitleRound, before: Frame = RESTING): Frame[] {
	const frames: Frame[] = [];
	let id = Math.max(...before.pieces.map((piece) => piece.id)) + 1;
	let at: Frame = { ...withoutSpins(before), kind: "cleared", clusters: [], cascade: 0, wonMinor: 0, marks: NO_MARKS };
	const show = (next: Partial<Frame> & Pick<Frame, "kind">): void => {
		const { added: _added, waitsFrom: _waits, ...rest } = at;
		at = { ...rest, ...next };
		frames.push(at);
	};
	const fill = (text: string): void => {
		const grid = digits(text);
		show({ kind: "cleared", clusters: [], cascade: 0 });
		const from = waitsFrom(grid);
		const pieces = grid.map((symbol, cell) => ({ id: id++, symbol, cell, fell: SIZE }));
		const spin = at.spin && { ...at.spin, number: at.spin.number + 1 };
		show({ kind: "filled", pieces, ...(spin && { spin }), ...(from !== undefined && { waitsFrom: from }) });
	};
	for (const event of events as readonly ClusterEvent[]) {
		if (event.type === "gridFilled") fill(event.grid);
		else if (event.type === "clusterWon") {
			const { symbol, cells, times, hundredths } = event;
			const cluster = { symbol, cells, times, winMinor: (stakeMinor * hundredths) / 100 };
			const isNext = at.kind === "won";
			if (isNext) frames.pop();
			show({
				kind: "won",
				clusters: [...(isNext ? at.clusters : []), cluster],
				cascade: isNext ? at.cascade : at.cascade + 1,
				wonMinor: at.wonMinor + cluster.winMinor,
			});
		} else if (event.type === "symbolsFell") {
			show({ kind: "burst" });
			const gone = new Set(at.clusters.flatMap(({ cells }) => cells));
			const pieces = fallen(at.pieces, gone, digits(event.grid), () => id++);
			show({ kind: "fell", pieces, marks: digits(event.marks), clusters: [] });
		} else if (event.type === "freeSpinsBegun")
			show({
				kind: "begun",
				added: event.count,
				spin: { number: 0, of: event.count, beforeMinor: at.wonMinor },
				marks: NO_MARKS,
			});
		else if (event.type === "freeSpinsRetriggered")
			show({ kind: "more", added: event.count, spin: { ...at.spin!, of: event.of } });
	}
	if (at.spin) show({ kind: "total", clusters: [], wonMinor: winMinor });
	at = withoutSpins(at);
	show({ kind: "ended", clusters: [], wonMinor: winMinor });
	return frames;
}

/** The multiplier that stands on a cell; undefined where there is none yet. */
export function timesAt({ marks }: Frame, cell: number): number | undefined {
	const times = timesOfMark(marks[cell]!);
	return times > 1 ? times : undefined;
}

/** The edges of a cluster whose other side does not belong to it, as a path in cells. */
export function outlineOf(cells: readonly number[]): string {
	const inside = new Set(cells);
	return cells
		.flatMap((cell) => {
			const [x, y] = [columnOf(cell), rowOf(cell)];
			return [
				y === 0 || !inside.has(cell - 1) ? `M${x},${y}h1` : "",
				y === SIZE - 1 || !inside.has(cell + 1) ? `M${x},${y + 1}h1` : "",
				!inside.has(cell - SIZE) ? `M${x},${y}v1` : "",
				!inside.has(cell + SIZE) ? `M${x + 1},${y}v1` : "",
			];
		})
		.join("");
}

/** The cell of a cluster that is nearest to its middle, for what it pays. */
export function middleOf(cells: readonly number[]): number {
	const mean = (part: (cell: number) => number): number =>
		cells.reduce((sum, cell) => sum + part(cell), 0) / cells.length;
	const [x, y] = [mean(columnOf), mean(rowOf)];
	const distance = (cell: number): number => (columnOf(cell) - x) ** 2 + (rowOf(cell) - y) ** 2;
	return cells.reduce((best, cell) => (distance(cell) < distance(best) ? cell : best));
}
