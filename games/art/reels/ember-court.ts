import { bevel, blur, circlePath, linear, radial, scatter, times } from "../drawing.ts";
import { LETTERS } from "./letters.ts";
import type { ReelArt } from "./reel-art.ts";

/** The forge: black iron with an edge of fire beneath it, and metal that still runs. */
const iron = (path: string, width = 1.8): string =>
	`<path d="${path}" fill="url(#iron)" fill-rule="evenodd"/><path d="${path}" fill="none" stroke="url(#edge)" stroke-width="${width}" stroke-linejoin="round"/>`;
const gold = (path: string, width = 1.6): string =>
	`<path d="${path}" fill="url(#gold)" fill-rule="evenodd" stroke="#3a1504" stroke-width="${width}" stroke-linejoin="round"/>`;
const blood = (path: string, width = 1.6): string =>
	`<path d="${path}" fill="url(#blood)" fill-rule="evenodd" stroke="#2c0408" stroke-width="${width}" stroke-linejoin="round"/>`;
/** What runs glows beyond its edge. */
const molten = (path: string, width = 1.4): string =>
	`<path d="${path}" fill="#ff6a1c" opacity=".75" filter="url(#glow)"/><path d="${path}" fill="url(#molten)" fill-rule="evenodd" stroke="#ffd27a" stroke-width="${width}" stroke-linejoin="round"/>`;
