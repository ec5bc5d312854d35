import type { Position } from "@baize/engines/reels";
import { Container, paintedTexture, Sprite, type Texture } from "@baize/platform-stage";
import { centreOf, type Layout, REELS, ROWS } from "./layout.ts";

/** What shows a win: the path of a line, behind the symbols, and frames around the winning ones. */
export type Lights = {
	behind: Container;
	before: Container;
	/** A frame around each of these cells. */
	frame(positions: readonly Position[]): void;
	/** The whole path of a line, and frames around its winning cells. */
	line(rows: readonly number[], positions: readonly Position[]): void;
	clear(): void;
	fit(layout: Layout): void;
};

const FRAME_SIDE = 256;
const FRAME_INSET = 12;
const BEAM = { width: 64, height: 32 };
/** As a share of the cell's height. */
const BEAM_SHARE = 0.12;

/** `colour` as CSS writes it. */
export function openLights(colour: string): Lights {
	const behind = new Container();
	const before = new Container();
	// A path of five cells has four pieces and two ends that lead out of the window.
	const beams = spritesOf(beamTexture(colour), REELS + 1, behind);
	const frames = spritesOf(frameTexture(colour), REELS * ROWS, before);
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

	function drawPath(rows: readonly number[]): void {
		if (!layout) return;
		const points = rows.map((row, reel) => centreOf(layout!, [reel, row]));
		const [first, last] = [points[0]!, points.at(-1)!];
		const path = [{ x: 0, y: first.y }, ...points, { x: layout.width, y: last.y }];
		for (const [index, sprite] of beams.entries()) stretch(sprite, path[index]!, path[index + 1]!, layout);
	}

	const show = (draw: () => void): void => {
		clear();
		again = draw;
		draw();
	};

	clear();
	return {
		behind,
		before,
		frame: (positions) => show(() => drawFrames(positions)),
		line: (rows, positions) =>
			show(() => {
				drawPath(rows);
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
		context.roundRect(FRAME_INSET, FRAME_INSET, side, side, 38);
		context.lineWidth = 16;
		context.strokeStyle = "rgb(0 0 0 / 55%)";
		context.stroke();
		context.lineWidth = 9;
		context.strokeStyle = colour;
		context.stroke();
	}).texture;
}
