import { mapLanguages } from "@baize/kernel/locale";
import type { TransferChanged } from "../../contract/index.ts";
import type { MailTemplate } from "../messages/mails.ts";
import type { InboxTemplate } from "../ports.ts";
import { TRANSFER_TEXTS, type TransferTextName } from "./message-texts.ts";

const NAMES = Object.keys(TRANSFER_TEXTS) as TransferTextName[];

const BY_NAME: ReadonlyMap<TransferTextName, InboxTemplate> = new Map(
	NAMES.map((name) => [name, { name: `cashier.transfer.${name}`, texts: TRANSFER_TEXTS[name] }]),
);

/** All of them, for the inbox, which renders a message in the language of its reader. */
export const TRANSFER_TEMPLATES: readonly InboxTemplate[] = [...BY_NAME.values()];

/** One of those: the inbox takes no other object, though it were the same text. */
export const inboxTemplate = (name: TransferTextName): InboxTemplate => BY_NAME.get(name)!;

/** The same as a mail, with the link to the page of transfers. */
export const mailTemplate = (name: TransferTextName): MailTemplate =>
	mapLanguages<{ title: string; text: string }, MailTemplate["en"]>(TRANSFER_TEXTS[name], ({ title, text }) => ({
		subject: title,
		text: `${text}\n\n{link}`,
	}));

type Messages = { sender?: TransferTextName; receiver?: TransferTextName };

/** Which message each side gets about a change. There is none between the decision and the arrival of the money. */
export function messagesAbout({ state, endedBy }: Pick<TransferChanged, "state" | "endedBy">): Messages {
	if (state === "waiting") return { sender: "sent", receiver: "offered" };
	if (state === "taken") return { sender: "taken", receiver: "received" };
	if (!endedBy) return {};
	return endedBy === "declined" ? { sender: "declined" } : { sender: endedBy, receiver: "gone" };
}
