import { bevel, circlePath, polygon, svg, symbolSheet, times } from "./drawing.ts";
import { glassPaints, LEAD, lead, pane, turnedPane } from "./glass-lead.ts";

const leaf = (length: number, width: number): string =>
	`M0,0C${-width},${-length * 0.3} ${-width * 0.8},${-length * 0.75} 0,${-length}C${width * 0.8},${-length * 0.75} ${width},${-length * 0.3} 0,0Z`;
const ring = (count: number, radius: number, from: number, draw: (turn: number) => string): string =>
	times(count, (at) => `<g transform="rotate(${from + (at * 360) / count}) translate(0,${-radius})">${draw(at)}</g>`);

export const blossom = (scale: number): string =>
	`<g transform="scale(${scale})">${ring(5, 20, 0, () => pane("M-20,8C-26,-14 -12,-26 0,-24C12,-26 26,-14 20,8Z", "rose"))}${ring(5, 10, 36, () => pane("M-13,6C-16,-10 -6,-16 0,-15C6,-16 16,-10 13,6Z", "blush", 2.2))}${pane(circlePath(0, 0, 9), "rose", 2.2)}${lead("M-5,1C-4,-5 4,-5 4,0C4,4 -1,4 -1,1", 1.8)}</g>`;

const rose = [
	turnedPane(-14, 20, -128, leaf(32, 15), "leaf"),
	turnedPane(14, 20, 128, leaf(32, 15), "moss"),
	blossom(0.98),
].join("");

const hummingbird = [
	pane("M-46,30C-34,20 -26,18 -14,14L-8,24C-20,32 -34,36 -46,30Z", "blue"),
	pane("M-14,14C-10,-2 4,-14 20,-14C28,-14 32,-8 30,-2C26,14 8,26 -8,24Z", "moss"),
	pane("M30,-2C26,8 16,16 4,21C12,10 18,0 20,-12Z", "rose", 2.2),
	pane("M6,-6C-4,-26 -20,-40 -40,-44C-34,-24 -20,-6 -4,4Z", "sky"),
	pane("M10,-10C8,-28 0,-40 -14,-48C-16,-34 -8,-18 0,-8Z", "violet"),
	pane("M20,-14C22,-20 30,-22 34,-16C36,-10 34,-4 30,-2C28,-8 26,-12 20,-14Z", "gold", 2.2),
	lead("M34,-14L49,-22", 2.6),
	`<circle cx="29" cy="-13" r="2.400" fill="${LEAD}"/>`,
	lead("M-30,24L-14,20M-36,28L-20,26", 1.6),
].join("");

const butterfly = [
	pane("M-3,-6C-14,-34 -40,-44 -46,-30C-48,-14 -30,0 -4,2Z", "amber"),
	pane("M3,-6C14,-34 40,-44 46,-30C48,-14 30,0 4,2Z", "amber"),
	pane("M-4,4C-24,6 -38,18 -34,32C-28,44 -10,32 -3,12Z", "gold"),
	pane("M4,4C24,6 38,18 34,32C28,44 10,32 3,12Z", "gold"),
	[-1, 1]
		.map(
			(side) =>
				pane(circlePath(side * 31, -25, 7), "violet", 2) +
				pane(circlePath(side * 24, 24, 5.5), "blue", 2) +
				lead(`M${side * 4},-3L${side * 25},-24M${side * 4},6L${side * 20},22`, 1.6),
		)
		.join(""),
	pane("M-4,-14C-4,-20 4,-20 4,-14L3,26Q0,32 -3,26Z", "bark", 2.2),
	lead("M-2,-18C-6,-28 -12,-32 -16,-34M2,-18C6,-28 12,-32 16,-34", 2),
].join("");

const lily = [
	pane("M-4,46L-3,14H3L4,46Z", "moss", 2.2),
	turnedPane(0, 40, -52, leaf(40, 12), "leaf"),
	turnedPane(0, 42, 50, leaf(36, 12), "moss"),
	pane("M-32,-26C-20,-24 -14,-8 -6,16C-20,10 -32,-6 -32,-26Z", "violet"),
	pane("M32,-26C20,-24 14,-8 6,16C20,10 32,-6 32,-26Z", "violet"),
	pane("M-16,-40C-8,-30 -2,-12 0,18C-12,4 -20,-18 -16,-40Z", "milk"),
	pane("M16,-40C8,-30 2,-12 0,18C12,4 20,-18 16,-40Z", "milk"),
	pane("M0,-46C10,-30 8,-6 0,18C-8,-6 -10,-30 0,-46Z", "blush"),
	lead("M0,-30V10", 1.6),
].join("");

