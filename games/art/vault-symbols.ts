import { bevel, circlePath, cut2, polar, polygon, radial, star, symbolSheet, times } from "./drawing.ts";
import { coin, flat, METALS, metalPaints, rivet, turned } from "./vault-metal.ts";

const key = `<g transform="rotate(38) translate(0,2)">${[
	flat("M-5,-8H5V40H22V31H15V25H22V15H5Z", "gold"),
	flat(`${circlePath(0, -24, 21)}${circlePath(0, -24, 10)}`, "gold"),
	flat("M-9,-6H9V0H-9Z", "copper"),
	flat("M-8,8H8V12H-8Z", "copper"),
	times(6, (at) => {
		const [x, y] = polar(15.5, (at * Math.PI) / 3);
		return `<circle cx="${x}" cy="${cut2(y - 24)}" r="2.4" fill="${at % 2 ? METALS.red[1] : METALS.green[1]}" stroke="#2b1704" stroke-width=".8"/>`;
	}),
].join("")}</g>`;

const dial = [
	flat(circlePath(0, 0, 45), "steel"),
	turned(0, 0, 40, "iron"),
	times(
		30,
		(at) =>
			`<path d="M0,-38V${at % 5 ? -33 : -28}" transform="rotate(${at * 12})" stroke="${at === 0 ? "#ff8a6a" : "#f3e3cf"}" stroke-width="${at % 5 ? 1.4 : 2.6}"/>`,
	),
	flat(polygon(12, 24), "steel"),
	turned(0, 0, 19, "copper"),
	flat("M-4,-16H4L2.500,-2H-2.500Z", "gold", 1),
	`<circle r="5" fill="url(#m-gold)"/>`,
	flat("M-6,-47L0,-37L6,-47Z", "red", 1),
].join("");

const padlock = [
	`<path d="M-20,-4V-20A20,20 0 0 1 20,-20V-4" fill="none" stroke="${METALS.steel[0]}" stroke-width="13"/><path d="M-20,-4V-20A20,20 0 0 1 20,-20V-4" fill="none" stroke="${METALS.steel[2]}" stroke-width="9"/><path d="M-22,-4V-20A22,22 0 0 1 14,-38" fill="none" stroke="${METALS.steel[3]}" stroke-width="2" stroke-linecap="round"/>`,
	flat("M-32,-8Q-34,-12 -28,-12H28Q34,-12 32,-8L34,34Q34,43 25,43H-25Q-34,43 -34,34Z", "copper"),
	flat("M-34,20H34V27H-34Z", "green", 1),
	flat(circlePath(0, 8, 15), "gold"),
	`<path d="M0,0A6,6 0 0 1 3,11L5,20H-5L-3,11A6,6 0 0 1 0,0Z" fill="#1a0b06"/>`,
	[-26, 26].map((x) => rivet(x, -4, 3) + rivet(x, 36, 3)).join(""),
].join("");

const bell = [
	flat("M-7,-44A7,7 0 0 1 7,-44L5,-36H-5Z", "gold"),
	flat("M0,-38C24,-38 26,-14 28,4C30,16 38,22 40,30H-40C-38,22 -30,16 -28,4C-26,-14 -24,-38 0,-38Z", "red"),
	`<path d="M-14,-30C-20,-20 -20,-4 -24,10" fill="none" stroke="${METALS.red[3]}" stroke-width="4" stroke-linecap="round" opacity=".75"/>`,
	flat("M-29,0H29L30.500,8H-30.500Z", "gold", 1.2),
	flat("M-42,27H42V35H-42Z", "gold", 1.2),
	flat(circlePath(0, 39, 8), "copper"),
].join("");

const teeth = (count: number, outer: number, inner: number): string => {
	const step = (2 * Math.PI) / count;
	return `M${Array.from({ length: count }, (_, at) =>
		[
			polar(inner, at * step - step * 0.3),
			polar(outer, at * step - step * 0.18),
			polar(outer, at * step + step * 0.18),
			polar(inner, at * step + step * 0.3),
		]
			.map((point) => point.join())
			.join("L"),
	).join("L")}Z`;
};
const gear = [
	flat(`${teeth(12, 38, 29)}${circlePath(0, 0, 11)}`, "gold"),
	flat(`${circlePath(0, 0, 22)}${circlePath(0, 0, 11)}`, "copper", 1.2),
	times(4, (at) => {
		const [x, y] = polar(16.5, (at * Math.PI) / 2 + 0.78);
		return rivet(x, y, 2.4, at * 50);
	}),
].join("");

const valve = [
	times(
		5,
		(at) => `<g transform="rotate(${at * 72})">${flat("M-3.500,-4L-4.500,-30H4.500L3.500,-4Z", "green", 1.2)}</g>`,
	),
	flat(`${circlePath(0, 0, 37)}${circlePath(0, 0, 27)}`, "green"),
	times(5, (at) => {
		const [x, y] = polar(32, (at * 2 * Math.PI) / 5 - Math.PI / 2);
		return `<circle cx="${x}" cy="${y}" r="5" fill="url(#m-green)" stroke="${METALS.green[0]}"/>`;
	}),
	flat(polygon(6, 12), "copper"),
	rivet(0, 0, 4.5, 40),
].join("");

