import { openMessageReader, type StreamMessage } from "./stream-messages.ts";

/** What the connection needs of the browser: a way to the server, time and randomness. */
export type ConnectionPorts = {
	connect(url: string, signal: AbortSignal): Promise<Response>;
	nowMs(): number;
	/** From 0 up to 1. */
	random(): number;
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

const FIRST_WAIT_MS = 1_000;
const MAX_WAIT_MS = 60_000;
/** What a server asks for may be longer, but not endless. */
const MAX_ASKED_MS = 10 * 60_000;
/** Up to so much of the wait is added to it, so that pages that were cut off together do not come back together. */
const JITTER = 0.5;
/** A connection that has lasted so long was no failure. */
export const HEALTHY_MS = 10_000;
/** The server sends something every 15 seconds; after this long the connection is dead. */
export const SILENT_MS = 45_000;

/** How long to wait after so many failures in a row, of a server that asks for `askedMs` where it asks. */
export function waitAfter(failures: number, askedMs: number | undefined, random: number): number {
	const firstMs = Math.min(askedMs ?? FIRST_WAIT_MS, MAX_ASKED_MS);
	const waitMs = Math.max(firstMs, Math.min(firstMs * 2 ** (failures - 1), MAX_WAIT_MS));
	return waitMs * (1 + JITTER * random);
}

export function openConnection(onMessage: (message: StreamMessage) => void, ports: ConnectionPorts): Connection {
	let url: string | undefined;
	let underWay = new AbortController();
	let failures = 0;
	let askedMs: number | undefined;
	/** The server has refused until then. */
	let refusedUntilMs = Number.NEGATIVE_INFINITY;
	let cancelWait: (() => void) | undefined;

	async function connect(): Promise<void> {
		cancelWait = undefined;
		if (url === undefined) return;
		const gone = new AbortController();
		underWay = gone;
		let openedMs = Number.POSITIVE_INFINITY;
		try {
			const response = await withinSilence(gone, ports.connect(url, gone.signal));
			if (response.ok && response.body) {
				openedMs = ports.nowMs();
				await readAll(response.body, gone);
			} else refuse(response);
		} catch {
			// What ends in an error is opened again, as what ends without one.
		}
		if (underWay !== gone || url === undefined) return;
		failures = ports.nowMs() - openedMs >= HEALTHY_MS ? 1 : failures + 1;
		const waitMs = waitAfter(failures, askedMs, ports.random());
		wait(Math.max(waitMs, (refusedUntilMs - ports.nowMs()) * (1 + (JITTER / 2) * ports.random())));
	}

	/** A network that swallows everything fails, too. */
	const withinSilence = <Answer>(gone: AbortController, answer: Promise<Answer>): Promise<Answer> =>
		answer.finally(ports.after(SILENT_MS, () => gone.abort()));

	function wait(waitMs: number): void {
		cancelWait = ports.after(waitMs, () => void connect());
	}

	function refuse({ headers }: Response): void {
		const afterMs = retryAfterMs(headers.get("retry-after"), ports.nowMs());
		if (afterMs !== undefined) refusedUntilMs = ports.nowMs() + Math.min(afterMs, MAX_ASKED_MS);
	}

	async function readAll(body: ReadableStream<Uint8Array>, gone: AbortController): Promise<void> {
		const decoder = new TextDecoder();
		const reader = body.getReader();
		const read = openMessageReader({
			onMessage: (message) => {
				if (underWay === gone) onMessage(message);
			},
			onRetry: (waitMs) => {
				askedMs = waitMs;
			},
		});
		for (;;) {
			const { done, value } = await withinSilence(gone, reader.read());
			if (done) return;
			read(decoder.decode(value, { stream: true }));
		}
	}

	function restart(): void {
		cancelWait?.();
		cancelWait = undefined;
		const leftMs = refusedUntilMs - ports.nowMs();
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

/** Written as seconds or as a date. */
function retryAfterMs(header: string | null, nowMs: number): number | undefined {
	if (!header) return undefined;
	const waitMs = /^\d+$/.test(header.trim()) ? Number(header) * 1_000 : Date.parse(header) - nowMs;
	return Number.isFinite(waitMs) ? Math.max(0, waitMs) : undefined;
}
