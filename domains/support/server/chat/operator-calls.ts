import { type Id, idText, readId } from "@baize/kernel/id";
import {
	type Binding,
	bind,
	type Handler,
	pageOf,
	type SignedInVisit,
	StreamReply,
	type Tx,
} from "@baize/platform-server";
import {
	answerChat,
	downloadChatRecord,
	endChat,
	handOverChat,
	listChats,
	noteChat,
	openChatDesk,
	readChatRecord,
	refuseChat,
	takeChat,
} from "../../contract/index.ts";
import type { ChatRow } from "../tables.ts";
import { readMessages } from "./message-store.ts";
import type { ChatPorts } from "./ports.ts";
import { MAX_CHAT_MESSAGES, refusalOfAnswer, refusalOfEnding, refusalOfNote, refusalOfTaking } from "./rules.ts";
import { DESK_TOPIC, signalChange } from "./signals.ts";
import { changeChat, listRows, lockChat, readChatRow } from "./store.ts";
import { readTranscript, transcriptFile } from "./transcript.ts";
import { recordView, rowView } from "./views.ts";
import { write } from "./write.ts";

const DEFAULT_ROWS = 50;

export const operatorBindings = (ports: ChatPorts): Binding[] => [
	bind(listChats, async ({ query: { limit = DEFAULT_ROWS, cursor = "", state } }) => {
		const after = readId(cursor) ?? undefined;
		const found = await listRows(ports.database.reader, { state, after, limit: limit + 1 });
		const { rows, next } = pageOf(found, limit, ({ chat_id: id }) => idText(id));
		return { chats: rows.map(rowView), next };
	}),
	bind(readChatRecord, async ({ params }, { session }) => {
		const chat = await requireChat(ports, params.chat);
		const messages = await readMessages(ports.database.reader, chat, { limit: MAX_CHAT_MESSAGES, withNotes: true });
		return recordView(chat, messages, session.playerId);
	}),
	bind(downloadChatRecord, async ({ params }) => {
		const chat = await requireChat(ports, params.chat);
		return transcriptFile(chat, await readTranscript(ports.database.reader, chat, chat.locale));
	}),
	bind(takeChat, taking(ports)),
	bind(answerChat, ({ params, body }, visit) => written(ports, "operator", { ...params, ...body }, visit)),
	bind(noteChat, ({ params, body }, visit) => written(ports, "note", { ...params, ...body }, visit)),
	bind(handOverChat, handingOver(ports)),
	bind(endChat, async ({ params }, visit) => {
		await inChat(ports, params.chat, visit, "chat.ended", async (tx, chat) => {
			const refusal = refusalOfEnding(chat, visit.session.playerId);
			if (refusal) throw refuseChat(refusal);
			await changeChat(tx, chat, { state: "closed", closed_at: new Date(ports.clock.nowMs()), closed_by: "operator" });
		});
		return undefined;
	}),
	bind(openChatDesk, (_input, { ip, session }) => {
		const { playerId, sessionId } = session;
		return new StreamReply((response) =>
			ports.stream.serve(response, [DESK_TOPIC], { ip, session: { playerId, sessionId } }),
		);
	}),
];

async function requireChat({ database }: ChatPorts, chatId: string): Promise<ChatRow> {
	const chat = await readChatRow(database.reader, readId(chatId)!);
	if (!chat) throw refuseChat("CHAT_UNKNOWN");
	return chat;
}

const taking =
	(ports: ChatPorts): Handler<typeof takeChat> =>
	async ({ params, body: { from } }, visit) => {
		const name = await ports.nameOf(visit.session);
		await inChat(ports, params.chat, visit, "chat.taken", async (tx, chat) => {
			const refusal = refusalOfTaking(chat, from === null ? null : readId(from));
			if (refusal) throw refuseChat(refusal);
			await changeChat(tx, chat, { state: "taken", taken_by: visit.session.playerId, taken_by_name: name });
		});
		return undefined;
	};

const WRITTEN = {
	operator: { action: "chat.answered", refusalOf: refusalOfAnswer },
	note: { action: "chat.noted", refusalOf: refusalOfNote },
} as const;

async function written(
	ports: ChatPorts,
	author: keyof typeof WRITTEN,
	{ chat: chatId, ...message }: { chat: string; key: string; text: string },
	visit: SignedInVisit,
) {
	const { action, refusalOf } = WRITTEN[author];
	const byName = await ports.nameOf(visit.session);
	return inChat(ports, chatId, visit, action, (tx, chat) =>
		write(ports, tx, chat, { ...message, author, byName, refusal: refusalOf(chat, visit.session.playerId) }),
	);
}

const handingOver =
	(ports: ChatPorts): Handler<typeof handOverChat> =>
	async ({ params, body }, visit) => {
		const byName = await ports.nameOf(visit.session);
		await inChat(ports, params.chat, visit, "chat.handedOver", async (tx, chat) => {
			const refusal = refusalOfEnding(chat, visit.session.playerId);
			if (refusal) throw refuseChat(refusal);
			await changeChat(tx, chat, { state: "waiting", taken_by: null, taken_by_name: null });
			if (body.note.trim() === "") return;
			const note = { key: idText(ports.ids()), text: body.note, author: "note", byName } as const;
			await write(ports, tx, chat, { ...note, refusal: refusalOfNote(chat) });
		});
		return undefined;
	};

/** What an operator does in a chat, with its entry in the audit log, which has none of the words. */
async function inChat<Done>(
	ports: ChatPorts,
	chatId: string,
	{ session, ip }: SignedInVisit,
	action: string,
	act: (tx: Tx, chat: ChatRow) => Promise<Done>,
): Promise<Done> {
	const id: Id = readId(chatId)!;
	const done = await ports.database.transaction(async (tx) => {
		const chat = await lockChat(tx, id);
		if (!chat) throw refuseChat("CHAT_UNKNOWN");
		const result = await act(tx, chat);
		await ports.audit.record(tx, {
			action,
			actorId: session.playerId,
			...(chat.player_id === null ? {} : { playerId: chat.player_id }),
			target: chatId,
			details: {},
			ip,
		});
		return result;
	});
	signalChange(ports, id);
	return done;
}
