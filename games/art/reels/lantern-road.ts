import { circlePath, cut2, linear, radial, times } from "../drawing.ts";
import type { ReelArt } from "./reel-art.ts";

/** Lanterns of silk over wire, as they stand along a road at a festival: lit from inside, so each panel is lightest in its middle. */
const SILKS = {
	red: ["#fff0c0", "#ff6a4a", "#a80f1e"],
	gold: ["#fffbe0", "#ffc845", "#b8660c"],
	rose: ["#fff6ec", "#ff9ab0", "#b02a5c"],
	jade: ["#f4ffe0", "#5fd8a0", "#0a6a5a"],
	blue: ["#eefaff", "#5ab4ee", "#1a4a9a"],
	violet: ["#fbeeff", "#b88aee", "#4f2a94"],
	white: ["#fffdf2", "#ffeecb", "#c8965a"],
	brown: ["#ffe6b0", "#d98a3e", "#6a300e"],
} as const;
type Silk = keyof typeof SILKS;

const paints = (): string =>
	Object.entries(SILKS)
		.map(([name, [inner, silk, edge]]) =>
			radial(
				name,
				[
					[0, inner],
					[0.45, silk],
					[1, edge],
				],
				{ cx: 0.5, cy: 0.54, r: 0.62 },
			),
		)
		.join("");

