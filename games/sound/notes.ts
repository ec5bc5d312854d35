import type { Tone } from "@baize/platform-stage/tone";
import { type Palette, SCALES, TIMBRES, type Timbre } from "./palette.ts";

/** Higher partials are left out: they hiss on small speakers. */
const MAX_HZ = 7_000;

/** The pitch of a degree of the palette's scale; degrees beyond the scale are in further octaves. */
function hzOf({ rootHz, scale }: Palette, degree: number): number {
	const steps: readonly number[] = SCALES[scale];
	const octave = Math.floor(degree / steps.length);
	const semitones = steps[degree - octave * steps.length]! + 12 * octave;
	return rootHz * 2 ** (semitones / 12);
}

export type Note = { degree: number; atMs: number; lastsMs: number; gain: number };

/** A note in the palette's own timbre. */
export function noteIn(palette: Palette, { degree, atMs, lastsMs, gain }: Note): Tone[] {
	const { attackMs, lastsTimes, partials }: Timbre = TIMBRES[palette.timbre];
	const hz = hzOf(palette, degree);
	return partials
		.filter(({ times }, at) => at === 0 || hz * times <= MAX_HZ)
		.map((partial) => ({
			wave: partial.wave,
			atMs,
			lastsMs: Math.max(lastsMs * lastsTimes, attackMs * 2),
			attackMs,
			hz: Math.min(MAX_HZ, hz * partial.times),
			gain: gain * partial.gain,
		}));
}

/** A short sound without a pitch: wood, paper, a chip. */
export const tickAt = (atMs: number, hz: number, gain: number, lastsMs = 40): Tone => ({
	...{ wave: "noise", atMs, lastsMs, hz, gain },
	attackMs: 2,
});

/** A soft blow. */
export const thumpAt = (atMs: number, hz: number, gain: number, lastsMs = 120): Tone => ({
	...{ wave: "sine", atMs, lastsMs, hz, gain },
	toHz: hz / 2,
	attackMs: 3,
});
