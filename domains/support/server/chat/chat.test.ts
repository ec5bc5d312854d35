import { randomBytes } from "node:crypto";
import { openIds, readId } from "@baize/kernel/id";
import { DAY_MS, HOUR_MS } from "@baize/kernel/time";
import { type RecordedMail, recordingMails } from "@baize/notifications/testing";
import {
	type ChatHours,
	type Database,
	openInProcessClient,
	type ReplyTools,
	type StreamedFileReply,
	type Visit,
} from "@baize/platform-server";
import { openTestDatabase, PROVED, settableClock, testSecrets } from "@baize/testing";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
	addCannedAnswer,
	answerChat,
	changeCannedAnswer,
	closeChat,
	endChat,
	handOverChat,
	listCannedAnswers,
	listChats,
	mailChatTranscript,
	noteChat,
	rateChat,
	readChat,
	readChatRecord,
	readChatTranscript,
	removeCannedAnswer,
	sendChatMessage,
	startChat,
	takeChat,
} from "../../contract/index.ts";
import { type ChatPorts, openChats } from "./index.ts";

const clock = settableClock();
const ids = openIds(clock, 1);
const nextPlayer = openIds(clock, 2);
let database: Database;
beforeAll(async () => {
	database = await openTestDatabase();
});
afterAll(() => database.close());

const NEVER: ChatHours = { zone: "UTC", days: [] };
type Recorded = { action: string; playerId?: bigint; target: string };

function open(over: Partial<ChatPorts> = {}) {
	const mails: RecordedMail[] = [];
	const audited: Recorded[] = [];
	const published: unknown[][] = [];
	const chats = openChats({
		database,
		clock,
		ids,
		random: { bytes: randomBytes },
		secrets: testSecrets(),
		stream: { publish: (...message) => void published.push(message), serve: () => {} },
		notifications: recordingMails(mails),
		audit: { record: async (_tx, entry) => void audited.push(entry) },
		nameOf: ({ playerId }) => (playerId === OLGA ? "Olga Desk" : "Oscar Hall"),
		readPlayer: async (_reader, playerId) => ({ playerId, email: "wanda@baize.test" }) as never,
		hours: undefined,
		isOn: () => true,
		chatwoot: undefined,
		...over,
	});
	return { ...chats, mails, audited, published, calls: openInProcessClient(chats.bindings) };
}

const [OLGA, OSCAR] = [900n, 901n];
const visitor: Visit = { session: undefined, locale: "en", ip: "203.0.113.7", userAgent: "", cookies: {} };
const signedIn = (playerId: bigint, roles: string[] = []): Visit => ({
	...visitor,
	session: { sessionId: 1n, handle: "h", playerId, bucket: 0, currency: "CAD", roles: roles as never, ...PROVED },
});
const [olga, oscar] = [signedIn(OLGA, ["support"]), signedIn(OSCAR, ["support"])];
const aPlayer = (over: Partial<Visit> = {}): Visit => ({ ...signedIn(nextPlayer()), ...over });

let keys = 0;
const saying = (text: string, key = `key-${String(keys++).padStart(5, "0")}`) => ({ key, text });

type Desk = ReturnType<typeof open>;
const start = async ({ calls }: Desk, visit: Visit, text = "Hello?"): Promise<string> =>
	(await calls.call(startChat, { body: saying(text) }, visit)).chat;
const ownChat = async ({ calls }: Desk, visit: Visit, query = {}) =>
	(await calls.call(readChat, { query }, visit)).chat;
const take = ({ calls }: Desk, chat: string, visit = olga, from: string | null = null) =>
	calls.call(takeChat, { params: { chat }, body: { from } }, visit);
const answer = ({ calls }: Desk, chat: string, text: string, visit = olga) =>
	calls.call(answerChat, { params: { chat }, body: saying(text) }, visit);

