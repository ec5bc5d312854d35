import type { Tone } from "@baize/platform-stage/tone";
import type { Amounts } from "./cue.ts";
import { noteIn, tickAt } from "./notes.ts";
import type { Palette } from "./palette.ts";
import { type WinTier, winTierOf } from "./tier.ts";

/** How a win of each tier sounds: how often its tune is repeated, each time higher, and how long it may last. */
const WINS: Readonly<Record<WinTier, { notes: number; maxMs: number; hasChord: boolean; countTicks: number }>> = {
	small: { notes: 3, maxMs: 1_200, hasChord: false, countTicks: 0 },
	nice: { notes: 6, maxMs: 2_000, hasChord: false, countTicks: 8 },
	big: { notes: 12, maxMs: 4_000, hasChord: true, countTicks: 14 },
	huge: { notes: 18, maxMs: 6_000, hasChord: true, countTicks: 18 },
	immense: { notes: 24, maxMs: 8_000, hasChord: true, countTicks: 22 },
};

/** Where the amount counts up, each step of it ticks. */
const COUNT_MS = 1_500;
const NOTE_GAIN = 0.2;
const CHORD: readonly number[] = [0, 2, 4];

/** Nothing for a return of the stake or less, whatever was won in parts. domain: LDW */
export function winScore(round: Amounts, palette: Palette): Tone[] {
	const tier = winTierOf(round);
	if (!tier) return [];
	const { notes, maxMs, hasChord, countTicks } = WINS[tier];
	const { motif, beatMs } = palette;
	const tune = Array.from({ length: notes }, (_, at) => {
		const degree = motif[at % motif.length]! + Math.floor(at / motif.length);
		return noteIn(palette, { degree, atMs: at * beatMs, lastsMs: beatMs * 1.3, gain: NOTE_GAIN });
	});
	const atMs = notes * beatMs;
	const end = hasChord
		? CHORD.map((degree) => noteIn(palette, { degree, atMs, lastsMs: beatMs * 4, gain: NOTE_GAIN * 0.8 }))
		: [];
	const ticks = Array.from({ length: countTicks }, (_, at) => tickAt((at * COUNT_MS) / countTicks, 3_200, 0.05, 25));
	return [...tune.flat(), ...end.flat(), ...ticks].filter((tone) => tone.atMs + tone.lastsMs <= maxMs);
}

const MAX_STEPS = 10;

/** A part of a win: one note, which rises from part to part. */
export const partScore = (round: Amounts, step: number, palette: Palette): Tone[] =>
	winTierOf(round)
		? noteIn(palette, { degree: Math.min(step, MAX_STEPS), atMs: 0, lastsMs: palette.beatMs * 1.5, gain: NOTE_GAIN })
		: [];
