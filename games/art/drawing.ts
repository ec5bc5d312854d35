/** What drawings for stages are made of: shapes, paints and light, as parts of an SVG. */

/** A repeatable number from 0 to 1, for what is scattered in a drawing. */
export function scatter(seed: number): () => number {
	let state = seed;
	return () => {
		state = (Math.imul(state, 1_664_525) + 1_013_904_223) | 0;
		return (state >>> 8) / 2 ** 24;
	};
}

export const cut2 = (value: number): number => Math.round(value * 100) / 100;
export const times = (count: number, draw: (at: number) => string): string =>
	Array.from({ length: count }, (_, at) => draw(at)).join("");
export const polar = (radius: number, angle: number): readonly [number, number] => [
	cut2(radius * Math.cos(angle)),
	cut2(radius * Math.sin(angle)),
];
export const circlePath = (x: number, y: number, radius: number): string =>
	`M${x - radius},${y}a${radius},${radius} 0 1 0 ${2 * radius},0a${radius},${radius} 0 1 0 ${-2 * radius},0Z`;
export const polygon = (corners: number, radius: number): string =>
	`M${Array.from({ length: corners }, (_, at) => polar(radius, -Math.PI / 2 + (at * 2 * Math.PI) / corners).join()).join("L")}Z`;
export const star = (points: number, outer: number, inner: number): string =>
	`M${Array.from({ length: 2 * points }, (_, at) => polar(at % 2 ? inner : outer, -Math.PI / 2 + (at * Math.PI) / points).join()).join("L")}Z`;

/** Places from 0 to 1, each with its colour and, where it is not 1, its opacity. */
export type Stops = readonly (readonly [place: number, colour: string, opacity?: number])[];

const stopsOf = (stops: Stops): string =>
	stops
		.map(([place, colour, opacity = 1]) => `<stop offset="${place}" stop-color="${colour}" stop-opacity="${opacity}"/>`)
		.join("");

export const linear = (id: string, stops: Stops, [x, y]: readonly [number, number] = [0, 1]): string =>
	`<linearGradient id="${id}" x1="0" y1="0" x2="${x}" y2="${y}">${stopsOf(stops)}</linearGradient>`;
export const radial = (
	id: string,
	stops: Stops,
	{
		cx = 0.5,
		cy = 0.5,
		r = 0.5,
		fx = cx,
		fy = cy,
	}: { cx?: number; cy?: number; r?: number; fx?: number; fy?: number } = {},
): string =>
	`<radialGradient id="${id}" cx="${cx}" cy="${cy}" r="${r}" fx="${fx}" fy="${fy}">${stopsOf(stops)}</radialGradient>`;

export const blur = (id: string, deviation: number | string): string =>
	`<filter id="${id}" x="-60%" y="-60%" width="220%" height="220%"><feGaussianBlur stdDeviation="${deviation}"/></filter>`;

/** How a surface takes the light: its outline, blurred, is its height. */
type Bevel = {
	soft: number;
	height: number;
	shine: number;
	exponent: number;
	light: string;
	shade: string;
	drop: number;
};

/** Light from above on the left, a shadow beneath, and what is drawn between them. */
export const bevel = (id: string, { soft, height, shine, exponent, light, shade, drop }: Bevel): string =>
	[
		`<filter id="${id}" x="-25%" y="-25%" width="150%" height="160%" color-interpolation-filters="sRGB">`,
		`<feGaussianBlur in="SourceAlpha" stdDeviation="${soft}" result="h"/>`,
		`<feSpecularLighting in="h" surfaceScale="${height}" specularConstant="${shine}" specularExponent="${exponent}" lighting-color="${light}" result="s"><feDistantLight azimuth="235" elevation="52"/></feSpecularLighting>`,
		`<feDiffuseLighting in="h" surfaceScale="${height}" diffuseConstant="1.15" lighting-color="#fff" result="d"><feDistantLight azimuth="235" elevation="60"/></feDiffuseLighting>`,
		'<feComposite in="SourceGraphic" in2="d" operator="arithmetic" k1=".5" k2=".56" result="l"/><feComposite in="l" in2="s" operator="arithmetic" k2="1" k3="1" result="o"/>',
		'<feComposite in="o" in2="SourceAlpha" operator="in" result="o"/>',
		`<feGaussianBlur in="SourceAlpha" stdDeviation="${drop * 0.9}"/><feOffset dy="${drop}" result="f"/><feFlood flood-color="${shade}" flood-opacity=".6"/><feComposite in2="f" operator="in" result="f"/>`,
		'<feMerge><feMergeNode in="f"/><feMergeNode in="o"/></feMerge></filter>',
	].join("");

export const svg = (width: number, height: number, body: string): string =>
	`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${body}</svg>`;

type Field = { width: number; height: number; count: number; seed: number; colour?: string };

/** Points of light, as stars in a sky of this size. */
export function stars({ width, height, count, seed, colour = "#fff" }: Field): string {
	const draw = scatter(seed);
	return times(count, () => {
		const [x, y] = [draw() * width, draw() * height];
		return `<circle cx="${cut2(x)}" cy="${cut2(y)}" r="${cut2(0.8 + draw() * 1.8)}" fill="${colour}" opacity="${cut2(0.3 + draw() * 0.6)}"/>`;
	});
}

/** A light with its glow, which is painted with the gradient `id`. */
export const lit = (x: number, y: number, radius: number, id: string): string =>
	`<circle cx="${cut2(x)}" cy="${cut2(y)}" r="${cut2(radius)}" fill="url(#${id})"/>`;

/** Darkens what was drawn before it; from `top` down, where it begins softly. */
export const shadedWith = (width: number, height: number, colour: string, top = 0): string =>
	[
		linear("darker", [
			[0, top ? "#fff" : colour],
			[0.2, colour],
		]),
		`<rect y="${cut2(top)}" width="${width}" height="${cut2(height - top)}" fill="url(#darker)" style="mix-blend-mode:multiply"/>`,
	].join("");

/** A drawing of a stage, and the width it is rendered at. */
export type StageDrawing = { name: string; svg: string; width: number };

/** The side of a symbol's square on its sheet. */
const SYMBOL_SIDE = 100;

/** Symbols side by side in one drawing, each in a square of 100 with its middle at 0. */
export const symbolSheet = (definitions: string, symbols: readonly string[]): string =>
	svg(
		symbols.length * SYMBOL_SIDE,
		SYMBOL_SIDE,
		`<defs>${definitions}</defs>${symbols.map((drawn, at) => `<svg x="${at * SYMBOL_SIDE}" width="${SYMBOL_SIDE}" height="${SYMBOL_SIDE}" viewBox="-50 -50 100 100">${drawn}</svg>`).join("")}`,
	);
