import { type Listener, type Listeners, openListeners } from "./listeners.ts";

const HEARTBEAT_MS = 15_000;
/** A page that does not read is cut off when so much is buffered for it; it comes back and requests what it missed. */
const SLOW_READER_BYTES = 1 << 18;
/** A session may expire without an event. A page that comes back is checked again. */
const MAX_BEATS = (60 * 60_000) / HEARTBEAT_MS;
/** A page that lost its place polls meanwhile. If it came back at once, it would push out the next one, for ever. */
const PUSHED_OUT_RETRY_MS = 300_000;

// Pages that were all disconnected at once come back one after the other.
const MIN_RETRY_MS = 1_000;
const RETRY_SPREAD_MS = 3_000;
const RETRY_STEP_MS = 389;

/** The connections of open pages: opened, written to, kept alive and closed. */
export type Connections = Pick<Listeners, "ofTopic" | "ofId" | "count"> & {
	/** `maxOfGroup`: one more closes the oldest of its group. */
	open(listener: Listener, maxOfGroup: number): void;
	write(listener: Listener, frame: Buffer): void;
	drop(listener: Listener): void;
	/** The pages come back, read what they have missed, and are checked again, because their session may have ended. */
	dropAll(): void;
	close(): void;
};

export function openConnections(): Connections {
	const listeners = openListeners();
	let opened = 0;
	const nextRetryMs = (): number => MIN_RETRY_MS + ((opened++ * RETRY_STEP_MS) % RETRY_SPREAD_MS);

	function drop(listener: Listener): void {
		listeners.remove(listener);
		listener.response.end();
	}

	function dropAll(): void {
		for (const listener of listeners.all()) drop(listener);
	}

	/** A normal end would wait behind the unread bytes. */
	function cutOff(listener: Listener): void {
		listeners.remove(listener);
		listener.response.destroy();
	}

	function write(listener: Listener, frame: Buffer): void {
		if (listener.response.writableLength > SLOW_READER_BYTES) cutOff(listener);
		else listener.response.write(frame);
	}

	/**
	 * Closes the oldest, not the newest: a browser does not retry a stream that was refused, and a page that has lost its
	 * network is still counted for a while.
	 */
	function makeWay(group: string, max: number): void {
		const [oldest, ...others] = listeners.ofGroup(group);
		if (!oldest || others.length + 1 < max) return;
		oldest.response.write(`retry: ${PUSHED_OUT_RETRY_MS}\n\n`);
		drop(oldest);
	}

	function beat(): void {
		const frame = Buffer.from(": still here\n\n");
		for (const listener of listeners.all()) {
			listener.beats++;
			if (listener.beats > MAX_BEATS) drop(listener);
			else write(listener, frame);
		}
	}
	const heartbeat = setInterval(beat, HEARTBEAT_MS);
	heartbeat.unref();

	return {
		ofTopic: listeners.ofTopic,
		ofId: listeners.ofId,
		count: listeners.count,
		open(listener, maxOfGroup) {
			makeWay(listener.group, maxOfGroup);
			listeners.add(listener);
			listener.response.on("close", () => listeners.remove(listener));
			listener.response.write(`retry: ${nextRetryMs()}\n\nevent: open\ndata: {}\n\n`);
		},
		write,
		drop,
		dropAll,
		close() {
			clearInterval(heartbeat);
			dropAll();
		},
	};
}
