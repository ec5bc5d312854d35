import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import { poolOptions } from "../database/index.ts";
import type { Log } from "../log/index.ts";

const RETRY_MS = 500;
/** The time limit for sending a message. */
const SEND_MS = 5_000;

/** Sends notifications. One that could not be sent is lost, which the others learn as soon as that can be sent. */
export type Sender = { send(channel: string, text: string): void; close(): Promise<void> };

export function openSender(url: string, { log, lostChannel }: { log: Log; lostChannel: string }): Sender {
	const pool = new pg.Pool(poolOptions(url, 1, SEND_MS));
	pool.on("error", () => {});
	let hasLost = false;
	let isClosed = false;

	const send = (channel: string, text: string): Promise<unknown> =>
		pool.query("select pg_notify($1, $2)", [channel, text]);

	/** Notifies other processes, which may have been connected all the time, that they missed a message of this one. */
	async function publishLost(): Promise<void> {
		while (hasLost && !isClosed) {
			await pause(RETRY_MS);
			await send(lostChannel, "").then(
				() => {
					hasLost = false;
				},
				() => {},
			);
		}
	}

	function notSent(error: unknown, channel: string): void {
		log.warn({ err: error, channel }, "a notification was not sent");
		if (hasLost) return;
		hasLost = true;
		void publishLost();
	}

	return {
		send: (channel, text) => void send(channel, text).catch((error) => notSent(error, channel)),
		close() {
			isClosed = true;
			return pool.end();
		},
	};
}
