import { browserContext, openGameSound, pulsesOf } from "@baize/games/sound";
import { whenIdle } from "@baize/platform-web/page";
import { onCue } from "./cues.ts";
import { loudnessOf, soundChoice } from "./sound-choice.ts";

/** The sound is there before the press does anything: what the press does is the first thing that sounds. */
const AHEAD = { capture: true } as const;

const PART_MS = 200;
const later = (act: () => void): void => whenIdle(act, PART_MS);

/** After what is under way: to make the tones of a cue takes a slow phone as long as a frame. */
const soon = (act: () => void): void => void setTimeout(act);

/** Plays the cues of a game as the player has chosen, until the returned function is called. */
export function openSpeaker(gameId: string, shell: HTMLElement): () => void {
	const sound = openGameSound(gameId, {
		newContext: browserContext,
		later,
		soon,
		nowMs: () => performance.now(),
		volume: loudnessOf(soundChoice.now()),
	});
	const still = matchMedia("(prefers-reduced-motion: reduce)");
	let isPressed = false;
	const wake = (): void => {
		isPressed = true;
		if (soundChoice.now().isOn) sound.wake();
	};
	const onPress = ({ target }: Event): void => {
		if (target === document.body || shell.contains(target as Node)) wake();
	};
	const onVisibility = (): void => sound.rest(document.hidden);
	const endings = [
		onCue((cue) => {
			const { isOn, isVibrating } = soundChoice.now();
			if (isOn) soon(() => soundChoice.now().isOn && sound.play(cue));
			const mayVibrate = isVibrating && isPressed && !still.matches && !document.hidden;
			const pulses = mayVibrate ? pulsesOf(cue) : undefined;
			if (pulses) navigator.vibrate?.([...pulses]);
		}),
		soundChoice.onChange(() => {
			if (!soundChoice.now().isOn) sound.cut();
			sound.setVolume(loudnessOf(soundChoice.now()));
			// The choice is made in a press, too.
			wake();
		}),
		sound.close,
	];
	document.addEventListener("click", onPress, AHEAD);
	document.addEventListener("keydown", onPress, AHEAD);
	document.addEventListener("visibilitychange", onVisibility);
	onVisibility();
	// To open the sound takes a slow phone a fifth of a second: not in the press that begins the first round, if possible.
	if (soundChoice.now().isOn && navigator.userActivation?.hasBeenActive) later(sound.prepare);
	return () => {
		for (const end of endings) end();
		document.removeEventListener("click", onPress, AHEAD);
		document.removeEventListener("keydown", onPress, AHEAD);
		document.removeEventListener("visibilitychange", onVisibility);
	};
}
