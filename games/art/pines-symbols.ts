import { circlePath, cut2, symbolSheet, times } from "./drawing.ts";
import { fanned, INK, inkFilters, stroke, tint, wash } from "./ink-brush.ts";

const needles = (x: number, y: number, length: number, turn = 0): string =>
	`<g transform="translate(${x},${y}) rotate(${turn})">${fanned(11, -78, 156, (at) => `<path d="M0,0Q${at % 2 ? 2 : -2},${cut2(-length * 0.5)} 0,${-length}" fill="none" stroke="${at % 3 ? INK.pine : INK.black}" stroke-width="1.900" stroke-linecap="round"/>`)}</g>`;

const crane = [
	tint(circlePath(4, -6, 34), "amber", 0.22),
	wash("M-38,22C-30,4 -12,-6 6,-4C20,-2 28,6 26,16C22,28 0,32 -16,26C-26,24 -32,26 -38,22Z", "white"),
	wash("M-38,22C-46,14 -46,6 -40,2C-36,12 -28,16 -20,18C-26,26 -32,26 -38,22Z", "black"),
	stroke("M22,4C30,-8 16,-18 18,-30C19,-36 24,-40 30,-38", 6, "white"),
	stroke("M22,4C30,-8 16,-18 18,-30C19,-36 24,-40 30,-38", 1.6),
	stroke("M25,2C33,-10 20,-19 21,-28", 4.2, "black"),
	`<circle cx="26" cy="-41" r="5.200" fill="${INK.red}"/>`,
	wash("M29,-40L46,-35L29,-34Z", "earth"),
	`<circle cx="28.500" cy="-37.500" r="1.600" fill="${INK.black}"/>`,
	stroke("M-2,28L-4,46M8,28L12,46M-4,46L-12,47M12,46L4,47", 2.2),
	stroke("M-24,10C-14,4 -2,4 8,8M-20,17C-10,12 2,12 12,16", 1.8, "grey"),
].join("");

const carp = [
	tint("M-40,34C-20,26 20,40 42,30C30,44 -20,46 -40,34Z", "sky", 0.7),
	wash(
		"M-30,30C-44,6 -24,-34 14,-36C28,-36 36,-28 34,-18C30,6 4,10 -6,26C-8,32 -12,40 -4,46C-16,46 -26,42 -30,30Z",
		"red",
	),
	wash("M-30,28C-40,32 -46,40 -44,47C-34,42 -26,40 -16,46C-14,38 -20,32 -30,28Z", "orange"),
	wash("M-14,-24C-24,-38 -8,-46 4,-36Z", "orange"),
	wash("M10,0C22,6 26,16 20,24C10,18 4,12 2,8Z", "orange"),
	times(4, (row) =>
		times(
			3,
			(at) =>
				`<path d="M${-22 + row * 10 + at * 3},${12 - row * 10 + at * 8}q6,-4 9,3" fill="none" stroke="${INK.white}" stroke-opacity=".85" stroke-width="1.700"/>`,
		),
	),
	`<circle cx="22" cy="-24" r="4.200" fill="${INK.white}"/><circle cx="23" cy="-24.500" r="2.200" fill="${INK.black}"/>`,
	stroke("M34,-18C40,-18 44,-14 44,-8M33,-24C40,-28 45,-26 47,-22", 1.6),
	stroke("M-44,40C-34,34 -24,36 -16,42M10,40C20,34 34,34 44,38", 2, "blue"),
].join("");

const pine = [
	stroke("M-6,46C-2,30 -14,20 -6,4C0,-8 14,-14 12,-34", 7, "earth"),
	stroke("M-8,20C-18,14 -26,12 -34,14M-2,0C8,2 20,4 32,-2M8,-16C0,-22 -10,-24 -18,-22", 3.6, "earth"),
	[
		[-34, 12, 15, -20],
		[-20, 10, 14, 0],
		[-18, -24, 16, -14],
		[-4, -26, 14, 4],
		[14, -32, 17, 6],
		[32, -4, 16, 20],
		[20, 0, 14, 0],
		[4, 4, 11, -10],
	]
		.map(([x, y, length, turn]) => needles(x!, y!, length!, turn!))
		.join(""),
	tint("M-44,46H44V42Q0,36 -44,43Z", "grey", 0.55),
].join("");

