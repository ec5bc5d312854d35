import { randomBytes } from "node:crypto";
import { SECOND_MS } from "@baize/kernel/time";
import type { Log } from "../log/index.ts";
import type { Bus } from "./index.ts";

export type HeartbeatPorts = {
	log: Log;
	/** How many processes work on the database, this one included; rejects where the database does not say. */
	countProcesses(): Promise<number>;
};

const CHANNEL = "heartbeat";
const BEAT_MS = 2 * SECOND_MS;
const LOOK_MS = 3 * SECOND_MS;
/** A process that was not heard of for so long cannot be heard. */
const SILENT_MS = 5 * SECOND_MS;
/** With the time until it is noticed at most this passes between a change elsewhere and what is asked for anew here. */
export const LONGEST_STALE_MS = 10 * SECOND_MS;
const REPEAT_MS = LONGEST_STALE_MS - 2 * SECOND_MS;

/**
 * A bus that notices that it is deaf. What processes remember, they forget by what they hear; a server between them that
 * loses words tells nobody. So each says every other second that it is there, and the database knows how many there are:
 * while fewer are heard, everybody who remembers by hints is told again and again that words may have been missed. A
 * process that is alone misses nothing; where the database does not answer, nothing could be asked for anew.
 */
export function withHeartbeat(bus: Bus, { log, countProcesses }: HeartbeatPorts): Bus {
	const own = randomBytes(6).toString("hex");
	const heardAtMs = new Map<string, number>();
	const missers: (() => void)[] = [];
	let isDeaf = false;
	let toldAtMs = Number.NEGATIVE_INFINITY;

	/** This process hears itself without a bus. */
	function countHeard(nowMs: number): number {
		for (const [name, atMs] of heardAtMs) if (nowMs - atMs > SILENT_MS) heardAtMs.delete(name);
		return 1 + heardAtMs.size - (heardAtMs.has(own) ? 1 : 0);
	}

	async function look(): Promise<void> {
		const processes = await countProcesses().catch(() => 0);
		const nowMs = performance.now();
		const heard = countHeard(nowMs);
		const wasDeaf = isDeaf;
		isDeaf = heard < processes;
		if (isDeaf !== wasDeaf) {
			if (isDeaf) log.warn({ processes, heard }, "other processes are not heard; what is remembered is asked for anew");
			else log.info({ processes }, "all processes are heard again");
		}
		if (isDeaf && nowMs - toldAtMs >= REPEAT_MS) tellMissed(nowMs);
	}

	function tellMissed(nowMs: number): void {
		toldAtMs = nowMs;
		for (const missed of missers) missed();
	}

	bus.subscribe(CHANNEL, (name) => void heardAtMs.set(name, performance.now()));
	const beat = (): void => bus.publish(CHANNEL, own);
	beat();
	const timers = [setInterval(beat, BEAT_MS), setInterval(() => void look(), LOOK_MS)];
	for (const timer of timers) timer.unref();

	return {
		publish: bus.publish,
		subscribe(channel, hear, missed) {
			if (missed) missers.push(missed);
			bus.subscribe(channel, hear, missed);
		},
		close() {
			for (const timer of timers) clearInterval(timer);
			return bus.close();
		},
	};
}
