import type { Locale } from "@baize/kernel/locale";

export type Outgoing = {
	/** The same for every attempt: whoever got it already does not get it twice. */
	messageId: string;
	to: string;
	subject: string;
	text: string;
	locale: Locale;
	/** Where the reader ends such mails, by one press and without a login. */
	unsubscribeUrl?: string | undefined;
};

/** Who brings a message to its reader. What he throws is tried again later, unless it is `Undeliverable`. */
export type Carrier = {
	send(message: Outgoing): Promise<void>;
	/** Does the message stay readable here after it was sent? */
	keepsText: boolean;
};

/** The carrier has refused the message for good: there is no such number or address, or it takes nothing from us. */
export class Undeliverable extends Error {
	override name = "Undeliverable";
}
