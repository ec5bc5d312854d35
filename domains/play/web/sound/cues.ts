import type { Amounts, Cue } from "@baize/games/sound";
import { ownAmounts } from "../game/round/free-round.ts";

const listeners = new Set<(cue: Cue) => void>();

/** What happens on the stage, for those who listen. Without sound there are none, and nothing else changes. */
export function giveCue(cue: Cue): void {
	for (const listener of listeners) listener(cue);
}

export function onCue(listener: (cue: Cue) => void): () => void {
	listeners.add(listener);
	return () => void listeners.delete(listener);
}

const ended = new WeakSet<Amounts>();

/** A round is shown to its end. Its stage may give this before its request is done: only the first time counts. */
export function giveRoundEnd(round: Parameters<typeof ownAmounts>[0]): void {
	if (ended.has(round)) return;
	ended.add(round);
	giveCue({ type: "roundEnded", round: ownAmounts(round) });
}
