import { clothOf, marksOf, type SilkView } from "../silk-shapes.ts";
import { type Leg, legsAt, type Point } from "./gait.ts";
import { COATS, type Coat, SCENE } from "./scene-colours.data.ts";

/** A horse is 100 units long, nose at x 0 and ground at y 0 once placed. */
export const HORSE_LENGTH = 100;
const NOSE_X = 60;

export type HorseLook = { readonly number: number; readonly silk: SilkView; readonly coat: Coat };

export const coatOf = (number: number): Coat => COATS[(number * 5 + 1) % COATS.length]!;

const BODY =
	"M-35-50C-31-58-20-58-9-54C-2-52 6-54 14-57C22-63 30-71 38-76L41-80L44-76C50-73 56-67 60-61C61-57 58-54 54-54C50-55 46-59 42-60C37-58 33-50 28-42C25-35 19-32 9-31C-3-31-12-33-20-37C-25-33-35-34-38-40C-40-45-38-48-35-50Z";
const NECK_SHADE = "M42-60C37-58 33-50 28-42C25-35 19-32 9-31C14-38 21-47 28-55C33-59 38-61 42-60Z";
const MANE = "M13-57C21-64 30-72 40-78C39-73 34-69 31-63C29-66 26-62 24-58C21-61 18-56 13-57Z";
const TORSO = "M-7-60C-5-70 8-80 19-79C25-78 26-71 21-68C14-66 7-60 2-57C-3-55-8-56-7-60Z";
const CAP = "M21.5-82.5C21-89 32.5-90 33.5-83L37-82L33-81.5Z";
const CLOTH = "M-9-55L6-56L5-43L-8-42Z";

/** Paths are made once, in the browser; the server renders no stage. */
const paths = new Map<string, Path2D>();
function pathOf(d: string): Path2D {
	const made = paths.get(d) ?? new Path2D(d);
	paths.set(d, made);
	return made;
}

type Brush = CanvasRenderingContext2D;

function stroke(brush: Brush, points: readonly Point[], width: number, colour: string): void {
	brush.beginPath();
	for (const [x, y] of points) brush.lineTo(x, y);
	brush.lineWidth = width;
	brush.strokeStyle = colour;
	brush.stroke();
}

/** The muscle from the hip to the knee: wide above, narrow below. */
function drawThigh(brush: Brush, { hip, knee, isHind }: Leg, colour: string): void {
	const [dx, dy] = [knee[0] - hip[0], knee[1] - hip[1]];
	const length = Math.hypot(dx, dy);
	const [acrossX, acrossY] = [-dy / length, dx / length];
	const wide = isHind ? 9.5 : 6.5;
	brush.beginPath();
	brush.moveTo(hip[0] + acrossX * wide, hip[1] + acrossY * wide - 4);
	brush.quadraticCurveTo(
		hip[0] + dx * 0.55 + acrossX * wide * 0.8,
		hip[1] + dy * 0.55,
		knee[0] + acrossX * 2.8,
		knee[1] + acrossY * 2.8,
	);
	brush.lineTo(knee[0] - acrossX * 2.8, knee[1] - acrossY * 2.8);
	brush.quadraticCurveTo(
		hip[0] + dx * 0.55 - acrossX * wide * 0.7,
		hip[1] + dy * 0.55,
		hip[0] - acrossX * wide,
		hip[1] - acrossY * wide - 4,
	);
	brush.fillStyle = colour;
	brush.fill();
}

/** A limb narrows from the joint to the hoof. */
function drawLeg(brush: Brush, leg: Leg, coat: Coat): void {
	const { hip, knee, hoof, isFar } = leg;
	const colour = isFar ? coat.dark : coat.body;
	drawThigh(brush, leg, colour);
	stroke(brush, [hip, knee], 5.6, colour);
	stroke(brush, [knee, hoof], 4.2, colour);
	const [dx, dy] = [hoof[0] - knee[0], hoof[1] - knee[1]];
	const sock: Point = [hoof[0] - dx * 0.3, hoof[1] - dy * 0.3];
	stroke(brush, [sock, hoof], 4.2, isFar ? coat.dark : coat.sock);
	stroke(brush, [hoof, [hoof[0] + dy * 0.12 + dx * 0.08, hoof[1] + dy * 0.08 - dx * 0.12]], 4.6, SCENE.ink);
}

