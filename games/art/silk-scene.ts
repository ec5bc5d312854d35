import { cut2, linear, lit, radial, type Stops, shadedWith, stars, svg, times } from "./drawing.ts";
import { bead, cord, filledWith, stitched, type Thread, threads } from "./silk-thread.ts";

type Dune = { top: number; swell: number; thread: Thread; waves: number; stitch: string };

function dune(width: number, height: number, { top, swell, thread, waves, stitch }: Dune): string {
	const points = Array.from({ length: Math.ceil(width / 10) + 1 }, (_, at) => {
		const x = at * 10;
		const span = width / waves;
		const y = height * top + swell * Math.sin(x / span + swell) + swell * 0.5 * Math.sin(x / (span * 0.43) + 2);
		return `L${x},${cut2(y)}`;
	}).join("");
	const path = `M0,${height}V${cut2(height * top)}${points}V${height}Z`;
	return `<path d="${path}" fill="${filledWith(thread)}"/><path d="${path}" fill="none" stroke="${stitch}" stroke-width="2.5" stroke-dasharray="6 2.500" opacity=".85"/>`;
}

const DUNES: readonly Dune[] = [
	{ top: 0.42, swell: 16, thread: "dune1", waves: 5, stitch: "#e79a6c" },
	{ top: 0.58, swell: 20, thread: "dune2", waves: 7, stitch: "#b86a78" },
	{ top: 0.77, swell: 16, thread: "dune3", waves: 4, stitch: "#8a5a9a" },
	{ top: 0.91, swell: 10, thread: "dune4", waves: 6, stitch: "#5f4d9a" },
];

const ribbon = (path: string, dark: string, light: string): string =>
	[
		`<path d="${path}" transform="translate(0,7)" stroke="#000" stroke-opacity=".35" stroke-width="20"/>`,
		`<path d="${path}" stroke="${dark}" stroke-width="19"/><path d="${path}" transform="translate(0,-5)" stroke="${light}" stroke-width="6" opacity=".85"/>`,
		`<path d="${path}" transform="translate(0,7)" stroke="#ffe7a8" stroke-dasharray="4 3"/>`,
	].join("");

function caravan(x: number, y: number, scale: number): string {
	const camel =
		"M-52,44C-50,20 -54,6 -44,-6C-36,-16 -30,-22 -22,-34C-16,-42 -6,-42 0,-32C4,-25 8,-22 14,-24C20,-30 22,-38 24,-46C26,-54 34,-58 42,-56C52,-54 60,-48 60,-42C58,-36 48,-36 42,-38C40,-26 40,-8 28,2C24,8 24,30 26,46H16C14,32 12,18 8,12C-4,16 -18,16 -26,12C-30,22 -32,34 -32,46H-42C-42,36 -42,26 -44,20C-48,28 -46,36 -46,46Z";
	return times(
		4,
		(at) =>
			`<g transform="translate(${x + at * 150 * scale},${y + (at % 2) * 5}) scale(${scale})">${stitched(camel, "dune4", 1.6)}${stitched("M-32,-14Q-12,-26 8,-16L12,16Q-12,26 -36,16Z", at % 2 ? "turquoise" : "crimson", 1.6)}</g>`,
	);
}

type Disc = { x: number; y: number; r: number };
/** The sky, what stands in it, its rings, and what lies over the dunes. */
type Hour = {
	sky: Stops;
	glow: Stops;
	ring: string;
	disc(at: Disc): string;
	over(width: number, height: number): string;
};

const EVENING: Hour = {
	sky: [
		[0, "#3b1650"],
		[0.12, "#8c2f52"],
		[0.3, "#e07a3c"],
		[0.42, "#7a2b50"],
		[1, "#120a33"],
	],
	glow: [
		[0, "#fff1bf", 0.95],
		[0.35, "#ffb54a", 0.55],
		[1, "#ff8a2a", 0],
	],
	ring: "#ffcf7a",
	disc: ({ x, y, r }) => stitched(`M${x - r},${y}a${r},${r} 0 1 0 ${2 * r},0a${r},${r} 0 1 0 ${-2 * r},0Z`, "sun", 4),
	over: () => "",
};

/** Lanterns on poles, as shares of the picture. */
const LANTERNS: readonly (readonly [x: number, y: number, size: number])[] = [
	[0.05, 0.5, 0.7],
	[0.16, 0.47, 0.6],
	[0.86, 0.58, 0.8],
	[0.95, 0.6, 1],
	[0.04, 0.8, 1.1],
	[0.97, 0.83, 1.2],
];

const lantern = (x: number, y: number, size: number): string =>
	`${lit(x, y, 110 * size, "lamp")}<g transform="translate(${cut2(x)},${cut2(y)}) scale(${size})">${cord("M0,16V92", 3)}${stitched("M-13,-16H13L17,0L11,18H-11L-17,0Z", "sun", 2)}${bead(0, -20, 4, "#fff2b8")}</g>`;

