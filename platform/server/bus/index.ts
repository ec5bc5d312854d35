import type { Log } from "../log/index.ts";
import { openReceiver } from "./postgres-receiver.ts";
import { openSender } from "./postgres-sender.ts";

/**
 * Short messages between server processes, including the sender: delivered at most once, so they only carry hints that
 * something has changed.
 */
export type Bus = {
	publish(channel: string, text: string): void;
	/** `onMissed` is called when messages may have been lost: a subscriber that caches must then read again. */
	subscribe(channel: string, onMessage: (text: string) => void, onMissed?: () => void): void;
	close(): Promise<void>;
};

/** By this a process notifies the others that a message of its own was not sent. */
const LOST_CHANNEL = "lost";

/** PostgreSQL notifications: the bus if BUS_URL is not set. Channel names are our own constants. */
export function openPostgresBus(url: string, log: Log): Bus {
	const missedListeners: (() => void)[] = [];
	function notifyMissed(): void {
		log.info("notifications are received again");
		for (const onMissed of missedListeners) onMissed();
	}

	const receiver = openReceiver(url, notifyMissed);
	const sender = openSender(url, { log, lostChannel: LOST_CHANNEL });
	receiver.listen(LOST_CHANNEL, notifyMissed);
	return {
		publish: sender.send,
		subscribe(channel, onMessage, onMissed) {
			if (onMissed) missedListeners.push(onMissed);
			receiver.listen(channel, onMessage);
		},
		async close() {
			await Promise.all([sender.close(), receiver.close()]);
		},
	};
}
