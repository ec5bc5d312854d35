import { receiveAlongside } from "@baize/platform-web/reads";
import { FLAGS_SWITCHED, FLAGS_TOPIC } from "../contract/events.ts";
import type { ChangedFlags } from "../contract/flags.ts";

/** What the stream has sent since the page was made; undefined as long as that was nothing new. */
let received: ChangedFlags | undefined;
const watchers = new Set<() => void>();

export const receivedFlags = (): ChangedFlags | undefined => received;

export function watchReceivedFlags(onChange: () => void): () => void {
	watchers.add(onChange);
	return () => watchers.delete(onChange);
}

/**
 * From now on the page follows every switch that the stream sends; `onSwitch` reloads what its loaders decided by
 * flags.
 */
export function followFlags(ofPage: ChangedFlags, onSwitch: () => void): void {
	receiveAlongside(FLAGS_TOPIC, FLAGS_SWITCHED, (data) => {
		const flags = data.flags as ChangedFlags;
		if (stampOf(flags) === stampOf(received ?? ofPage)) return;
		received = flags;
		for (const onChange of watchers) onChange();
		onSwitch();
	});
}

/** The server writes them in one order. */
const stampOf = (flags: ChangedFlags): string => JSON.stringify(flags);
