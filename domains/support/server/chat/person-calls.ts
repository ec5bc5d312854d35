import { refuse } from "@baize/kernel/error";
import { type Id, idText, readId } from "@baize/kernel/id";
import { HOUR_MS } from "@baize/kernel/time";
import { type Binding, bind, type Handler, type ReplyTools, type Tx, type Visit } from "@baize/platform-server";
import {
	closeChat,
	mailChatTranscript,
	type OwnChat,
	rateChat,
	readChat,
	readChatTranscript,
	refuseChat,
	sendChatMessage,
	startChat,
} from "../../contract/index.ts";
import type { ChatRow } from "../tables.ts";
import { TRANSCRIPT_MAIL } from "../texts.ts";
import { chatwootFrame } from "./chatwoot.ts";
import { isOpenAt, opensAfter } from "./hours.ts";
import { readMessages } from "./message-store.ts";
import { namedPerson, type Person, personOf, playerAs } from "./person.ts";
import type { ChatPorts } from "./ports.ts";
import { refusalOfMessage } from "./rules.ts";
import { signalChange, topicOf } from "./signals.ts";
import { addChat, changeChat, lockOpenChat, lockOwnChat, readLastChat } from "./store.ts";
import { readTranscript, transcriptFile } from "./transcript.ts";
import { firstName, ownMessageView } from "./views.ts";
import { write } from "./write.ts";

/** How long a chat that has ended is shown to its person, to be rated and kept. */
const SHOWN_ENDED_MS = HOUR_MS;
const MESSAGES_AT_ONCE = 100;

export const personBindings = (ports: ChatPorts): Binding[] => [
	bind(readChat, reading(ports)),
	bind(startChat, starting(ports)),
	bind(sendChatMessage, async ({ params, body }, visit) => {
		const stored = await inOwnChat(ports, params.chat, visit, (tx, chat) =>
			write(ports, tx, chat, { ...body, author: "person", refusal: refusalOfMessage(chat) }),
		);
		signalChange(ports, readId(params.chat)!);
		return stored;
	}),
	bind(closeChat, async ({ params }, visit) => {
		await inOwnChat(ports, params.chat, visit, async (tx, chat) => {
			if (chat.state === "closed") return;
			await changeChat(tx, chat, { state: "closed", closed_at: new Date(ports.clock.nowMs()), closed_by: "person" });
		});
		signalChange(ports, readId(params.chat)!);
		return undefined;
	}),
	bind(rateChat, async ({ params, body: { stars } }, visit) => {
		await inOwnChat(ports, params.chat, visit, async (tx, chat) => {
			if (chat.state !== "closed") throw refuseChat("CHAT_NOT_ENDED");
			await changeChat(tx, chat, { stars });
		});
		signalChange(ports, readId(params.chat)!);
		return undefined;
	}),
	bind(readChatTranscript, ({ params }, visit) =>
		inOwnChat(ports, params.chat, visit, async (tx, chat) =>
			transcriptFile(chat, await readTranscript(tx, chat, visit.locale)),
		),
	),
	bind(mailChatTranscript, mailing(ports)),
];

const reading =
	(ports: ChatPorts): Handler<typeof readChat> =>
	async ({ query }, visit) => {
		const { session, locale } = visit;
		const person = personOf(ports, visit);
		const nowMs = ports.clock.nowMs();
		const isOpen = isAnswered(ports, nowMs);
		return {
			isOpen,
			opensAtMs: isOpen || !ports.isOn() ? null : opensAfter(ports.hours, nowMs),
			session: session?.handle ?? null,
			chatwoot: ports.chatwoot ? chatwootFrame(ports.chatwoot, session, locale) : null,
			chat: person ? await ownChat(ports, person, query) : null,
		};
	};

const isAnswered = ({ isOn, hours }: ChatPorts, nowMs: number): boolean => isOn() && isOpenAt(hours, nowMs);

async function ownChat(
	ports: ChatPorts,
	person: Person,
	known: { chat?: string; after?: number },
): Promise<OwnChat | null> {
	const { reader } = ports.database;
	const chat = await readLastChat(reader, person);
	if (!chat || !isShown(chat, ports.clock.nowMs())) return null;
	const id = idText(chat.chat_id);
	const after = known.chat === id ? (known.after ?? 0) : 0;
	const found = await readMessages(reader, chat, { after, limit: MESSAGES_AT_ONCE + 1, withNotes: false });
	return {
		id,
		state: chat.state,
		operator: chat.state === "waiting" || chat.taken_by_name === null ? null : firstName(chat.taken_by_name),
		topic: topicOf(ports.secrets, chat.chat_id),
		stars: chat.stars,
		messages: found.slice(0, MESSAGES_AT_ONCE).map(ownMessageView),
		isMore: found.length > MESSAGES_AT_ONCE,
	};
}

const isShown = ({ closed_at }: ChatRow, nowMs: number): boolean =>
	closed_at === null || nowMs - closed_at.getTime() < SHOWN_ENDED_MS;

const starting =
	(ports: ChatPorts): Handler<typeof startChat> =>
	async ({ body }, visit, reply: ReplyTools) => {
		const person = namedPerson(ports, visit, reply);
		const stored = await ports.database.transaction(async (tx) => {
			const chat = (await lockOpenChat(tx, person)) ?? (await beginChat(ports, tx, person, visit));
			return write(ports, tx, chat, { ...body, author: "person", refusal: refusalOfMessage(chat) });
		});
		signalChange(ports, readId(stored.chat)!);
		return stored;
	};

async function beginChat(ports: ChatPorts, tx: Tx, person: Person, { locale }: Visit): Promise<ChatRow> {
	const nowMs = ports.clock.nowMs();
	if (!isAnswered(ports, nowMs)) throw refuseChat("CHAT_AWAY");
	const now = new Date(nowMs);
	await addChat(tx, {
		chat_id: ports.ids(),
		bucket: person.bucket,
		player_id: person.playerId,
		visitor_hash: person.visitorHash,
		locale,
		started_at: now,
		waiting_since: now,
		last_message_at: now,
		message_count: 0,
		...NEW_CHAT,
	});
	// Of two first messages at once both find the one chat that was stored.
	return (await lockOpenChat(tx, person))!;
}

const NEW_CHAT = {
	state: "waiting",
	taken_by: null,
	taken_by_name: null,
	closed_at: null,
	closed_by: null,
	stars: null,
} as const;

/** Does something in the person's own chat; another one's chat is as unknown as none. */
function inOwnChat<Done>(
	{ database, ...ports }: ChatPorts,
	chatId: string,
	visit: Visit,
	act: (tx: Tx, chat: ChatRow) => Promise<Done>,
): Promise<Done> {
	const person = personOf(ports, visit);
	return database.transaction(async (tx) => {
		const chat = person && (await lockOwnChat(tx, readId(chatId)!, person));
		if (!chat) throw refuseChat("CHAT_UNKNOWN");
		return act(tx, chat);
	});
}

const mailing =
	(ports: ChatPorts): Handler<typeof mailChatTranscript> =>
	async ({ params }, { session, locale }) => {
		const player = await ports.readPlayer(ports.database.reader, session.playerId);
		if (!player) throw refuse("NOT_ALLOWED");
		await ports.database.transaction(async (tx) => {
			const chat = await lockOwnChat(tx, readId(params.chat) as Id, playerAs(session.playerId));
			if (!chat) throw refuseChat("CHAT_UNKNOWN");
			const values = { transcript: await readTranscript(tx, chat, locale) };
			await ports.notifications.sendMail(tx, { to: player.email, template: TRANSCRIPT_MAIL, locale, values });
		});
		return undefined;
	};