describe("[CHAT-01] a chat of a player", () => {
	it("goes from the first message to the answer, the end and the stars", async () => {
		const desk = open();
		const player = aPlayer();
		const chat = await start(desk, player, " <b>Where</b> is it? ");
		expect(await ownChat(desk, player)).toMatchObject({
			id: chat,
			state: "waiting",
			operator: null,
			messages: [{ seq: 1, author: "person", text: "<b>Where</b> is it?", byName: null }],
		});
		await take(desk, chat);
		await answer(desk, chat, "On its way.");
		expect(await ownChat(desk, player, { chat, after: 1 })).toMatchObject({
			state: "taken",
			operator: "Olga",
			messages: [{ seq: 2, author: "operator", text: "On its way.", byName: "Olga" }],
		});
		await expect(desk.calls.call(rateChat, { params: { chat }, body: { stars: 5 } }, player)).rejects.toThrow(
			"CHAT_NOT_ENDED",
		);
		await desk.calls.call(endChat, { params: { chat } }, olga);
		await desk.calls.call(rateChat, { params: { chat }, body: { stars: 4 } }, player);
		expect(await ownChat(desk, player)).toMatchObject({ state: "closed", stars: 4 });
		await expect(
			desk.calls.call(sendChatMessage, { params: { chat }, body: saying("One more") }, player),
		).rejects.toThrow("CHAT_ENDED");
		expect(desk.audited.map(({ action }) => action)).toEqual(["chat.taken", "chat.answered", "chat.ended"]);
		expect(desk.audited.every(({ playerId }) => playerId === player.session?.playerId)).toBe(true);
	});

	it("is one, however many first messages come at once, and each is stored once by its key", async () => {
		const desk = open();
		const player = aPlayer();
		const body = saying("Anyone?");
		const sent = await Promise.all([
			desk.calls.call(startChat, { body }, player),
			desk.calls.call(startChat, { body }, player),
			desk.calls.call(startChat, { body: saying("Hello!") }, player),
		]);
		expect(new Set(sent.map(({ chat }) => chat)).size).toBe(1);
		const messages = (await ownChat(desk, player))?.messages ?? [];
		expect(messages.map(({ seq }) => seq)).toEqual([1, 2]);
		expect(messages.map(({ text }) => text).sort()).toEqual(["Anyone?", "Hello!"]);
	});

	it("answers a message that is sent again as before, also after its end", async () => {
		const desk = open();
		const player = aPlayer();
		const body = saying("Bye");
		const { chat, seq } = await desk.calls.call(startChat, { body }, player);
		await desk.calls.call(closeChat, { params: { chat } }, player);
		expect(await desk.calls.call(sendChatMessage, { params: { chat }, body }, player)).toEqual({ chat, seq });
		expect((await ownChat(desk, player))?.messages).toHaveLength(1);
	});

	it("is no one else's: another player and a visitor do not find it", async () => {
		const desk = open();
		const chat = await start(desk, aPlayer());
		for (const stranger of [aPlayer(), visitor, { ...visitor, cookies: { chat: "forged.c2lnbmF0dXJl" } }]) {
			expect(await ownChat(desk, stranger, { chat })).toBeNull();
			await expect(
				desk.calls.call(sendChatMessage, { params: { chat }, body: saying("Hi") }, stranger),
			).rejects.toThrow("CHAT_UNKNOWN");
			await expect(desk.calls.call(readChatTranscript, { params: { chat } }, stranger)).rejects.toThrow("CHAT_UNKNOWN");
		}
	});

	it.each([
		["no text", { text: " \n " }],
		["a text that is too long", { text: "x".repeat(2_001) }],
		["a key that is none", { key: "'" }],
	])("is refused with %s", async (_what, over) => {
		const body = { ...saying("Hello"), ...over };
		await expect(open().calls.call(startChat, { body }, aPlayer())).rejects.toThrow("VALIDATION_ERROR");
	});

	it("is open to players who may not play", async () => {
		const excluded = aPlayer();
		const session = { ...excluded.session!, restriction: "selfExcluded" };
		expect(await start(open(), { ...excluded, session })).toMatch(/^\w{13}$/);
	});
});

describe("[CHAT-01] a chat of a visitor", () => {
	it("is kept by a signed cookie, and by nothing else", async () => {
		const desk = open();
		const cookies: Record<string, string> = {};
		const setCookie = (name: string, value: string) => void Object.assign(cookies, { [name]: value });
		const reply: ReplyTools = { setCookie, clearCookie: () => {}, setHeader: () => {} };
		const { chat } = await desk.calls.call(startChat, { body: saying("Hello") }, visitor, reply);
		const again: Visit = { ...visitor, cookies };
		expect(await ownChat(desk, again)).toMatchObject({ id: chat });
		expect(await start(desk, again, "Still me")).toBe(chat);
		const [name] = cookies.chat!.split(".");
		const forged: Visit = { ...visitor, cookies: { chat: `${name}.${Buffer.alloc(32).toString("base64url")}` } };
		expect(await ownChat(desk, forged)).toBeNull();
		expect(await ownChat(desk, { ...aPlayer(), cookies })).toBeNull();
	});
});

describe("[CHAT-01] outside the hours", () => {
	it.each([
		["no day has any", { hours: NEVER }],
		["operators have switched it off", { isOn: () => false }],
	])("no chat begins where %s, and one under way goes on", async (_why, over) => {
		const player = aPlayer();
		const chat = await start(open(), player);
		const away = open(over);
		expect(await away.calls.call(readChat, { query: {} }, player)).toMatchObject({ isOpen: false, opensAtMs: null });
		await away.calls.call(sendChatMessage, { params: { chat }, body: saying("And now?") }, player);
		await expect(start(away, aPlayer())).rejects.toThrow("CHAT_AWAY");
	});
});

