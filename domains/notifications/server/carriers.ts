import { type Carrier, Undeliverable } from "./carrier.ts";
import { mailHtml } from "./html.ts";
import { smsGatewayCarrier } from "./sms/sms-gateway.ts";

/** Leaves every message in its row, where the mailbox page shows it: for development and tests. */
export const mailboxCarrier: Carrier = { send: async () => {}, retainsText: true };

/** A mail server, by its smtp:// address. */
function smtpCarrier(smtpUrl: string, from: string): Carrier {
	// Without a mail server the start need not wait for the library.
	const opening = import("nodemailer").then(({ createTransport }) => createTransport(smtpUrl));
	const host = from.replace(/^.*@|>$/g, "");
	return {
		retainsText: false,
		async send({ messageId, to, subject, text, locale, unsubscribeUrl }) {
			const list = unsubscribeUrl
				? { list: { unsubscribe: unsubscribeUrl }, headers: { "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" } }
				: {};
			const mail = { from, to, subject, text, html: mailHtml(text, locale), messageId: `<${messageId}@${host}>` };
			const transport = await opening;
			await transport.sendMail({ ...mail, ...list }).catch(rethrow);
		},
	};
}

// A mail server answers 5yz to a message that it will never accept.
function rethrow(error: Error & { responseCode?: number; code?: string }): never {
	const isForGood = error.code === "EENVELOPE" && (error.responseCode ?? 0) >= 500;
	throw isForGood ? new Undeliverable(`the mail server answered ${error.responseCode}`) : error;
}

type CarrierConfig = {
	smtpUrl: string | undefined;
	smsGatewayUrl?: string | undefined;
	smsGatewayToken?: string | undefined;
	publicUrl: string;
	profile: string;
};

/**
 * The carriers of a configuration: the mail server and the SMS gateway if they are configured, else the mailbox, which
 * production never has.
 */
export function carriersOf(config: CarrierConfig): { mail: Carrier; sms: Carrier | null } {
	const { smtpUrl, smsGatewayUrl, smsGatewayToken = "", publicUrl, profile } = config;
	return {
		mail: smtpUrl ? smtpCarrier(smtpUrl, `Baize <no-reply@${new URL(publicUrl).hostname}>`) : mailboxCarrier,
		sms: smsGatewayUrl
			? smsGatewayCarrier(smsGatewayUrl, smsGatewayToken)
			: profile === "production"
				? null
				: mailboxCarrier,
	};
}
