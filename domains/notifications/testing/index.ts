import { inLanguage } from "@baize/kernel/locale";
import type { NewMail, Notifications } from "../server/index.ts";
import { fill } from "../server/template.ts";

/** A mail as its recipient reads it. */
export type RecordedMail = { to: string; subject: string; text: string };

/** Collects mails, in place of what sends them. */
export const recordingMails = (mails: RecordedMail[]): Pick<Notifications, "sendMail"> => ({
	async sendMail(_tx, { to, template, locale, values }: NewMail) {
		const { subject, text } = inLanguage(template, locale);
		mails.push({ to, subject: fill(subject, values), text: fill(text, values) });
	},
});

/** The first web address in the newest mail to an address; throws if there is none. */
export async function newestLink(notifications: Pick<Notifications, "mailbox">, to: string): Promise<URL> {
	const [newest] = await notifications.mailbox(to);
	const address = newest?.text.match(/https?:\/\/\S+/)?.[0];
	if (!address) throw new Error(`no mail with a link was sent to ${to}`);
	return new URL(address);
}
