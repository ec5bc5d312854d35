import { createServer, type Server } from "node:net";
import { openIds } from "@baize/kernel/id";
import { type Database, type Outbox, openLog, openOutbox } from "@baize/platform-server";
import { openTestDatabase, settableClock } from "@baize/testing";
import { sql } from "kysely";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { type Carrier, carriersOf, type MailTemplate, MESSAGE_RETENTION_MS, openNotifications } from "./index.ts";
import { readMessages } from "./store.ts";
import type { Notifications } from "./types.ts";

const GREETING: MailTemplate = {
	en: { subject: "Hello {name}", text: "Open this:\n\n{link}" },
	es: { subject: "Hola, {name}", text: "Abre esto:\n\n{link}" },
	ar: { subject: "مرحبًا {name}", text: "افتح هذا:\n\n{link}" },
};
const CODE = { en: "Your code is {code}", es: "Tu código es {code}", ar: "رمزك هو {code}" };
const VALUES = { name: "Alice", link: "https://baize.test/open?a=1&b=2" };

const clock = settableClock();
let database: Database;
let outbox: Outbox;

beforeEach(async () => {
	database = await openTestDatabase();
	outbox = openOutbox(database, openLog("silent"));
});
afterEach(async () => {
	await outbox.stop();
	await database.close();
});

const open = (carriers: { mail?: Carrier; sms?: Carrier | null } = {}): Notifications =>
	openNotifications({ database, clock, ids: openIds(clock), outbox, ...carriers });

async function settled(isDone: () => boolean | Promise<boolean>): Promise<void> {
	for (let waited = 0; waited < 100 && !(await isDone()); waited++)
		await new Promise((resolve) => setTimeout(resolve, 50));
}

describe("a mail", () => {
	it("is in the mailbox as soon as its transaction has committed, newest first", async () => {
		const notifications = open();
		await database.transaction(async (tx) => {
			await notifications.sendMail(tx, { to: "Alice@Baize.test", template: GREETING, locale: "en", values: VALUES });
			await notifications.sendMail(tx, { to: "bob@baize.test", template: GREETING, locale: "es", values: VALUES });
			await notifications.sendSms(tx, {
				to: "+14165550123",
				template: CODE,
				locale: "en",
				values: { code: "123456" },
				ip: "192.0.2.1",
			});
		});
		const all = await notifications.mailbox();
		expect(all.map((message) => message.to)).toEqual(["+14165550123", "bob@baize.test", "alice@baize.test"]);
		expect(all[0]).toMatchObject({ channel: "sms", text: "Your code is 123456", code: "123456" });
		expect(await notifications.mailbox("ALICE@baize.test")).toEqual([
			{
				channel: "mail",
				to: "alice@baize.test",
				subject: "Hello Alice",
				text: `Open this:\n\n${VALUES.link}`,
				code: null,
				at: "2026-11-20T12:00:00.000Z",
			},
		]);
	});

	it("is deleted after ninety days, in any number", async () => {
		const notifications = open();
		const mail = { to: "a@b.test", template: GREETING, locale: "en" as const, values: VALUES };
		await database.transaction((tx) => notifications.sendMail(tx, mail));
		await sql`insert into notifications.message (message_id, channel, recipient, locale, subject, at)
			select n, 'mail', 'many@b.test', 'en', '', ${new Date(clock.nowMs() - 1)} from generate_series(1, 2500) n`.execute(
			database.reader,
		);
		clock.advance(MESSAGE_RETENTION_MS);
		await notifications.tidy();
		expect((await notifications.mailbox()).map(({ to }) => to)).toEqual(["a@b.test"]);
		clock.advance(1);
		await notifications.tidy();
		expect(await notifications.mailbox()).toEqual([]);
		clock.set(Date.UTC(2026, 10, 20, 12));
	});

	it("is not sent by a transaction that was rolled back", async () => {
		const sent: string[] = [];
		const notifications = open({ mail: { retainsText: false, send: async ({ to }) => void sent.push(to) } });
		await outbox.start();
		const failing = database.transaction(async (tx) => {
			await notifications.sendMail(tx, { to: "a@b.test", template: GREETING, locale: "en", values: VALUES });
			throw new Error("no");
		});
		await expect(failing).rejects.toThrow("no");
		await database.transaction((tx) =>
			notifications.sendMail(tx, { to: "after@b.test", template: GREETING, locale: "en", values: VALUES }),
		);
		await settled(() => sent.length > 0);
		expect(sent).toEqual(["after@b.test"]);
	});

	it("goes out at once while a slow mail server takes what goes to many players", async () => {
		let letGo = (): void => {};
		const held = new Promise<void>((resolve) => {
			letGo = resolve;
		});
		const sent: string[] = [];
		const notifications = open({
			mail: {
				retainsText: false,
				async send({ to }) {
					if (to.startsWith("everybody")) await held;
					sent.push(to);
				},
			},
		});
		await outbox.start();
		const mail = { template: GREETING, locale: "en", values: VALUES } as const;
		const toMany = Array.from({ length: 200 }, (_, at) => ({ ...mail, to: `everybody-${at}@b.test` }));
		await database.transaction((tx) => notifications.sendBulkMails(tx, toMany));
		await database.transaction((tx) => notifications.sendMail(tx, { ...mail, to: "login@b.test" }));
		await settled(() => sent.length > 0);
		const sentFirst = [...sent];
		letGo();
		await settled(() => sent.length === 201);
		expect(sentFirst).toEqual(["login@b.test"]);
		expect(new Set(sent).size).toBe(201);
	});

	it("to an empty list of players sends nothing", async () => {
		await database.transaction((tx) => open().sendBulkMails(tx, []));
		expect(await readMessages(database.reader, undefined)).toEqual([]);
	});

	it("is erased from the database once a carrier outside has it, because it may open an account", async () => {
		const notifications = open({ mail: { retainsText: false, send: async () => {} } });
		await outbox.start();
		await database.transaction((tx) =>
			notifications.sendMail(tx, { to: "a@b.test", template: GREETING, locale: "en", values: VALUES }),
		);
		await settled(async () => (await readMessages(database.reader, "a@b.test"))[0]?.sent_at !== null);
		expect(await readMessages(database.reader, "a@b.test")).toMatchObject([{ text: null, code: null }]);
	});

	it("without one of its values is a bug of the domain that sends it", async () => {
		const notifications = open();
		const sending = database.transaction(async (tx) => {
			await notifications.sendMail(tx, { to: "a@b.test", template: GREETING, locale: "en", values: { name: "A" } });
		});
		await expect(sending).rejects.toThrow("{link}");
	});

	it("goes through the mail server that is configured, as text and as HTML in the language's direction", async () => {
		const { server, port, received } = await fakeMailServer();
		const config = {
			smtpUrl: `smtp://127.0.0.1:${port}?ignoreTLS=true`,
			publicUrl: "https://baize.test",
			profile: "test",
		};
		await carriersOf(config).mail.send({
			messageId: "m1",
			to: "a@b.test",
			subject: "مرحبًا",
			text: "افتح <b>",
			locale: "ar",
		});
		server.close();
		const mail = received.join("");
		expect(mail).toContain("RCPT TO:<a@b.test>");
		expect(mail).toContain("no-reply@baize.test");
		expect(mail).toContain("text/plain");
		expect(mail).toContain("text/html");
		expect(mail).not.toContain("<b>");
	});
});

