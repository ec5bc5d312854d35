import type { Notifications } from "../server/index.ts";

/** The first web address in the newest mail to an address; throws if there is none. */
export async function newestLink(notifications: Pick<Notifications, "mailbox">, to: string): Promise<URL> {
	const [newest] = await notifications.mailbox(to);
	const address = newest?.text.match(/https?:\/\/\S+/)?.[0];
	if (!address) throw new Error(`no mail with a link was sent to ${to}`);
	return new URL(address);
}
