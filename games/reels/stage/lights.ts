import type { Position } from "@baize/engines/reels";
import { Container, paintedTexture, Sprite, type Texture } from "@baize/platform-stage";
import { centreOf, type Layout, REELS, ROWS } from "./layout.ts";

/** What shows a win: frames around the winning symbols, and the path of a line, which leads from frame to frame. */
export type Lights = {
	container: Container;
	/** A frame around each of these cells. */
	frame(positions: readonly Position[]): void;
	/** The whole path of a line, and frames around its winning cells. */
	line(rows: readonly number[], positions: readonly Position[]): void;
	clear(): void;
	fit(layout: Layout): void;
};

const FRAME_SIDE = 256;
/** As round as most tiles are that symbols stand on, and as large. */
const FRAME_INSET = 9;
const FRAME_RADIUS = 22;
const BEAM = { width: 64, height: 32 };
/** As a share of the cell's height. */
const BEAM_SHARE = 0.12;

/** `colour` as CSS writes it. */
export function openLights(colour: string): Lights {
	const container = new Container();
	// A path of five cells has four pieces and two ends that lead out of the window.
	const beams = spritesOf(beamTexture(colour), REELS + 1, container);
	const frames = spritesOf(frameTexture(colour), REELS * ROWS, container);
	let layout: Layout | undefined;
	let again: () => void = () => {};

	function clear(): void {
		for (const sprite of [...beams, ...frames]) sprite.visible = false;
		again = () => {};
	}

	function drawFrames(positions: readonly Position[]): void {
		if (!layout) return;
		for (const [index, position] of positions.entries()) {
			const sprite = frames[index]!;
			sprite.visible = true;
			sprite.position.copyFrom(centreOf(layout, position));
			sprite.width = layout.symbolSide;
			sprite.height = layout.symbolSide;
		}
	}

	function drawPath(rows: readonly number[], positions: readonly Position[]): void {
		if (!layout) return;
		const won = new Set(positions.map(String));
		const points = rows.map(
			(row, reel): Stop => ({ ...centreOf(layout!, [reel, row]), isWon: won.has(`${reel},${row}`) }),
		);
		const [first, last] = [points[0]!, points.at(-1)!];
		const path: Stop[] = [{ x: 0, y: first.y }, ...points, { x: layout.width, y: last.y }];
		const half = layout.symbolSide * FRAMED_SHARE;
		for (const [index, sprite] of beams.entries()) {
			const [from, to] = [path[index]!, path[index + 1]!];
			stretch(
				sprite,
				from.isWon ? edgeToward(from, to, half) : from,
				to.isWon ? edgeToward(to, from, half) : to,
				layout,
			);
		}
	}

	const show = (draw: () => void): void => {
		clear();
		again = draw;
		draw();
	};

	clear();
	return {
		container,
		frame: (positions) => show(() => drawFrames(positions)),
		line: (rows, positions) =>
			show(() => {
				drawPath(rows, positions);
				drawFrames(positions);
			}),
		clear,
		fit(fitted) {
			layout = fitted;
			again();
		},
	};
}

type Point = { x: number; y: number };
type Stop = Point & { isWon?: boolean };

/** Half of a frame's side, as a share of the symbol's: a winning symbol is never crossed. */
const FRAMED_SHARE = 0.47;

/** Where the way from the middle of a square to a point leaves it. */
export function edgeToward({ x, y }: Point, to: Point, half: number): Point {
	const [dx, dy] = [to.x - x, to.y - y];
	const share = Math.min(1, half / Math.max(Math.abs(dx), Math.abs(dy), 1));
	return { x: x + dx * share, y: y + dy * share };
}

/** Stretches a beam from one point to another. */
function stretch(sprite: Sprite, from: Point, to: Point, { cellHeight }: Layout): void {
	const thickness = cellHeight * BEAM_SHARE;
	sprite.visible = true;
	sprite.position.set((from.x + to.x) / 2, (from.y + to.y) / 2);
	sprite.rotation = Math.atan2(to.y - from.y, to.x - from.x);
	sprite.width = Math.hypot(to.x - from.x, to.y - from.y) + thickness / 4;
	sprite.height = thickness;
}

function spritesOf(texture: Texture, count: number, container: Container): Sprite[] {
	return Array.from({ length: count }, () => {
		const sprite = new Sprite(texture);
		sprite.anchor.set(0.5);
		container.addChild(sprite);
		return sprite;
	});
}

/** A bar of light: its colour in the middle of a soft dark edge, so that it is visible on every background. */
function beamTexture(colour: string): Texture {
	return paintedTexture(BEAM, (context) => {
		const across = context.createLinearGradient(0, 0, 0, BEAM.height);
		for (const [at, stop] of [
			[0, "rgb(0 0 0 / 0%)"],
			[0.28, "rgb(0 0 0 / 55%)"],
			[0.34, colour],
			[0.5, "#fff8e6"],
			[0.66, colour],
			[0.72, "rgb(0 0 0 / 55%)"],
			[1, "rgb(0 0 0 / 0%)"],
		] as const)
			across.addColorStop(at, stop);
		context.fillStyle = across;
		context.fillRect(0, 0, BEAM.width, BEAM.height);
	}).texture;
}

function frameTexture(colour: string): Texture {
	return paintedTexture({ width: FRAME_SIDE, height: FRAME_SIDE }, (context) => {
		const side = FRAME_SIDE - 2 * FRAME_INSET;
		context.beginPath();
		context.roundRect(FRAME_INSET, FRAME_INSET, side, side, FRAME_RADIUS);
		context.lineWidth = 16;
		context.strokeStyle = "rgb(0 0 0 / 55%)";
		context.stroke();
		context.lineWidth = 9;
		context.strokeStyle = colour;
		context.stroke();
	}).texture;
}
