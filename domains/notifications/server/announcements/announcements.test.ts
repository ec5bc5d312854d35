import { recordingAudit } from "@baize/audit/testing";
import { bucketOf, idText, openIds } from "@baize/kernel/id";
import {
	type Database,
	type Outbox,
	openInProcessClient,
	openLog,
	openOutbox,
	type Visit,
} from "@baize/platform-server";
import { openTestDatabase, PROVED, settableClock, testSecrets } from "@baize/testing";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import {
	announceToAll,
	changeMailConsent,
	listAnnouncements,
	listMessages,
	unsubscribe,
	writeToPlayer,
} from "../../contract/index.ts";
import { type Announcements, openAnnouncements, openNotifications, type Recipient } from "../index.ts";
import type { Notifications } from "../types.ts";

const clock = settableClock();
const audit = recordingAudit();
const SECRETS = testSecrets();
/** More than one chunk. */
const PEOPLE: Recipient[] = Array.from({ length: 450 }, (_, at) => ({
	playerId: BigInt(at + 1),
	email: `p${at + 1}@baize.test`,
	language: at === 1 ? "es" : "en",
}));
const EXCLUDED = 3n;
/** Listed in a register of self-exclusions. */
const LISTED = 5n;
const consented = new Set<bigint>();

let database: Database;
let outbox: Outbox;
let notifications: Notifications;
let announcements: Announcements;

beforeEach(async () => {
	database = await openTestDatabase();
	outbox = openOutbox(database, openLog("silent"));
	audit.entries.length = 0;
	consented.clear();
	const ids = openIds(clock);
	notifications = openNotifications({ database, clock, ids, outbox });
	announcements = openAnnouncements({
		database,
		clock,
		ids,
		outbox,
		secrets: SECRETS,
		publicUrl: "https://baize.test",
		notifications,
		audit,
		nameOf: () => "Olga Novak",
		audience: {
			find: async (_reader, email) => PEOPLE.find((person) => person.email === email.toLowerCase()),
			read: async (_reader, playerId) => PEOPLE.find((person) => person.playerId === playerId),
			list: async (_reader, after, limit) => PEOPLE.filter(({ playerId }) => playerId > after).slice(0, limit),
		},
		consents: {
			has: async (_reader, playerId) => consented.has(playerId),
			write: async (playerId, isGiven) => void (isGiven ? consented.add(playerId) : consented.delete(playerId)),
		},
		isOfferAllowed: async (playerId) => playerId !== LISTED,
		mayReceiveMarketing: async (_reader, playerId) => playerId !== EXCLUDED,
	});
	await outbox.start();
});
afterEach(async () => {
	await outbox.stop();
	await database.close();
});

const visitOf = (playerId: bigint, ...roles: string[]): Visit => ({
	session: { sessionId: 1n, handle: "h", playerId, bucket: bucketOf(playerId), currency: "CAD", roles, ...PROVED },
	locale: "en",
	ip: "192.0.2.1",
	userAgent: "",
	cookies: {},
});
const operator = visitOf(9_000n, "support", "content");
const calls = () => openInProcessClient([...notifications.bindings, ...announcements.bindings]);
const TEXTS = { en: { title: "News", text: "All is well." }, es: { title: "Novedades", text: "Todo va bien." } };
const contents = (requestId: string) => ({ texts: TEXTS, byMail: true, requestId });
const inboxOf = async (playerId: bigint) =>
	(await calls().call(listMessages, { params: { session: "h" }, query: {} }, visitOf(playerId))).messages;
const consent = (playerId: bigint, marketingMails: boolean) =>
	calls().call(changeMailConsent, { params: { session: "h" }, body: { marketingMails } }, visitOf(playerId));

async function done() {
	for (let waited = 0; waited < 400; waited++) {
		const { announcements: all } = await calls().call(listAnnouncements, { query: {} }, operator);
		if (all.every(({ isDone }) => isDone)) return all;
		await new Promise((resolve) => setTimeout(resolve, 25));
	}
	throw new Error("it was not done within ten seconds");
}

