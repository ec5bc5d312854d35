import { hearAlongside } from "@baize/platform-web/reads";
import { FLAGS_SWITCHED, FLAGS_TOPIC } from "../contract/events.ts";
import type { ChangedFlags } from "../contract/flags.ts";

/** What the stream has told since the page was made; undefined as long as that was nothing new. */
let told: ChangedFlags | undefined;
const watchers = new Set<() => void>();

export const toldFlags = (): ChangedFlags | undefined => told;

export function watchToldFlags(onChange: () => void): () => void {
	watchers.add(onChange);
	return () => watchers.delete(onChange);
}

/** From now on the page follows every switch that it hears of; `onSwitch` is for what its loaders decided by flags. */
export function followFlags(ofPage: ChangedFlags, onSwitch: () => void): void {
	hearAlongside(FLAGS_TOPIC, FLAGS_SWITCHED, (data) => {
		const flags = data.flags as ChangedFlags;
		if (stampOf(flags) === stampOf(told ?? ofPage)) return;
		told = flags;
		for (const onChange of watchers) onChange();
		onSwitch();
	});
}

/** The house writes them in one order. */
const stampOf = (flags: ChangedFlags): string => JSON.stringify(flags);
