import { bevel, blur, circlePath, cut2, linear, polar, radial, star, times } from "../drawing.ts";
import type { ReelArt } from "./reel-art.ts";

/** Fruit under the moon: smooth skins with a cold edge where the light comes from, and violet where it does not. */
const SKINS = {
	red: ["#ff9aa0", "#dc1f48", "#5a0730"],
	orange: ["#ffe0a0", "#f98a1c", "#7a2a20"],
	lemon: ["#fffbc8", "#f6d22e", "#8a6a10"],
	grape: ["#d3b4ff", "#7d3fe0", "#2a0f63"],
	melon: ["#ffb3ae", "#f0475a", "#96163c"],
	rind: ["#b8f0a0", "#2f9a4e", "#0c4a34"],
	leaf: ["#b9f5a8", "#3fa855", "#11502f"],
	gold: ["#fff6cf", "#f2bd45", "#7d4a12"],
	moon: ["#ffffff", "#e9e6ff", "#8f86d6"],
	bark: ["#c9a07a", "#7a4a34", "#2f1626"],
} as const;
type Skin = keyof typeof SKINS;

const paints = (): string =>
	Object.entries(SKINS)
		.map(([name, [light, body, deep]]) =>
			radial(
				name,
				[
					[0, light],
					[0.3, body],
					[0.52, body],
					[1, deep],
				],
				{ cx: 0.56, cy: 0.42, r: 0.62, fx: 0.7, fy: 0.2 },
			),
		)
		.join("");

const skin = (path: string, of: Skin): string =>
	`<path d="${path}" fill="url(#${of})" fill-rule="evenodd" stroke="${SKINS[of][2]}" stroke-width="1.200" stroke-linejoin="round"/>`;
/** The edge towards the moon. */
const edge = (path: string, width = 2): string =>
	`<path d="${path}" fill="none" stroke="#d6f3ff" stroke-width="${width}" stroke-linecap="round" opacity=".85"/>`;
const gleam = (x: number, y: number, rx: number, ry: number, turn = 0): string =>
	`<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" transform="rotate(${turn} ${x} ${y})" fill="#fff" opacity=".85" filter="url(#soft)"/>`;
const ball = (x: number, y: number, radius: number, of: Skin): string =>
	`${skin(circlePath(x, y, radius), of)}${edge(`M${cut2(x + radius * 0.1)},${cut2(y - radius * 0.86)}A${cut2(radius * 0.87)},${cut2(radius * 0.87)} 0 0 1 ${cut2(x + radius * 0.86)},${cut2(y - radius * 0.1)}`, cut2(radius * 0.1))}${gleam(cut2(x + radius * 0.34), cut2(y - radius * 0.4), cut2(radius * 0.2), cut2(radius * 0.13), 40)}`;
const leaf = (x: number, y: number, size: number, turn: number): string =>
	`<g transform="translate(${x},${y}) rotate(${turn}) scale(${size})">${skin("M0,0C4,-14 18,-18 30,-12C26,0 14,8 0,0Z", "leaf")}<path d="M2,-1C10,-5 18,-9 26,-11" fill="none" stroke="#d9ffd0" stroke-width="1.400" opacity=".8"/></g>`;
const stem = (path: string, width = 3.4): string =>
	`<path d="${path}" fill="none" stroke="#2f1626" stroke-width="${width + 1.6}" stroke-linecap="round"/><path d="${path}" fill="none" stroke="#8a6a3c" stroke-width="${width}" stroke-linecap="round"/><path d="${path}" fill="none" stroke="#d8c08a" stroke-width="${cut2(width * 0.3)}" stroke-linecap="round"/>`;

const bell = [
	ball(0, 34, 9, "gold"),
	skin(
		"M0,-44C5,-44 8,-40 8,-35C24,-30 27,-14 28,4C29,16 33,20 38,26H-38C-33,20 -29,16 -28,4C-27,-14 -24,-30 -8,-35C-8,-40 -5,-44 0,-44Z",
		"gold",
	),
	skin("M-40,24H40C43,24 43,33 40,33H-40C-43,33 -43,24 -40,24Z", "gold"),
	edge("M10,-32C22,-27 25,-12 26,4C27,14 30,19 34,23"),
	'<path d="M-18,-20C-22,-8 -22,8 -26,20" fill="none" stroke="#7d4a12" stroke-width="3" opacity=".35" stroke-linecap="round"/>',
	gleam(11, -17, 4, 11, -12),
	`${leaf(2, -40, 0.8, -20)}<g transform="scale(-1,1)">${leaf(2, -40, 0.8, -20)}</g>`,
].join("");

