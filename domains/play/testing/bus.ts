import type { Bus } from "@baize/platform-server";

/** A bus between the processes of a test; one that is cut off receives and sends nothing any more. */
export type TestBus = { open(): Bus & { cutOff(): void } };

export function openTestBus(): TestBus {
	const listeners = new Set<{ channel: string; notify(text: string): void; isCutOff(): boolean }>();
	return {
		open() {
			let isCut = false;
			return {
				publish(channel, text) {
					if (isCut) return;
					for (const each of listeners)
						if (each.channel === channel && !each.isCutOff()) setImmediate(() => each.notify(text));
				},
				subscribe: (channel, notify) => void listeners.add({ channel, notify, isCutOff: () => isCut }),
				async close() {},
				cutOff() {
					isCut = true;
				},
			};
		},
	};
}
