import type { Bus } from "../bus/index.ts";
import type { Log } from "../log/index.ts";

/** What is read whole and kept in memory, such as the flags. */
export type KeptCopy = {
	/** Reads it again. */
	refresh(): Promise<void>;
	/** Without waiting for it; a failure is logged. */
	refreshQuietly(): void;
	/** Makes every other process read it again. */
	notifyAll(): void;
	/** Once it has ended, nothing is being read. */
	stop(): Promise<void>;
};

type Options = {
	/** On which the processes announce a change. */
	channel: string;
	/** A notification may be lost while a connection is down: the longest delay until a change is noticed then. */
	recheckMs: number;
	read(): Promise<void>;
	bus?: Bus | undefined;
	log: Pick<Log, "error">;
	/** What is logged where it cannot be read again; what was read before stays. */
	failure: string;
};

/** Reads at once, again as soon as any process has changed something, and every `recheckMs`. */
export async function openKeptCopy({ channel, recheckMs, read, bus, log, failure }: Options): Promise<KeptCopy> {
	let reading: Promise<void> = Promise.resolve();
	let isStopped = false;

	// One after the other, so that an older read never overwrites a newer one.
	function refresh(): Promise<void> {
		reading = reading.catch(() => {}).then(() => (isStopped ? undefined : read()));
		return reading;
	}

	const refreshQuietly = (): void => void refresh().catch((error) => log.error({ err: error }, failure));

	bus?.subscribe(channel, refreshQuietly, refreshQuietly);
	await refresh();
	const timer = setInterval(refreshQuietly, recheckMs);
	timer.unref();
	return {
		refresh,
		refreshQuietly,
		notifyAll: () => bus?.publish(channel, ""),
		async stop() {
			isStopped = true;
			clearInterval(timer);
			await reading.catch(() => {});
		},
	};
}
