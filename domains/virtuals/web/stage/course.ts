import { LINE_X10000 } from "@baize/engines/race";
import { SCENE } from "./scene-colours.data.ts";
import { layDown } from "./still.ts";
import type { View } from "./view.ts";

type Brush = CanvasRenderingContext2D;

const STRIPE_UNITS = 260;
const RAIL_GAP_UNITS = 130;
const FURLONG_UNITS = 1_000;

/** A band across the course between two positions. */
function acrossCourse(brush: Brush, view: View, from: number, to: number, bottom = view.height): void {
	const top = view.horizon;
	brush.beginPath();
	brush.moveTo(view.xOf(from, top), top);
	brush.lineTo(view.xOf(to, top), top);
	brush.lineTo(view.xOf(to, bottom), bottom);
	brush.lineTo(view.xOf(from, bottom), bottom);
	brush.fill();
}

/** The positions of objects that repeat at this distance, as far as they are in view. */
function placesInView(view: View, gap: number): number[] {
	const { left, pxPerUnit } = view.camera;
	const margin = (view.height / pxPerUnit) * 0.3 + gap;
	const first = Math.floor((left - margin) / gap);
	const last = Math.ceil((left + view.width / pxPerUnit + margin) / gap);
	return Array.from({ length: last - first + 1 }, (_, at) => (first + at) * gap);
}

function drawTurf(brush: Brush, view: View): void {
	const height = view.height - view.horizon;
	layDown(brush, "turf", { x: 0, y: view.horizon, width: view.width, height }, (own) => {
		const turf = own.createLinearGradient(0, 0, 0, height);
		turf.addColorStop(0, SCENE.turfFar);
		turf.addColorStop(1, SCENE.turfNear);
		own.fillStyle = turf;
		own.fillRect(0, 0, view.width, height);
	});
	brush.globalAlpha = 0.16;
	brush.fillStyle = SCENE.turfLight;
	for (const at of placesInView(view, STRIPE_UNITS * 2)) acrossCourse(brush, view, at, at + STRIPE_UNITS);
	brush.globalAlpha = 1;
}

/** A rail along the course: posts, and a rounded bar that catches the light. */
function drawRail(brush: Brush, view: View, y: number, size: number): void {
	const height = 15 * size;
	brush.fillStyle = SCENE.railShade;
	for (const at of placesInView(view, RAIL_GAP_UNITS)) {
		brush.fillRect(view.xOf(at, y) - size, y - height, 2 * size, height);
	}
	brush.fillStyle = SCENE.rail;
	brush.fillRect(0, y - height - 1.6 * size, view.width, 3.4 * size);
	brush.fillStyle = SCENE.shadow;
	brush.globalAlpha = 0.25;
	brush.fillRect(0, y - height + 1.2 * size, view.width, 0.9 * size);
	brush.globalAlpha = 1;
}

function drawMarkers(brush: Brush, view: View): void {
	const y = view.horizon + 9 * view.scale;
	brush.textAlign = "center";
	brush.textBaseline = "middle";
	for (const at of placesInView(view, FURLONG_UNITS)) {
		const left = Math.round((LINE_X10000 - at) / FURLONG_UNITS);
		if (left < 1 || left > 9) continue;
		const x = view.xOf(at, y);
		const size = view.scale;
		brush.fillStyle = SCENE.rail;
		brush.fillRect(x - size, y - 34 * size, 2 * size, 34 * size);
		brush.beginPath();
		brush.arc(x, y - 38 * size, 8.5 * size, 0, 2 * Math.PI);
		brush.fill();
		brush.fillStyle = SCENE.label;
		brush.font = `700 ${10 * size}px Figtree, system-ui, sans-serif`;
		brush.fillText(String(left), x, y - 37.5 * size);
	}
}

/** The line itself, chequered, and the winning post at its far end. */
function drawLine(brush: Brush, view: View): void {
	const units = 15 / (view.camera.pxPerUnit / view.scale);
	const x = view.xOf(LINE_X10000, view.horizon);
	if (x < -view.width || x > view.width * 2) return;
	const rows = 16;
	for (let row = 0; row < rows; row++) {
		const [top, bottom] = [row, row + 1].map((at) => view.horizon + ((view.nearY - view.horizon) * at) / rows);
		for (const half of [0, 1]) {
			brush.fillStyle = (row + half) % 2 ? SCENE.chalk : SCENE.label;
			brush.globalAlpha = 0.88;
			const [from, to] = [LINE_X10000 + (units * half) / 2, LINE_X10000 + (units * (half + 1)) / 2];
			brush.beginPath();
			brush.moveTo(view.xOf(from, top!), top!);
			brush.lineTo(view.xOf(to, top!), top!);
			brush.lineTo(view.xOf(to, bottom!), bottom!);
			brush.lineTo(view.xOf(from, bottom!), bottom!);
			brush.fill();
		}
	}
	brush.globalAlpha = 1;
}

function drawPost(brush: Brush, view: View, y: number, size: number): void {
	const x = view.xOf(LINE_X10000, y);
	for (let band = 0; band < 6; band++) {
		brush.fillStyle = band % 2 ? SCENE.post : SCENE.chalk;
		brush.fillRect(x - 2.2 * size, y - (band + 1) * 14 * size, 4.4 * size, 14 * size);
	}
	brush.beginPath();
	brush.arc(x, y - 94 * size, 12 * size, 0, 2 * Math.PI);
	brush.fillStyle = SCENE.post;
	brush.fill();
	brush.lineWidth = 2.5 * size;
	brush.strokeStyle = SCENE.chalk;
	brush.stroke();
}

/** The course behind the runners: turf, far rail, distance marks, line. */
export function drawCourse(brush: Brush, view: View): void {
	drawTurf(brush, view);
	drawMarkers(brush, view);
	drawLine(brush, view);
	drawRail(brush, view, view.horizon + 12 * view.scale, view.scale * 0.72);
	drawPost(brush, view, view.horizon + 12 * view.scale, view.scale * 0.85);
}

/** What stands in front of the runners. */
export function drawForeground(brush: Brush, view: View): void {
	drawRail(brush, view, view.nearY + 8 * view.scale, view.scale * 1.25);
	drawPost(brush, view, view.nearY + 8 * view.scale, view.scale * 1.05);
	const shade = brush.createLinearGradient(0, view.height * 0.8, 0, view.height);
	shade.addColorStop(0, `${SCENE.shadow}00`);
	shade.addColorStop(1, `${SCENE.shadow}99`);
	brush.fillStyle = shade;
	brush.fillRect(0, view.height * 0.8, view.width, view.height * 0.2);
}
