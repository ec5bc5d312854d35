import { openReconnectWait, type WaitPorts } from "./reconnect-wait.ts";
import { openMessageReader, type StreamMessage } from "./stream-messages.ts";

/** What the connection needs of the browser: a way to the server, time and randomness. */
export type ConnectionPorts = WaitPorts & {
	connect(url: string, signal: AbortSignal): Promise<Response>;
	/** Does `act` after a time; answers how to cancel it. */
	after(waitMs: number, act: () => void): () => void;
};

/** A stream of messages that is opened again whenever it ends, each page at a moment of its own. */
export type Connection = {
	/** Opens this address in the place of the one before; undefined closes. */
	open(url: string | undefined): void;
	/** The network or the person has come back: what waits to be opened again is opened at once. */
	retryNow(): void;
};

/** The server sends something every 15 seconds; after this long the connection is dead. */
export const SILENT_MS = 45_000;

export function openConnection(onMessage: (message: StreamMessage) => void, ports: ConnectionPorts): Connection {
	const reconnect = openReconnectWait(ports);
	let url: string | undefined;
	let underWay = new AbortController();
	let cancelWait: (() => void) | undefined;

	async function connect(): Promise<void> {
		cancelWait = undefined;
		if (url === undefined) return;
		const gone = new AbortController();
		underWay = gone;
		const openedMs = await attempt(url, gone);
		if (underWay === gone && url !== undefined) wait(reconnect.afterEnd(openedMs));
	}

	/** One connection up to its end; returns when it was established, infinite where it never was. */
	async function attempt(address: string, gone: AbortController): Promise<number> {
		let openedMs = Number.POSITIVE_INFINITY;
		const read = openMessageReader({
			onMessage: (message) => {
				if (underWay === gone) onMessage(message);
			},
			onRetry: reconnect.asked,
		});
		try {
			const response = await withinSilence(ports, gone, ports.connect(address, gone.signal));
			if (response.ok && response.body) {
				openedMs = ports.nowMs();
				await readAll(response.body, read, (answer) => withinSilence(ports, gone, answer));
			} else reconnect.refused(response.headers);
		} catch {
			// What ends in an error is opened again, as what ends without one.
		}
		return openedMs;
	}

	function wait(waitMs: number): void {
		cancelWait = ports.after(waitMs, () => void connect());
	}

	function restart(): void {
		cancelWait?.();
		cancelWait = undefined;
		const leftMs = reconnect.refusedForMs();
		if (leftMs > 0) wait(leftMs);
		else void connect();
	}

	return {
		open(next) {
			url = next;
			const before = underWay;
			underWay = new AbortController();
			before.abort();
			restart();
		},
		retryNow() {
			if (cancelWait) restart();
		},
	};
}

/** Reads up to the end; `within` limits the wait for each part. */
async function readAll(
	body: ReadableStream<Uint8Array>,
	read: (text: string) => void,
	within: <Answer>(answer: Promise<Answer>) => Promise<Answer>,
): Promise<void> {
	const decoder = new TextDecoder();
	const reader = body.getReader();
	for (;;) {
		const { done, value } = await within(reader.read());
		if (done) return;
		read(decoder.decode(value, { stream: true }));
	}
}

/** A network that swallows everything fails, too. */
const withinSilence = <Answer>(
	{ after }: ConnectionPorts,
	gone: AbortController,
	answer: Promise<Answer>,
): Promise<Answer> => answer.finally(after(SILENT_MS, () => gone.abort()));
