import type { Clock } from "@baize/kernel/time";

/** A clock that tests move forward, so that a race or a season need not be waited for. */
export type MovableClock = Clock & { advance(ms: number): void };

export function settableClockFor(clock: Clock): MovableClock {
	let offsetMs = 0;
	return {
		nowMs: () => clock.nowMs() + offsetMs,
		advance: (ms) => {
			offsetMs += ms;
		},
	};
}

export const isMovable = (clock: Clock): clock is MovableClock => "advance" in clock;
