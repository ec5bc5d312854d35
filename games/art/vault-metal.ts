import { circlePath, cut2, linear, polar, times } from "./drawing.ts";

/** A metal from its shadow to its brightest light. */
type Metal = readonly [deep: string, middle: string, light: string, pale: string];

export const METALS = {
	copper: ["#4b210f", "#b3673a", "#e8a877", "#ffdcb8"],
	gold: ["#4d3208", "#c2902f", "#f0ca6b", "#fff1bd"],
	green: ["#0c3a38", "#2f8f86", "#7fd3c4", "#d6fff3"],
	red: ["#4a0f14", "#b0353a", "#f08a7d", "#ffd9cd"],
	steel: ["#1a2c40", "#4f7aa3", "#a5c8e8", "#eaf6ff"],
	iron: ["#140c09", "#3d2c24", "#7b6153", "#c9ad9a"],
} as const satisfies Record<string, Metal>;
export type MetalName = keyof typeof METALS;

const WEDGES = 96;
const channels = (colour: string): number[] => [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
const mixed = (one: string, other: string, part: number): string =>
	`#${channels(one)
		.map((value, at) => Math.round(value + (channels(other)[at]! - value) * part))
		.map((value) => value.toString(16).padStart(2, "0"))
		.join("")}`;

/** The colour of a turned face at an angle: a lathe leaves two bright lobes and two dark ones. */
function lathe([deep, middle, light, pale]: Metal, angle: number): string {
	const lit = Math.max(0, (1 + Math.cos(2 * (angle + 0.9)) + 0.35 * Math.cos(4 * angle + 1.3)) / 2.35);
	if (lit < 0.45) return mixed(deep, middle, lit / 0.45);
	return lit < 0.8 ? mixed(middle, light, (lit - 0.45) / 0.35) : mixed(light, pale, (lit - 0.8) / 0.2);
}

/** A turned disc: wedges of light, and the fine rings of the tool. */
export function turned(x: number, y: number, radius: number, metal: MetalName, ringsApart = 3): string {
	const step = (2 * Math.PI) / WEDGES;
	const wedges = times(WEDGES, (at) => {
		const colour = lathe(METALS[metal], at * step);
		const [from, to] = [polar(radius, at * step - 0.01), polar(radius, (at + 1) * step + 0.01)];
		return `<path d="M0,0L${from.join()}A${radius},${radius} 0 0 1 ${to.join()}Z" fill="${colour}"/>`;
	});
	const rings = times(
		Math.floor(radius / ringsApart),
		(at) =>
			`<circle r="${cut2((at + 0.5) * ringsApart)}" fill="none" stroke="${at % 2 ? "#fff" : "#000"}" stroke-opacity="${at % 2 ? 0.06 : 0.18}" stroke-width="${cut2(ringsApart * 0.3)}"/>`,
	);
	return `<g transform="translate(${x},${y})">${wedges}${rings}</g>`;
}

/** Paints for what is flat. */
export const metalPaints = (): string =>
	Object.entries(METALS)
		.map(([name, [deep, middle, light, pale]]) =>
			linear(
				`m-${name}`,
				[
					[0, pale],
					[0.18, light],
					[0.5, middle],
					[0.85, deep],
					[1, middle],
				],
				[0.55, 1],
			),
		)
		.join("");

export const flat = (path: string, metal: MetalName, edge = 1.6): string =>
	`<path d="${path}" fill-rule="evenodd" fill="url(#m-${metal})" stroke="${METALS[metal][0]}" stroke-width="${edge}" stroke-linejoin="round"/>`;

export const rivet = (x: number, y: number, radius: number, turn = x * 7 + y * 13): string =>
	`<g transform="translate(${x},${y})"><circle r="${cut2(radius * 1.25)}" cy="${cut2(radius * 0.2)}" fill="#000" opacity=".5"/><circle r="${radius}" fill="url(#m-copper)"/><path d="M${cut2(-radius * 0.55)},0H${cut2(radius * 0.55)}" stroke="#30140a" stroke-width="${cut2(radius * 0.22)}" transform="rotate(${Math.round(turn) % 180})"/></g>`;

/** A coin with a knurled rim and a dark hub, on which a value can be read. */
export const coin = (radius: number, metal: MetalName, figure = ""): string =>
	[
		`<path d="${circlePath(0, 0, radius)}" fill="url(#m-${metal})"/>`,
		times(
			60,
			(at) =>
				`<path d="M0,${-radius}V${cut2(-radius * 0.88)}" transform="rotate(${at * 6})" stroke="#000" stroke-opacity=".45" stroke-width="${cut2(radius * 0.045)}"/>`,
		),
		turned(0, 0, cut2(radius * 0.88), metal, cut2(radius * 0.07)),
		`<circle r="${cut2(radius * 0.66)}" fill="${METALS[metal][0]}"/><circle r="${cut2(radius * 0.66)}" fill="#000" opacity=".35"/><circle r="${cut2(radius * 0.66)}" fill="none" stroke="${METALS[metal][3]}" stroke-opacity=".7" stroke-width="${cut2(radius * 0.035)}"/>`,
		figure,
	].join("");
