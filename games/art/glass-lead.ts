import { cut2, radial } from "./drawing.ts";

/** Coloured glass: lit in its middle, deep at its edge. */
const GLASSES = {
	rose: ["#ffd0d8", "#ee3f63", "#8d0f33"],
	blush: ["#fff0ee", "#f7a3ac", "#c2556c"],
	leaf: ["#e4ffb0", "#6cc04a", "#1f6a34"],
	moss: ["#c9f2c0", "#3f8f5c", "#0f4a38"],
	sky: ["#f0fbff", "#8fd0f2", "#3a7db5"],
	blue: ["#c9e4ff", "#3b7be0", "#122f86"],
	violet: ["#efd6ff", "#9a5be0", "#41218c"],
	gold: ["#fff8cf", "#f8bf3a", "#b0690f"],
	amber: ["#ffe7b5", "#f0862c", "#973c0c"],
	milk: ["#ffffff", "#eef4ee", "#b9cfc6"],
	bark: ["#f3d6b0", "#a86f3c", "#55300f"],
} as const satisfies Record<string, readonly [light: string, middle: string, deep: string]>;
export type Glass = keyof typeof GLASSES;

export const glassPaints = (): string =>
	Object.entries(GLASSES)
		.map(([name, [light, middle, deep]]) =>
			radial(
				`g-${name}`,
				[
					[0, light],
					[0.5, middle],
					[1, deep],
				],
				{ cx: 0.42, cy: 0.36, r: 0.75 },
			),
		)
		.join("");

export const LEAD = "#15181c";

/** A lead line with the light along it. */
export const lead = (path: string, width = 3): string =>
	`<path d="${path}" fill="none" stroke="${LEAD}" stroke-width="${width}" stroke-linejoin="round" stroke-linecap="round"/><path d="${path}" fill="none" stroke="#8b98a3" stroke-opacity=".65" stroke-width="${cut2(width * 0.26)}" stroke-linejoin="round" stroke-linecap="round" transform="translate(-.4,-.5)"/>`;

/** A pane of glass in its lead. */
export const pane = (path: string, glass: Glass, width = 2.6): string =>
	`<path d="${path}" fill="url(#g-${glass})"/>${lead(path, width)}`;

/** A pane at a turn around a point. */
export const turnedPane = (x: number, y: number, turn: number, path: string, glass: Glass, width = 2.6): string =>
	`<g transform="translate(${x},${y}) rotate(${turn})">${pane(path, glass, width)}</g>`;