const SEEDS = [
	[-22, -12],
	[-8, -16],
	[8, -16],
	[22, -12],
	[-13, 0],
	[0, 1],
	[13, 0],
	[-5, 14],
	[6, 15],
];
const watermelon = `<g transform="translate(0,-4) rotate(-10)">${[
	skin("M-46,-22C-44,22 -24,46 0,46C24,46 44,22 46,-22C24,-30 -24,-30 -46,-22Z", "rind"),
	'<path d="M-41,-20C-38,18 -20,39 0,39C20,39 38,18 41,-20C22,-27 -22,-27 -41,-20Z" fill="#eaffd8"/>',
	skin("M-38,-19.500C-34,15 -18,35 0,35C18,35 34,15 38,-19.500C20,-25.500 -20,-25.500 -38,-19.500Z", "melon"),
	SEEDS.map(
		([x, y]) =>
			`<ellipse cx="${x}" cy="${y}" rx="2.600" ry="4" fill="#2a0d22"/><circle cx="${x! + 0.8}" cy="${y! - 1.4}" r=".9" fill="#fff" opacity=".8"/>`,
	).join(""),
	edge("M-30,-23C-14,-27 16,-27 34,-22", 1.8),
	edge("M45,-14C43,12 33,30 22,38", 2),
].join("")}</g>`;

const GRAPES = [
	[-24, -14],
	[-8, -17],
	[9, -17],
	[25, -14],
	[-17, 1],
	[0, -1],
	[17, 1],
	[-9, 16],
	[9, 16],
	[0, 31],
];
const grapes =
	stem("M0,-20C1,-30 4,-38 10,-44") +
	leaf(2, -26, 1.05, -4) +
	`<g transform="scale(-1,1)">${leaf(0, -26, 1, 2)}</g>` +
	GRAPES.map(([x, y]) => ball(x!, y!, 10.5, "grape")).join("");

const apple = [
	skin(
		"M0,-20C10,-34 40,-32 42,-4C43,22 26,44 10,44C5,44 3,42 0,42C-3,42 -5,44 -10,44C-26,44 -43,22 -42,-4C-40,-32 -10,-34 0,-20Z",
		"red",
	),
	'<path d="M-14,-23Q0,-9 14,-23Q6,-17 0,-17Q-6,-17 -14,-23Z" fill="#3d0620" opacity=".75"/>',
	stem("M0,-18C0,-28 2,-36 7,-43", 4),
	leaf(3, -28, 1, -8),
	edge("M24,-25C36,-20 39,-8 38,4C37,14 34,22 29,29", 2.4),
	gleam(20, -9, 5, 9, -28),
	`<circle cx="-24" cy="14" r="1.300" fill="#ffd0c0" opacity=".7"/><circle cx="-16" cy="24" r="1.100" fill="#ffd0c0" opacity=".6"/><circle cx="-28" cy="2" r="1" fill="#ffd0c0" opacity=".6"/>`,
].join("");

const orange = [
	ball(0, 6, 38, "orange"),
	times(20, (at) => {
		const [x, y] = polar(8 + (at % 5) * 6, at * 2.3 + 1.6);
		return `<circle cx="${cut2(x - 5)}" cy="${cut2(y + 9)}" r="1.100" fill="#8a3a10" opacity=".35"/>`;
	}),
	`<path d="${star(5, 8, 3)}" transform="translate(0,-29) scale(1,.6)" fill="#3fa855" stroke="#11502f"/>`,
	`${leaf(1, -30, 1, -12)}<g transform="scale(-1,1)">${leaf(0, -30, 0.72, -6)}</g>`,
].join("");

