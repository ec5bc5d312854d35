import { LINE_X10000 } from "@baize/engines/race";
import type { RaceProgress, RunnerView } from "../../contract/index.ts";
import { isOver } from "../progress.ts";
import { clothOf } from "../silk-shapes.ts";
import { drawBackdrop } from "./backdrop.ts";
import { progressAt } from "./camera.ts";
import { drawCourse, drawForeground } from "./course.ts";
import { coatOf, drawHorse, HORSE_LENGTH } from "./horse.ts";
import { SCENE } from "./scene-colours.data.ts";
import { type View, viewOf } from "./view.ts";

type Brush = CanvasRenderingContext2D;

/** A race to be drawn; without progress its runners stand in the stalls. */
export type Scene = { readonly runners: readonly RunnerView[]; readonly progress: RaceProgress | null };
export type Size = { readonly width: number; readonly height: number };

/** The distance of one stride, in ten-thousandths of the course: two strides a second. */
const STRIDE_UNITS = 165;

const GATE_HEIGHT = 104;

/** The strip at the bottom is below the picture. */
const STRIP_HEIGHT = 26;

type Placed = { readonly runner: RunnerView; readonly positions: number; readonly stride: number | null };

function placed({ runners, progress }: Scene, atMs: number): Placed[] {
	return runners.map((runner) => {
		const track = progress?.tracks.find(({ number }) => number === runner.number);
		const positions = progress && track ? progressAt(track, atMs, progress.stepMs) : 0;
		const isStanding = positions <= 0 || (progress !== null && isOver(progress, atMs));
		return { runner, positions, stride: isStanding ? null : positions / STRIDE_UNITS + runner.number * 0.37 };
	});
}

function drawShadow(brush: Brush, x: number, y: number, size: number): void {
	brush.globalAlpha = 0.32;
	brush.fillStyle = SCENE.shadow;
	brush.beginPath();
	brush.ellipse(x - 58 * size, y + size, 50 * size, 6 * size, 0, 0, 2 * Math.PI);
	brush.fill();
	brush.globalAlpha = 1;
}

/** The turf that flies from the hooves. */
function drawClods(brush: Brush, x: number, y: number, size: number, stride: number): void {
	brush.fillStyle = SCENE.clod;
	for (let clod = 0; clod < 5; clod++) {
		const age = (stride * 1.3 + clod * 0.21) % 1;
		brush.globalAlpha = 0.7 * (1 - age);
		const back = (84 + age * 46 + clod * 3) * size;
		const rise = Math.sin(age * Math.PI) * (6 + clod * 2.4) * size;
		brush.beginPath();
		brush.arc(x - back, y - rise, (1.1 + (clod % 3) * 0.5) * size, 0, 2 * Math.PI);
		brush.fill();
	}
	brush.globalAlpha = 1;
}

/** The post of a stall, beside its runner; the beam joins them. */
function drawGatePost(brush: Brush, view: View, y: number, size: number): void {
	const x = view.xOf(0, y) + 7 * size;
	if (x < 0) return;
	brush.fillStyle = SCENE.gate;
	brush.fillRect(x, y - GATE_HEIGHT * size, 3.4 * size, GATE_HEIGHT * size);
	brush.fillStyle = SCENE.gateEdge;
	brush.fillRect(x, y - GATE_HEIGHT * size, 1 * size, GATE_HEIGHT * size);
}

function drawGateBeam(brush: Brush, view: View, lanes: number): void {
	const [far, near] = [view.lane(0, lanes), view.lane(lanes - 1, lanes)];
	const corner = ({ y, nearness }: typeof far, rise: number): [number, number] => {
		const size = view.scale * nearness;
		return [view.xOf(0, y) + 8.7 * size, y - (GATE_HEIGHT + rise) * size];
	};
	if (corner(far, 0)[0] < 0) return;
	brush.beginPath();
	brush.moveTo(...corner(far, -3));
	brush.lineTo(...corner(far, 8));
	brush.lineTo(...corner(near, 8));
	brush.lineTo(...corner(near, -3));
	brush.fillStyle = SCENE.gate;
	brush.fill();
	brush.lineWidth = 1.6 * view.scale;
	brush.strokeStyle = SCENE.gateEdge;
	brush.beginPath();
	brush.moveTo(...corner(far, 8));
	brush.lineTo(...corner(near, 8));
	brush.stroke();
}

