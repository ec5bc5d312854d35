import { LINE_X10000 } from "@baize/engines/race";
import { SCENE } from "./scene-colours.data.ts";
import { layDown } from "./still.ts";
import type { View } from "./view.ts";

type Brush = CanvasRenderingContext2D;

/** Always the same number from 0 to below 1 for a position, so that trees and windows do not move. */
const noise = (at: number): number => {
	const wild = Math.sin(at * 127.1 + 3.7) * 43_758.5453;
	return wild - Math.floor(wild);
};

function paintSky(brush: Brush, { width, horizon }: View): void {
	const sky = brush.createLinearGradient(0, 0, 0, horizon);
	sky.addColorStop(0, SCENE.skyTop);
	sky.addColorStop(0.62, SCENE.skyMiddle);
	sky.addColorStop(1, SCENE.skyLow);
	brush.fillStyle = sky;
	brush.fillRect(0, 0, width, horizon);
	brush.fillStyle = SCENE.star;
	for (let star = 0; star < 46; star++) {
		brush.globalAlpha = 0.15 + noise(star) * 0.5;
		const size = 0.7 + noise(star + 50) * 1.1;
		brush.fillRect(noise(star + 100) * width, noise(star + 150) * horizon * 0.62, size, size);
	}
	brush.globalAlpha = 1;
}

function paintGlow(brush: Brush, { width, horizon }: View): void {
	const [x, reach] = [width * 0.3, Math.max(width * 0.42, horizon)];
	const glow = brush.createRadialGradient(x, horizon, 0, x, horizon, reach);
	glow.addColorStop(0, `${SCENE.glow}aa`);
	glow.addColorStop(0.4, `${SCENE.glow}33`);
	glow.addColorStop(1, `${SCENE.glow}00`);
	brush.fillStyle = glow;
	brush.fillRect(0, 0, width, horizon);
}

/** Distant hills hardly move as the camera passes. */
function drawHills(brush: Brush, view: View, colour: string, height: number, pace: number, seed: number): void {
	const { width, horizon } = view;
	const shift = view.travelledPx * pace;
	brush.beginPath();
	brush.moveTo(0, horizon);
	for (let x = 0; x <= width + 12; x += 12) {
		const at = (x + shift) / view.scale / 90;
		const rise = Math.sin(at * 0.9 + seed) * 0.5 + Math.sin(at * 0.37 + seed * 2.1) * 0.8 + 1.4;
		brush.lineTo(x, horizon - rise * height * view.scale);
	}
	brush.lineTo(width, horizon);
	brush.fillStyle = colour;
	brush.fill();
}

function drawTrees(brush: Brush, view: View): void {
	const pace = 0.34;
	const gap = 34 * view.scale;
	const shift = view.travelledPx * pace;
	const first = Math.floor(shift / gap) - 1;
	for (let tree = first; tree < first + view.width / gap + 3; tree++) {
		const size = (10 + noise(tree) * 15) * view.scale;
		const x = tree * gap - shift + noise(tree + 0.5) * gap;
		brush.fillStyle = noise(tree + 9) > 0.6 ? SCENE.treeLit : SCENE.tree;
		brush.beginPath();
		brush.ellipse(x, view.horizon - size * 0.45, size * 0.85, size, 0, 0, 2 * Math.PI);
		brush.fill();
	}
	brush.fillStyle = SCENE.tree;
	brush.fillRect(0, view.horizon - 4 * view.scale, view.width, 6 * view.scale);
}

function paintCrowd(brush: Brush, scale: number, foot: number): void {
	for (let row = 0; row < 5; row++) {
		for (let seat = 0; seat < 58; seat++) {
			const at = row * 61 + seat;
			brush.fillStyle = SCENE.crowd[Math.floor(noise(at) * SCENE.crowd.length)]!;
			brush.globalAlpha = 0.35 + noise(at + 7) * 0.45;
			const x = (22 + seat * 7.2 + noise(at + 3) * 3) * scale;
			brush.beginPath();
			brush.arc(x, foot - (10 + row * 12 - noise(at + 5) * 2) * scale, 2.6 * scale, 0, 2 * Math.PI);
			brush.fill();
		}
	}
	brush.globalAlpha = 1;
}

