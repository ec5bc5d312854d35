import type { Tone } from "./tone.ts";
import { openVoice, type Stand, type Voice } from "./voice.ts";

/** More than this at once is noise, and costs a phone its frames. */
export const MAX_VOICES = 160;

/** So many tones are made in one task: a wheel that ticks a hundred times would keep a slow phone busy for four frames. */
const TONES_AT_ONCE = 6;

/** So fast does a take end that is cut; at once, it would click. */
const CUT_SECONDS = 0.03;

/** Voices that are cut together: the fade is on the way of them all, so that the envelope of none is disturbed. */
export type Take = { play(tones: readonly Tone[]): void; cut(): void };

/** `soon` acts in a task of its own, after what is under way. */
export function openTake({ context, to: all, noise }: Stand, soon: (act: () => void) => void): Take {
	const voices = new Set<Voice>();
	const to = context.createGain();
	let isCut = false;
	to.connect(all);

	function add(tone: Tone, fromSeconds: number): void {
		const voice = openVoice({ context, to, noise }, tone, fromSeconds, () => {
			voices.delete(voice);
			release();
		});
		voices.add(voice);
	}

	function release(): void {
		if (isCut && voices.size === 0) to.disconnect();
	}

	/** Those that sound first are made first, and all sound when they were to sound. */
	function addAll(tones: readonly Tone[], fromSeconds: number): void {
		if (isCut) return;
		const count = Math.min(TONES_AT_ONCE, MAX_VOICES - voices.size);
		for (const tone of tones.slice(0, count)) add(tone, fromSeconds);
		if (count > 0 && tones.length > count) soon(() => addAll(tones.slice(count), fromSeconds));
	}

	return {
		play(tones) {
			addAll(
				tones.toSorted((one, other) => one.atMs - other.atMs),
				context.currentTime,
			);
		},
		cut() {
			const now = context.currentTime;
			isCut = true;
			to.gain.setTargetAtTime(0, now, CUT_SECONDS / 3);
			for (const voice of voices) voice.stop(now + CUT_SECONDS);
			release();
		},
	};
}
