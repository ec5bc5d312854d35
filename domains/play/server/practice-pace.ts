import { refuse } from "@baize/kernel/error";
import { type Clock, SECOND_MS } from "@baize/kernel/time";

const WINDOW_MS = 10 * SECOND_MS;
const MOST_ROUNDS = 100;

/** No person plays faster than this, and a program shall not make the house draw for nothing. Counted by address. */
export function openPracticePace(clock: Clock): (ip: string) => void {
	let rounds = new Map<string, number>();
	let endsMs = 0;
	return (ip) => {
		const nowMs = clock.nowMs();
		if (nowMs >= endsMs) {
			rounds = new Map();
			endsMs = nowMs + WINDOW_MS;
		}
		const count = (rounds.get(ip) ?? 0) + 1;
		rounds.set(ip, count);
		if (count > MOST_ROUNDS) throw refuse("TOO_MANY_REQUESTS", undefined, endsMs - nowMs);
	};
}
