import { openIds } from "@baize/kernel/id";
import type { Locale } from "@baize/kernel/locale";
import { formatMoney } from "@baize/kernel/money";
import { DAY_MS } from "@baize/kernel/time";
import { givenPath, pages } from "@baize/platform-paths";
import {
	type Database,
	type InProcessClient,
	type Outbox,
	openInProcessClient,
	openLog,
	openOutbox,
	ReadyReply,
	type Visit,
} from "@baize/platform-server";
import { openTestDatabase, PROVED, settableClock } from "@baize/testing";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import {
	acknowledgeMessage,
	acknowledgeMessages,
	countUnread,
	deleteMessage,
	listMessages,
	restoreMessage,
} from "../../contract/index.ts";
import { type InboxTemplate, openNotifications } from "../index.ts";
import type { Notifications } from "../types.ts";

const PAID: InboxTemplate = {
	name: "test.paid",
	texts: {
		en: { title: "Paid", text: "{amount} to {who}." },
		es: { title: "Pagado", text: "{amount} para {who}." },
		ar: { title: "دُفع", text: "{amount} إلى {who}." },
	},
};
const ALICE = 7n;
const BOB = 71n;

const clock = settableClock();
let database: Database;
let outbox: Outbox;
let notifications: Notifications;
let calls: InProcessClient;
let published: string[];

beforeEach(async () => {
	database = await openTestDatabase();
	outbox = openOutbox(database, openLog("silent"));
	published = [];
	notifications = openNotifications({
		database,
		clock,
		ids: openIds(clock),
		outbox,
		stream: { publish: (topic, kind) => void published.push(`${topic} ${kind}`) },
	});
	notifications.addTemplates([PAID]);
	calls = openInProcessClient(notifications.bindings);
});
afterEach(async () => {
	await outbox.stop();
	await database.close();
});

const post = (playerId = ALICE, who = "you") =>
	database.transaction((tx) =>
		notifications.postMessage(
			tx,
			playerId,
			PAID,
			{ amount: { amountMinor: 123_456, currency: "CAD" }, who },
			{ link: pages.payments },
		),
	);

const visitOf = (playerId: bigint, locale: Locale): Visit => ({
	session: {
		sessionId: 1n,
		handle: "h",
		playerId,
		bucket: Number(playerId % 64n),
		currency: "CAD",
		roles: [],
		...PROVED,
	},
	locale,
	ip: "",
	userAgent: "",
	cookies: {},
});
const params = { session: "h" };
const list = (playerId = ALICE, query: object = {}, locale: Locale = "en") =>
	calls.call(listMessages, { params, query }, visitOf(playerId, locale));
const unread = async (playerId = ALICE) =>
	(await calls.call(countUnread, { params }, visitOf(playerId, "en"))).numberOfMessages;
const one = (
	spec: typeof acknowledgeMessage | typeof deleteMessage | typeof restoreMessage,
	message: string,
	who = ALICE,
) => calls.call(spec, { params: { session: "h", message } }, visitOf(who, "en"));

