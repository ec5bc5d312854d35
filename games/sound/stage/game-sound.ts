import { check } from "@baize/kernel/check";
import { openSoundPlayer, type SoundPlayer, type SoundPlayerOptions } from "@baize/platform-stage/sound";
import type { Cue } from "../cue.ts";
import { palettes } from "../palettes.data.ts";
import { scoreOf } from "../score.ts";

export type GameSound = Omit<SoundPlayer, "play"> & { play(cue: Cue): void };

type Ports = Omit<SoundPlayerOptions, "echo"> & { nowMs(): number };

/** The same cue within this time is one: five reels that stop at once are no louder than one. */
const ONE_CUE_MS = 25;

/** Plays the cues of a title. */
export function openGameSound(gameId: string, { newContext, later, soon, nowMs, volume }: Ports): GameSound {
	const palette = palettes[gameId];
	check(palette, "every title has a palette of sound");
	const player = openSoundPlayer({ newContext, later, soon, echo: palette.echo, volume });
	const lastMs = new Map<Cue["type"], number>();
	return {
		...player,
		play(cue) {
			const now = nowMs();
			if (now - (lastMs.get(cue.type) ?? Number.NEGATIVE_INFINITY) < ONE_CUE_MS) return;
			lastMs.set(cue.type, now);
			// A new round begins in silence, whatever the last one has left.
			if (cue.type === "cut" || cue.type === "press") player.cut();
			player.play(scoreOf(cue, palette));
		},
	};
}