const NIGHT: Hour = {
	sky: [
		[0, "#0a0b33"],
		[0.2, "#1b2570"],
		[0.36, "#3f4bb0"],
		[0.44, "#241a63"],
		[1, "#07061f"],
	],
	glow: [
		[0, "#f4f6ff", 0.85],
		[0.35, "#8fa4ff", 0.4],
		[1, "#5a6fd0", 0],
	],
	ring: "#b9c8ff",
	disc: ({ x, y, r }) =>
		stitched(
			`M${x - r * 0.3},${y - r}A${r},${r} 0 1 0 ${x + r},${y + r * 0.3}A${r * 0.82},${r * 0.82} 0 1 1 ${x - r * 0.3},${y - r}Z`,
			"ivory",
			4,
		),
	over: (width, height) =>
		[
			shadedWith(width, height, "#7f8fe6", height * 0.3),
			stars({ width, height: height * 0.4, count: 120, seed: 5, colour: "#fff2c8" }),
			LANTERNS.map(([x, y, size]) => lantern(x * width, y * height, size)).join(""),
		].join(""),
};

function desert(width: number, height: number, at: Disc, hour: Hour, body: string): string {
	const { x, y, r } = at;
	const all = `width="${width}" height="${height}"`;
	const rings = times(
		9,
		(ring) =>
			`<circle cx="${x}" cy="${y}" r="${r * 1.15 + ring * r * 0.74}" fill="none" stroke="${hour.ring}" stroke-opacity="${cut2(0.42 - ring * 0.042)}" stroke-width="2.5" stroke-dasharray="${5 + ring} ${5 + ring * 1.5}"/>`,
	);
	return svg(
		width,
		height,
		[
			`<defs>${threads()}${linear("sky", hour.sky)}${radial("glow", hour.glow)}${radial("lamp", [
				[0, "#ffe9a3", 0.85],
				[0.3, "#ffb54a", 0.4],
				[1, "#ff8a2a", 0],
			])}`,
			'<pattern id="weave" width="4" height="4" patternUnits="userSpaceOnUse"><path d="M0,0h2v2h-2zM2,2h2v2h-2z" fill="#000" opacity=".35"/><path d="M2,0h2v2h-2z" fill="#8f9bff" opacity=".22"/></pattern></defs>',
			`<rect ${all} fill="url(#sky)"/>${rings}<circle cx="${x}" cy="${y}" r="${r * 3.4}" fill="url(#glow)"/>${hour.disc(at)}`,
			DUNES.map((each) => dune(width, height, each)).join(""),
			hour.over(width, height),
			body,
			`<rect ${all} fill="url(#weave)" opacity=".35"/>`,
		].join(""),
	);
}

/** Embroidered dunes, for screens wider than high. */
const wide = (hour: Hour): string =>
	desert(
		1600,
		900,
		{ x: 800, y: 110, r: 92 },
		hour,
		[
			caravan(1150, 476, 0.5),
			caravan(90, 640, 0.72),
			`<g fill="none" stroke-linecap="round">${ribbon("M-40,300C120,150 200,480 330,330S300,240 380,190", "#b3243f", "#f27d86")}${ribbon("M1640,640C1480,760 1420,440 1290,600S1330,700 1240,760", "#15808a", "#7be0dd")}${ribbon("M1650,150C1500,260 1440,80 1300,210", "#e0962b", "#ffe39a")}${ribbon("M-40,800C110,700 170,880 330,770", "#e0962b", "#ffe39a")}</g>`,
			times(26, (at) =>
				bead(60 + ((at * 613) % 1500), 40 + ((at * 271) % 820), 2.5 + (at % 3), at % 2 ? "#ffd766" : "#fff2b8"),
			),
		].join(""),
	);

/** The same for a phone held upright. */
const tall = (hour: Hour): string =>
	desert(
		900,
		1300,
		{ x: 450, y: 120, r: 84 },
		hour,
		[
			caravan(130, 1010, 0.9),
			`<g fill="none" stroke-linecap="round">${ribbon("M-40,1150C180,1040 240,1270 470,1150S760,1060 940,1180", "#b3243f", "#f27d86")}${ribbon("M-40,240C120,140 200,330 330,230", "#15808a", "#7be0dd")}</g>`,
			cord("M0,1290H900", 6),
		].join(""),
	);

export const silkWide = (): string => wide(EVENING);
export const silkTall = (): string => tall(EVENING);
/** The same dunes under a crescent, with lanterns. */
export const silkNightWide = (): string => wide(NIGHT);
export const silkNightTall = (): string => tall(NIGHT);
