import type { Locale } from "@baize/kernel/locale";
import { createTransport } from "nodemailer";
import { mailHtml } from "./html.ts";

export type Outgoing = { to: string; subject: string; text: string; locale: Locale };

/** Who brings a message to its reader. What he throws is tried again later. */
export type Carrier = {
	send(message: Outgoing): Promise<void>;
	/** Does the message stay readable here after it was sent? */
	keepsText: boolean;
};

/** Every message stays in its row, where the mailbox page shows it: for development and tests. */
export const mailboxCarrier: Carrier = { send: async () => {}, keepsText: true };

/** A mail server, by its smtp:// address. */
export function smtpCarrier(smtpUrl: string, from: string): Carrier {
	const transport = createTransport(smtpUrl);
	return {
		keepsText: false,
		async send({ to, subject, text, locale }) {
			await transport.sendMail({ from, to, subject, text, html: mailHtml(text, locale) });
		},
	};
}
