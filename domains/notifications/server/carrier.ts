import type { Locale } from "@baize/kernel/locale";

export type Outgoing = {
	/** The same for every attempt, so that a retry is not delivered twice. */
	messageId: string;
	to: string;
	subject: string;
	text: string;
	locale: Locale;
	/** Where the reader unsubscribes from such mails, with one press and without a login. */
	unsubscribeUrl?: string | undefined;
};

/** Delivers messages. An error is retried later, unless it is `Undeliverable`. */
export type Carrier = {
	send(message: Outgoing): Promise<void>;
	/** Whether the text stays stored after the message was sent. */
	retainsText: boolean;
};

/**
 * The carrier has refused the message permanently: the number or address does not exist, or it accepts nothing from us.
 */
export class Undeliverable extends Error {
	override name = "Undeliverable";
}
