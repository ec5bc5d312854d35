import { cut2, type Stops, times } from "../drawing.ts";

/** Sand of one colour: its shadow, its body and its light. */
type Sand = { dark: string; body: string; light: string };

export const SANDS = {
	milk: { dark: "#c9b391", body: "#f7ead0", light: "#fffaf0" },
	sand: { dark: "#b98646", body: "#eec07e", light: "#ffe3b4" },
	ochre: { dark: "#9a5a1c", body: "#dd9236", light: "#ffc66f" },
	coral: { dark: "#9c3524", body: "#e4694b", light: "#ff9f80" },
	rust: { dark: "#5e1f18", body: "#a5402b", light: "#d4694d" },
	plum: { dark: "#2c1026", body: "#5b2a50", light: "#8c4b7c" },
	teal: { dark: "#0b4a4e", body: "#1f8a8a", light: "#62c7bd" },
	mint: { dark: "#4f9a86", body: "#9ad8c2", light: "#dcf7ea" },
	sage: { dark: "#465a2b", body: "#7f9a4b", light: "#b8cd82" },
	rose: { dark: "#a04a66", body: "#e58aa0", light: "#ffc3cd" },
	night: { dark: "#150b1c", body: "#2a1a33", light: "#4c3558" },
} as const satisfies Record<string, Sand>;
export type Colour = keyof typeof SANDS;

/** Grains, laid over a surface as darker and lighter ones; and what a heap of them casts. */
export const sandFilters = (): string =>
	[
		'<filter id="sand" x="-20%" y="-20%" width="140%" height="150%" color-interpolation-filters="sRGB">',
		'<feTurbulence type="fractalNoise" baseFrequency=".02 .045" numOctaves="2" seed="9" result="w"/><feDisplacementMap in="SourceGraphic" in2="w" scale="3.4" xChannelSelector="R" yChannelSelector="G" result="g"/>',
		'<feTurbulence type="fractalNoise" baseFrequency="1.15" numOctaves="2" seed="3" result="n"/><feColorMatrix in="n" values="0 0 0 0 1 0 0 0 0 .96 0 0 0 0 .86 0 0 0 4 -2.62" result="bright"/><feComposite in="bright" in2="g" operator="in" result="bright"/>',
		'<feTurbulence type="fractalNoise" baseFrequency="1.3" numOctaves="2" seed="21" result="m"/><feColorMatrix in="m" values="0 0 0 0 .2 0 0 0 0 .07 0 0 0 0 .09 0 0 0 4 -2.62" result="dark"/><feComposite in="dark" in2="g" operator="in" result="dark"/>',
		'<feGaussianBlur in="g" stdDeviation="1.6" result="b"/><feColorMatrix in="b" values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 1 0" result="h"/><feDiffuseLighting in="h" surfaceScale="3.2" diffuseConstant="1.12" lighting-color="#fff6e6" result="d"><feDistantLight azimuth="232" elevation="58"/></feDiffuseLighting>',
		'<feComposite in="g" in2="d" operator="arithmetic" k1=".62" k2=".42" result="l"/><feMerge result="o"><feMergeNode in="l"/><feMergeNode in="dark"/><feMergeNode in="bright"/></feMerge><feComposite in="o" in2="g" operator="in" result="o"/>',
		'<feGaussianBlur in="g" stdDeviation="1.5"/><feOffset dx="1" dy="2.2" result="f"/><feFlood flood-color="#2c1026" flood-opacity=".55"/><feComposite in2="f" operator="in" result="f"/>',
		'<feMerge><feMergeNode in="f"/><feMergeNode in="o"/></feMerge></filter>',
	].join("");

/** Layers as they were poured, from the top: a fill with an edge between each two. */
export const poured = (id: string, colours: readonly Colour[], turn = 0): string => {
	const share = 1 / colours.length;
	const stops = colours.flatMap((colour, at): Stops => {
		const { body, dark, light } = SANDS[colour];
		return [
			[cut2(at * share), light],
			[cut2((at + 0.3) * share), body],
			[cut2((at + 0.94) * share), body],
			[cut2((at + 1) * share), dark],
		];
	});
	return `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1" gradientTransform="rotate(${turn} .5 .5)">${stops.map(([place, colour]) => `<stop offset="${place}" stop-color="${colour}"/>`).join("")}</linearGradient>`;
};

const fillOf = (colour: Colour | `#${string}`): string =>
	colour.startsWith("#") ? `url(${colour})` : SANDS[colour as Colour].body;

/** A heap of one colour, or of layers (`#id`), with a dark rim. */
export const heap = (path: string, colour: Colour | `#${string}`, rim: Colour = "night", width = 2): string =>
	`<path d="${path}" fill="${fillOf(colour)}" fill-rule="evenodd" stroke="${SANDS[rim].dark}" stroke-width="${width}" stroke-linejoin="round"/>`;

/** Sand that was let run from the hand. */
export const run = (path: string, width: number, colour: Colour = "night"): string =>
	`<path d="${path}" fill="none" stroke="${SANDS[colour].body}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;

export const spot = (x: number, y: number, radius: number, colour: Colour): string =>
	`<circle cx="${cut2(x)}" cy="${cut2(y)}" r="${radius}" fill="${SANDS[colour].body}"/>`;

/** Spots along a ring. */
export const ring = (count: number, radius: number, size: number, colour: Colour, from = 0): string =>
	times(count, (at) => {
		const angle = from + (at * 2 * Math.PI) / count;
		return spot(radius * Math.cos(angle), radius * Math.sin(angle), size, colour);
	});
