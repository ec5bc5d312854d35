import { useSyncExternalStore } from "react";

/** `volume` in percent. */
export type SoundChoice = { isOn: boolean; volume: number; isVibrating: boolean };

const KEY = "sound";

/** Of a first visit: a modest volume, which sounds only after the player has pressed something in a game. */
export const FIRST_CHOICE: SoundChoice = { isOn: true, volume: 40, isVibrating: true };
export const VOLUME_STEP = 5;

const listeners = new Set<() => void>();
let chosen: SoundChoice | undefined;

/** What was stored, as far as it can be read: a part that is missing or out of range is as on a first visit. */
export function readChoice(stored: string | null): SoundChoice {
	let parts: Partial<Record<keyof SoundChoice, unknown>> | null;
	try {
		parts = JSON.parse(stored ?? "{}");
	} catch {
		return FIRST_CHOICE;
	}
	const { isOn, volume, isVibrating } = parts ?? {};
	const isVolume = typeof volume === "number" && Number.isInteger(volume) && volume >= 0 && volume <= 100;
	return {
		isOn: typeof isOn === "boolean" ? isOn : FIRST_CHOICE.isOn,
		volume: isVolume ? volume : FIRST_CHOICE.volume,
		isVibrating: typeof isVibrating === "boolean" ? isVibrating : FIRST_CHOICE.isVibrating,
	};
}

function stored(): string | null {
	try {
		return localStorage.getItem(KEY);
	} catch {
		return null;
	}
}

/** The choice of this device, which holds in all games. */
export const soundChoice = {
	now(): SoundChoice {
		chosen ??= readChoice(stored());
		return chosen;
	},
	set(change: Partial<SoundChoice>): void {
		chosen = { ...soundChoice.now(), ...change };
		try {
			localStorage.setItem(KEY, JSON.stringify(chosen));
		} catch {
			// Where nothing can be stored, the choice lasts as long as the page.
		}
		for (const listener of listeners) listener();
	},
	onChange(listener: () => void): () => void {
		listeners.add(listener);
		return () => void listeners.delete(listener);
	},
};

/** The server renders the choice of a first visit. */
export const useSoundChoice = (): SoundChoice =>
	useSyncExternalStore(soundChoice.onChange, soundChoice.now, () => FIRST_CHOICE);

/** How loud a volume is: loudness is felt in ratios, so the middle of the slider is a quarter of the amplitude. */
export const loudnessOf = ({ isOn, volume }: SoundChoice): number => (isOn ? (volume / 100) ** 2 : 0);
