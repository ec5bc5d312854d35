import { createHmac } from "node:crypto";
import { type Id, idText } from "@baize/kernel/id";
import type { Secrets, Stream } from "@baize/platform-server";
import { CHAT_CHANGED } from "../../contract/index.ts";

const TOPIC_LETTERS = 22;

/** Any topic of a chat, for the stream. */
export const ANY_CHAT_TOPIC = `chat-[A-Za-z0-9_-]{${TOPIC_LETTERS}}`;
/** Only the operators' own stream serves it. */
export const DESK_TOPIC = "chatDesk";

/** The topic of one chat, which only its person receives: visitors have no topics of their own. */
export const topicOf = (secrets: Secrets, chatId: Id): string =>
	`chat-${createHmac("sha256", secrets.keyFor("support.chat.topic")).update(idText(chatId)).digest("base64url").slice(0, TOPIC_LETTERS)}`;

type Ports = { secrets: Secrets; stream: Pick<Stream, "publish"> };

/** Says that a chat has changed, without a word of it: who listens reads it again. */
export function signalChange({ secrets, stream }: Ports, chatId: Id): void {
	stream.publish(topicOf(secrets, chatId), CHAT_CHANGED, {});
	stream.publish(DESK_TOPIC, CHAT_CHANGED, {});
}
