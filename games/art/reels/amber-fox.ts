import { bevel, circlePath, cut2, linear, radial, times } from "../drawing.ts";
import type { ReelArt } from "./reel-art.ts";

/** Marquetry: pieces of veneer, each with its own grain, and inlays of amber. */
const WOODS = {
	holly: ["#f8efdc", "#dcc9a4"],
	maple: ["#efd3a0", "#cfa566"],
	oak: ["#cf9c5c", "#a06d34"],
	fox: ["#e07a2e", "#b0521a"],
	cherry: ["#b4623a", "#85401f"],
	padauk: ["#c8402c", "#8e2418"],
	walnut: ["#6d4529", "#472a17"],
	ebony: ["#33211a", "#1a0f0b"],
	moss: ["#8a9d52", "#5f7434"],
	pine: ["#4f7a4a", "#2e5232"],
} as const;
type Wood = keyof typeof WOODS;
const ANGLES = [0, 35, 90, -35] as const;
type Angle = (typeof ANGLES)[number];

const grain = (): string =>
	(Object.keys(WOODS) as Wood[])
		.flatMap((wood) =>
			ANGLES.map((angle) => {
				const [body, vein] = WOODS[wood];
				const lines = [1, 3.2, 4.1, 6.4, 8.8, 10.2]
					.map(
						(y, at) =>
							`<path d="M-2,${y}q8,${at % 2 ? 1.6 : -1.4} 16,0t16,0" fill="none" stroke="${vein}" stroke-width="${at % 3 ? 0.5 : 1}" opacity="${at % 2 ? 0.7 : 0.45}"/>`,
					)
					.join("");
				return `<pattern id="${wood}${angle}" width="28" height="11.500" patternUnits="userSpaceOnUse" patternTransform="rotate(${angle})"><rect width="28" height="11.500" fill="${body}"/>${lines}</pattern>`;
			}),
		)
		.join("");

/** A piece of veneer, with the seam around it. */
const piece = (path: string, wood: Wood, angle: Angle = 0): string =>
	`<path d="${path}" fill="url(#${wood}${angle})" fill-rule="evenodd" stroke="#2a160a" stroke-width="1.300" stroke-linejoin="round"/>`;
/** Both halves of what is the same on both sides. */
const both = (path: string, wood: Wood, angle: Angle = 35): string =>
	`${piece(path, wood, angle)}<g transform="scale(-1,1)">${piece(path, wood, angle)}</g>`;
const amber = (path: string): string =>
	`<path d="${path}" fill="url(#resin)" stroke="#5a2a06" stroke-width="1.200" stroke-linejoin="round"/>`;
const eye = (x: number, y: number, radius: number): string =>
	`${amber(circlePath(x, y, radius))}<circle cx="${x}" cy="${y}" r="${cut2(radius * 0.52)}" fill="#1a0a04"/><circle cx="${cut2(x - radius * 0.3)}" cy="${cut2(y - radius * 0.34)}" r="${cut2(radius * 0.26)}" fill="#fff"/>`;

/** The wild. */
const fox = [
	both("M-8,-14L-40,-46L-42,-4Z", "fox", 35) + both("M-14,-16L-36,-38L-37,-10Z", "ebony"),
	both("M0,-20L-14,-16L-42,-2L-46,14L-24,30L0,46Z", "fox", -35),
	both("M-45,13L-20,8L-6,30L0,46L-24,31Z", "holly", 35),
	piece("M0,-24L12,-16L7,14L0,30L-7,14L-12,-16Z", "cherry", 90),
	piece("M-9,28Q0,22 9,28Q8,40 0,46Q-8,40 -9,28Z", "ebony"),
	eye(-19, 3, 5.4) + eye(19, 3, 5.4),
	both("M-28,-2L-12,2L-14,-4Z", "ebony"),
].join("");

/** The scatter. */
const honey = [
	amber("M-30,-18H30C40,-4 42,30 26,46H-26C-42,30 -40,-4 -30,-18Z"),
	piece("M-38,8C-24,2 24,2 38,8C39,18 38,26 36,32H-36C-38,26 -39,18 -38,8Z", "maple"),
	times(
		3,
		(at) =>
			`<path d="M${-16 + at * 16},12l5.500,3v6l-5.500,3l-5.500,-3v-6Z" fill="#f6a81c" stroke="#5a2a06" stroke-width="1.200"/>`,
	),
	piece("M-34,-30H34V-16H-34Z", "walnut"),
	amber("M-28,-16V-4C-28,4 -20,4 -20,-4V-8C-20,-12 -14,-12 -14,-8V2C-14,10 -6,10 -6,2V-16Z"),
	piece("M10,-30L30,-52L36,-47L20,-30Z", "oak", -35) + piece(circlePath(12, -34, 8), "oak", 35),
	'<path d="M-30,-8C-35,4 -35,26 -27,38" fill="none" stroke="#fff4c8" stroke-width="3" stroke-linecap="round" opacity=".7"/>',
].join("");