describe("an SMS in production, where nothing carries it", () => {
	it("is refused as an outage", async () => {
		const { sms } = carriersOf({ smtpUrl: "smtp://m", publicUrl: "https://b.test", profile: "production" });
		const notifications = open({ sms });
		const sending = database.transaction((tx) =>
			notifications.sendSms(tx, {
				to: "+14165550123",
				template: CODE,
				locale: "en",
				values: { code: "1" },
				ip: "192.0.2.1",
			}),
		);
		await expect(sending).rejects.toThrow("OUTSIDE_UNAVAILABLE");
	});
});

describe("the mailbox page", () => {
	it("links what was sent and lets no markup through", async () => {
		const notifications = open();
		const values = { name: "<script>alert(1)</script>", link: VALUES.link };
		await database.transaction((tx) =>
			notifications.sendMail(tx, { to: "a@b.test", template: GREETING, locale: "ar", values }),
		);
		const page = await notifications.mailboxPage("n0nce", "a@b.test");
		expect(page).toContain('<a href="https://baize.test/open?a=1&amp;b=2" dir="ltr">');
		expect(page).toContain('<style nonce="n0nce">');
		expect(page).toContain('dir="rtl"');
		expect(page).not.toContain("<script>");
	});

	it("shows that nothing was sent", async () => {
		expect(await open().mailboxPage("n")).toContain("No message has been sent yet.");
	});
});

/** The part of SMTP that a client needs to deliver one mail. */
async function fakeMailServer(): Promise<{ server: Server; port: number; received: string[] }> {
	const received: string[] = [];
	const server = createServer((socket) => {
		let inData = false;
		socket.write("220 here\r\n");
		socket.on("data", (bytes) => {
			const text = bytes.toString();
			received.push(text);
			if (inData) {
				if (text.endsWith("\r\n.\r\n")) inData = false;
				else return;
			}
			if (text.startsWith("DATA")) inData = true;
			socket.write(text.startsWith("DATA") ? "354 go on\r\n" : text.startsWith("QUIT") ? "221 bye\r\n" : "250 ok\r\n");
		});
	});
	await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
	return { server, port: (server.address() as { port: number }).port, received };
}