/** The stand in its own box, with the eaves beyond its walls. */
function paintStand(brush: Brush, scale: number): void {
	const [left, top, foot] = [14 * scale, 10 * scale, STAND_HEIGHT * scale];
	brush.fillStyle = SCENE.stand;
	brush.fillRect(left, top, 430 * scale, foot - top);
	paintCrowd(brush, scale, foot);
	brush.fillStyle = SCENE.standLight;
	for (let window = 0; window < 22; window++) {
		brush.globalAlpha = 0.45 + noise(window + 20) * 0.5;
		brush.fillRect(left + (8 + window * 19) * scale, top + 9 * scale, 13 * scale, 7 * scale);
	}
	brush.globalAlpha = 1;
	brush.fillStyle = SCENE.standRoof;
	brush.beginPath();
	brush.moveTo(0, top + 3 * scale);
	brush.lineTo(STAND_LENGTH * scale, top - 8 * scale);
	brush.lineTo(STAND_LENGTH * scale, top - 2 * scale);
	brush.lineTo(0, top + 9 * scale);
	brush.fill();
}

const STAND_LENGTH = 464;
const STAND_HEIGHT = 98;

function drawStand(brush: Brush, view: View): void {
	const { scale, horizon } = view;
	const lineX = view.xOf(LINE_X10000, horizon);
	const middle = (lineX - view.width * 0.64) * 0.6 + view.width * 0.56;
	const [width, height] = [STAND_LENGTH * scale, STAND_HEIGHT * scale];
	const x = middle - width / 2;
	if (x > view.width || x + width < 0) return;
	layDown(brush, "stand", { x, y: horizon - height, width, height }, (own) => paintStand(own, scale));
}

const HALO = 46;

function paintLamp(brush: Brush, scale: number): void {
	const reach = HALO * scale;
	const halo = brush.createRadialGradient(reach, reach, 0, reach, reach, reach);
	halo.addColorStop(0, `${SCENE.flood}88`);
	halo.addColorStop(1, `${SCENE.flood}00`);
	brush.fillStyle = halo;
	brush.fillRect(0, 0, 2 * reach, 2 * reach);
	brush.fillStyle = SCENE.flood;
	brush.fillRect(reach - 9 * scale, reach - 3 * scale, 18 * scale, 5 * scale);
}

function drawMasts(brush: Brush, view: View): void {
	const gap = 430 * view.scale;
	const shift = view.travelledPx * 0.6;
	const first = Math.floor(shift / gap);
	for (let mast = first; mast < first + view.width / gap + 2; mast++) {
		const x = mast * gap - shift + gap * 0.4;
		const top = view.horizon - 112 * view.scale;
		brush.fillStyle = SCENE.mast;
		brush.fillRect(x - view.scale, top, 2 * view.scale, view.horizon - top);
		const reach = HALO * view.scale;
		const box = { x: x - reach, y: top - reach, width: 2 * reach, height: 2 * reach };
		layDown(brush, "lamp", box, (own) => paintLamp(own, view.scale));
	}
}

/** Everything behind the course. */
export function drawBackdrop(brush: Brush, view: View): void {
	layDown(brush, "sky", { x: 0, y: 0, width: view.width, height: view.horizon }, (own) => {
		paintSky(own, view);
		paintGlow(own, view);
	});
	drawHills(brush, view, SCENE.hillFar, 15, 0.05, 1);
	drawHills(brush, view, SCENE.hillNear, 9, 0.12, 4);
	drawTrees(brush, view);
	drawMasts(brush, view);
	drawStand(brush, view);
}
