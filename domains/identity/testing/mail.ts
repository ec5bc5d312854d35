import type { Notifications } from "@baize/notifications/server";

const MOST_LOOKS = 100;
const LOOK_AGAIN_MS = 50;

/** Waits for a mail of this subject: jobs send after the answer. */
export async function mailOf(
	notifications: Pick<Notifications, "mailbox">,
	to: string,
	subject: string,
): Promise<{ text: string }> {
	for (let look = 0; look < MOST_LOOKS; look++) {
		const found = (await notifications.mailbox(to)).find((mail) => mail.subject === subject);
		if (found) return found;
		await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN_MS));
	}
	throw new Error(`no mail "${subject}" was sent to ${to}`);
}

/** The token in the newest mail of this subject. */
export async function tokenOf(
	notifications: Pick<Notifications, "mailbox">,
	to: string,
	subject: string,
): Promise<string> {
	const { text } = await mailOf(notifications, to, subject);
	return /token=([\w-]+)/.exec(text)?.[1] ?? "";
}
