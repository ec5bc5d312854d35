import type { Cue } from "./cue.ts";
import { type WinTier, winTierOf } from "./tier.ts";

/** Milliseconds of vibration and of rest in turn. */
const WINS: Readonly<Record<WinTier, readonly number[]>> = {
	small: [30],
	nice: [30, 60, 30],
	big: [30, 60, 30, 60, 30],
	huge: [30, 60, 30, 60, 30, 60, 30],
	immense: [30, 60, 30, 60, 30, 60, 30, 60, 30],
};
const PRESS: readonly number[] = [15];

/** How a phone vibrates with a cue; undefined where it does not. */
export function pulsesOf(cue: Cue): readonly number[] | undefined {
	if (cue.type === "press") return PRESS;
	if (cue.type !== "roundEnded" && cue.type !== "cashedOut") return undefined;
	const tier = winTierOf(cue.round);
	return tier && WINS[tier];
}