/** The lower symbols stand in a small window with a frame of iron. */
const quarry = (figure: string): string =>
	`<path d="${polygon(8, 44)}" transform="rotate(22.500)" fill="url(#g-milk)" fill-opacity=".22"/><g transform="rotate(22.500)">${lead(polygon(8, 44), 4.5)}</g>${lead("M-40,0H-26M40,0H26M0,-40V-28M0,40V28", 2.2)}${figure}`;

const ivy = quarry(
	[
		lead("M0,34C2,22 -2,14 0,4", 3),
		pane("M0,8L-8,10L-26,18L-20,2L-30,-10L-14,-12L0,-30L14,-12L30,-10L20,2L26,18L8,10Z", "leaf"),
		lead("M0,8V-24M0,6L-20,-6M0,6L20,-6M0,8L-18,14M0,8L18,14", 1.5),
	].join(""),
);
const clover = quarry(
	[
		lead("M0,4C4,16 2,24 8,32", 3),
		ring(4, 0, 45, () =>
			pane("M0,0C-16,-6 -20,-24 -8,-27C-3,-28 0,-24 0,-22C0,-24 3,-28 8,-27C20,-24 16,-6 0,0Z", "moss"),
		),
		pane(circlePath(0, 0, 4), "gold", 1.8),
	].join(""),
);
const berries = quarry(
	[
		lead("M-4,-26C-2,-14 2,-8 -12,6M-2,-16C8,-8 12,-4 12,6M-2,-14C0,0 0,8 0,16", 2.4),
		turnedPane(-2, -18, 62, leaf(24, 9), "leaf", 2.2),
		turnedPane(-4, -20, -66, leaf(22, 9), "moss", 2.2),
		[
			[-13, 11],
			[12, 11],
			[0, 22],
		]
			.map(
				([x, y]) =>
					pane(circlePath(x!, y!, 9), "rose", 2.2) +
					`<circle cx="${x! - 3}" cy="${y! - 3}" r="2" fill="#fff" opacity=".8"/>`,
			)
			.join(""),
	].join(""),
);
const bell = quarry(
	[
		lead("M-2,-30C10,-30 14,-22 8,-14", 2.8),
		pane("M8,-16C24,-10 24,6 28,20L18,16L10,24L2,16L-8,20C-8,4 -6,-12 8,-16Z", "blue"),
		lead("M8,-14C4,0 2,8 2,16M8,-14C14,0 18,8 18,16", 1.6),
		turnedPane(-4, 22, -46, leaf(28, 10), "leaf", 2.2),
		`<circle cx="10" cy="24" r="3" fill="#f8bf3a" stroke="${LEAD}"/>`,
	].join(""),
);

const thorn = (x: number, y: number, turn: number): string =>
	`<path transform="translate(${x},${y}) rotate(${turn})" d="M-4,0L0,-9L4,0Z" fill="${LEAD}"/>`;

/** The wild: a bramble of iron with a rose. */
const bramble = [
	`<circle r="46" fill="url(#g-gold)" opacity=".9"/>${lead(circlePath(0, 0, 46), 4)}`,
	times(12, (at) => `<g transform="rotate(${at * 30})">${lead("M0,-30V-45", 2)}</g>`),
	lead("M-40,30C-20,40 -34,-10 -12,-14C10,-18 8,34 34,24C50,16 30,-30 10,-38", 6),
	[
		[-31, 8, -70],
		[-20, 24, 60],
		[12, 8, 80],
		[24, 26, 170],
		[37, 2, 80],
		[24, -28, -40],
	]
		.map(([x, y, turn]) => thorn(x!, y!, turn!))
		.join(""),
	blossom(0.56),
	turnedPane(-24, -24, -40, leaf(20, 9), "leaf", 2.2),
	turnedPane(26, 8, 100, leaf(20, 9), "leaf", 2.2),
].join("");

