import { circlePath, cut2, polar, symbolSheet, times } from "../drawing.ts";
import { type Colour, heap, poured, ring, run, sandFilters, spot } from "./sand.ts";

const LAYERS = [
	poured("fur", ["sand", "ochre", "coral", "rust"], -12),
	poured("hide", ["milk", "sand", "mint", "teal"], 10),
	poured("scales", ["mint", "teal", "ochre", "coral"], -20),
	poured("shell", ["ochre", "coral", "rust", "plum"]),
	poured("rock", ["coral", "sand", "rust", "ochre", "coral", "plum"]),
	poured("dust", ["milk", "sand", "ochre", "coral", "rust", "plum"]),
	poured("green", ["sage", "teal", "sage"]),
].join("");

const fennec = [
	heap("M-14,-6L-44,-50C-50,-30 -42,-8 -24,8Z", "#fur"),
	heap("M14,-6L44,-50C50,-30 42,-8 24,8Z", "#fur"),
	heap("M-19,-8L-40,-40C-42,-26 -36,-10 -25,0Z", "rose", "rust", 1),
	heap("M19,-8L40,-40C42,-26 36,-10 25,0Z", "rose", "rust", 1),
	heap("M0,-18C20,-20 34,-6 32,12C30,28 14,46 0,48C-14,46 -30,28 -32,12C-34,-6 -20,-20 0,-18Z", "#fur"),
	heap(
		"M-31,14C-22,10 -12,16 -8,30L0,46L8,30C12,16 22,10 31,14C28,30 14,46 0,48C-14,46 -28,30 -31,14Z",
		"milk",
		"rust",
		1,
	),
	heap("M-20,6Q-12,-2 -6,8Q-13,12 -20,6Z", "night", "night", 1),
	heap("M20,6Q12,-2 6,8Q13,12 20,6Z", "night", "night", 1),
	spot(-12.5, 4.5, 1.6, "milk") + spot(13.5, 4.5, 1.6, "milk"),
	heap("M-6,36Q0,32 6,36Q4,44 0,44Q-4,44 -6,36Z", "night", "night", 1),
	run("M0,-14V2M-7,-12L-4,-2M7,-12L4,-2", 2, "rust"),
].join("");

const oryx = [
	run("M-9,-18C-14,-30 -18,-40 -17,-50", 5.5, "night") + run("M9,-18C14,-30 18,-40 17,-50", 5.5, "night"),
	run("M-9,-18C-14,-30 -18,-40 -17,-50M9,-18C14,-30 18,-40 17,-50", 1.6, "plum"),
	heap("M-13,-12C-26,-22 -40,-18 -44,-10C-36,-2 -24,-2 -14,-4Z", "#hide") +
		heap("M13,-12C26,-22 40,-18 44,-10C36,-2 24,-2 14,-4Z", "#hide"),
	heap(
		"M0,-22C12,-22 18,-14 18,-4C18,14 12,26 11,38C10,46 4,50 0,50C-4,50 -10,46 -11,38C-12,26 -18,14 -18,-4C-18,-14 -12,-22 0,-22Z",
		"#hide",
	),
	heap("M0,-16L9,-4L4,22H-4L-9,-4Z", "night", "night", 1),
	heap("M-18,-2C-10,0 -9,12 -12,24C-15,14 -18,8 -18,-2Z", "rust", "night", 1) +
		heap("M18,-2C10,0 9,12 12,24C15,14 18,8 18,-2Z", "rust", "night", 1),
	heap("M-10,36Q0,30 10,36Q8,48 0,48Q-8,48 -10,36Z", "plum", "night", 1),
	spot(-11, -1, 2.6, "night") + spot(11, -1, 2.6, "night"),
].join("");

const TOES = [
	[-34, -8],
	[32, -18],
	[-30, 30],
	[34, 24],
] as const;
const gecko = [
	run(
		"M-10,-8C-20,-14 -26,-14 -34,-8M10,-12C20,-20 26,-22 32,-18M-10,16C-20,18 -26,22 -30,30M10,14C20,14 28,16 34,24",
		7,
		"teal",
	),
	TOES.map(([x, y]) =>
		times(4, (at) => spot(x + polar(7, at * 1.6 + 0.6)[0], y + polar(7, at * 1.6 + 0.6)[1], 3, "mint")),
	).join(""),
	heap(
		"M0,-50C14,-50 18,-38 14,-28C11,-22 14,-14 14,0C14,14 10,20 6,28C2,36 6,44 20,42C26,42 28,38 26,34C34,38 32,50 18,50C-2,50 -8,38 -7,28C-8,20 -14,14 -14,0C-14,-14 -11,-22 -14,-28C-18,-38 -14,-50 0,-50Z",
		"#scales",
	),
	times(5, (at) => spot(0, -24 + at * 11, 4.2 - at * 0.5, at % 2 ? "ochre" : "coral")),
	times(4, (at) => spot(-8, -17 + at * 10, 2, "milk") + spot(8, -17 + at * 10, 2, "milk")),
	spot(-11, -40, 4.6, "ochre") +
		spot(11, -40, 4.6, "ochre") +
		spot(-11, -40, 2.2, "night") +
		spot(11, -40, 2.2, "night"),
].join("");

