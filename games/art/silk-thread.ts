import { circlePath, cut2 } from "./drawing.ts";

/** Lit threads of two colours, as a pattern at an angle: a field of satin stitch. */
type Satin = { dark: string; light: string; angle: number; width: number };

const SATINS = {
	gold: { dark: "#e2a93c", light: "#ffe9a3", angle: 35, width: 2.6 },
	bronze: { dark: "#b87a1f", light: "#f2c766", angle: -40, width: 2.6 },
	crimson: { dark: "#a81f35", light: "#e5586a", angle: 25, width: 3 },
	wine: { dark: "#7a1230", light: "#c13354", angle: -30, width: 3 },
	turquoise: { dark: "#15808a", light: "#57cfd0", angle: -25, width: 3 },
	ivory: { dark: "#dcc9a4", light: "#fff6de", angle: 70, width: 2.8 },
	camel: { dark: "#c07a3e", light: "#f0b878", angle: 60, width: 3 },
	saddle: { dark: "#8d5026", light: "#c98750", angle: 20, width: 3 },
	indigo: { dark: "#23307e", light: "#5a6fd0", angle: 30, width: 3 },
	night: { dark: "#151d57", light: "#3747a0", angle: -30, width: 3 },
	leaf: { dark: "#3b7a3a", light: "#93c96c", angle: -50, width: 3 },
	plum: { dark: "#6b2a7d", light: "#b36cc4", angle: 20, width: 3 },
	sun: { dark: "#f08a24", light: "#ffd36a", angle: 0, width: 3 },
	dune1: { dark: "#8f3a43", light: "#c5635a", angle: 8, width: 3.4 },
	dune2: { dark: "#5f2350", light: "#8d3d66", angle: -6, width: 3.4 },
	dune3: { dark: "#36184f", light: "#5a2c70", angle: 5, width: 3.4 },
	dune4: { dark: "#1c1142", light: "#37256a", angle: -8, width: 3.4 },
} as const satisfies Record<string, Satin>;
export type Thread = keyof typeof SATINS;

export const threads = (): string =>
	Object.entries(SATINS)
		.map(
			([name, { dark, light, angle, width }]) =>
				`<pattern id="t-${name}" width="${width}" height="34" patternUnits="userSpaceOnUse" patternTransform="rotate(${angle})"><rect width="${width}" height="34" fill="${dark}"/><rect width="${cut2(width * 0.34)}" height="34" fill="${light}"/><rect x="${cut2(width * 0.78)}" width="${cut2(width * 0.22)}" height="34" fill="#000" opacity=".42"/><path d="M0,11h${width}M0,28h${width}" stroke="#000" stroke-opacity=".22"/></pattern>`,
		)
		.join("");

export const filledWith = (thread: Thread): string => `url(#t-${thread})`;

/** Couched cord: a dark stroke, a golden one with a twist, and its light. */
export const cord = (path: string, width = 4): string =>
	[
		["#1a0b06", width + 2.2, "", 0.55],
		["#5b3408", width, "", 1],
		["#e8b648", cut2(width * 0.86), `${cut2(width * 0.9)} ${cut2(width * 0.34)}`, 1],
		["#fff0b8", cut2(width * 0.32), `${cut2(width * 0.6)} ${cut2(width * 0.64)}`, 1],
	]
		.map(
			([colour, wide, dashes, opacity]) =>
				`<path d="${path}" fill="none" stroke="${colour}" stroke-width="${wide}" stroke-opacity="${opacity}" stroke-linejoin="round"${dashes && ` stroke-dasharray="${dashes}"`}/>`,
		)
		.join("");

export const stitched = (path: string, thread: Thread, edge = 3): string =>
	`<path d="${path}" fill="${filledWith(thread)}"/>${edge > 0 ? cord(path, edge) : ""}`;

export const bead = (x: number, y: number, radius: number, colour = "#fff3d6"): string =>
	`<circle cx="${x}" cy="${y + 1}" r="${radius}" fill="#000" opacity=".5"/><circle cx="${x}" cy="${y}" r="${radius}" fill="${colour}"/><circle cx="${cut2(x - radius * 0.3)}" cy="${cut2(y - radius * 0.35)}" r="${cut2(radius * 0.4)}" fill="#fff"/>`;

export const tassel = (x: number, y: number, length: number, thread: Thread = "crimson"): string =>
	stitched(
		`M${x - 5},${y}C${x - 9},${y + length * 0.4} ${x - 9},${y + length * 0.8} ${x - 8},${y + length}H${x + 8}C${x + 9},${y + length * 0.8} ${x + 9},${y + length * 0.4} ${x + 5},${y}Z`,
		thread,
		0,
	) + stitched(circlePath(x, y - 1, 5), "gold", 1.6);