const petal = (width: number, length: number): string =>
	`M0,0C${-width},${cut2(-length * 0.35)} ${-width * 0.8},${cut2(-length * 0.8)} 0,${-length}C${width * 0.8},${cut2(-length * 0.8)} ${width},${cut2(-length * 0.35)} 0,0Z`;
const lotus = [
	wash("M-46,34C-30,22 30,22 46,34C30,46 -30,46 -46,34Z", "pine"),
	stroke("M0,34L-34,32M0,34L34,32M0,34L-18,42M0,34L18,42", 1.4, "leaf"),
	`<g transform="translate(0,28)">${[-72, 72, -48, 48].map((turn) => `<g transform="rotate(${turn})">${wash(petal(12, 42), "rose", "red")}</g>`).join("")}${[-24, 24].map((turn) => `<g transform="rotate(${turn})">${wash(petal(14, 54), "rose", "red")}</g>`).join("")}${wash(petal(16, 62), "white", "red")}${[-14, 14].map((turn) => `<g transform="rotate(${turn})">${stroke("M0,-8V-34", 1.4, "rose")}</g>`).join("")}</g>`,
].join("");

const BAMBOO = [
	{ x: -12, width: 9, ink: "leaf" },
	{ x: 10, width: 7.5, ink: "pine" },
] as const;
const BAMBOO_LEAVES = [
	[-12, -8, 120],
	[-12, -8, 62],
	[10, -30, -60],
	[10, -30, -112],
	[10, 18, 60],
	[-12, 22, -70],
] as const;
const bamboo = [
	BAMBOO.flatMap(({ x, width, ink }) =>
		[-30, -4, 22].map(
			(y) =>
				`<path d="M${x},${y + 22}V${y}" stroke="${INK[ink]}" stroke-width="${width}"/><path d="M${cut2(x - width * 0.6)},${y - 1.5}h${cut2(width * 1.2)}" stroke="${INK.black}" stroke-width="2" stroke-linecap="round"/>`,
		),
	),
	BAMBOO_LEAVES.map(
		([x, y, turn]) =>
			`<g transform="translate(${x},${y}) rotate(${turn})">${wash("M0,0C-6,-10 -4,-22 0,-30C4,-22 6,-10 0,0Z", "pine", "black", 1)}</g>`,
	),
]
	.flat()
	.join("");

const peak = [
	tint(circlePath(22, -22, 11), "red", 0.85),
	wash("M-44,34L-14,-28L-4,-14L6,-24L44,34Z", "blue"),
	tint("M-14,-28L-22,-10L-14,-14L-10,-6L-4,-14Z", "white", 1),
	tint("M6,-24L0,-10L8,-12L12,-4L16,-9Z", "white", 1),
	stroke("M-20,10L-28,30M-4,6L-8,28M12,8L18,28", 2, "black"),
	tint("M-46,36Q0,24 46,36V40Q0,32 -46,40Z", "white", 0.9),
].join("");

const stones = [
	wash("M-32,40C-36,26 -22,20 0,20C22,20 36,26 32,40C20,46 -20,46 -32,40Z", "grey"),
	wash("M-24,20C-28,8 -14,2 2,2C20,2 28,8 24,20C12,25 -12,25 -24,20Z", "pale"),
	wash("M-15,2C-18,-8 -8,-13 1,-13C12,-13 18,-8 15,2C8,6 -8,6 -15,2Z", "earth"),
	wash("M-9,-13C-11,-21 -4,-25 1,-25C8,-25 11,-21 9,-13C4,-10 -4,-10 -9,-13Z", "pale"),
	stroke("M-20,32C-8,28 10,28 20,33M-14,12C-4,9 8,9 15,13", 1.6, "black"),
].join("");

