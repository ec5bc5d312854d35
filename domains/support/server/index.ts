import { createHmac } from "node:crypto";
import { refuse as refuseCommon } from "@baize/kernel/error";
import { type Id, idText } from "@baize/kernel/id";
import { DAY_MS, MINUTE_MS } from "@baize/kernel/time";
import { type Binding, bind, type Reader, type Secrets } from "@baize/platform-server";
import { type ForumRequest, readForumRequest, refuseSupport, signInToForum } from "../contract/index.ts";
import { type ChatPorts, type Chats, openChats } from "./chat/index.ts";
import { type ContactDesk, type ContactPorts, openContactDesk } from "./contact/index.ts";
import { answerUrl, type Forum, readRequest } from "./discourse-connect.ts";
import { removeRequestsBefore, seeRequest, useRequest } from "./store.ts";

export { ANY_CHAT_TOPIC } from "./chat/signals.ts";
export type { ContactPorts } from "./contact/index.ts";
export { type Forum, signatureOf } from "./discourse-connect.ts";

export type Support = {
	bindings: Binding[];
	/** What a player has written to the staff, and the answers. */
	exportOf: ContactDesk["exportOf"];
	/** The chats of a player. */
	exportChatsOf: Chats["exportOf"];
	/** Removes what is too old, and ends chats in which no one writes. */
	tidy(): Promise<void>;
};

export type SupportPorts = ContactPorts & {
	chat: Pick<ChatPorts, "random" | "stream" | "readPlayer" | "hours" | "isOn" | "chatwoot">;
	secrets: Secrets;
	/** Absent where there is none. */
	forum: Forum | undefined;
	/** A player's identity, as far as the forum may know it. */
	readMember(
		reader: Reader,
		playerId: Id,
	): Promise<{ email: string; isEmailConfirmed: boolean; nickname: string | null } | undefined>;
};

const VALID_MS = 30 * MINUTE_MS;

export function openSupport(ports: SupportPorts): Support {
	const { database, clock, ids, secrets, audit, notifications, nameOf } = ports;
	const { random, stream, readPlayer, hours, isOn, chatwoot } = ports.chat;
	const contact = openContactDesk(ports);
	const chats = openChats({
		database,
		clock,
		ids,
		secrets,
		random,
		stream,
		audit,
		notifications,
		nameOf,
		readPlayer,
		hours,
		isOn,
		chatwoot,
	});
	return {
		exportOf: contact.exportOf,
		exportChatsOf: chats.exportOf,
		async tidy() {
			await removeRequestsBefore(database.reader, new Date(clock.nowMs() - DAY_MS));
			await contact.tidy();
			await chats.tidy();
		},
		bindings: [
			...contact.bindings,
			...chats.bindings,
			bind(readForumRequest, async ({ body }) => {
				await requireFresh(ports, body);
				return { forum: new URL(ports.forum!.url).host };
			}),
			bind(signInToForum, ({ body }, { session }) => signIn(ports, session.playerId, body)),
		],
	};
}

/** The forum's request, if it is signed by the forum, recent, and not answered yet. */
async function requireFresh({ database, clock, forum }: SupportPorts, request: ForumRequest) {
	if (!forum) throw refuseSupport("FORUM_NOT_OFFERED");
	const reading = readRequest(forum, request);
	if (reading.status === "refused") throw refuseSupport(reading.why);
	const nowMs = clock.nowMs();
	const { seenAt, isUsed } = await seeRequest(database.reader, reading.nonce, new Date(nowMs));
	if (isUsed) throw refuseSupport("FORUM_REQUEST_USED");
	if (nowMs - seenAt.getTime() > VALID_MS) throw refuseSupport("FORUM_REQUEST_EXPIRED");
	return { ...reading, forum };
}

async function signIn(ports: SupportPorts, playerId: Id, request: ForumRequest): Promise<{ url: string }> {
	const { database, clock, readMember, secrets } = ports;
	const forumRequest = await requireFresh(ports, request);
	const found = await readMember(database.reader, playerId);
	if (!found) throw refuseCommon("NOT_ALLOWED");
	if (!(await useRequest(database.reader, forumRequest.nonce, new Date(clock.nowMs()))))
		throw refuseSupport("FORUM_REQUEST_USED");
	const externalId = externalIdOf(secrets, playerId);
	const { email, isEmailConfirmed, nickname } = found;
	const username = usernameOf(nickname, externalId);
	// What other members read: the name that the player has chosen for it, never the legal name.
	const name = nickname ?? username;
	return { url: answerUrl(forumRequest.forum, forumRequest, { externalId, email, isEmailConfirmed, name, username }) };
}

/** Always the same for a player, and used for nothing else. */
const externalIdOf = (secrets: Secrets, playerId: Id): string =>
	createHmac("sha256", secrets.keyFor("support.forum.external-id")).update(idText(playerId)).digest("hex").slice(0, 32);

const SHORT = 8;

/** A nickname in the forum's form; without one a name that reveals nothing of the player. */
function usernameOf(nickname: string | null, externalId: string): string {
	const plain = (nickname ?? "")
		.normalize("NFKD")
		.replace(/[^A-Za-z0-9_]+/g, "_")
		.replace(/^_+|_+$/g, "")
		.slice(0, 20);
	return plain.length >= 3 ? plain : `player_${externalId.slice(0, SHORT)}`;
}