/** The scatter: a fountain under an arch. */
const fountain = [
	pane("M-42,46V-8C-42,-36 -22,-48 0,-48C22,-48 42,-36 42,-8V46Z", "blue", 4),
	pane("M-30,46V-6C-30,-26 -16,-36 0,-36C16,-36 30,-26 30,-6V46Z", "sky", 2.6),
	pane("M-4,14H4L6,40H-6Z", "milk", 2.2),
	pane("M-22,8H22C20,18 8,20 0,20C-8,20 -20,18 -22,8Z", "milk", 2.4),
	pane("M-28,40H28L24,47H-24Z", "milk", 2.4),
	lead(
		"M0,8V-18M0,-16C-8,-24 -16,-16 -16,6M0,-16C8,-24 16,-16 16,6M0,-18C-4,-26 -10,-24 -10,-20M0,-18C4,-26 10,-24 10,-20",
		2,
	),
	lead("M-42,-6H-30M42,-6H30M0,-48V-36M-30,-36L-22,-27M30,-36L22,-27M-42,22H-30M42,22H30", 2.2),
].join("");

/** In the order of the sheet's symbols. */
const SYMBOLS = [rose, hummingbird, butterfly, lily, ivy, clover, berries, bell, bramble, fountain] as const;
const SCALES = [0.96, 0.94, 0.94, 0.96, 0.86, 0.86, 0.86, 0.86, 0.96, 0.94];

export const glassDefinitions = [
	glassPaints(),
	bevel("glass", { soft: 1, height: 1.5, shine: 0.5, exponent: 50, light: "#ffffff", shade: "#04120e", drop: 2.2 }),
	'<filter id="speed" x="-10%" y="-30%" width="120%" height="160%"><feGaussianBlur stdDeviation="0.01 7"/></filter>',
].join("");

const drawn = (motif: string, at: number): string =>
	`<g transform="scale(${SCALES[at]})" filter="url(#glass)">${motif}</g>`;

export const gardenSymbols = (): string => symbolSheet(glassDefinitions, SYMBOLS.map(drawn));
/** As they pass on a reel that turns. */
export const gardenSpeed = (): string =>
	symbolSheet(
		glassDefinitions,
		SYMBOLS.map((motif, at) => `<g filter="url(#speed)">${drawn(motif, at)}</g>`),
	);

/** A reel that the bramble covers: one window, three symbols high. */
export const gardenVine = (): string =>
	svg(
		100,
		300,
		[
			`<defs>${glassDefinitions}</defs><g filter="url(#glass)">`,
			`<path d="M4,296V60C4,26 24,6 50,4C76,6 96,26 96,60V296Z" fill="url(#g-gold)"/>${lead("M4,296V60C4,26 24,6 50,4C76,6 96,26 96,60V296Z", 5)}`,
			lead("M50,4V296M4,100H96M4,200H96M4,60C30,70 70,70 96,60", 2),
			lead("M30,296C10,250 86,240 70,196C54,156 16,176 26,130C36,92 84,108 74,64C68,40 46,36 40,20", 7),
			[
				[24, 262, -60],
				[70, 226, 70],
				[58, 176, -20],
				[26, 150, -80],
				[58, 104, 20],
				[76, 78, 80],
				[52, 38, -50],
			]
				.map(([x, y, turn]) => thorn(x!, y!, turn!))
				.join(""),
			`<g transform="translate(66,238)">${blossom(0.55)}</g><g transform="translate(32,150)">${blossom(0.62)}</g><g transform="translate(66,70)">${blossom(0.5)}</g>`,
			turnedPane(34, 268, -70, leaf(26, 11), "leaf", 2.2),
			turnedPane(60, 196, 60, leaf(26, 11), "moss", 2.2),
			turnedPane(44, 104, -60, leaf(24, 10), "leaf", 2.2),
			turnedPane(44, 30, 70, leaf(24, 10), "moss", 2.2),
			"</g>",
		].join(""),
	);

/** The picture on the title's card: a rose in a window of iron. */
export const gardenMotif = (): string =>
	[
		`<defs>${glassDefinitions}</defs><g transform="translate(16 16) scale(.29)" filter="url(#glass)">`,
		`<path d="M-38,50V-10C-38,-38 -20,-52 0,-52C20,-52 38,-38 38,-10V50Z" fill="url(#g-sky)"/>${lead("M-38,50V-10C-38,-38 -20,-52 0,-52C20,-52 38,-38 38,-10V50Z", 5)}${lead("M-38,-8H38M0,-52V50M-38,22H38", 2.4)}`,
		`<g transform="translate(0,6) scale(.9)">${rose}</g></g>`,
	].join("");