const seam = (path: string, width = 2): string =>
	`<path d="${path}" fill="none" stroke="#ff6a1c" stroke-width="${width * 2.2}" opacity=".5" filter="url(#glow)" stroke-linecap="round"/><path d="${path}" fill="none" stroke="#ffb44a" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;
const shade = (path: string, opacity = 0.35): string => `<path d="${path}" fill="#000" opacity="${opacity}"/>`;
const light = (path: string, opacity = 0.35): string => `<path d="${path}" fill="#fff2d8" opacity="${opacity}"/>`;

const dragon = [
	iron(
		"M-46,40C-44,14 -34,-2 -18,-12L-34,-44L-8,-24L2,-48L14,-24C28,-20 38,-12 44,2L48,14L34,20L22,18C16,26 6,30 -2,28C2,36 0,42 -8,48C-6,40 -12,34 -20,36C-30,36 -40,38 -46,40Z",
	),
	light("M-18,-12C-4,-22 16,-22 30,-12C18,-14 4,-12 -6,-4C-12,-2 -16,-6 -18,-12Z", 0.22),
	shade("M-46,40C-34,26 -22,22 -2,28C6,30 16,26 22,18C14,20 2,18 -8,12C-22,10 -38,18 -46,40Z"),
	molten("M14,-8L28,-4C25,2 19,2 14,-8Z", 1),
	seam("M-30,22C-26,8 -18,0 -8,-4M-20,26C-16,14 -10,8 0,6M-34,-36L-14,-18M2,-40L6,-24", 1.8),
	gold("M34,20L30,28L26,19ZM24,18L20,25L17,20Z", 1),
	seam("M42,8L36,7", 2),
	molten("M46,16C50,24 44,30 48,38C40,36 36,28 38,20Z", 1),
].join("");

const crown = [
	blood("M-32,14C-30,-14 -14,-24 0,-24C14,-24 30,-14 32,14Z"),
	gold("M-36,20L-44,-26L-24,-4L-14,-38L0,-8L14,-38L24,-4L44,-26L36,20Z"),
	light("M-36,20L-44,-26L-24,-4L-27,20ZM-14,-38L0,-8L-6,20H-14Z", 0.4),
	shade("M14,-38L24,-4L20,20H8Z", 0.2),
	iron("M-38,18H38V36H-38Z"),
	[-26, -9, 9, 26].map((x) => molten(`M${x},20.500l5.500,6.500l-5.500,6.500l-5.500,-6.500Z`, 0.8)).join(""),
	[-44, -14, 14, 44].map((x, at) => molten(circlePath(x, at % 3 ? -41 : -29, 5), 0.9)).join(""),
].join("");

const sword = (side: 1 | -1): string =>
	`<g transform="scale(${side},1) rotate(38)">${iron("M-6,-54L0,-62L6,-54V14H-6Z")}${light("M-6,-54L0,-62V14H-6Z", 0.32)}${seam("M0,-48V10", 1.6)}${gold("M-18,12C-18,8 18,8 18,12L16,19H-16Z")}${iron("M-4,19H4V36H-4Z", 1.2)}${molten(circlePath(0, 41, 5.5), 1)}</g>`;
const swords = `<g transform="translate(0,5) scale(.86)">${sword(1)}${sword(-1)}</g>`;

const shield = [
	iron("M0,-48C14,-40 28,-38 42,-38C44,4 30,34 0,50C-30,34 -44,4 -42,-38C-28,-38 -14,-40 0,-48Z", 2.2),
	blood("M0,-37C11,-31 22,-29 33,-29C33,4 22,26 0,39Z", 1.2) +
		`<path d="M0,-37C-11,-31 -22,-29 -33,-29C-33,4 -22,26 0,39Z" fill="url(#coal)" stroke="#2c0408" stroke-width="1.200"/>`,
	molten(
		"M0,-22C4,-12 16,-8 14,8C13,18 6,24 0,26C-6,24 -13,18 -14,8C-15,2 -10,-2 -8,-8C-6,-4 -4,-4 -3,-6C-2,-12 -3,-16 0,-22Z",
	),
	gold(circlePath(0, -42, 3.4) + circlePath(-37, -33, 3) + circlePath(37, -33, 3) + circlePath(0, 43, 3), 0.8),
].join("");

const gem = [
	iron("M-28,-38H28L48,-10L0,48L-48,-10Z", 2.4),
	molten("M-23,-31H23L39,-9L0,37L-39,-9Z"),
	`<g stroke="#7a1408" stroke-opacity=".55" stroke-width="1.200" fill="none"><path d="M-39,-9H39M-23,-31L-14,-9L0,37L14,-9L23,-31M-14,-9L0,-31L14,-9"/></g>`,
	light("M-23,-31H0L-14,-9H-39Z", 0.45) + shade("M14,-9H39L0,37Z", 0.24) + light("M-14,-9L0,-31L14,-9Z", 0.3),
].join("");

/** The wild. */
const flame = [
	molten(
		"M2,-50C6,-34 26,-26 32,-2C38,24 20,46 0,48C-20,46 -38,26 -32,2C-30,-8 -22,-14 -20,-26C-12,-22 -10,-14 -10,-8C0,-18 2,-34 2,-50Z",
		2,
	),
	`<path d="M4,-14C8,-2 20,4 20,20C20,34 10,42 0,42C-12,42 -20,34 -20,22C-20,12 -12,8 -11,-2C-5,2 -4,8 -3,12C3,6 5,-4 4,-14Z" fill="#fff1a8"/><path d="M2,12C5,20 11,22 11,30C11,37 6,41 0,41C-7,41 -11,37 -11,31C-11,25 -6,23 -5,18C-2,20 -1,22 -1,25C2,22 3,17 2,12Z" fill="#fff"/>`,
].join("");

/** The scatter. */
const volcano = [
	`<circle cx="0" cy="-24" r="26" fill="#ff6a1c" opacity=".55" filter="url(#glow)"/>`,
	iron("M-14,-16H14L46,44H-46Z", 2),
	light("M-14,-16H-4L-22,44H-46Z", 0.16),
	molten("M-14,-16C-8,-11 8,-11 14,-16L20,-4L14,6L17,22L8,44H-4L2,26L-6,12L-8,0Z"),
	seam("M-22,4L-28,22L-24,34M26,10L30,28", 2),
	molten("M-5,-22C-14,-30 -8,-40 0,-48C2,-40 12,-36 6,-22Z", 1) +
		molten(
			circlePath(-20, -32, 3.5) + circlePath(20, -36, 4) + circlePath(14, -48, 2.6) + circlePath(-14, -46, 2.4),
			0.8,
		),
].join("");

const rank = (letter: keyof typeof LETTERS): string =>
	`<g transform="scale(.84)"><path d="${LETTERS[letter]}" fill="none" stroke="#140708" stroke-width="13" stroke-linejoin="round"/><path d="${LETTERS[letter]}" fill="none" stroke="url(#edge)" stroke-width="8.500" stroke-linejoin="round"/><path d="${LETTERS[letter]}" fill="url(#bright)" fill-rule="evenodd" stroke="#2a0d08" stroke-width="2"/></g>`;

/** A slab of basalt with its corners struck off. */
const draw = scatter(13);
const ground = [
	'<path d="M-36,-47H36L47,-36V36L36,47H-36L-47,36V-36Z" fill="url(#basalt)" stroke="#0b0506" stroke-width="2.600"/><path d="M-36,-45.500H36L45.500,-36V36L36,45.500H-36L-45.500,36V-36Z" fill="none" stroke="url(#rim)" stroke-width="1.500"/>',
	times(
		34,
		() =>
			`<circle cx="${Math.round(draw() * 84 - 42)}" cy="${Math.round(draw() * 84 - 42)}" r="${(0.5 + draw() * 0.9).toFixed(1)}" fill="#fff" opacity=".05"/>`,
	),
].join("");

export const emberCourt: ReelArt = {
	definitions: [
		linear(
			"iron",
			[
				[0, "#94807c"],
				[0.35, "#4d3f41"],
				[0.75, "#221a1d"],
				[1, "#3a1a10"],
			],
			[0.35, 1],
		),
		linear("edge", [
			[0, "#c9aa98"],
			[0.45, "#6a3a26"],
			[1, "#ff8a3a"],
		]),
		linear("gold", [
			[0, "#fff0b4"],
			[0.45, "#e9a83a"],
			[1, "#8a4310"],
		]),
		linear("blood", [
			[0, "#e0404a"],
			[0.5, "#9c1424"],
			[1, "#4a0410"],
		]),
		linear("coal", [
			[0, "#5a4a4c"],
			[1, "#1a1012"],
		]),
		linear("molten", [
			[0, "#fff6c8"],
			[0.3, "#ffc648"],
			[0.65, "#f5661e"],
			[1, "#a81c0a"],
		]),
		linear("bright", [
			[0, "#fff8dc"],
			[0.45, "#ffd060"],
			[0.8, "#ff8a2a"],
			[1, "#d8430f"],
		]),
		radial(
			"basalt",
			[
				[0, "#4a2420"],
				[0.6, "#2a1517"],
				[1, "#170b0e"],
			],
			{ cy: 0.95, r: 0.95 },
		),
		linear("rim", [
			[0, "#6a4a44"],
			[0.5, "#3a2422"],
			[1, "#d2521c"],
		]),
		blur("glow", 3.4),
		bevel("light", { soft: 0.9, height: 2, shine: 0.4, exponent: 42, light: "#ffd9a8", shade: "#000", drop: 2.4 }),
	].join(""),
	ground,
	filter: "light",
	scale: 0.88,
	symbols: {
		flame,
		volcano,
		dragon,
		crown,
		swords,
		shield,
		gem,
		ace: rank("A"),
		king: rank("K"),
		queen: rank("Q"),
		jack: rank("J"),
		ten: rank("10"),
	},
};