describe("[NOTE-01] the inbox", () => {
	it("returns what was posted in the language of the request, with amounts in that language's format", async () => {
		await post();
		const { messages } = await list();
		expect(messages).toEqual([
			{
				messageId: expect.any(String),
				title: "Paid",
				text: `${formatMoney(123_456, "CAD", "en")} to you.`,
				link: "/account/cashier/history",
				at: "2026-11-20T12:00:00.000Z",
				acknowledged: false,
				deleted: false,
			},
		]);
		const [spanish] = (await list(ALICE, {}, "es")).messages;
		expect(spanish).toMatchObject({ title: "Pagado", text: `${formatMoney(123_456, "CAD", "es")} para you.` });
		expect((await list(ALICE, {}, "ar")).messages[0]?.title).toBe("دُفع");
	});

	it("has nothing of a transaction that was rolled back, and notifies no page", async () => {
		const failing = database.transaction(async (tx) => {
			await notifications.postMessage(tx, ALICE, PAID, { amount: "1", who: "x" });
			throw new Error("no");
		});
		await expect(failing).rejects.toThrow("no");
		expect(await list()).toMatchObject({ messages: [], numberOfMessages: 0 });
		expect(published).toEqual([]);
	});

	it("counts what is neither acknowledged nor deleted, and notifies open pages of each change", async () => {
		for (const who of ["1", "2", "3"]) await post(ALICE, who);
		expect(await unread()).toBe(3);
		expect(published).toEqual(["inbox:7 changed", "inbox:7 changed", "inbox:7 changed"]);
		const [newest, middle] = (await list()).messages;
		expect(await one(acknowledgeMessage, newest!.messageId)).toEqual({ numberOfMessages: 2 });
		expect(await one(acknowledgeMessage, newest!.messageId)).toEqual({ numberOfMessages: 2 });
		expect(await one(deleteMessage, middle!.messageId)).toEqual({ numberOfMessages: 1 });
		expect(await unread()).toBe(1);
		expect((await list()).messages.map(({ acknowledged }) => acknowledged)).toEqual([true, false]);
		expect(published).toHaveLength(6);
	});

	it("brings a deleted message back as it was, for thirty days", async () => {
		await post();
		const [message] = (await list()).messages;
		await one(deleteMessage, message!.messageId);
		expect((await list()).messages).toEqual([]);
		expect(await one(restoreMessage, message!.messageId)).toEqual({ numberOfMessages: 1 });
		expect((await list()).messages).toEqual([message]);
		await one(deleteMessage, message!.messageId);
		clock.advance(29 * DAY_MS);
		await notifications.tidy();
		await one(restoreMessage, message!.messageId);
		await one(deleteMessage, message!.messageId);
		clock.advance(31 * DAY_MS);
		await notifications.tidy();
		await expect(one(restoreMessage, message!.messageId)).rejects.toThrow("MESSAGE_NOT_FOUND");
		clock.set(Date.UTC(2026, 10, 20, 12));
	});

	it("acknowledges all that was seen, and leaves what came since", async () => {
		await post(ALICE, "seen");
		const [seen] = (await list()).messages;
		await post(ALICE, "new");
		const body = { upTo: seen!.messageId };
		const answer = await calls.call(acknowledgeMessages, { params, body }, visitOf(ALICE, "en"));
		expect(answer).toEqual({ numberOfMessages: 1 });
		expect((await list()).messages.map(({ acknowledged }) => acknowledged)).toEqual([false, true]);
	});

	it("comes page by page, newest first", async () => {
		for (let number = 1; number <= 5; number++) await post(ALICE, String(number));
		const first = await list(ALICE, { limit: 2 });
		expect(first.messages.map(({ text }) => text.slice(-2))).toEqual(["5.", "4."]);
		expect(first.hasMore).toBe(true);
		const rest = await list(ALICE, { limit: 3, before: first.messages[1]!.messageId });
		expect(rest.messages.map(({ text }) => text.slice(-2))).toEqual(["3.", "2.", "1."]);
		expect(rest.hasMore).toBe(false);
	});

	it("is one's own: another player's message is as one that is not there", async () => {
		await post(BOB);
		const [bobs] = (await list(BOB)).messages;
		for (const spec of [acknowledgeMessage, deleteMessage, restoreMessage])
			await expect(one(spec, bobs!.messageId)).rejects.toThrow("MESSAGE_NOT_FOUND");
		expect((await list()).messages).toEqual([]);
		expect(await unread(BOB)).toBe(1);
	});

	it("answers how many are unread from memory, with a tag, until something changes", async () => {
		await post();
		const binding = notifications.bindings.find(({ call }) => call.name === "countUnread")!;
		const read = () => binding.handle({ params } as never, visitOf(ALICE, "en") as never, {} as never);
		const first = (await read()) as ReadyReply;
		const again = read();
		expect(again).toBeInstanceOf(ReadyReply);
		expect(again).toBe(first);
		await post();
		const changed = (await read()) as ReadyReply;
		expect(changed.etag).not.toBe(first.etag);
		expect(JSON.parse(changed.latin1Body)).toEqual({ numberOfMessages: 2 });
	});

	it("takes no template that it could not read later, and no link to elsewhere", async () => {
		const unknown = { ...PAID, name: "test.unknown" };
		const posting = (template: InboxTemplate, link?: string) =>
			database.transaction((tx) =>
				notifications.postMessage(
					tx,
					ALICE,
					template,
					{ amount: "1", who: "x" },
					link ? { link: givenPath(link) } : {},
				),
			);
		await expect(posting(unknown)).rejects.toThrow("was not added");
		await expect(posting(PAID, "https://evil.example")).rejects.toThrow("path of the site");
		await expect(posting(PAID, "//evil.example")).rejects.toThrow("path of the site");
		const withoutWho = database.transaction((tx) => notifications.postMessage(tx, ALICE, PAID, { amount: "1" }));
		await expect(withoutWho).rejects.toThrow("{who}");
	});
});
