import { randomBytes } from "node:crypto";
import { SECOND_MS } from "@baize/kernel/time";
import type { Log } from "../log/index.ts";
import type { Bus } from "./index.ts";

export type HeartbeatPorts = {
	log: Log;
	/** How many processes use the database, including this one; rejects if the database does not answer. */
	countProcesses(): Promise<number>;
};

const CHANNEL = "heartbeat";
const BEAT_MS = 2 * SECOND_MS;
const LOOK_MS = 3 * SECOND_MS;
/** A process without a heartbeat for so long counts as not received. */
const SILENT_MS = 5 * SECOND_MS;
/** The longest time between a change in another process and the new read here. Includes the time to notice the loss. */
export const MAX_STALE_MS = 10 * SECOND_MS;
const REPEAT_MS = MAX_STALE_MS - 2 * SECOND_MS;

/**
 * A bus that notices when it loses messages. Processes drop cached values when a message says that they changed; a
 * message server that loses messages reports nothing. So each process publishes a heartbeat every two seconds, and the
 * database knows how many processes there are. While fewer are received, every subscriber with a cache is notified
 * again and again that messages may be missing. A process that is alone misses nothing. If the database does not
 * answer, nothing is reported, because nothing could be read again.
 */
export function withHeartbeat(bus: Bus, { log, countProcesses }: HeartbeatPorts): Bus {
	const own = randomBytes(6).toString("hex");
	const lastBeatAtMs = new Map<string, number>();
	const missedListeners: (() => void)[] = [];
	let isIncomplete = false;
	let notifiedAtMs = Number.NEGATIVE_INFINITY;

	/** This process counts without a bus. */
	function countReceived(nowMs: number): number {
		for (const [name, atMs] of lastBeatAtMs) if (nowMs - atMs > SILENT_MS) lastBeatAtMs.delete(name);
		return 1 + lastBeatAtMs.size - (lastBeatAtMs.has(own) ? 1 : 0);
	}

	async function look(): Promise<void> {
		const processes = await countProcesses().catch(() => 0);
		const nowMs = performance.now();
		const received = countReceived(nowMs);
		const wasIncomplete = isIncomplete;
		isIncomplete = received < processes;
		if (isIncomplete !== wasIncomplete) {
			if (isIncomplete)
				log.warn({ processes, received }, "other processes are not received; cached values are read again");
			else log.info({ processes }, "all processes are received again");
		}
		if (isIncomplete && nowMs - notifiedAtMs >= REPEAT_MS) notifyMissed(nowMs);
	}

	function notifyMissed(nowMs: number): void {
		notifiedAtMs = nowMs;
		for (const onMissed of missedListeners) onMissed();
	}

	bus.subscribe(CHANNEL, (name) => void lastBeatAtMs.set(name, performance.now()));
	const beat = (): void => bus.publish(CHANNEL, own);
	beat();
	const timers = [setInterval(beat, BEAT_MS), setInterval(() => void look(), LOOK_MS)];
	for (const timer of timers) timer.unref();

	return {
		publish: bus.publish,
		subscribe(channel, onMessage, onMissed) {
			if (onMissed) missedListeners.push(onMissed);
			bus.subscribe(channel, onMessage, onMissed);
		},
		close() {
			for (const timer of timers) clearInterval(timer);
			return bus.close();
		},
	};
}