describe("[NOTE-01] [BO-01] what an operator writes", () => {
	it("to one player stands in that inbox and in the audit log, and goes out by mail in the player's language", async () => {
		const body = { ...contents("request-1"), email: "P2@baize.test", link: "/account" };
		const answer = await calls().call(writeToPlayer, { body }, operator);
		expect(answer).toMatchObject({ recipient: "p2@baize.test", reached: 1, isDone: true, writtenBy: "Olga Novak" });
		const newest = await calls().call(listAnnouncements, { query: { limit: 1 } }, operator);
		expect(newest.announcements.map(({ id }) => id)).toEqual([answer.id]);
		const earlier = await calls().call(listAnnouncements, { query: { cursor: newest.next ?? answer.id } }, operator);
		expect(earlier.announcements.map(({ id }) => id)).not.toContain(answer.id);
		expect(await inboxOf(2n)).toMatchObject([{ title: "News", text: "All is well.", link: "/account" }]);
		expect(await inboxOf(1n)).toEqual([]);
		const [mail] = await notifications.mailbox("p2@baize.test");
		expect(mail).toMatchObject({ subject: "Novedades" });
		expect(mail?.text).toContain("https://baize.test/es/account");
		expect(audit.entries).toMatchObject([{ action: "message.sent", actorId: 9_000n, playerId: 2n, ip: "192.0.2.1" }]);
	});

	it.each([
		["/en/account", "/account", "/es/account"],
		["/es/account/messages?x=1", "/account/messages?x=1", "/es/account/messages?x=1"],
		["/ar", "/", "/es"],
		["/english", "/english", "/es/english"],
	])(
		"with the link %s, copied with its language, leads to a page in the reader's language, named once",
		async (link, path, mailed) => {
			const body = { ...contents("request-1"), email: "p2@baize.test", link };
			await calls().call(writeToPlayer, { body }, operator);
			expect(await inboxOf(2n)).toMatchObject([{ link: path }]);
			const [mail] = await notifications.mailbox("p2@baize.test");
			expect(mail?.text.split(/\s/)).toContain(`https://baize.test${mailed}`);
			expect(mail?.text).not.toMatch(/baize\.test\/es\/(en|es|ar)(\/|\s|$)/);
		},
	);

	it("sent twice under one requestId is written once", async () => {
		const body = { ...contents("request-1"), email: "p1@baize.test" };
		const answers = await Promise.all([1, 2, 3].map(() => calls().call(writeToPlayer, { body }, operator)));
		expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
		expect(await inboxOf(1n)).toHaveLength(1);
		expect(audit.entries).toHaveLength(1);
	});

	const other = { en: { title: "News", text: "All is not well." } };
	it.each([
		["other texts", { texts: other }],
		["fewer languages", { texts: { en: TEXTS.en } }],
		["a link", { link: "/account" }],
		["no mail", { byMail: false }],
		["another player", { email: "p2@baize.test" }],
	])("sent again under its requestId with %s is a conflict, and nothing is written", async (_what, changed) => {
		const body = { ...contents("request-1"), email: "p1@baize.test" };
		await calls().call(writeToPlayer, { body }, operator);
		const again = calls().call(writeToPlayer, { body: { ...body, ...changed } }, operator);
		await expect(again).rejects.toMatchObject({ code: "IDEMPOTENCY_CONFLICT" });
		expect([await inboxOf(1n), await inboxOf(2n)].map(({ length }) => length)).toEqual([1, 0]);
		expect(audit.entries).toHaveLength(1);
	});

	it("to all under the requestId of a letter, or as an offer under that of none, is a conflict", async () => {
		const letter = { ...contents("request-1"), email: "p1@baize.test" };
		await calls().call(writeToPlayer, { body: letter }, operator);
		const toAll = (requestId: string, isMarketing: boolean) =>
			calls().call(announceToAll, { body: { ...contents(requestId), byMail: false, isMarketing } }, operator);
		await expect(toAll("request-1", false)).rejects.toThrow("IDEMPOTENCY_CONFLICT");
		await toAll("request-2", false);
		await expect(toAll("request-2", true)).rejects.toThrow("IDEMPOTENCY_CONFLICT");
		expect((await done()).map(({ recipient }) => recipient)).toEqual([null, "p1@baize.test"]);
	});

	it("may be sent by another operator under the same requestId, which is each one's own", async () => {
		const body = { ...contents("request-1"), email: "p1@baize.test" };
		await calls().call(writeToPlayer, { body }, operator);
		await calls().call(writeToPlayer, { body: { ...body, texts: other } }, visitOf(9_001n, "support"));
		expect(await inboxOf(1n)).toHaveLength(2);
	});

	it("to all reaches each inbox once, over several chunks", async () => {
		await calls().call(
			announceToAll,
			{ body: { ...contents("to-all-1"), byMail: false, isMarketing: false } },
			operator,
		);
		const [announcement] = await done();
		expect(announcement).toMatchObject({ recipient: null, reached: PEOPLE.length });
		expect(await inboxOf(1n)).toHaveLength(1);
		expect(await inboxOf(EXCLUDED)).toHaveLength(1);
		expect(await inboxOf(450n)).toHaveLength(1);
	});

	it("goes out by mail behind what one player waits for where it is to all, and beside it where it is to one", async () => {
		const enqueueAll = vi.spyOn(outbox, "enqueueAll");
		const mailed = () => enqueueAll.mock.calls.map(([, { urgency }, mails]) => ({ urgency, mails: mails.length }));
		await calls().call(writeToPlayer, { body: { ...contents("request-1"), email: "p2@baize.test" } }, operator);
		expect(mailed()).toEqual([{ urgency: "player", mails: 1 }]);
		enqueueAll.mockClear();
		await calls().call(announceToAll, { body: { ...contents("to-all-1"), isMarketing: false } }, operator);
		await done();
		expect(mailed()).toEqual([200, 200, 50].map((mails) => ({ urgency: "bulk", mails })));
	});

	it("about offers spares who has shut himself out, and mails only who has agreed, with a way to end it", async () => {
		await consent(1n, true);
		// They agreed before they excluded themselves; from then on the consent no longer counts.
		consented.add(EXCLUDED);
		await expect(consent(EXCLUDED, true)).rejects.toMatchObject({ code: "OFFERS_PAUSED" });
		await calls().call(announceToAll, { body: { ...contents("offers-1"), isMarketing: true } }, operator);
		const [announcement] = await done();
		expect(announcement).toMatchObject({ reached: PEOPLE.length - 2, isMarketing: true });
		expect(await inboxOf(EXCLUDED)).toEqual([]);
		expect(await inboxOf(LISTED)).toEqual([]);
		expect(await inboxOf(2n)).toHaveLength(1);
		const mails = await notifications.mailbox();
		expect(mails.map(({ to }) => to)).toEqual(["p1@baize.test"]);
		expect(mails[0]?.text).toContain("https://baize.test/en/unsubscribe/");

		const token = /unsubscribe\/(\S+)/.exec(mails[0]!.text)![1]!;
		const visitor = { ...visitOf(5n), session: undefined };
		expect(await calls().call(unsubscribe, { params: { token } }, visitor)).toEqual({ marketingMails: false });
		expect(await announcements.mayMailOffers(database.reader, 1n)).toBe(false);
	});

	it.each([
		["one that was never ours", "abc.def"],
		["one of another player's name", `${idText(2n)}.${"A".repeat(43)}`],
		["an empty one", "."],
	])("is not ended by a link with a wrong seal: %s", async (_case, token) => {
		await consent(2n, true);
		const visitor = { ...visitOf(5n), session: undefined };
		await expect(calls().call(unsubscribe, { params: { token } }, visitor)).rejects.toThrow("UNSUBSCRIBE_INVALID");
		expect(await announcements.mayMailOffers(database.reader, 2n)).toBe(true);
	});

	it("needs the role for it: support writes to one, content to all, others read nothing", async () => {
		const one = { body: { ...contents("request-2"), email: "p1@baize.test" } };
		const all = { body: { ...contents("request-3"), isMarketing: false } };
		await expect(calls().call(writeToPlayer, one, visitOf(1n, "content"))).rejects.toThrow("NOT_ALLOWED");
		await expect(calls().call(announceToAll, all, visitOf(1n, "support"))).rejects.toThrow("NOT_ALLOWED");
		await expect(calls().call(listAnnouncements, { query: {} }, visitOf(1n, "audit"))).rejects.toThrow("NOT_ALLOWED");
		await expect(calls().call(listAnnouncements, { query: {} }, visitOf(1n))).rejects.toThrow("NOT_ALLOWED");
	});

	it("to an unknown address is refused, and a link to another site, too", async () => {
		const body = { ...contents("request-4"), email: "nobody@baize.test" };
		await expect(calls().call(writeToPlayer, { body }, operator)).rejects.toThrow("RECIPIENT_UNKNOWN");
		for (const link of ["https://evil.example", "//evil.example", "/\\evil.example", "javascript:alert(1)"])
			await expect(
				calls().call(writeToPlayer, { body: { ...contents("request-5"), email: "p1@baize.test", link } }, operator),
			).rejects.toThrow("VALIDATION_ERROR");
	});
});
