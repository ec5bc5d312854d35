import { bevel, circlePath, cut2, linear, polar, radial, times } from "../drawing.ts";
import { LETTERS } from "./letters.ts";
import type { ReelArt } from "./reel-art.ts";

/** Cloisonné: fired enamel between wires of gold, which are bent along every edge. */
const ENAMELS = {
	coral: ["#ffb08a", "#f0604f", "#9c1f2f"],
	sun: ["#fff0b0", "#f4b93f", "#a8661a"],
	sea: ["#a6f3e6", "#1fa7a0", "#07515f"],
	blue: ["#a9cbff", "#3c6fd6", "#132f86"],
	violet: ["#e2c2ff", "#9a5bd8", "#48208a"],
	leaf: ["#d5f59a", "#63b445", "#1f5f2b"],
	pearl: ["#ffffff", "#eef0ee", "#a9b7c4"],
	night: ["#2f5f9c", "#123663", "#061a35"],
	rose: ["#ffd9de", "#f08aa0", "#a8365c"],
} as const;
type Enamel = keyof typeof ENAMELS;

const paints = (): string =>
	Object.entries(ENAMELS)
		.map(([name, [light, body, deep]]) =>
			radial(
				name,
				[
					[0, light],
					[0.45, body],
					[1, deep],
				],
				{ cx: 0.42, cy: 0.36, r: 0.78, fx: 0.34, fy: 0.22 },
			),
		)
		.join("");

const wire = (path: string, width = 2.4): string =>
	[
		["#3d2405", width + 1.6, 1],
		["#b5791d", width, 1],
		["#ffe9a0", cut2(width * 0.42), 0.95],
	]
		.map(
			([colour, wide, opacity]) =>
				`<path d="${path}" fill="none" stroke="${colour}" stroke-width="${wide}" stroke-opacity="${opacity}" stroke-linejoin="round" stroke-linecap="round"/>`,
		)
		.join("");

/** A cell of enamel within its wire. */
const cell = (path: string, enamel: Enamel, width = 2.4): string =>
	`<path d="${path}" fill="url(#${enamel})" fill-rule="evenodd"/>${wire(path, width)}`;
const dot = (x: number, y: number, radius: number, enamel: Enamel, width = 1.4): string =>
	cell(circlePath(x, y, radius), enamel, width);
/** What the light leaves on the glass of the enamel. */
const shine = (path: string, opacity = 0.6): string => `<path d="${path}" fill="#fff" opacity="${opacity}"/>`;

const octopus = [
	cell("M-14,6C-30,8 -44,20 -42,36C-40,46 -28,46 -28,38C-28,30 -22,24 -8,22Z", "coral") +
		cell("M14,6C30,8 44,20 42,36C40,46 28,46 28,38C28,30 22,24 8,22Z", "coral"),
	cell("M-10,14C-20,26 -24,40 -14,46C-8,48 -6,42 -8,38C-8,30 -4,24 0,20Z", "sun") +
		cell("M10,14C20,26 24,40 14,46C8,48 6,42 8,38C8,30 4,24 0,20Z", "sun"),
	cell("M-6,18C-6,30 -4,40 0,48C4,40 6,30 6,18Z", "coral"),
	cell("M0,-48C24,-48 32,-28 27,-10C24,2 16,12 0,18C-16,12 -24,2 -27,-10C-32,-28 -24,-48 0,-48Z", "coral"),
	times(3, (row) =>
		times(4 - row, (at) =>
			dot(cut2((at - (3 - row) / 2) * 11.5), -27 - row * 7.5, 4.6 - row * 0.5, (at + row) % 2 ? "sun" : "rose", 1.1),
		),
	),
	dot(-12, -7, 8.4, "sun", 2) + dot(12, -7, 8.4, "sun", 2),
	'<path d="M-17,-8Q-12,-14 -7,-8Q-12,-2 -17,-8Z M7,-8Q12,-14 17,-8Q12,-2 7,-8Z" fill="#2a0d12"/>',
	[-36, -33, 36, 33].map((x, at) => dot(x, at % 2 ? 22 : 32, 2, "pearl", 0.8)).join(""),
	shine("M-16,-38C-10,-44 -2,-45 4,-44C-4,-41 -12,-36 -17,-28Z"),
].join("");

