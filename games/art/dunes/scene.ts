import { cut2, linear, lit, radial, type Stops, scatter, shadedWith, stars, svg, times } from "../drawing.ts";
import { type Colour, SANDS } from "./sand.ts";

/** A ridge with the layers under its edge, each following it more flatly. */
type Ridge = { top: number; swell: number; waves: number; layers: readonly Colour[]; deep: number };

const RIDGES: readonly Ridge[] = [
	{ top: 0.4, swell: 34, waves: 2.2, layers: ["rose", "sand", "mint"], deep: 0.03 },
	{ top: 0.54, swell: 46, waves: 1.4, layers: ["sand", "coral", "milk", "ochre"], deep: 0.034 },
	{ top: 0.72, swell: 52, waves: 1.9, layers: ["ochre", "rust", "sand", "plum", "coral"], deep: 0.04 },
	{ top: 0.88, swell: 34, waves: 1.2, layers: ["teal", "milk", "rust", "plum", "night"], deep: 0.03 },
];

function edge(width: number, y: number, swell: number, waves: number, phase: number): string {
	return times(Math.ceil(width / 20) + 1, (at) => {
		const x = at * 20;
		const turn = (x / width) * Math.PI * 2 * waves + phase;
		// A dune is steep on one side.
		return `L${x},${cut2(y + swell * (Math.sin(turn) + 0.35 * Math.sin(2 * turn + 0.6)))}`;
	});
}

const ridge = (width: number, height: number, { top, swell, waves, layers, deep }: Ridge, at: number): string =>
	layers
		.map((colour, layer) => {
			const y = height * (top + layer * deep * (1 + layer * 0.2));
			const path = edge(width, y, swell * (1 - layer * 0.14), waves, at * 2.3 + layer * 0.18);
			return `<path d="M0,${height}V${cut2(y)}${path}V${height}Z" fill="${SANDS[colour].body}" stroke="${SANDS[colour].dark}" stroke-opacity=".5" stroke-width="2"/>`;
		})
		.join("");

/** The sky from above to the horizon, the disc in it with its glow, and what is drawn over the sand. */
type Hour = { sky: Stops; glow: Stops; disc: string; haze: string; over(width: number, height: number): string };

const MORNING: Hour = {
	sky: [
		[0, "#8fd3c8"],
		[0.2, "#c9eedf"],
		[0.38, "#ffe9c9"],
		[0.46, "#ffc7a1"],
	],
	glow: [
		[0, "#fffbe8", 0.95],
		[0.4, "#fff0c8", 0.5],
		[1, "#ffe3b0", 0],
	],
	disc: "#fffdf2",
	haze: "#fff8ea",
	over: () => "",
};

/** Where fires burn between the dunes, as shares of the picture. */
const FIRES: readonly (readonly [x: number, y: number, size: number])[] = [
	[0.07, 0.6, 1],
	[0.13, 0.63, 0.6],
	[0.9, 0.66, 0.9],
	[0.955, 0.69, 0.6],
	[0.22, 0.86, 1.2],
	[0.8, 0.9, 1.3],
	[0.53, 0.95, 0.9],
];

const NIGHT: Hour = {
	sky: [
		[0, "#0b0f33"],
		[0.2, "#28296b"],
		[0.36, "#733f86"],
		[0.46, "#e0718a"],
	],
	glow: [
		[0, "#eef2ff", 0.8],
		[0.3, "#b9c4ff", 0.4],
		[1, "#7c86e0", 0],
	],
	disc: "#f6f4ff",
	haze: "#c3b3ff",
	over: (width, height) =>
		[
			shadedWith(width, height, "#6a58b8", height * 0.3),
			stars({ width, height: height * 0.34, count: 110, seed: 17 }),
			FIRES.map(
				([x, y, size]) =>
					lit(x * width, y * height, 74 * size, "fire") + lit(x * width, y * height, 13 * size, "flame"),
			).join(""),
		].join(""),
};

const firePaints = (): string =>
	[
		radial("fire", [
			[0, "#ffc266", 0.8],
			[0.35, "#ff8a3c", 0.35],
			[1, "#ff6a2a", 0],
		]),
		radial("flame", [
			[0, "#fffbe0", 1],
			[0.55, "#ffd76a", 0.95],
			[1, "#ff9a2a", 0],
		]),
	].join("");

type Disc = { x: number; y: number; r: number };

function dunes(width: number, height: number, sun: Disc, hour: Hour): string {
	const all = `width="${width}" height="${height}"`;
	const draw = scatter(41);
	const haze = times(7, (at) => {
		const [x, y, w] = [draw() * width, height * (0.07 + at * 0.045), width * (0.12 + draw() * 0.2)];
		return `<rect x="${cut2(x - w / 2)}" y="${cut2(y)}" width="${cut2(w)}" height="${cut2(5 + draw() * 6)}" rx="5" fill="${hour.haze}" opacity="${cut2(0.35 + draw() * 0.3)}"/>`;
	});
	return svg(
		width,
		height,
		[
			`<defs>${linear("sky", hour.sky)}${radial("glow", hour.glow)}${firePaints()}<filter id="grain" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency=".55" numOctaves="2" seed="5"/><feColorMatrix values="0 0 0 0 .3 0 0 0 0 .12 0 0 0 0 .1 0 0 0 3 -1.75"/></filter></defs>`,
			`<rect ${all} fill="url(#sky)"/><circle cx="${sun.x}" cy="${sun.y}" r="${sun.r * 3.4}" fill="url(#glow)"/><circle cx="${sun.x}" cy="${sun.y}" r="${sun.r}" fill="${hour.disc}"/>`,
			haze,
			RIDGES.map((each, at) => ridge(width, height, each, at)).join(""),
			`<rect ${all} y="${cut2(height * 0.36)}" filter="url(#grain)" opacity=".35"/>`,
			hour.over(width, height),
		].join(""),
	);
}

const WIDE = { x: 1330, y: 170, r: 58 };
const TALL = { x: 700, y: 150, r: 56 };

/** Banded dunes in the morning, for screens wider than high. */
export const dunesWide = (): string => dunes(1600, 900, WIDE, MORNING);
/** The same for a phone held upright. */
export const dunesTall = (): string => dunes(900, 1300, TALL, MORNING);
/** The same dunes at night, with fires between them. */
export const dunesNightWide = (): string => dunes(1600, 900, WIDE, NIGHT);
export const dunesNightTall = (): string => dunes(900, 1300, TALL, NIGHT);