const owl = [
	both("M0,-30L-34,-46L-32,-26C-42,-8 -40,22 -26,38L0,46Z", "walnut", 35),
	both("M-30,-14C-44,4 -42,28 -26,40C-20,24 -22,4 -30,-14Z", "cherry", -35),
	piece("M0,2C14,2 22,14 20,28C16,40 8,46 0,46C-8,46 -16,40 -20,28C-22,14 -14,2 0,2Z", "maple", 90),
	times(3, (row) =>
		times(3 - (row % 2), (at) =>
			piece(`M${(at - (2 - (row % 2)) / 2) * 11 - 4.5},${16 + row * 9}q4.500,8 9,0Z`, "oak", 0),
		),
	),
	both("M0,-30C-14,-36 -28,-28 -28,-14C-28,-2 -14,4 0,-4Z", "holly", 35),
	eye(-13.5, -14, 9) + eye(13.5, -14, 9),
	piece("M-5,-10L0,4L5,-10L0,-16Z", "fox", 90),
	both("M-14,45L-10,38L-6,45Z", "fox", 0),
].join("");

const deer = [
	["M-10,-24C-14,-34 -26,-36 -28,-48M-17,-33C-26,-32 -34,-34 -38,-42M-12,-28C-14,-36 -12,-42 -13,-48"]
		.map(
			(path) =>
				`<path d="${path}" fill="none" stroke="#2a160a" stroke-width="7" stroke-linecap="round"/><path d="${path}" fill="none" stroke="#e2bd82" stroke-width="4.600" stroke-linecap="round"/><g transform="scale(-1,1)"><path d="${path}" fill="none" stroke="#2a160a" stroke-width="7" stroke-linecap="round"/><path d="${path}" fill="none" stroke="#e2bd82" stroke-width="4.600" stroke-linecap="round"/></g>`,
		)
		.join(""),
	both("M-14,-14C-26,-24 -40,-22 -46,-16C-40,-4 -26,0 -14,-4Z", "oak", 35) +
		both("M-18,-11C-26,-16 -34,-17 -40,-14C-34,-8 -26,-6 -18,-7Z", "holly", 0),
	both("M0,-24C-14,-24 -20,-14 -19,-2C-18,14 -12,26 -11,36C-10,44 -4,48 0,48Z", "oak", -35),
	piece("M0,-22L7,-8L5,18H-5L-7,-8Z", "cherry", 90),
	both("M-11,30C-12,40 -6,48 0,48V26C-4,26 -8,27 -11,30Z", "holly", 35),
	piece("M-8,36Q0,30 8,36Q6,44 0,45Q-6,44 -8,36Z", "ebony"),
	eye(-12, -2, 4.2) + eye(12, -2, 4.2),
].join("");

const hedgehog = [
	times(9, (at) => {
		const turn = -96 + at * 21;
		return `<g transform="translate(6,16) rotate(${turn})">${piece("M-9,-20L0,-54L9,-20Z", at % 2 ? "walnut" : "cherry", 90)}</g>`;
	}),
	piece("M-32,26C-32,-4 -14,-22 10,-22C34,-20 46,0 44,26C30,34 -18,34 -32,26Z", "walnut", 35),
	times(7, (at) => piece(`M${-10 + at * 7.5},${-4 + (at % 2) * 11}l4,-12l4,12Z`, at % 2 ? "oak" : "maple", 90)),
	piece("M-18,32C-36,34 -48,26 -46,20C-40,18 -36,12 -32,4C-22,0 -8,8 -6,20C-6,28 -10,32 -18,32Z", "maple", 0),
	piece(circlePath(-45, 19, 5), "ebony"),
	eye(-25, 12, 3.8) + piece(circlePath(-10, 6, 5.5), "oak", 35),
	piece("M-20,32h12l-2,8h-8ZM18,32h12l-2,8h-8Z", "oak"),
].join("");