const isPale = (colour: string): boolean => {
	const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
	return red * 0.3 + green * 0.59 + blue * 0.11 > 140;
};

/** The number over a runner, in its colours, large enough to read on a phone. */
function drawNumber(brush: Brush, { number, silk }: RunnerView, x: number, y: number, isLeading: boolean): void {
	const body = clothOf(silk.body);
	brush.beginPath();
	brush.arc(x, y, 9, 0, 2 * Math.PI);
	brush.fillStyle = body;
	brush.fill();
	brush.lineWidth = isLeading ? 2.6 : 1.4;
	brush.strokeStyle = isLeading ? SCENE.brass : isPale(body) ? SCENE.ink : SCENE.chalk;
	brush.stroke();
	brush.fillStyle = isPale(body) ? SCENE.ink : SCENE.chalk;
	brush.font = "700 11px Figtree, system-ui, sans-serif";
	brush.textAlign = "center";
	brush.textBaseline = "middle";
	brush.fillText(String(number), x, y + 0.5);
}

function drawRunner(brush: Brush, view: View, { runner, positions, stride }: Placed, lanes: number): void {
	const { y, nearness } = view.lane(runner.stall - 1, lanes);
	const size = view.scale * nearness;
	const x = view.xOf(positions, y);
	if (x < -HORSE_LENGTH * size || x > view.width + HORSE_LENGTH * size * 2) return;
	drawShadow(brush, x, y, size);
	if (stride !== null) drawClods(brush, x, y, size, stride);
	brush.save();
	brush.translate(x, y);
	brush.scale(size, size);
	drawHorse(brush, { number: runner.number, silk: runner.silk, coat: coatOf(runner.number) }, stride);
	brush.restore();
}

/** The whole course as one line at the bottom, with every runner on it. */
function drawStrip(brush: Brush, { width, height }: View, runners: readonly Placed[]): void {
	const [left, right, y] = [16, width - 18, height + STRIP_HEIGHT / 2];
	brush.fillStyle = SCENE.label;
	brush.fillRect(0, height, width, STRIP_HEIGHT);
	brush.globalAlpha = 0.35;
	brush.fillStyle = SCENE.chalk;
	brush.fillRect(left, y - 0.75, right - left, 1.5);
	brush.globalAlpha = 1;
	brush.fillRect(right - 1, y - 6, 2, 12);
	for (const { runner, positions } of runners.toSorted((a, b) => a.positions - b.positions)) {
		const x = left + (right - left) * Math.min(positions / LINE_X10000, 1.008);
		brush.beginPath();
		brush.arc(x, y, 4.2, 0, 2 * Math.PI);
		brush.fillStyle = clothOf(runner.silk.body);
		brush.fill();
		brush.lineWidth = 1.2;
		brush.strokeStyle = SCENE.chalk;
		brush.stroke();
	}
}

/** Draws the race at a time after the off. The same race at the same time is the same picture everywhere. */
export function drawScene(brush: Brush, scene: Scene, { width, height }: Size, atMs: number): void {
	const runners = placed(scene, atMs).toSorted((a, b) => a.runner.stall - b.runner.stall);
	const places = runners.map(({ positions }) => positions);
	const view = viewOf(width, height - STRIP_HEIGHT, places);
	drawBackdrop(brush, view);
	drawCourse(brush, view);
	for (const one of runners) {
		const { y, nearness } = view.lane(one.runner.stall - 1, runners.length);
		drawGatePost(brush, view, y, view.scale * nearness);
		drawRunner(brush, view, one, runners.length);
	}
	drawGateBeam(brush, view, runners.length);
	drawForeground(brush, view);
	drawNumbers(brush, view, runners, Math.max(...places));
	drawStrip(brush, view, runners);
}

function drawNumbers(brush: Brush, view: View, runners: readonly Placed[], leading: number): void {
	for (const { runner, positions } of runners) {
		const { y, nearness } = view.lane(runner.stall - 1, runners.length);
		const size = view.scale * nearness;
		const rise = positions > 0 ? 104 : 116;
		drawNumber(
			brush,
			runner,
			view.xOf(positions, y) - 31 * size,
			y - rise * size,
			positions > 0 && positions === leading,
		);
	}
}
