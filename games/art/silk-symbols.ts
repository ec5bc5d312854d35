import { bevel, circlePath, cut2, polygon, star, symbolSheet, times } from "./drawing.ts";
import { bead, cord, filledWith, stitched, type Thread, tassel, threads } from "./silk-thread.ts";

const petals = (count: number, length: number, width: number, thread: Thread): string =>
	times(
		count,
		(at) =>
			`<path transform="rotate(${(at * 360) / count})" d="M0,0C${width},${cut2(-length * 0.35)} ${width},${cut2(-length * 0.75)} 0,${-length}C${-width},${cut2(-length * 0.75)} ${-width},${cut2(-length * 0.35)} 0,0Z" fill="${filledWith(thread)}" stroke="#2a1008" stroke-opacity=".5" stroke-width="1"/>`,
	);

const camel =
	stitched(
		"M-52,44C-50,20 -54,6 -44,-6C-36,-16 -30,-22 -22,-34C-16,-42 -6,-42 0,-32C4,-25 8,-22 14,-24C20,-30 22,-38 24,-46C26,-54 34,-58 42,-56C52,-54 60,-48 60,-42C58,-36 48,-36 42,-38C40,-26 40,-8 28,2C24,8 24,30 26,46H16C14,32 12,18 8,12C-4,16 -18,16 -26,12C-30,22 -32,34 -32,46H-42C-42,36 -42,26 -44,20C-48,28 -46,36 -46,46Z",
		"camel",
	) +
	stitched(
		"M-44,-2C-36,-16 -30,-22 -22,-34C-16,-42 -6,-42 0,-32C4,-25 6,-22 12,-22L8,4C-8,14 -26,12 -38,4Z",
		"saddle",
		0,
	) +
	stitched("M-32,-14Q-12,-26 8,-16L12,16Q-12,26 -36,16Z", "crimson") +
	stitched("M-28,-2Q-12,-12 9,-4L11,7Q-12,16 -33,7Z", "turquoise", 2) +
	stitched("M-12,-5L-5,2L-12,9L-19,2Z", "gold", 1.5) +
	tassel(-28, 18, 13) +
	tassel(-12, 22, 13, "turquoise") +
	tassel(4, 18, 13) +
	bead(46, -49, 2.6, "#2a1208") +
	cord("M28,-44L44,-38L52,-44", 2);

const ewer =
	cord("M24,-12C42,-20 40,-38 54,-44", 5) +
	cord("M-22,-20C-52,-30 -54,12 -26,14", 4.5) +
	stitched(
		"M-10,-50H10L6,-36C26,-22 32,0 26,18C22,30 12,36 12,44H-12C-12,36 -22,30 -26,18C-32,0 -26,-22 -6,-36Z",
		"turquoise",
		3.4,
	) +
	stitched("M-28,2Q0,16 28,2L26,18Q0,30 -26,18Z", "gold", 2) +
	stitched("M-16,44H16L22,54H-22Z", "bronze", 2.5) +
	stitched("M-6,-50L0,-62L6,-50Z", "gold", 2) +
	`<g transform="translate(0,-12)">${petals(6, 14, 5, "ivory")}</g>` +
	bead(0, -12, 3.4, "#f3c14d");

const pomegranate =
	stitched("M0,-34C34,-44 52,-12 46,12C42,36 22,50 0,50C-22,50 -42,36 -46,12C-52,-12 -34,-44 0,-34Z", "crimson", 3.4) +
	stitched("M-10,-36L-16,-56L-5,-46L0,-60L5,-46L16,-56L10,-36Z", "gold", 2.4) +
	stitched("M-8,-14C10,-24 34,-8 30,12C26,32 4,36 -8,24C-18,14 -20,-6 -8,-14Z", "ivory", 2.4) +
	times(13, (at) => {
		const [angle, radius] = [at * 2.4, 4.6 * Math.sqrt(at)];
		return bead(cut2(9 + radius * Math.cos(angle)), cut2(6 + radius * Math.sin(angle)), 5, "#d81e43");
	}) +
	stitched("M-44,-24C-60,-34 -64,-16 -50,-8C-46,-12 -44,-18 -44,-24Z", "leaf", 2);

const lamp =
	stitched("M-22,-20C-26,-44 26,-44 22,-20L30,26Q0,38 -30,26Z", "plum") +
	stitched("M-16,-22Q0,-30 16,-22L20,22Q0,30 -20,22Z", "sun", 2.4) +
	stitched("M0,-14C14,2 10,20 0,20C-10,20 -14,2 0,-14Z", "ivory", 1.5) +
	stitched("M-14,-38C-10,-52 10,-52 14,-38Z", "gold", 2.4) +
	cord("M0,-50V-62", 3) +
	stitched("M-26,28Q0,40 26,28L14,42H-14Z", "bronze", 2.4) +
	tassel(0, 44, 18) +
	bead(-26, 2, 3) +
	bead(26, 2, 3);

