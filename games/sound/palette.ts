/** The steps of a scale in semitones above its root. */
export const SCALES = {
	major: [0, 2, 4, 5, 7, 9, 11],
	minor: [0, 2, 3, 5, 7, 8, 10],
	dorian: [0, 2, 3, 5, 7, 9, 10],
	lydian: [0, 2, 4, 6, 7, 9, 11],
	mixolydian: [0, 2, 4, 5, 7, 9, 10],
	phrygianDominant: [0, 1, 4, 5, 7, 8, 10],
	harmonicMinor: [0, 2, 3, 5, 7, 8, 11],
	majorPentatonic: [0, 2, 4, 7, 9],
	minorPentatonic: [0, 3, 5, 7, 10],
	blues: [0, 3, 5, 6, 7, 10],
	hirajoshi: [0, 2, 3, 7, 8],
	yo: [0, 2, 5, 7, 9],
	kafi: [0, 2, 3, 5, 7, 9, 10],
	whole: [0, 2, 4, 6, 8, 10],
} as const satisfies Record<string, readonly number[]>;

type Overtone = { wave: "sine" | "triangle" | "square" | "sawtooth"; times: number; gain: number };

/** What notes are made of: partials as multiples of the pitch, whose gains add up to 1 at most. */
export type Timbre = { attackMs: number; lastsTimes: number; partials: readonly Overtone[] };

const part = (wave: Overtone["wave"], times: number, gain: number): Overtone => ({ wave, times, gain });

export const TIMBRES = {
	bell: {
		attackMs: 3,
		lastsTimes: 1.8,
		partials: [part("sine", 1, 0.6), part("sine", 2.76, 0.25), part("sine", 5.4, 0.1)],
	},
	glass: { attackMs: 4, lastsTimes: 1.6, partials: [part("sine", 1, 0.7), part("sine", 3.01, 0.2)] },
	pluck: { attackMs: 3, lastsTimes: 1.1, partials: [part("triangle", 1, 0.75), part("sine", 2, 0.2)] },
	mallet: { attackMs: 3, lastsTimes: 0.9, partials: [part("sine", 1, 0.75), part("sine", 4, 0.2)] },
	reed: { attackMs: 18, lastsTimes: 1.2, partials: [part("square", 1, 0.3), part("sine", 1, 0.5)] },
	brass: { attackMs: 24, lastsTimes: 1.2, partials: [part("sawtooth", 1, 0.35), part("triangle", 1, 0.45)] },
	strings: { attackMs: 45, lastsTimes: 1.5, partials: [part("sawtooth", 1, 0.3), part("sawtooth", 1.006, 0.3)] },
	pulse: { attackMs: 3, lastsTimes: 0.8, partials: [part("square", 1, 0.4)] },
	air: { attackMs: 40, lastsTimes: 1.6, partials: [part("sine", 1, 0.6), part("triangle", 2, 0.2)] },
} as const satisfies Record<string, Timbre>;

/** How a title sounds. */
export type Palette = {
	rootHz: number;
	scale: keyof typeof SCALES;
	timbre: keyof typeof TIMBRES;
	/** From one note of a tune to the next. */
	beatMs: number;
	/** How much of each tone comes back, from 0 to 1. */
	echo: number;
	/** Its tune: degrees of the scale, 0 the root. Every win begins with it. */
	motif: readonly number[];
};