const beetle = [
	run("M-24,-10L-42,-24M-28,8L-46,8M-24,26L-38,42M24,-10L42,-24M28,8L46,8M24,26L38,42", 4.6),
	heap("M-12,-34C-18,-44 -26,-46 -30,-42M12,-34C18,-44 26,-46 30,-42", "plum", "night", 4),
	heap("M0,-44C14,-44 20,-32 20,-24H-20C-20,-32 -14,-44 0,-44Z", "plum"),
	heap("M-22,-22H22C34,-6 32,30 0,48C-32,30 -34,-6 -22,-22Z", "#shell"),
	run("M0,-20V46", 2.4) + run("M-12,-16C-20,6 -16,26 -4,38M12,-16C20,6 16,26 4,38", 1.6, "plum"),
	[-1, 1]
		.map((side) =>
			times(4, (at) => spot(side * (15 - at * 1.6), -8 + at * 11, 3.6 - at * 0.4, at % 2 ? "milk" : "mint")),
		)
		.join(""),
].join("");

/** Lower symbols stand on a disc that was poured flat. */
const onDisc = (ground: Colour, rim: Colour, figure: string): string =>
	heap(circlePath(0, 0, 45), rim) + heap(circlePath(0, 0, 37), ground, rim, 1) + ring(24, 41, 2, "milk") + figure;

const cactus = onDisc(
	"sand",
	"coral",
	[
		heap("M-7,30V-22C-7,-32 7,-32 7,-22V30Z", "#green", "teal"),
		heap("M-7,14H-14C-22,14 -23,8 -23,-4C-23,-10 -14,-10 -14,-4V4H-7Z", "#green", "teal") +
			heap("M7,6H14C22,6 23,0 23,-10C23,-16 14,-16 14,-10V-4H7Z", "#green", "teal"),
		times(5, (at) => spot(0, -20 + at * 10, 1.5, "milk")),
		spot(0, -29, 5, "rose") + spot(0, -29, 2, "milk"),
	].join(""),
);

const SPIRAL = Array.from({ length: 60 }, (_, at) => polar(29 - at * 0.44, at * 0.3 - 0.6));
const ammonite = onDisc(
	"mint",
	"teal",
	[
		heap(circlePath(0, 0, 31), "ochre", "rust", 2),
		`<path d="M${SPIRAL.map((each) => each.join()).join("L")}" fill="none" stroke="#5e1f18" stroke-width="3.4" stroke-linecap="round"/>`,
		times(18, (at) => {
			const [[x, y], [u, v]] = [polar(30, at * 0.35), polar(22, at * 0.35 + 0.14)];
			return `<path d="M${x},${y}L${u},${v}" stroke="#9a5a1c" stroke-width="2"/>`;
		}),
		spot(0, 0, 4, "rust"),
	].join(""),
);

const LEAVES = [-66, 66, -40, 40, -16, 16, 0];
const agave = onDisc(
	"rose",
	"plum",
	`<g transform="translate(0,28)">${LEAVES.map((turn, at) => `<g transform="rotate(${turn})">${heap(`M0,4C-10,-8 -8,-30 0,${-44 - at * 1.6}C8,-30 10,-8 0,4Z`, "#green", "teal", 1.6)}</g>`).join("")}</g>`,
);

const crystal = onDisc(
	"plum",
	"ochre",
	times(
		9,
		(at) =>
			`<g transform="rotate(${at * 40})">${heap("M0,0L-11,-16L0,-33L11,-16Z", at % 2 ? "coral" : "rose", "rust", 1.4)}</g>`,
	) +
		times(
			6,
			(at) => `<g transform="rotate(${at * 60 + 20})">${heap("M0,0L-7,-10L0,-20L7,-10Z", "milk", "rust", 1.2)}</g>`,
		) +
		spot(0, 0, 4, "ochre"),
);

