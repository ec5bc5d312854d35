import type { Clock } from "@baize/kernel/time";

export type SettableClock = Clock & { set(nowMs: number): void; advance(ms: number): void };

/** A clock that moves only when a test moves it. It starts on 20 November 2026 at noon. */
export function settableClock(startMs = Date.UTC(2026, 10, 20, 12)): SettableClock {
	let nowMs = startMs;
	return {
		nowMs: () => nowMs,
		set: (ms) => {
			nowMs = ms;
		},
		advance: (ms) => {
			nowMs += ms;
		},
	};
}
