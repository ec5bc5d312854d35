import type { Tone } from "@baize/platform-stage/tone";
import type { Cue } from "./cue.ts";
import { noteIn, thumpAt, tickAt } from "./notes.ts";
import type { Palette } from "./palette.ts";
import { partScore, winScore } from "./win-score.ts";

/** Of what is counted without an end, no step sounds higher than this. */
const MAX_STEP = 24;
/** What is longer than this ticks no more: no stage shows anything that long. */
const MAX_TICKING_MS = 8_000;

type Scores = { [Type in Cue["type"]]: (cue: Extract<Cue, { type: Type }>, palette: Palette) => readonly Tone[] };

const SCORES: Scores = {
	cut: () => [],
	press: (_cue, palette) => [
		tickAt(0, 1_800, 0.12, 30),
		...noteIn(palette, { degree: 0, atMs: 0, lastsMs: 90, gain: 0.12 }),
	],
	sample: (_cue, palette) =>
		palette.motif
			.slice(0, 3)
			.flatMap((degree, at) => noteIn(palette, { degree, atMs: at * 90, lastsMs: 140, gain: 0.18 })),
	reelsStarted: (_cue, { rootHz }) => [
		{ wave: "noise", atMs: 0, lastsMs: 320, attackMs: 90, hz: rootHz * 2, toHz: rootHz * 4, gain: 0.1 },
	],
	reelStopped: ({ step }, palette) => [
		thumpAt(0, 130, 0.35),
		tickAt(0, 900 + 120 * Math.min(step, 6), 0.16, 50),
		...noteIn(palette, { degree: 0, atMs: 0, lastsMs: 60, gain: 0.06 }),
	],
	// It stays on one note: a sound that rose would promise what may not come.
	anticipation: (_cue, palette) =>
		[0, 220, 440, 660].flatMap((atMs) => noteIn(palette, { degree: 0, atMs, lastsMs: 110, gain: 0.09 })),
	chipPlaced: () => [tickAt(0, 4_200, 0.2, 28), tickAt(34, 3_400, 0.12, 26)],
	cardsDealt: ({ count, apartMs, afterMs = 0 }) =>
		Array.from({ length: count }, (_, at) => cardAt(afterMs + at * apartMs)).filter(isInTime),
	cardTurned: () => [cardAt(0), tickAt(70, 1_500, 0.16, 35)],
	diceRolled: ({ lastsMs }) =>
		slowing(Math.min(lastsMs, 1_800), 7).map((atMs, at) => tickAt(atMs, 1_100 + 260 * (at % 3), 0.2, 35)),
	wheelTurned: ({ lastsMs }) => slowing(lastsMs, 36).map((atMs) => tickAt(atMs, 2_600, 0.12, 18)),
	ballFell: ({ lastsMs, steps }, palette) =>
		Array.from({ length: steps }, (_, at) =>
			noteIn(palette, { degree: at % 5, atMs: ((at + 1) * lastsMs) / (steps + 1), lastsMs: 60, gain: 0.1 }),
		)
			.flat()
			.filter(isInTime),
	revealed: ({ step }, palette) => [
		tickAt(0, 2_000, 0.1, 30),
		...noteIn(palette, { degree: Math.min(step, MAX_STEP), atMs: 0, lastsMs: 140, gain: 0.16 }),
	],
	tilesBurst: (_cue, { rootHz }) => [
		{ wave: "noise", atMs: 0, lastsMs: 220, attackMs: 4, hz: rootHz * 8, toHz: rootHz * 3, gain: 0.16 },
	],
	mineHit: () => [thumpAt(0, 90, 0.35, 320), { ...tickAt(0, 420, 0.18, 260), toHz: 120 }],
	climbed: ({ step }, palette) =>
		noteIn(palette, { degree: Math.min(step, MAX_STEP), atMs: 0, lastsMs: 160, gain: 0.09 }),
	roundBroke: () => [{ ...tickAt(0, 1_400, 0.16, 420), toHz: 200 }],
	featureBegun: (_cue, palette) =>
		[0, 2, 4, 7, 9].flatMap((degree, at) => noteIn(palette, { degree, atMs: at * 110, lastsMs: 260, gain: 0.16 })),
	winCounted: ({ round, step }, palette) => partScore(round, step, palette),
	cashedOut: ({ round }, palette) => winScore(round, palette),
	roundEnded: ({ round }, palette) => winScore(round, palette),
};

/** Which tones a cue is, in the palette of its title. */
export const scoreOf = <Type extends Cue["type"]>(
	cue: Extract<Cue, { type: Type }>,
	palette: Palette,
): readonly Tone[] => SCORES[cue.type as Type](cue, palette);

const cardAt = (atMs: number): Tone => ({ ...tickAt(atMs, 2_400, 0.18, 70), toHz: 5_200 });

const isInTime = ({ atMs }: Tone): boolean => atMs < MAX_TICKING_MS;

/** The moments of ticks that come ever slower, as those of a wheel do that runs down. */
const slowing = (lastsMs: number, count: number): number[] =>
	Array.from({ length: count }, (_, at) => Math.min(lastsMs, MAX_TICKING_MS) * (1 - Math.sqrt(1 - at / count)));
