import type { Bus } from "@baize/platform-server";

/** A bus between the processes of a test; one that is cut off hears and says nothing any more. */
export type TestBus = { open(): Bus & { cutOff(): void } };

export function openTestBus(): TestBus {
	const listeners = new Set<{ channel: string; hear(text: string): void; isCutOff(): boolean }>();
	return {
		open() {
			let isCut = false;
			return {
				publish(channel, text) {
					if (isCut) return;
					for (const each of listeners)
						if (each.channel === channel && !each.isCutOff()) setImmediate(() => each.hear(text));
				},
				subscribe: (channel, hear) => void listeners.add({ channel, hear, isCutOff: () => isCut }),
				async close() {},
				cutOff() {
					isCut = true;
				},
			};
		},
	};
}
