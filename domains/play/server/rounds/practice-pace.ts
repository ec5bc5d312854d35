import { refuse } from "@baize/kernel/error";
import { type Clock, SECOND_MS } from "@baize/kernel/time";
import { countedNetworks } from "@baize/platform-server";

const WINDOW_MS = 10 * SECOND_MS;
const MAX_ROUNDS = 100;

/** No person plays faster than this, and a program must not make the server draw for nothing. Counted by address. */
export function openPracticePace(clock: Clock): (ip: string) => void {
	let rounds = new Map<string, number>();
	let endsMs = 0;
	return (ip) => {
		const nowMs = clock.nowMs();
		if (nowMs >= endsMs) {
			rounds = new Map();
			endsMs = nowMs + WINDOW_MS;
		}
		for (const { name, times } of countedNetworks(ip)) {
			const count = (rounds.get(name) ?? 0) + 1;
			rounds.set(name, count);
			if (count > MAX_ROUNDS * times) throw refuse("TOO_MANY_REQUESTS", undefined, endsMs - nowMs);
		}
	};
}
