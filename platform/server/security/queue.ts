import type { Log } from "../log/index.ts";
import type { SecurityEvent, SecuritySink } from "./types.ts";

const MAX_WAITING = 10_000;
const MAX_BATCH = 200;
const MIN_RETRY_MS = 500;
const MAX_RETRY_MS = 30_000;
const CLOSE_MS = 2_000;

export type SecurityQueue = { add(event: SecurityEvent): void; close(): Promise<void> };

/**
 * Events wait here until the sink has them, in order. If the sink is away, sending is retried with growing pauses; when
 * too many wait, the oldest are dropped and counted, because memory is finite and the audit log has them all.
 */
export function openSecurityQueue(sink: SecuritySink, log: Log): SecurityQueue {
	let waiting: SecurityEvent[] = [];
	let dropped = 0;
	let isClosing = false;
	let sending: Promise<void> | undefined;
	let wake = (): void => {};

	const pause = (ms: number): Promise<void> =>
		new Promise((resolve) => {
			const timer = setTimeout(resolve, ms);
			timer.unref();
			wake = () => {
				clearTimeout(timer);
				resolve();
			};
		});

	async function sendAll(): Promise<void> {
		let retryMs = MIN_RETRY_MS;
		while (waiting.length > 0) {
			const batch = waiting.slice(0, MAX_BATCH);
			try {
				await sink.send(batch);
				waiting = waiting.filter((event) => !batch.includes(event));
				retryMs = MIN_RETRY_MS;
			} catch (error) {
				log.warn({ err: error, waiting: waiting.length, dropped }, "security events are not taken; trying again");
				if (isClosing) return;
				await pause(retryMs);
				retryMs = Math.min(retryMs * 2, MAX_RETRY_MS);
			}
		}
	}

	return {
		add(event) {
			waiting.push(event);
			if (waiting.length > MAX_WAITING) {
				waiting.shift();
				dropped++;
			}
			sending ??= sendAll().finally(() => {
				sending = undefined;
			});
		},
		async close() {
			isClosing = true;
			wake();
			const timeOut = new Promise<void>((resolve) => setTimeout(resolve, CLOSE_MS).unref());
			await Promise.race([sending, timeOut]);
			await sink.close();
		},
	};
}