const shell = [
	cell(
		"M-6,-44C26,-46 46,-22 42,6C38,32 14,46 -10,42C-26,38 -36,26 -34,12C-40,14 -46,10 -46,4C-36,2 -30,-6 -28,-16C-25,-32 -18,-42 -6,-44Z",
		"rose",
	),
	cell("M-6,-44C-2,-26 4,-10 18,2C10,-16 8,-32 12,-41C6,-44 0,-44 -6,-44Z", "sun", 1.8) +
		cell("M30,-32C22,-22 18,-10 18,2C28,-6 36,-12 41,-12C39,-20 35,-27 30,-32Z", "sun", 1.8) +
		cell("M42,6C34,2 26,2 18,2C26,10 32,18 34,27C39,20 42,14 42,6Z", "sun", 1.8) +
		cell("M22,38C18,26 16,14 18,2C10,14 4,26 4,42C10,42 16,41 22,38Z", "sun", 1.8),
	cell(
		"M-34,12C-22,12 -10,8 0,2C8,-2 16,-2 18,2C10,10 -4,16 -14,24C-18,28 -20,34 -18,38C-28,34 -36,24 -34,12Z",
		"coral",
		2,
	),
	wire("M18,2m-5,0a5,5 0 1 0 10,0a7,7 0 1 0 -14,2", 1.8),
	shine("M-16,-32C-12,-39 -6,-40 -3,-40C-9,-34 -14,-26 -17,-18Z", 0.65),
].join("");

const anchor = [
	cell(circlePath(0, -36, 11) + circlePath(0, -36, 4.6), "sun"),
	cell(
		"M-5,-25H5V28C18,26 27,18 30,8L20,10L36,-8L46,14L38,11C34,32 18,44 0,48C-18,44 -34,32 -38,11L-46,14L-36,-8L-20,10L-30,8C-27,18 -18,26 -5,28Z",
		"blue",
	),
	cell("M-22,-19H22V-10H-22Z", "sun"),
	dot(-22, -14.5, 5, "coral") + dot(22, -14.5, 5, "coral") + dot(0, -14.5, 3.4, "pearl", 1),
	dot(0, 38, 3.4, "sun", 1) + dot(-27, 24, 2.8, "sea", 1) + dot(27, 24, 2.8, "sea", 1),
	shine("M-2.600,-8H0V26H-2.600Z", 0.5),
].join("");

const RIBS = [-62, -38, -13, 13, 38, 62];
const pearl = [
	cell("M-46,10C-44,-24 -22,-40 0,-40C22,-40 44,-24 46,10Q0,-4 -46,10Z", "sea"),
	RIBS.map((turn) => {
		const [x, y] = polar(44, ((turn - 90) * Math.PI) / 180);
		return wire(`M${cut2(x * 0.3)},2L${x},${cut2(y + 8)}`, 1.5);
	}).join(""),
	cell("M-46,12C-40,36 -20,46 0,46C20,46 40,36 46,12Q0,30 -46,12Z", "blue"),
	cell("M-38,12C-24,4 24,4 38,12C26,26 -26,26 -38,12Z", "night", 1.8),
	dot(0, 7, 15, "pearl", 2),
	shine(circlePath(-5, 1, 4.4), 0.95) + shine("M6,16C10,14 13,10 13,6C15,13 11,19 4,20Z", 0.5),
].join("");

const fish = [
	cell("M24,2L46,-22C50,-6 50,10 46,26Z", "sun"),
	cell("M-12,-24C-4,-42 14,-42 22,-32L10,-14Z", "sea") + cell("M-8,26C-4,40 8,42 16,36L8,18Z", "sea"),
	cell("M-46,4C-34,-20 -12,-30 8,-22C20,-16 26,-6 28,2C26,12 18,22 6,28C-14,34 -36,24 -46,4Z", "sea"),
	cell("M-12,-25C-4,-12 -4,16 -12,29C-4,30 2,29 6,28C12,14 12,-10 4,-23C-2,-26 -7,-26 -12,-25Z", "sun") +
		cell("M16,-17C20,-6 20,10 14,22C22,16 26,8 28,2C26,-6 22,-12 16,-17Z", "coral"),
	`${dot(-27, -4, 6, "pearl", 1.8)}<circle cx="-28" cy="-4" r="2.800" fill="#0b1c2c"/>`,
	wire("M-44,8Q-36,12 -32,10", 1.6),
	shine("M-36,-8C-30,-17 -22,-22 -16,-23C-24,-17 -30,-11 -34,-3Z", 0.6),
].join("");

