import type { Id } from "@baize/kernel/id";
import { DAY_MS } from "@baize/kernel/time";
import type { Binding } from "@baize/platform-server";
import { cannedBindings } from "./canned.ts";
import { readMessages } from "./message-store.ts";
import { operatorBindings } from "./operator-calls.ts";
import { playerAs } from "./person.ts";
import { personBindings } from "./person-calls.ts";
import type { ChatPorts } from "./ports.ts";
import { MAX_CHAT_MESSAGES } from "./rules.ts";
import { signalChange } from "./signals.ts";
import { closeIdle, readChatsOf, removeClosedBefore } from "./store.ts";
import { exportedChat } from "./views.ts";

export type { ChatPorts } from "./ports.ts";

export type Chats = {
	bindings: Binding[];
	exportOf(playerId: Id): Promise<Record<string, unknown>[]>;
	/** Ends chats in which no one writes any more, and deletes what is older than the time in which one may complain. */
	tidy(): Promise<void>;
};

const IDLE_MS = DAY_MS;
const RETENTION_MS = 2 * 365 * DAY_MS;

export function openChats(ports: ChatPorts): Chats {
	const { clock, database } = ports;
	const { reader } = database;
	return {
		bindings: [...personBindings(ports), ...operatorBindings(ports), ...cannedBindings(ports)],
		async exportOf(playerId) {
			const chats = await readChatsOf(reader, playerAs(playerId));
			const readAll = { limit: MAX_CHAT_MESSAGES, withNotes: false };
			return Promise.all(chats.map(async (chat) => exportedChat(chat, await readMessages(reader, chat, readAll))));
		},
		async tidy() {
			const now = new Date(clock.nowMs());
			const ended = await closeIdle(reader, new Date(now.getTime() - IDLE_MS), now);
			for (const { chat_id } of ended) signalChange(ports, chat_id);
			await removeClosedBefore(reader, new Date(now.getTime() - RETENTION_MS));
		},
	};
}