const mushroom = [
	wash("M-8,44C-4,30 -8,16 -6,4H8C8,18 6,30 12,44Q2,48 -8,44Z", "white"),
	wash("M-36,8C-34,-18 -14,-32 2,-32C20,-32 36,-16 38,8C20,14 -18,14 -36,8Z", "orange"),
	stroke("M-26,9C-10,13 12,13 28,9", 2, "earth"),
	[
		[-16, -8, 5],
		[6, -18, 6],
		[20, -2, 4.5],
		[-2, 0, 3.5],
	]
		.map(([x, y, radius]) => tint(circlePath(x!, y!, radius!), "white", 0.9))
		.join(""),
].join("");

const fan = [
	`<g transform="translate(0,34)">${fanned(9, -66, 132, (at) => wash("M-6,-26L-9,-68Q0,-73 9,-68L6,-26Z", at % 2 ? "violet" : "sky", "black", 1.3))}${fanned(9, -66, 132, () => stroke("M0,0V-28", 2, "earth"))}<circle r="4.500" fill="${INK.red}"/></g>`,
	tint(circlePath(0, -16, 7), "white", 0.9),
].join("");

/** The wild: lightning. */
const lightning = wash("M10,-48L-26,6H-4L-14,48L28,-12H4L22,-48Z", "amber", "black", 2.6).concat(
	tint("M8,-40L-16,1H2L-6,30L18,-7H-3L14,-40Z", "white", 0.75),
);

/** The scatter: a cloud with thunder in it. */
const cloud = [
	wash("M-34,18C-50,16 -50,-6 -34,-8C-36,-26 -12,-36 0,-24C10,-38 36,-30 32,-10C50,-10 50,16 34,18Z", "violet"),
	tint("M-30,12C-42,10 -40,-2 -30,-2C-30,-18 -12,-24 -2,-14C-14,-12 -20,4 -30,12Z", "sky", 0.75),
	stroke("M-20,2a9,9 0 1 1 12,8M6,-6a8,8 0 1 1 10,9", 2.6, "white"),
	wash("M4,10L-12,32H-1L-8,50L16,26H5L14,10Z", "amber"),
].join("");

/** In the order of the sheet's symbols. */
const SYMBOLS = [crane, carp, pine, lotus, bamboo, peak, stones, mushroom, fan, lightning, cloud] as const;
const SCALES = [0.9, 0.88, 0.9, 0.88, 0.86, 0.84, 0.84, 0.84, 0.86, 0.88, 0.88];

const sheet = (filter: string): string =>
	symbolSheet(
		inkFilters(),
		SYMBOLS.map((motif, at) => `<g transform="scale(${SCALES[at]})" filter="url(#${filter})">${motif}</g>`),
	);

export const pinesSymbols = (): string => sheet("ink");
/** As they are lit when they win. */
export const pinesLit = (): string => sheet("electric");

/** The picture on the title's card: a crane on paper, and lightning behind it. */
export const pinesMotif = (): string =>
	[
		`<defs>${inkFilters()}</defs>`,
		`<path d="M6,4.500L25.600,3.800L26.200,28.200L5.700,28.800Z" fill="#000" opacity=".35" transform="translate(.6 .9)"/><path d="M6,4.500L25.600,3.800L26.200,28.200L5.700,28.800Z" fill="#f3ecd9"/><path d="M7.200,5.700L24.500,5.100L25,27.100L6.900,27.600Z" fill="none" stroke="#c9bb98" stroke-width=".3"/>`,
		`<g transform="translate(23.500 9) rotate(10) scale(.16)" filter="url(#electric)">${lightning}</g>`,
		`<g transform="translate(15 17) scale(.21)" filter="url(#ink)">${crane}</g>`,
	].join("");