function drawTail(brush: Brush, coat: Coat, stride: number | null): void {
	const wave = stride === null ? 0 : Math.sin(stride * 2 * Math.PI) * 4;
	brush.beginPath();
	brush.moveTo(-34, -51);
	if (stride === null) brush.bezierCurveTo(-43, -50, -44, -34, -42, -18);
	else brush.bezierCurveTo(-46, -58 + wave, -56, -46 - wave, -68, -48 + wave);
	brush.lineWidth = 5.5;
	brush.strokeStyle = coat.mane;
	brush.stroke();
}

function drawBody(brush: Brush, coat: Coat): void {
	const light = brush.createLinearGradient(0, -78, 0, -30);
	light.addColorStop(0, coat.light);
	light.addColorStop(0.45, coat.body);
	light.addColorStop(1, coat.dark);
	brush.fillStyle = light;
	brush.fill(pathOf(BODY));
	brush.globalAlpha = 0.35;
	brush.fillStyle = coat.dark;
	brush.fill(pathOf(NECK_SHADE));
	brush.globalAlpha = 1;
	brush.fillStyle = coat.mane;
	brush.fill(pathOf(MANE));
	brush.fillStyle = SCENE.ink;
	brush.fillRect(48, -70, 2, 2);
	brush.fillRect(57.5, -59.5, 1.4, 1.4);
}

function drawCloth(brush: Brush, number: number): void {
	brush.fillStyle = SCENE.cloth;
	brush.fill(pathOf(CLOTH));
	brush.fillStyle = SCENE.ink;
	brush.font = "700 10px Figtree, system-ui, sans-serif";
	brush.textAlign = "center";
	brush.textBaseline = "middle";
	brush.fillText(String(number), -1.5, -48.5);
}

/** Crouched over the withers; the rider rises and sinks against the horse. */
function drawRider(brush: Brush, silk: SilkView, stride: number | null): void {
	const sway = stride === null ? 0 : Math.sin((stride + 0.25) * 2 * Math.PI) * 1.6;
	const body = clothOf(silk.body);
	stroke(
		brush,
		[
			[30, -62 + sway],
			[53, -58],
		],
		1,
		SCENE.rein,
	);
	stroke(
		brush,
		[
			[-3, -59 + sway],
			[12, -56],
			[3, -45],
			[9, -44],
		],
		5,
		SCENE.boot,
	);
	stroke(
		brush,
		[
			[-3, -60 + sway],
			[12, -57],
		],
		7,
		SCENE.breeches,
	);
	brush.save();
	brush.translate(0, sway);
	brush.fillStyle = body;
	brush.fill(pathOf(TORSO));
	brush.save();
	brush.clip(pathOf(TORSO));
	brush.translate(-14, -77);
	brush.rotate(-0.35);
	brush.scale(1.5, 1.5);
	brush.fillStyle = clothOf(silk.mark);
	brush.fill(pathOf(marksOf(silk)));
	brush.restore();
	stroke(
		brush,
		[
			[17, -72],
			[20, -63],
			[30, -62],
		],
		5.6,
		body,
	);
	brush.beginPath();
	brush.arc(28, -81, 4.6, 0, 2 * Math.PI);
	brush.fillStyle = SCENE.face;
	brush.fill();
	brush.fillStyle = clothOf(silk.cap);
	brush.fill(pathOf(CAP));
	brush.restore();
}

/** Draws a horse and its rider, nose at the origin. `stride` counts strides, null stands. */
export function drawHorse(brush: Brush, { number, silk, coat }: HorseLook, stride: number | null): void {
	const legs = legsAt(stride);
	const beat = stride === null ? 0 : stride * 2 * Math.PI;
	brush.save();
	brush.lineCap = "round";
	brush.lineJoin = "round";
	brush.translate(-NOSE_X, stride === null ? 0 : Math.sin(beat + 2.4) * 2.4 - 1.5);
	if (stride !== null) brush.rotate(Math.sin(beat + 0.9) * 0.035);
	for (const leg of legs) if (leg.isFar) drawLeg(brush, leg, coat);
	drawTail(brush, coat, stride);
	drawBody(brush, coat);
	for (const leg of legs) if (!leg.isFar) drawLeg(brush, leg, coat);
	drawCloth(brush, number);
	drawRider(brush, silk, stride);
	brush.restore();
}