describe("[CHAT-01] the operators' desk", () => {
	it("gives a chat to one operator, who hands it over with a note that its person never reads", async () => {
		const desk = open();
		const player = aPlayer();
		const chat = await start(desk, player);
		const outcomes = await Promise.allSettled([take(desk, chat, olga), take(desk, chat, oscar)]);
		expect(outcomes.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
		const record = (visit: Visit) => desk.calls.call(readChatRecord, { params: { chat } }, visit);
		const [holder, other] = (await record(olga)).isTakenByYou ? [olga, oscar] : [oscar, olga];
		await expect(answer(desk, chat, "Me too", other)).rejects.toThrow("CHAT_NOT_TAKEN");
		await desk.calls.call(noteChat, { params: { chat }, body: saying("Was here before") }, other);
		await desk.calls.call(handOverChat, { params: { chat }, body: { note: "Speaks Spanish" } }, holder);
		expect(await record(other)).toMatchObject({ state: "waiting", takenBy: null, takenByName: null });
		await take(desk, chat, other);
		const { takenBy } = await record(holder);
		await take(desk, chat, holder, takenBy);
		expect((await record(holder)).messages.map(({ author }) => author)).toEqual(["person", "note", "note"]);
		expect((await ownChat(desk, player))?.messages).toHaveLength(1);
		expect(
			JSON.stringify(desk.audited, (_key, value) => (typeof value === "bigint" ? String(value) : value)),
		).not.toContain("Spanish");
	});

	it("lists open chats from the one that has waited longest, page by page, and ended ones from the newest", async () => {
		const desk = open();
		const players = [aPlayer(), aPlayer(), aPlayer()];
		const started: string[] = [];
		for (const player of players) started.push(await start(desk, player));
		const listed = async (state: "open" | "closed"): Promise<string[]> => {
			const seen: string[] = [];
			let cursor: string | null = "";
			while (cursor !== null) {
				const query = { state, limit: 2, ...(cursor ? { cursor } : {}) };
				const page: { chats: { id: string }[]; next: string | null } = await desk.calls.call(
					listChats,
					{ query },
					olga,
				);
				seen.push(...page.chats.map(({ id }) => id));
				cursor = page.next;
			}
			return seen.filter((id) => started.includes(id));
		};
		expect(await listed("open")).toEqual(started);
		for (const [index, chat] of started.entries())
			await desk.calls.call(closeChat, { params: { chat } }, players[index]!);
		expect(await listed("open")).toEqual([]);
		expect(await listed("closed")).toEqual(started.toReversed());
	});

	it("says on the stream that something changed, and no word of it", async () => {
		const desk = open();
		const player = aPlayer();
		await start(desk, player, "A secret");
		const topic = (await ownChat(desk, player))?.topic;
		expect(topic).toMatch(/^chat-[\w-]{22}$/);
		expect(desk.published).toEqual([
			[topic, "changed", {}],
			["chatDesk", "changed", {}],
		]);
	});

	it("keeps answers that were written ahead", async () => {
		const desk = open();
		const body = { title: "Greeting", text: "Hello, how can I help?", language: "en" } as const;
		const { id } = await desk.calls.call(addCannedAnswer, { body }, olga);
		const params = { answer: id };
		await desk.calls.call(changeCannedAnswer, { params, body: { ...body, text: "Hello!" } }, oscar);
		const list = () => desk.calls.call(listCannedAnswers, {}, olga);
		expect((await list()).answers).toMatchObject([
			{ id, title: "Greeting", text: "Hello!", changedByName: "Oscar Hall" },
		]);
		await desk.calls.call(removeCannedAnswer, { params }, olga);
		expect((await list()).answers).toEqual([]);
		await expect(desk.calls.call(changeCannedAnswer, { params, body }, olga)).rejects.toThrow("CANNED_ANSWER_UNKNOWN");
	});
});

describe("[CHAT-01] what is stored of a chat", () => {
	it("is a text that the person can keep or have mailed, and part of the copy of the player's data", async () => {
		const desk = open();
		const player = aPlayer({ locale: "es" });
		const chat = await start(desk, player, "¿Dónde está?");
		await desk.calls.call(noteChat, { params: { chat }, body: saying("A hidden note") }, olga);
		const file = (await desk.calls.call(readChatTranscript, { params: { chat } }, player)) as unknown;
		let text = "";
		for await (const part of (file as StreamedFileReply).parts) text += part;
		expect(text).toContain("Tú:\n¿Dónde está?");
		await desk.calls.call(mailChatTranscript, { params: { session: "h", chat } }, player);
		expect(desk.mails).toMatchObject([{ to: "wanda@baize.test", subject: "Nuestro chat" }]);
		expect(desk.mails[0]?.text).toContain(text.trim());
		const exported = await desk.exportOf(player.session!.playerId);
		expect(exported).toMatchObject([{ id: chat, messages: [{ author: "person", text: "¿Dónde está?" }] }]);
		expect(text + JSON.stringify([desk.mails, exported])).not.toContain("hidden");
	});

	it("ends after a day of silence, is not shown an hour later, and is deleted after two years", async () => {
		const desk = open();
		const player = aPlayer();
		const chat = await start(desk, player);
		clock.advance(DAY_MS + 1);
		await desk.tidy();
		expect(await ownChat(desk, player)).toMatchObject({ state: "closed" });
		clock.advance(HOUR_MS);
		expect(await ownChat(desk, player)).toBeNull();
		clock.advance(731 * DAY_MS);
		await desk.tidy();
		const left = "select count(*)::int as count from support.chat_message where chat_id = $1";
		expect((await database.pool.query(left, [readId(chat)])).rows).toEqual([{ count: 0 }]);
	});
});