const lemon = `<g transform="rotate(-24)">${[
	skin(
		"M-48,2C-44,-4 -40,-6 -37,-10C-26,-32 22,-34 36,-11C40,-6 44,-4 49,1C45,6 41,9 37,13C24,36 -26,36 -37,13C-40,9 -44,7 -48,2Z",
		"lemon",
	),
	times(16, (at) => {
		const [x, y] = polar(6 + (at % 4) * 6, at * 2.4);
		return `<circle cx="${cut2(x * 1.3 - 6)}" cy="${cut2(y * 0.8 + 4)}" r="1" fill="#8a6a10" opacity=".4"/>`;
	}),
	edge("M2,-27C18,-26 28,-19 34,-10", 2.4),
	gleam(16, -14, 9, 4.5, 12),
].join("")}</g>${leaf(-34, 22, 0.9, -160)}`;

const cherries = [
	stem("M-20,12C-16,-10 -4,-30 14,-44M22,18C22,-4 18,-26 14,-44", 3),
	leaf(14, -42, 1.05, 14),
	ball(-20, 22, 21, "red") + ball(22, 26, 20, "red"),
].join("");

/** The wild. */
const wildStar = [
	`<path d="${star(5, 48, 22)}" transform="translate(0,3)" fill="#fff3b0" opacity=".7" filter="url(#glow)"/>`,
	`<path d="${star(5, 47, 21)}" transform="translate(0,3)" fill="url(#gold)" stroke="#7d4a12" stroke-width="2" stroke-linejoin="round"/>`,
	times(
		5,
		(at) =>
			`<path transform="translate(0,3) rotate(${at * 72})" d="M0,0L0,-46L12,-17Z" fill="#fff" opacity=".38"/><path transform="translate(0,3) rotate(${at * 72})" d="M0,0L0,-46L-12,-17Z" fill="#8a4a10" opacity=".16"/>`,
	),
	gleam(8, -16, 3, 7, 12),
].join("");

/** The scatter. */
const moon = [
	`<path d="${circlePath(0, 0, 44)}" fill="#d9d2ff" opacity=".75" filter="url(#glow)"/>`,
	skin(circlePath(0, 0, 42), "moon"),
	[
		[-14, -14, 9],
		[12, -22, 5],
		[18, 4, 8],
		[-8, 16, 11],
		[-26, 4, 5],
		[10, 26, 6],
	]
		.map(
			([x, y, radius]) =>
				`<circle cx="${x}" cy="${y}" r="${radius}" fill="#a79fe0" opacity=".55"/><path d="M${x! - radius! * 0.7},${y! + radius! * 0.7}A${radius},${radius} 0 0 0 ${x! + radius! * 0.9},${y! + radius! * 0.4}" fill="none" stroke="#fff" stroke-width="1.400" opacity=".8"/>`,
		)
		.join(""),
	edge("M6,-38A39,39 0 0 1 38,-8", 2.6),
].join("");

/** A round window into the night. */
const ground = [
	'<circle r="46.500" fill="url(#night)" stroke="#0a0418" stroke-width="1.500"/><circle r="45" fill="none" stroke="url(#silver)" stroke-width="1.600"/>',
	[
		[-30, -22],
		[-22, 30],
		[31, -24],
		[34, 18],
		[-38, 6],
		[12, 38],
		[4, -40],
		[-12, -38],
	]
		.map(([x, y], at) => `<circle cx="${x}" cy="${y}" r="${at % 2 ? 0.7 : 1.1}" fill="#fff" opacity=".55"/>`)
		.join(""),
].join("");

export const nightOrchard: ReelArt = {
	definitions: [
		paints(),
		radial(
			"night",
			[
				[0, "#6a3fb0"],
				[0.6, "#351a6b"],
				[1, "#190a3a"],
			],
			{ cx: 0.7, cy: 0.22, r: 0.95 },
		),
		linear(
			"silver",
			[
				[0, "#ffffff"],
				[0.4, "#b6a8ec"],
				[1, "#3d2a78"],
			],
			[-0.6, 1],
		),
		blur("soft", 0.7),
		blur("glow", 4),
		bevel("light", {
			soft: 0.6,
			height: 1.1,
			shine: 0.16,
			exponent: 40,
			light: "#e6f4ff",
			shade: "#060012",
			drop: 2.6,
		}),
	].join(""),
	ground,
	filter: "light",
	scale: 0.86,
	symbols: {
		star: wildStar,
		moon,
		bell,
		watermelon,
		grapes,
		apple,
		orange,
		lemon,
		cherries,
	},
};
