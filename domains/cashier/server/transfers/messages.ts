import type { TransferChanged } from "../../contract/index.ts";
import type { MailTemplate } from "../messages/mails.ts";
import type { InboxTemplate } from "../ports.ts";
import { type ServerTexts, written } from "../texts.ts";

/**
 * The messages to both sides of a transfer, in the inbox and by mail. `{amount}`, `{name}` of the other player, `{id}` and
 * the `{reason}` of an operator are filled in. `offered`, `received` and `gone` are for the receiver, the others for the
 * sender.
 */
export type TransferTextName = keyof ServerTexts["transfers"];
const NAMES = Object.keys(written(({ transfers }) => transfers).en) as TransferTextName[];

const BY_NAME: ReadonlyMap<TransferTextName, InboxTemplate> = new Map(
	NAMES.map((name) => [name, { name: `cashier.transfer.${name}`, texts: written(({ transfers }) => transfers[name]) }]),
);

/** All of them, for the inbox, which renders a message in the language of its reader. */
export const TRANSFER_TEMPLATES: readonly InboxTemplate[] = [...BY_NAME.values()];

/** One of those: the inbox takes no other object, though it were the same text. */
export const inboxTemplate = (name: TransferTextName): InboxTemplate => BY_NAME.get(name)!;

/** The same as a mail, with the link to the page of transfers. */
export const mailTemplate = (name: TransferTextName): MailTemplate =>
	written(({ transfers: { [name]: own } }) => ({
		subject: own.title,
		text: `${own.text}

{link}`,
	}));

type Messages = { sender?: TransferTextName; receiver?: TransferTextName };

/** Which message each side gets about a change. There is none between the decision and the arrival of the money. */
export function messagesAbout({ state, endedBy }: Pick<TransferChanged, "state" | "endedBy">): Messages {
	if (state === "waiting") return { sender: "sent", receiver: "offered" };
	if (state === "taken") return { sender: "taken", receiver: "received" };
	if (!endedBy) return {};
	return endedBy === "declined" ? { sender: "declined" } : { sender: endedBy, receiver: "gone" };
}