/** A lozenge with a figure: the lower symbols. */
const lozenge = (thread: Thread, figure: string): string =>
	stitched("M0,-50L50,0L0,50L-50,0Z", thread, 2.4) + stitched("M0,-37L37,0L0,37L-37,0Z", "night", 1.4) + figure;

const palm = lozenge(
	"crimson",
	cord("M0,28V-4", 3) + `<g transform="translate(0,-2)">${petals(7, 25, 7, "leaf")}</g>` + bead(0, -2, 4, "#f3c14d"),
);
const eightPointed = lozenge(
	"turquoise",
	stitched(star(8, 25, 15), "gold", 1.6) + stitched(circlePath(0, 0, 8), "crimson", 1.4),
);
const moon = lozenge(
	"plum",
	stitched("M6,-25A25,25 0 1 0 24,10A19,19 0 1 1 6,-25Z", "ivory", 1.8) +
		`<g transform="translate(11,-7)">${stitched(star(5, 8, 3.6), "gold", 1)}</g>`,
);
const flower = lozenge("leaf", petals(8, 25, 8, "sun") + stitched(circlePath(0, 0, 7), "wine", 1.4));
const waves = lozenge(
	"indigo",
	[-12, 0, 12].map((y) => cord(`M-22,${y}q5.500,-9 11,0t11,0t11,0t11,0`, 3)).join("") +
		bead(0, -24, 3) +
		bead(0, 24, 3),
);

/** The wild: a sun with space for its multiplier. */
const sun =
	times(
		16,
		(at) =>
			`<g transform="rotate(${at * 22.5})">${stitched(at % 2 ? "M-7,-40L0,-60L7,-40Z" : "M-6,-40Q-2,-50 0,-57Q4,-50 6,-40Z", at % 2 ? "gold" : "sun", 1.4)}</g>`,
	) +
	stitched(circlePath(0, 0, 41), "sun", 4) +
	stitched(circlePath(0, 0, 31), "crimson", 2.4) +
	`<g class="eye">${stitched(star(8, 22, 12), "gold", 1.4)}${stitched(circlePath(0, 0, 7), "ivory", 1.2)}</g>`;

/** The scatter: the gate of a city, with the sun in it. */
const gate =
	stitched("M-48,50V-10C-48,-36 -20,-46 0,-60C20,-46 48,-36 48,-10V50Z", "indigo", 3.4) +
	stitched("M-30,50V-4C-30,-24 -14,-30 0,-40C14,-30 30,-24 30,-4V50Z", "sun") +
	stitched(circlePath(0, 8, 14), "ivory", 0) +
	stitched("M-30,50V34Q-14,22 0,32Q14,40 30,28V50Z", "saddle", 2) +
	[-39, 39].flatMap((x) => [0, 16, 32].map((y) => bead(x, y, 3))).join("") +
	bead(0, -50, 3.6);

/** In the order of the sheet's symbols. */
const SYMBOLS = [camel, ewer, pomegranate, lamp, palm, eightPointed, moon, flower, waves, sun, gate] as const;

const definitions =
	threads() +
	bevel("stitch", { soft: 1.4, height: 2.4, shine: 0.4, exponent: 46, light: "#ffe6c0", shade: "#000", drop: 3 }) +
	'<filter id="speed" x="-10%" y="-30%" width="120%" height="160%"><feGaussianBlur stdDeviation="0.01 7"/></filter>';

const drawn = (motif: string): string => `<g transform="scale(.74)" filter="url(#stitch)">${motif}</g>`;

export const silkSymbols = (): string => symbolSheet(definitions, SYMBOLS.map(drawn));
/** As they pass on a reel that turns. */
export const silkSpeed = (): string =>
	symbolSheet(
		definitions,
		SYMBOLS.map((motif) => `<g filter="url(#speed)">${drawn(motif)}</g>`),
	);

/** The picture on the title's card: the camel before a low sun. */
export const silkMotif = (): string =>
	[
		`<defs>${threads()}${bevel("stitch", { soft: 1.4, height: 2.4, shine: 0.4, exponent: 46, light: "#ffe6c0", shade: "#000", drop: 3 })}</defs>`,
		`<g transform="translate(16 14) scale(.22)" filter="url(#stitch)">${stitched(circlePath(0, 0, 58), "sun", 4)}${stitched(polygon(24, 46), "bronze", 0)}${stitched(circlePath(0, 0, 44), "sun", 2)}</g>`,
		`<g transform="translate(16 18.500) scale(.225)" filter="url(#stitch)">${camel}</g>`,
	].join("");
