import type { Position, SymbolId } from "@baize/engines/reels";
import { type Canvas, type Container, easeOut, Sprite, thereAndBack } from "@baize/platform-stage";
import type { Grid } from "./grid.ts";
import { layoutOf, ROWS } from "./layout.ts";
import { openLights } from "./lights.ts";
import type { Symbols } from "./symbols.ts";
import type { Tempo } from "./tempo.ts";

/** How wins are shown on a grid at rest. */
export type Wins = {
	/** Containers to place in front of the grid. */
	before: readonly Container[];
	/** The path of a line over the reels, from one winning symbol to the next. */
	line(rows: readonly number[], positions: readonly Position[], durationMs: number): Promise<void>;
	scatters(positions: readonly Position[]): Promise<void>;
	/** The symbol grows over these reels. */
	expand(symbol: SymbolId, covered: readonly number[]): Promise<void>;
	/** The feature's symbol, large, before its first spin. */
	introduce(symbol: SymbolId): Promise<void>;
	/** A reel that may bring the feature. */
	await(reel: number): void;
	/** What has won stays lit until the next round. */
	rest(positions: readonly Position[]): void;
	clear(): void;
	fit(): void;
};

type Parts = { canvas: Canvas; grid: Grid; symbols: Symbols; tempo: Tempo };

const LIT = 0xffffff;
const DIMMED = 0x5a6462;
const LIFT = 0.1;
const EMBLEM_SHARE = 0.62;
const EMBLEM_MS = 320;

export function openWins(parts: Parts, colour: string): Wins {
	const { canvas, grid, symbols, tempo } = parts;
	const { motion } = canvas;
	const lights = openLights(colour);
	const emblem = new Sprite();
	emblem.anchor.set(0.5);
	emblem.visible = false;

	function clear(): void {
		lights.clear();
		grid.reset();
	}

	return {
		before: [lights.container, emblem],
		line(rows, positions, durationMs) {
			lights.line(rows, positions);
			return bringForward(parts, positions, durationMs);
		},
		scatters(positions) {
			lights.frame(positions);
			return bringForward(parts, positions, tempo.times().scatters);
		},
		async expand(symbol, covered) {
			clear();
			const cells = cellsOf(covered);
			dimExcept(grid, cells);
			await growOver(parts, symbol, cells);
			lights.frame(cells);
			await bringForward(parts, cells, tempo.times().scatters);
		},
		async introduce(symbol) {
			clear();
			dimExcept(grid, []);
			const side = canvas.size().height * EMBLEM_SHARE;
			emblem.texture = symbols.textureOf(symbol);
			emblem.visible = true;
			const growMs = tempo.isStill() ? 0 : tempo.lasting(EMBLEM_MS);
			await motion.animate(growMs, (progress) => emblem.setSize(side * (0.6 + 0.4 * easeOut(progress))));
			await motion.pause(tempo.lasting(tempo.times().intro));
			emblem.visible = false;
			clear();
		},
		await: (reel) => lights.frame(cellsOf([reel])),
		rest(positions) {
			clear();
			if (positions.length === 0) return;
			dimExcept(grid, positions);
			lights.frame(positions);
			motion.redraw();
		},
		clear,
		fit() {
			const layout = layoutOf(canvas.size());
			lights.fit(layout);
			emblem.position.set(layout.width / 2, layout.height / 2);
		},
	};
}

/** The winning symbols come forward once and go back; the others are dimmed. */
function bringForward({ canvas, grid, tempo }: Parts, positions: readonly Position[], ms: number): Promise<void> {
	dimExcept(grid, positions);
	const side = layoutOf(canvas.size()).symbolSide;
	const sprites = positions.map(([reel, row]) => grid.reels[reel]!.spriteAt(row));
	const lift = tempo.isStill() ? 0 : LIFT;
	return canvas.motion.animate(tempo.lasting(ms), (progress) => {
		for (const sprite of sprites) sprite.setSize(side * (1 + lift * thereAndBack(progress)));
	});
}

function growOver({ canvas, grid, tempo }: Parts, symbol: SymbolId, cells: readonly Position[]): Promise<void> {
	const side = layoutOf(canvas.size()).symbolSide;
	const sprites = cells.map(([reel, row]) => {
		grid.reels[reel]!.cover(row, symbol);
		return grid.reels[reel]!.spriteAt(row);
	});
	return canvas.motion.animate(tempo.lasting(tempo.times().expand), (progress) => {
		for (const sprite of sprites) sprite.setSize(side, side * Math.max(0.02, easeOut(progress)));
	});
}

function dimExcept(grid: Grid, positions: readonly Position[]): void {
	const lit = new Set(positions.map(([reel, row]) => reel * ROWS + row));
	for (const [index, reel] of grid.reels.entries())
		for (let row = 0; row < ROWS; row++) reel.spriteAt(row).tint = lit.has(index * ROWS + row) ? LIT : DIMMED;
}

const cellsOf = (reels: readonly number[]): Position[] =>
	reels.flatMap((reel) => Array.from({ length: ROWS }, (_, row): Position => [reel, row]));
