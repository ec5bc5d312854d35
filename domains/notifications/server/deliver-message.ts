import { type Id, idText } from "@baize/kernel/id";
import { type Clock, MINUTE_MS } from "@baize/kernel/time";
import type { Database, Log } from "@baize/platform-server";
import { type Carrier, Undeliverable } from "./carrier.ts";
import { markFailed, markSent, readMessage } from "./store.ts";
import type { MessageRow } from "./tables.ts";

/** A code has expired after this time, so sending it would only confuse. */
const CODE_USEFUL_MS = 15 * MINUTE_MS;

type Ports = {
	database: Pick<Database, "reader">;
	clock: Clock;
	log: Pick<Log, "warn"> | undefined;
	mail: Carrier;
	/** Null if there is none. */
	sms: Carrier | null;
};

/** Sends a stored message by its carrier, once; a message that no carrier will accept is given up. */
export function delivererOf({ database, clock, log, mail, sms }: Ports): (messageId: Id) => Promise<void> {
	async function giveUp({ message_id, channel }: MessageRow, failure: string): Promise<void> {
		log?.warn({ message: idText(message_id), channel, failure }, "a message is given up");
		await markFailed(database.reader, message_id, new Date(clock.nowMs()), failure);
	}

	return async function deliver(messageId) {
		const message = await readMessage(database.reader, messageId);
		const carrier = message?.channel === "sms" ? sms : mail;
		if (!message || !carrier || message.sent_at || message.failed_at || message.text === null) return;
		const now = new Date(clock.nowMs());
		const isStale = message.code !== null && now.getTime() - message.at.getTime() > CODE_USEFUL_MS;
		if (isStale && !carrier.retainsText) return giveUp(message, "its code has run out");
		const { recipient: to, subject, text, locale, unsubscribe_url } = message;
		const unsubscribeUrl = unsubscribe_url ?? undefined;
		const failure = await carrier
			.send({ messageId: idText(messageId), to, subject, text, locale, unsubscribeUrl })
			.then(() => undefined, whyForGood);
		if (failure !== undefined) return giveUp(message, failure);
		await markSent(database.reader, messageId, now, carrier.retainsText);
	};
}

/** Why the carrier will never accept the message; any other error is rethrown and retried. */
function whyForGood(error: unknown): string {
	if (error instanceof Undeliverable) return error.message;
	throw error;
}