const crescents = onDisc(
	"teal",
	"milk",
	[
		heap("M-34,14C-20,-14 6,-20 20,-10C6,-8 0,4 8,16C-4,8 -18,8 -34,14Z", "sand", "rust", 1.4),
		heap("M20,-10C6,-8 0,4 8,16C14,6 18,0 30,4C30,-2 26,-8 20,-10Z", "rust", "rust", 1.4),
		heap("M-36,22C-10,14 12,18 34,24C26,34 -26,36 -36,22Z", "ochre", "rust", 1.4),
		spot(-10, -24, 6, "milk"),
	].join(""),
);

/** The wild: a whirl of sand, broad at its top, with space for its multiplier. */
const whirl = [
	[46, -34, 15],
	[42, -18, 15],
	[34, -3, 14],
	[26, 11, 12],
	[19, 23, 10],
	[12, 34, 9],
	[7, 43, 7],
]
	.toReversed()
	.map(([width, y, high], at) => {
		const shift = Math.sin(at * 1.7) * 5;
		const [x, tall] = [width!, high!];
		return heap(
			`M${cut2(shift - x)},${y! - tall / 3}C${cut2(shift - x)},${y! + tall} ${cut2(shift + x)},${y! + tall} ${cut2(shift + x)},${y! - tall / 3}C${cut2(shift + x * 0.6)},${y! - tall} ${cut2(shift - x * 0.6)},${y! - tall} ${cut2(shift - x)},${y! - tall / 3}Z`,
			(["plum", "rust", "coral", "ochre", "sand", "milk", "milk"] as const)[at]!,
			"rust",
			1.4,
		);
	})
	.join("");
const whirlwind = [
	'<ellipse cx="0" cy="47" rx="30" ry="5" fill="#5e1f18" opacity=".6"/>',
	whirl,
	run("M-34,-38C-14,-30 14,-30 34,-38M-26,-16C-10,-10 14,-10 30,-18M-18,0C-6,5 8,5 22,-1", 2.4, "rust"),
	ring(9, 47, 2.4, "ochre", 0.4),
].join("");

/** The scatter: an arch of rock over a pool. */
const arch = [
	heap("M-48,48C-50,12 -44,-40 -8,-48C26,-52 46,-24 48,48H22C24,18 18,-8 0,-8C-18,-8 -24,18 -22,48Z", "#rock"),
	heap("M-22,48C-24,18 -18,-8 0,-8C18,-8 24,18 22,48Z", "mint", "rust", 1.6),
	spot(2, 10, 10, "milk"),
	heap("M-22,48V34Q-10,28 0,34Q10,40 22,32V48Z", "teal", "teal", 1),
	run("M-14,40H-2M4,43H16", 2, "mint"),
].join("");

/** In the order of the sheet's symbols. */
const SYMBOLS = [fennec, oryx, gecko, beetle, cactus, ammonite, agave, crystal, crescents, whirlwind, arch] as const;

const definitions = `${LAYERS}${sandFilters()}<filter id="speed" x="-10%" y="-30%" width="120%" height="160%"><feGaussianBlur stdDeviation="0.01 7"/></filter>`;
const drawn = (motif: string): string => `<g transform="scale(.92)" filter="url(#sand)">${motif}</g>`;

export const dunesSymbols = (): string => symbolSheet(definitions, SYMBOLS.map(drawn));
/** As they pass on a reel that turns. */
export const dunesSpeed = (): string =>
	symbolSheet(
		definitions,
		SYMBOLS.map((motif) => `<g filter="url(#speed)">${drawn(motif)}</g>`),
	);

/** The picture on the title's card: a bottle of painted sand, and a fennec in it. */
export const dunesMotif = (): string =>
	[
		`<defs>${LAYERS}${sandFilters()}${poured("bottle", ["mint", "milk", "sand", "coral", "ochre", "rust", "teal", "plum"])}</defs>`,
		'<g transform="translate(16 16) scale(.2)" filter="url(#sand)"><path d="M-22,-62h44v13c0,7 5,10 13,16c14,10 22,24 22,45c0,33-23,56-57,56S-57,45-57,12c0-21 8-35 22-45c8-6 13-9 13-16Z" fill="url(#bottle)" stroke="#f6fffb" stroke-width="4"/></g>',
		'<rect x="11.800" y="1" width="8.400" height="3.800" rx=".9" fill="#b98a55"/><rect x="11.800" y="1" width="8.400" height="1.200" rx=".6" fill="#e2bd8a"/>',
		`<g transform="translate(16 19) scale(.19)" filter="url(#sand)">${fennec}</g>`,
		'<path d="M7.600,14.500c-1.300,3-1.200,7 .7,9.600" fill="none" stroke="#fff" stroke-width="1" stroke-linecap="round" opacity=".75"/><path d="M13,5.600v1.700" stroke="#fff" stroke-width=".7" opacity=".7" stroke-linecap="round"/>',
	].join("");