/** The wild. */
const trident = [
	cell("M-5,-20H5V48H-5Z", "sea"),
	cell(
		"M-40,-18L-32,-42L-24,-18H-27C-27,-4 -16,0 -5,1V-24H-9L0,-50L9,-24H5V1C16,0 27,-4 27,-18H24L32,-42L40,-18H37C37,6 20,13 5,13H-5C-20,13 -37,6 -37,-18Z",
		"sun",
	),
	cell("M-13,18H13V27H-13Z", "coral") + dot(0, 7, 5, "coral", 1.4) + dot(0, 42, 3, "pearl", 1),
	shine("M-2.500,-30L0,-42L.5,-30Z", 0.8),
].join("");

/** The scatter: the book, open at the page of the day. */
const book = [
	cell("M-48,-26C-30,-36 -12,-34 0,-26C12,-34 30,-36 48,-26V34C30,26 12,28 0,38C-12,28 -30,26 -48,34Z", "violet"),
	cell("M-43,-28C-28,-36 -12,-34 0,-26V32C-12,24 -28,22 -43,29Z", "pearl", 2) +
		cell("M43,-28C28,-36 12,-34 0,-26V32C12,24 28,22 43,29Z", "pearl", 2),
	[-16, -4, 8, 20]
		.map(
			(y) =>
				`<path d="M-37,${y}q7.500,-6 15,-1t15,-1M37,${y}q-7.500,-6 -15,-1t-15,-1" fill="none" stroke="#2a9aa6" stroke-width="2.600" stroke-linecap="round"/>`,
		)
		.join(""),
	cell("M0,-10C8,2 10,8 10,13A10,10 0 0 1 -10,13C-10,8 -8,2 0,-10Z", "sea", 2.2),
	shine("M-4,8C-4,4 -2,0 0,-3C0,4 -1,10 -1,15C-3,14 -4,11 -4,8Z", 0.7),
].join("");

const RANK_ENAMELS = { A: "coral", K: "sea", Q: "blue", J: "leaf", "10": "violet" } as const;
const rank = (letter: keyof typeof RANK_ENAMELS): string =>
	`<g transform="scale(.82)">${cell(LETTERS[letter], RANK_ENAMELS[letter], 4)}</g>`;

/** A panel of deep enamel with a pattern of scales, as a page of the book has. */
const ground = [
	'<rect x="-47" y="-47" width="94" height="94" rx="8" fill="url(#panel)"/><rect x="-47" y="-47" width="94" height="94" rx="8" fill="url(#scales)" opacity=".5"/>',
	'<rect x="-46.500" y="-46.500" width="93" height="93" rx="7.500" fill="none" stroke="#3d2405" stroke-width="3"/><rect x="-46.500" y="-46.500" width="93" height="93" rx="7.500" fill="none" stroke="url(#rim)" stroke-width="2"/>',
].join("");

export const tidalBook: ReelArt = {
	definitions: [
		paints(),
		linear("panel", [
			[0, "#155e78"],
			[1, "#06243c"],
		]),
		linear("rim", [
			[0, "#ffe9a8"],
			[0.5, "#b5791d"],
			[1, "#7a4c10"],
		]),
		'<pattern id="scales" width="14" height="10" patternUnits="userSpaceOnUse"><path d="M0,10a7,7 0 0 1 14,0M-7,5a7,7 0 0 1 14,0M7,5a7,7 0 0 1 14,0" fill="none" stroke="#4fc4cf" stroke-opacity=".3" stroke-width=".8"/></pattern>',
		bevel("light", { soft: 1, height: 2.2, shine: 0.45, exponent: 44, light: "#fff3d0", shade: "#00121f", drop: 2.6 }),
	].join(""),
	ground,
	filter: "light",
	scale: 0.88,
	symbols: {
		trident,
		book,
		octopus,
		shell,
		anchor,
		pearl,
		fish,
		ace: rank("A"),
		king: rank("K"),
		queen: rank("Q"),
		jack: rank("J"),
		ten: rank("10"),
	},
};