const wire = (path: string, width = 1.5): string =>
	`<path d="${path}" fill="none" stroke="#3a1408" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;
const panel = (path: string, silk: Silk, width = 1.7): string =>
	`<path d="${path}" fill="url(#${silk})" fill-rule="evenodd"/>${wire(path, width)}`;
const lacquer = (path: string): string =>
	`<path d="${path}" fill="url(#lacquer)" stroke="#2a0606" stroke-width="1.400" stroke-linejoin="round"/>`;
const brass = (path: string): string =>
	`<path d="${path}" fill="url(#brass)" stroke="#4a2406" stroke-width="1.100" stroke-linejoin="round"/>`;
const tassel = (x: number, y: number, length: number): string =>
	`${brass(circlePath(x, y + 2, 2.8))}<path d="M${x},${y + 4}v${length}M${x - 3},${y + 5}v${length - 2}M${x + 3},${y + 5}v${length - 2}" stroke="#ff5a3c" stroke-width="2" stroke-linecap="round"/>`;

const blossom = (x: number, y: number, size: number, colour: string, edge: string): string =>
	`<g transform="translate(${x},${y}) scale(${size})">${times(5, (at) => `<path transform="rotate(${at * 72})" d="M0,-2C-6,-6 -5,-13 0,-14C5,-13 6,-6 0,-2Z" fill="${colour}" stroke="${edge}" stroke-width="1"/>`)}<circle r="2.600" fill="#ffc845"/></g>`;

/** The wild. */
const lantern = [
	wire("M0,-52V-42", 2.4),
	brass("M-14,-44H14V-36H-14Z"),
	panel("M-16,-36H16C44,-30 48,20 16,28H-16C-48,20 -44,-30 -16,-36Z", "red", 2),
	wire("M-9,-36C-30,-24 -30,18 -9,28M9,-36C30,-24 30,18 9,28M0,-36V28", 1.2),
	blossom(0, -4, 1.25, "#ffe08a", "#8a1010"),
	brass("M-14,28H14V35H-14Z"),
	tassel(0, 36, 9),
].join("");

/** The scatter. */
const gate = [
	panel("M-30,-12H-20L-23,46H-36Z", "red") + panel("M30,-12H20L23,46H36Z", "red"),
	panel("M-48,-40C-24,-30 24,-30 48,-40L46,-26C24,-18 -24,-18 -46,-26Z", "red", 2),
	lacquer("M-50,-46C-26,-36 26,-36 50,-46L48,-38C24,-29 -24,-29 -48,-38Z"),
	panel("M-40,-8H40V2H-40Z", "red"),
	panel("M-8,-20H8V-6H-8Z", "gold"),
	[-13, 13]
		.map(
			(x) =>
				`${wire(`M${x},2V10`)}${panel(circlePath(x, 18, 8), "gold", 1.3)}${wire(`M${x - 5},12Q${x - 8},18 ${x - 5},24M${x + 5},12Q${x + 8},18 ${x + 5},24`, 0.9)}`,
		)
		.join(""),
	brass("M-40,44H-19V49H-40ZM40,44H19V49H40Z"),
].join("");

const carp = `<g transform="rotate(-14)">${[
	wire("M-48,-6L-38,-2", 3),
	panel(
		"M-42,-14C-34,-24 -8,-26 14,-18C24,-14 30,-8 48,-24C46,-8 46,6 48,22C32,10 24,14 14,18C-8,26 -34,22 -42,14C-46,6 -46,-6 -42,-14Z",
		"blue",
		2,
	),
	panel("M-42,-14C-36,-20 -28,-22 -22,-22C-12,-8 -12,8 -22,21C-30,21 -38,19 -42,14C-46,6 -46,-6 -42,-14Z", "white"),
	[-12, 2, 16].map((x) => [-13, 0, 13].map((y) => wire(`M${x},${y - 6}a7,6.500 0 0 1 0,13`, 1.2)).join("")).join(""),
	panel("M-6,-21C0,-36 14,-38 24,-32L10,-19Z", "red") + panel("M-4,22C2,34 14,36 22,30L10,19Z", "red"),
	`<circle cx="-29" cy="-3" r="7.500" fill="#fffdf2" stroke="#3a1408" stroke-width="1.600"/><circle cx="-30" cy="-3" r="4" fill="#1a1020"/><circle cx="-31.500" cy="-4.500" r="1.300" fill="#fff"/>`,
].join("")}</g>`;

const fan = `<g transform="translate(0,32) scale(.86)">${[
	times(
		9,
		(at) =>
			`<g transform="rotate(${-64 + at * 16})">${panel("M-5,-30L-10.500,-72Q0,-77 10.500,-72L5,-30Z", at % 2 ? "rose" : "gold", 1.3)}</g>`,
	),
	times(9, (at) => `<g transform="rotate(${-64 + at * 16})">${lacquer("M-1.800,2L-2.600,-31H2.600L1.800,2Z")}</g>`),
	brass(circlePath(0, 0, 4.6)),
	blossom(0, -53, 1, "#fffdf2", "#b02a5c"),
].join("")}</g>`;

const chime = [
	wire("M0,-52V-42", 2.2),
	panel("M-30,-2C-32,-30 -16,-42 0,-42C16,-42 32,-30 30,-2C18,4 -18,4 -30,-2Z", "jade", 2),
	panel("M-30,-2C-18,4 18,4 30,-2L31,5C18,11 -18,11 -31,5Z", "gold", 1.3),
	blossom(0, -21, 0.95, "#ffd0da", "#0a6a5a"),
	wire("M0,8V20", 1.6) + brass(circlePath(0, 13, 4)),
	panel("M-9,20H9V48H-9Z", "rose", 1.4),
	[27, 34, 41].map((y) => `<circle cy="${y}" r="2" fill="#8a1440"/>`).join(""),
].join("");

const PETAL = "M0,0C-14,-12 -13,-34 0,-46C13,-34 14,-12 0,0Z";
const lotus = `<g transform="translate(0,26)">${[
	panel("M-48,6C-34,-2 34,-2 48,6C34,20 -34,20 -48,6Z", "jade"),
	wire("M0,8L-38,5M0,8L38,5M0,8L-16,15M0,8L16,15", 1),
	[-74, 74, -50, 50]
		.map((turn) => `<g transform="rotate(${turn})">${panel(PETAL, "rose", 1.4)}${wire("M0,-6V-36", 0.8)}</g>`)
		.join(""),
	[-25, 25]
		.map(
			(turn) => `<g transform="rotate(${turn}) scale(1.14)">${panel(PETAL, "rose", 1.4)}${wire("M0,-6V-36", 0.8)}</g>`,
		)
		.join(""),
	`<g transform="scale(1.24)">${panel(PETAL, "white", 1.4)}${wire("M0,-6V-36M-4,-8C-6,-18 -5,-28 -3,-34M4,-8C6,-18 5,-28 3,-34", 0.8)}</g>`,
].join("")}</g>`;

const mooncake = [
	times(12, (at) => `<g transform="rotate(${at * 30})">${panel("M-12,-32C-12,-48 12,-48 12,-32Z", "brown", 1.5)}</g>`),
	panel(circlePath(0, 0, 35), "brown", 1.6),
	wire(circlePath(0, 0, 28), 1.6),
	`<g transform="translate(0,0)">${times(6, (at) => `<g transform="rotate(${at * 60})">${panel("M0,-5C-9,-10 -8,-22 0,-25C8,-22 9,-10 0,-5Z", "gold", 1.3)}</g>`)}</g>`,
	panel(circlePath(0, 0, 6), "red", 1.3),
].join("");

const dango = `<g transform="rotate(24)">${[
	lacquer("M-2.600,-50H2.600L1.600,52H-1.600Z"),
	panel(circlePath(0, -28, 18), "rose", 2),
	panel(circlePath(0, 2, 18), "white", 2),
	panel(circlePath(0, 32, 18), "jade", 2),
	[-28, 2, 32].map((y) => wire(`M-11,${y - 13}Q-18,${y} -11,${y + 13}M11,${y - 13}Q18,${y} 11,${y + 13}`, 1)).join(""),
].join("")}</g>`;

const tea = [
	[-14, 2, 18]
		.map(
			(x) =>
				`<path d="M${x},-22q-7,-7 0,-13t0,-13" fill="none" stroke="#fff3d0" stroke-width="3.200" stroke-linecap="round" opacity=".75"/>`,
		)
		.join(""),
	panel("M-38,-16H38C38,14 26,38 14,40H-14C-26,38 -38,14 -38,-16Z", "blue", 2),
	`<ellipse cx="0" cy="-16" rx="38" ry="8" fill="#fffdf2" stroke="#3a1408" stroke-width="1.700"/><ellipse cx="0" cy="-15" rx="31" ry="5.500" fill="#7fbf5a"/>`,
	wire("M-22,-8C-20,16 -14,34 -8,40M22,-8C20,16 14,34 8,40", 1),
	`<path d="M-18,10q6,-8 12,0t12,0t12,0M-12,22q5,-7 10,0t10,0" fill="none" stroke="#fffdf2" stroke-width="2.600" stroke-linecap="round"/>`,
	panel("M-16,40H16L20,48H-20Z", "gold", 1.3),
].join("");

const fortune = [
	panel(
		"M-46,8C-44,-24 -16,-40 8,-34C34,-28 48,-6 46,16C40,32 22,34 12,22C10,10 6,2 -2,-4C-4,8 -8,20 -18,28C-32,32 -44,24 -46,8Z",
		"gold",
		2,
	),
	wire("M-2,-4C-6,-14 -4,-26 8,-34", 1.6) + wire("M-36,12C-34,-4 -24,-16 -12,-22M22,-20C32,-12 38,0 37,12", 1),
	`<g transform="translate(-4,20) rotate(-12)"><path d="M-34,-6H36V10H-34Z" fill="#fffdf2" stroke="#3a1408" stroke-width="1.500"/><path d="M-27,2h6m4,0h12m4,0h8m4,0h10" stroke="#d83a2a" stroke-width="2.600" stroke-linecap="round"/></g>`,
].join("");

/** A window with scooped corners, and the night behind it. */
const WINDOW = "M-36,-47H36A11,11 0 0 0 47,-36V36A11,11 0 0 0 36,47H-36A11,11 0 0 0 -47,36V-36A11,11 0 0 0 -36,-47Z";
const ground = [
	`<path d="${WINDOW}" fill="url(#night)" stroke="#1a0505" stroke-width="2.400"/><path d="${WINDOW}" fill="none" stroke="url(#lacquer)" stroke-width="1.700"/>`,
	'<ellipse cx="0" cy="6" rx="38" ry="36" fill="url(#halo)"/>',
	times(
		3,
		(at) => `<circle cx="${cut2(-33 + at * 32)}" cy="${at === 1 ? -41 : -36}" r="1.300" fill="#ffcf7a" opacity=".7"/>`,
	),
].join("");

export const lanternRoad: ReelArt = {
	definitions: [
		paints(),
		linear("lacquer", [
			[0, "#ff6a50"],
			[0.5, "#c21f22"],
			[1, "#6a0a12"],
		]),
		linear("brass", [
			[0, "#fff3c0"],
			[0.5, "#e2a83c"],
			[1, "#8a5212"],
		]),
		radial(
			"night",
			[
				[0, "#1f6a66"],
				[0.7, "#0c3236"],
				[1, "#051a1e"],
			],
			{ cy: 0.6, r: 0.75 },
		),
		radial("halo", [
			[0, "#ffcf7a", 0.5],
			[1, "#ffcf7a", 0],
		]),
		'<filter id="light" x="-25%" y="-25%" width="150%" height="150%" color-interpolation-filters="sRGB"><feGaussianBlur in="SourceGraphic" stdDeviation="3.400" result="b"/><feColorMatrix in="b" values="1.300 0 0 0 .08 0 1.050 0 0 .02 0 0 .8 0 0 0 0 0 .8 0" result="glow"/><feMerge><feMergeNode in="glow"/><feMergeNode in="SourceGraphic"/></feMerge></filter>',
	].join(""),
	ground,
	filter: "light",
	scale: 0.82,
	symbols: { lantern, gate, carp, fan, chime, lotus, mooncake, dango, tea, fortune },
};
