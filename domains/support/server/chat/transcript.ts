import { idText } from "@baize/kernel/id";
import type { Locale } from "@baize/kernel/locale";
import { type Reader, StreamedFileReply } from "@baize/platform-server";
import type { ChatMessageRow, ChatRow } from "../tables.ts";
import { YOU } from "../texts.ts";
import { readMessages } from "./message-store.ts";
import { MAX_CHAT_MESSAGES } from "./rules.ts";
import { firstName } from "./views.ts";

/** "2026-11-28 08:10 UTC", in every language. */
const timeText = (at: Date): string => `${at.toISOString().slice(0, 16).replace("T", " ")} UTC`;

/** The chat as text, without notes; the person is named as `person` says. */
export const transcriptOf = (messages: readonly ChatMessageRow[], person: string): string =>
	messages
		.map(({ by_name, message, sent_at }) => {
			const name = by_name === null ? person : firstName(by_name);
			return `[${timeText(sent_at)}] ${name}:\n${message}\n`;
		})
		.join("\n");

export async function readTranscript(reader: Reader, chat: ChatRow, locale: Locale): Promise<string> {
	const messages = await readMessages(reader, chat, { limit: MAX_CHAT_MESSAGES, withNotes: false });
	return transcriptOf(messages, YOU[locale]);
}

export const transcriptFile = (chat: ChatRow, text: string): StreamedFileReply =>
	new StreamedFileReply(`chat-${idText(chat.chat_id)}.txt`, "text/plain; charset=utf-8", only(text));

async function* only(text: string): AsyncGenerator<string> {
	yield text;
}