const mushroom = [
	piece("M-12,6H12C10,22 14,36 18,44C8,49 -8,49 -18,44C-14,36 -10,22 -12,6Z", "holly", 90),
	piece("M-24,8C-12,14 12,14 24,8L18,18C8,21 -8,21 -18,18Z", "maple"),
	piece("M-44,6C-44,-26 -22,-44 0,-44C22,-44 44,-26 44,6C28,14 -28,14 -44,6Z", "padauk", 0),
	[
		[-22, -12, 7.5],
		[2, -28, 7],
		[22, -10, 8],
		[0, -4, 5],
	]
		.map(([x, y, radius]) => piece(circlePath(x!, y!, radius!), "holly", 35))
		.join(""),
].join("");

const chestnut = [
	times(
		11,
		(at) => `<g transform="translate(0,16) rotate(${-100 + at * 20})">${piece("M-7,-26L0,-47L7,-26Z", "moss", 90)}</g>`,
	),
	both("M0,-20C-22,-22 -38,-4 -38,14C-38,34 -20,44 0,44Z", "moss", 35),
	piece("M0,-16C16,-14 30,2 28,18C26,34 12,42 0,42C-12,42 -26,34 -28,18C-30,2 -16,-14 0,-16Z", "cherry", 90),
	piece("M-24,26C-12,20 12,20 24,26C20,36 10,42 0,42C-10,42 -20,36 -24,26Z", "maple", 0),
	piece("M0,-16L5,-4L0,2L-5,-4Z", "maple", 90),
	'<path d="M10,-4C17,2 20,8 20,15" fill="none" stroke="#ffe0b0" stroke-width="3.200" stroke-linecap="round" opacity=".75"/>',
].join("");

const HALF_LEAF = "M0,-48L-8,-32L-18,-38L-18,-22L-44,-26L-38,-10L-46,2L-26,14L-28,22L0,20Z";
const leaf = [
	piece(HALF_LEAF, "padauk", 35),
	`<g transform="scale(-1,1)">${piece(HALF_LEAF, "fox", 35)}</g>`,
	'<path d="M0,-42V48M0,-6L-32,-16M0,-6L32,-16M0,12L-30,4M0,12L30,4M0,-22L-12,-30M0,-22L12,-30" fill="none" stroke="#2a160a" stroke-width="4"  stroke-linecap="round"/><path d="M0,-42V47M0,-6L-32,-16M0,-6L32,-16M0,12L-30,4M0,12L30,4M0,-22L-12,-30M0,-22L12,-30" fill="none" stroke="#f0cf90" stroke-width="1.900" stroke-linecap="round"/>',
].join("");

const pine = [
	piece("M-6,32H6V48H-6Z", "walnut", 90),
	piece("M0,-4L40,36H-40Z", "pine", 0) + piece("M0,-4L40,36H0Z", "moss", 35),
	piece("M0,-26L32,14H-32Z", "pine", 0) + piece("M0,-26L32,14H0Z", "moss", 35),
	piece("M0,-48L24,-8H-24Z", "pine", 0) + piece("M0,-48L24,-8H0Z", "moss", 35),
	[
		[-14, 28],
		[12, 8],
		[-8, -12],
		[20, 30],
	]
		.map(([x, y]) => amber(circlePath(x!, y!, 3.4)))
		.join(""),
].join("");

/** A panel with two lines of inlay. */
const ground = [
	'<rect x="-47" y="-47" width="94" height="94" rx="5" fill="url(#walnut0)"/><rect x="-47" y="-47" width="94" height="94" rx="5" fill="url(#lacquer)"/>',
	'<rect x="-46" y="-46" width="92" height="92" rx="4" fill="none" stroke="#1c0e06" stroke-width="2.400"/><rect x="-43" y="-43" width="86" height="86" fill="none" stroke="#e2bd82" stroke-width="1.300"/><rect x="-40.500" y="-40.500" width="81" height="81" fill="none" stroke="#1c0e06" stroke-opacity=".7" stroke-width=".8"/>',
].join("");

export const amberFox: ReelArt = {
	definitions: [
		grain(),
		radial(
			"resin",
			[
				[0, "#fff0a0"],
				[0.4, "#ffb01e"],
				[1, "#b0560a"],
			],
			{ cx: 0.4, cy: 0.3, r: 0.8 },
		),
		linear("lacquer", [
			[0, "#2a1408", 0.35],
			[1, "#0c0502", 0.62],
		]),
		bevel("light", {
			soft: 0.5,
			height: 0.9,
			shine: 0.14,
			exponent: 40,
			light: "#fff0cc",
			shade: "#100602",
			drop: 1.8,
		}),
	].join(""),
	ground,
	filter: "light",
	scale: 0.8,
	symbols: { fox, honey, owl, deer, hedgehog, mushroom, chestnut, leaf, pine },
};
