import { choiceFilter, defineResource, stateColumn, textColumn, timeColumn } from "@baize/platform-backoffice";
import { IconMessages } from "@tabler/icons-react";
import { CHAT_FILTERS, type ChatRow, listChats, readChatRecord } from "../../contract/chat/office-calls.ts";
import { ChatPage } from "./ChatPage.tsx";
import { texts } from "./texts.ts";
import { TONES } from "./tones.ts";
import { useLiveDesk } from "./use-live-desk.ts";

/** Keeps the queue as it is now, while it is open. */
function LiveQueue(): null {
	useLiveDesk();
	return null;
}

const waitingMinutes = ({ state, waitingSinceMs }: ChatRow): string =>
	state === "waiting" ? String(Math.max(0, Math.floor((Date.now() - waitingSinceMs) / 60_000))) : "";

/** The queue of chats. */
export const chats = defineResource({
	name: "chats",
	icon: IconMessages,
	texts,
	list: {
		call: listChats,
		rows: "chats",
		columns: [
			timeColumn("startedAtMs"),
			stateColumn("state", "chats.states", TONES),
			{ id: "waits", text: waitingMinutes, isNumber: true },
			{
				id: "who",
				text: ({ playerId }: ChatRow, { t }) => (playerId ? t("chats.player") : t("chats.visitor")),
			},
			{ id: "language", text: ({ language }: ChatRow, { t }) => t(`contactMessages.languages.${language}`) },
			textColumn("takenByName"),
		],
		filters: [choiceFilter("state", { values: CHAT_FILTERS, texts: "chats.states", any: "chats.all" })],
		start: { state: "open" },
		openLabel: ({ startedAtMs, language }, { t, exactTime }) =>
			t("chats.openLabel", { time: exactTime(startedAtMs), language: t(`contactMessages.languages.${language}`) }),
		actions: LiveQueue,
	},
	record: { call: readChatRecord, input: (chat) => ({ params: { chat } }), page: ChatPage },
});