const coil = times(
	6,
	(at) =>
		`<path d="M-24,${-24 + at * 10}C-24,${-34 + at * 10} 24,${-32 + at * 10} 24,${-20 + at * 10}" fill="none" stroke="${METALS.steel[0]}" stroke-width="9.500" stroke-linecap="round"/><path d="M-24,${-24 + at * 10}C-24,${-34 + at * 10} 24,${-32 + at * 10} 24,${-20 + at * 10}" fill="none" stroke="${METALS.steel[2]}" stroke-width="6.500" stroke-linecap="round"/><path d="M-20,${-28 + at * 10}C-14,${-33 + at * 10} 8,${-32 + at * 10} 18,${-26 + at * 10}" fill="none" stroke="${METALS.steel[3]}" stroke-width="1.800" stroke-linecap="round"/>`,
);
const spring = `<g transform="rotate(-28)">${flat("M-28,-42H28V-34H-28Z", "steel", 1.2)}${coil}${flat("M-28,34H28V42H-28Z", "steel", 1.2)}</g>`;

const nut = [
	flat(`${polygon(6, 38)}${circlePath(0, 0, 17)}`, "copper"),
	flat(`${circlePath(0, 0, 28)}${circlePath(0, 0, 17)}`, "copper", 1),
	times(
		3,
		(at) =>
			`<circle r="${15.5 - at * 3}" fill="none" stroke="${at % 2 ? METALS.copper[2] : METALS.copper[0]}" stroke-width="1.800" opacity=".8"/>`,
	),
].join("");

/** The wild: the closed vault, lit from within. */
const vault = [
	`<circle r="49" fill="url(#lamp)"/>`,
	flat(circlePath(0, 0, 45), "copper"),
	turned(0, 0, 41, "copper", 2.4),
	times(10, (at) => {
		const [x, y] = polar(36, (at * Math.PI) / 5);
		return rivet(x, y, 3.4, at * 37);
	}),
	`<circle r="28" fill="#1b0b07"/><circle r="26" fill="url(#lamp)"/>`,
	times(
		5,
		(at) =>
			`<g transform="rotate(${at * 72})">${flat("M-4,-6L-3,-30H3L4,-6Z", "gold", 1.2)}${flat(circlePath(0, -31, 5), "gold", 1.2)}</g>`,
	),
	turned(0, 0, 12, "gold", 2),
	`<circle r="4" fill="${METALS.red[1]}"/>`,
].join("");

const vaultCoin = `<circle r="49" fill="url(#lamp)" opacity=".8"/>${coin(41, "copper", flat(star(6, 21, 10), "gold", 1.2))}`;

/** In the order of the sheet's symbols. */
const SYMBOLS = [key, dial, padlock, bell, gear, valve, spring, nut, vault, vaultCoin] as const;
/** The lower ones are smaller. */
const SCALES = [0.94, 0.92, 0.92, 0.9, 0.86, 0.86, 0.84, 0.84, 0.94, 0.96];

const definitions = [
	metalPaints(),
	radial("lamp", [
		[0, "#fff0c2", 1],
		[0.45, "#ffb054", 0.75],
		[0.8, "#d2661c", 0.35],
		[1, "#7a2c0c", 0],
	]),
	bevel("metal", { soft: 1.3, height: 2.2, shine: 0.55, exponent: 42, light: "#ffe2c0", shade: "#000", drop: 2.6 }),
	'<filter id="speed" x="-10%" y="-30%" width="120%" height="160%"><feGaussianBlur stdDeviation="0.01 7"/></filter>',
].join("");

const drawn = (motif: string, at: number): string =>
	`<g transform="scale(${SCALES[at]})" filter="url(#metal)">${motif}</g>`;

export const vaultSymbols = (): string => symbolSheet(definitions, SYMBOLS.map(drawn));
/** As they pass on a reel that turns. */
export const vaultSpeed = (): string =>
	symbolSheet(
		definitions,
		SYMBOLS.map((motif, at) => `<g filter="url(#speed)">${drawn(motif, at)}</g>`),
	);

/** The picture on the title's card: the closed vault with two coins before it. */
export const vaultMotif = (): string =>
	[
		`<defs>${definitions}</defs>`,
		`<g transform="translate(16 14.500) scale(.3)" filter="url(#metal)">${vault}</g>`,
		`<g transform="translate(23 24) scale(.15)" filter="url(#metal)">${coin(41, "gold", flat(star(6, 21, 10), "copper", 1.2))}</g>`,
		`<g transform="translate(10 25) scale(.13)" filter="url(#metal)">${coin(41, "green", flat(star(6, 21, 10), "gold", 1.2))}</g>`,
	].join("");
