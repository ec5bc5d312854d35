import { cut2, linear, radial, scatter, svg, times } from "../drawing.ts";
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

function morning(width: number, height: number, sun: { x: number; y: number; r: number }): string {
	const all = `width="${width}" height="${height}"`;
	const draw = scatter(41);
	const haze = times(7, (at) => {
		const [x, y, w] = [draw() * width, height * (0.07 + at * 0.045), width * (0.12 + draw() * 0.2)];
		return `<rect x="${cut2(x - w / 2)}" y="${cut2(y)}" width="${cut2(w)}" height="${cut2(5 + draw() * 6)}" rx="5" fill="#fff8ea" opacity="${cut2(0.35 + draw() * 0.3)}"/>`;
	});
	return svg(
		width,
		height,
		[
			`<defs>${linear("sky", [
				[0, "#8fd3c8"],
				[0.2, "#c9eedf"],
				[0.38, "#ffe9c9"],
				[0.46, "#ffc7a1"],
			])}${radial("glow", [
				[0, "#fffbe8", 0.95],
				[0.4, "#fff0c8", 0.5],
				[1, "#ffe3b0", 0],
			])}<filter id="grain" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency=".55" numOctaves="2" seed="5"/><feColorMatrix values="0 0 0 0 .3 0 0 0 0 .12 0 0 0 0 .1 0 0 0 3 -1.75"/></filter></defs>`,
			`<rect ${all} fill="url(#sky)"/><circle cx="${sun.x}" cy="${sun.y}" r="${sun.r * 3.4}" fill="url(#glow)"/><circle cx="${sun.x}" cy="${sun.y}" r="${sun.r}" fill="#fffdf2"/>`,
			haze,
			RIDGES.map((each, at) => ridge(width, height, each, at)).join(""),
			`<rect ${all} y="${cut2(height * 0.36)}" filter="url(#grain)" opacity=".35"/>`,
		].join(""),
	);
}

/** Banded dunes in the morning, for screens wider than high. */
export const dunesWide = (): string => morning(1600, 900, { x: 1330, y: 170, r: 58 });
/** The same for a phone held upright. */
export const dunesTall = (): string => morning(900, 1300, { x: 700, y: 150, r: 56 });
