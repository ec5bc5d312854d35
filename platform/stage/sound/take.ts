import type { Tone } from "./tone.ts";
import { openVoice, type Stand, type Voice } from "./voice.ts";

/** More than this at once is noise, and costs a phone its frames. */
export const MAX_VOICES = 160;

/** So fast does a take end that is cut; at once, it would click. */
const CUT_SECONDS = 0.03;

/** Voices that are cut together: the fade is on the way of them all, so that the envelope of none is disturbed. */
export type Take = { play(tones: readonly Tone[]): void; cut(): void };

export function openTake({ context, to: all, noise }: Stand): Take {
	const voices = new Set<Voice>();
	const to = context.createGain();
	let isCut = false;
	to.connect(all);

	function add(tone: Tone): void {
		const voice = openVoice({ context, to, noise }, tone, () => {
			voices.delete(voice);
			release();
		});
		voices.add(voice);
	}

	function release(): void {
		if (isCut && voices.size === 0) to.disconnect();
	}

	return {
		play(tones) {
			for (const tone of tones.slice(0, MAX_VOICES - voices.size)) add(tone);
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
