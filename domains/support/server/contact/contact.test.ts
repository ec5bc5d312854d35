import { openIds, readId } from "@baize/kernel/id";
import { DAY_MS } from "@baize/kernel/time";
import { type RecordedMail, recordingMails } from "@baize/notifications/testing";
import { type Database, openInProcessClient, type Visit } from "@baize/platform-server";
import { openTestDatabase, PROVED, settableClock } from "@baize/testing";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
	answerContactMessage,
	GENERAL_SUBJECT,
	listContactMessages,
	readContactForm,
	readContactMessage,
	sendContactMessage,
} from "../../contract/index.ts";
import { openContactDesk } from "./index.ts";

const clock = settableClock();
const ids = openIds(clock, 1);
let database: Database;
beforeAll(async () => {
	database = await openTestDatabase();
});
afterAll(() => database.close());

const PLAYERS_ONLY = "players";
const SPANISH_ONLY = "lotería";
type Recorded = { action: string; playerId?: bigint; target: string };

function openDesk(subjects: Record<string, string> = { payment: "A payment", other: "Something else" }) {
	const subjectIn = (locale: string, id: string): string | undefined =>
		Object.hasOwn(subjects, id) && !(locale === "en" && id === SPANISH_ONLY)
			? `${subjects[id]}${locale === "en" ? "" : ` (${locale})`}`
			: undefined;
	const mails: RecordedMail[] = [];
	const audited: Recorded[] = [];
	const desk = openContactDesk({
		database,
		clock,
		ids,
		notifications: recordingMails(mails),
		audit: { record: async (_tx, entry) => void audited.push(entry) },
		nameOf: () => "Olga",
		subjectsFor: ({ locale, session }) =>
			Object.fromEntries(
				Object.keys(subjects)
					.filter((id) => id !== PLAYERS_ONLY || session)
					.map((id) => [id, subjectIn(locale, id) ?? id]),
			),
		subjectIn,
		staffMail: "support@baize.test",
		officeUrl: "https://office.baize.test",
		publicUrl: "https://baize.test",
	});
	return { desk, mails, audited, calls: openInProcessClient(desk.bindings) };
}

const visitor: Visit = { session: undefined, locale: "es", ip: "203.0.113.7", userAgent: "", cookies: {} };
const signedIn = (playerId: bigint, roles: string[] = []): Visit => ({
	...visitor,
	session: { sessionId: 1n, handle: "h", playerId, bucket: 0, currency: "CAD", roles: roles as never, ...PROVED },
});
const operator = signedIn(900n, ["support"]);

const HEADERS = { language: "en" };
const MESSAGE = {
	email: "ana@example.com",
	message: "Where is it?",
	subject: "payment",
	birthDate: null,
	pinCode: null,
	username: null,
};

describe("[HELP-02] a message to the staff", () => {
	it("is stored, and the staff get a mail", async () => {
		const { calls, mails } = openDesk();
		const { id } = await calls.call(sendContactMessage, { headers: HEADERS, body: MESSAGE }, visitor);
		const record = await calls.call(readContactMessage, { params: { message: id } }, operator);
		expect(record).toMatchObject({
			state: "open",
			subject: "A payment",
			language: "es",
			message: "Where is it?",
			answer: null,
		});
		expect(record).not.toHaveProperty("playerId");
		expect(mails).toEqual([
			{
				to: "support@baize.test",
				subject: "Message: A payment",
				text: expect.stringContaining(`https://office.baize.test/#/contactMessages/${id}/show`),
			},
		]);
	});

	it("never has the PIN that a person sends", async () => {
		const { calls, mails } = openDesk();
		const { id } = await calls.call(
			sendContactMessage,
			{ headers: HEADERS, body: { ...MESSAGE, pinCode: "719305" } },
			visitor,
		);
		const stored = "select to_json(message)::text as stored from support.contact_message message where message_id = $1";
		const { rows } = await database.pool.query(stored, [readId(id)]);
		expect(rows).toHaveLength(1);
		expect(JSON.stringify([rows, mails])).not.toContain("719305");
	});

	it.each([
		["a subject that is not offered", { subject: "toString" }, "CONTACT_SUBJECT_UNKNOWN"],
		["an address that is none", { email: "ana" }, "VALIDATION_ERROR"],
		["an empty message", { message: "  \n " }, "VALIDATION_ERROR"],
		["a missing birth date", { birthDate: undefined }, "VALIDATION_ERROR"],
	])("is refused with %s, and nothing is stored or mailed", async (_what, over, code) => {
		const { calls, mails } = openDesk();
		const countRows = async () =>
			(await database.pool.query("select count(*) as count from support.contact_message")).rows[0].count;
		const before = await countRows();
		await expect(
			calls.call(sendContactMessage, { headers: HEADERS, body: { ...MESSAGE, ...over } as typeof MESSAGE }, visitor),
		).rejects.toThrow(code);
		expect(await countRows()).toBe(before);
		expect(mails).toEqual([]);
	});

	it("has the subjects that editors offer, in the reader's language", async () => {
		const { calls } = openDesk({ other: "Anything" });
		expect(await calls.call(readContactForm, {}, visitor)).toEqual({
			subjects: [{ id: "other", label: "Anything (es)" }],
		});
	});
});

describe("[HELP-02] the subject of a message", () => {
	const sendAbout = (desk: ReturnType<typeof openDesk>, subject: string, visit = visitor) =>
		desk.calls.call(sendContactMessage, { headers: HEADERS, body: { ...MESSAGE, subject } }, visit);

	it("may be one that editors offer in the writer's language only", async () => {
		const desk = openDesk({ [SPANISH_ONLY]: "Lotería" });
		const { id } = await sendAbout(desk, SPANISH_ONLY);
		const record = await desk.calls.call(readContactMessage, { params: { message: id } }, operator);
		expect([record.subject, desk.mails[0]?.subject]).toEqual(["Lotería (es)", "Message: Lotería (es)"]);
	});

	it("[CONT-04] is none that is offered to others", async () => {
		const desk = openDesk({ [PLAYERS_ONLY]: "My account", other: "Else" });
		await expect(sendAbout(desk, PLAYERS_ONLY)).rejects.toThrow("CONTACT_SUBJECT_UNKNOWN");
		expect(await sendAbout(desk, PLAYERS_ONLY, signedIn(77n))).toHaveProperty("id");
	});

	it("is the general one where editors offer none, so that the form is no dead end", async () => {
		const desk = openDesk({});
		expect(await desk.calls.call(readContactForm, {}, visitor)).toEqual({ subjects: [] });
		expect(await sendAbout(desk, GENERAL_SUBJECT)).toHaveProperty("id");
		await expect(sendAbout(openDesk(), GENERAL_SUBJECT)).rejects.toThrow("CONTACT_SUBJECT_UNKNOWN");
	});
});

describe("[HELP-02] the answer of an operator", () => {
	it("goes out once, in the writer's language, and is audited, however many answer at once", async () => {
		const { calls, mails, audited } = openDesk();
		const { id } = await calls.call(sendContactMessage, { headers: HEADERS, body: MESSAGE }, signedIn(77n));
		mails.length = 0;
		const answer = () =>
			calls.call(
				answerContactMessage,
				{ params: { message: id }, body: { text: " It is with your bank. " } },
				operator,
			);
		const outcomes = await Promise.allSettled([answer(), answer(), answer()]);
		expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
		for (const outcome of outcomes)
			if (outcome.status === "rejected") expect(outcome.reason).toMatchObject({ code: "CONTACT_ANSWERED" });
		expect(mails).toHaveLength(1);
		expect(mails[0]).toMatchObject({ to: "ana@example.com", subject: "Nuestra respuesta: A payment (es)" });
		expect(mails[0]?.text).toContain("It is with your bank.\n\nNos escribiste:\n\nWhere is it?");
		expect(audited).toMatchObject([{ action: "contact.answered", playerId: 77n, target: id }]);
	});

	it("finds the oldest open message first, page by page", async () => {
		const { calls } = openDesk();
		const sent: string[] = [];
		for (const message of ["one", "two", "three"])
			sent.push(
				(await calls.call(sendContactMessage, { headers: HEADERS, body: { ...MESSAGE, message } }, visitor)).id,
			);
		await calls.call(answerContactMessage, { params: { message: sent[1]! }, body: { text: "Done." } }, operator);
		const seen: string[] = [];
		let cursor: string | undefined;
		do {
			const page = await calls.call(
				listContactMessages,
				{ query: { state: "open", limit: 1, ...(cursor ? { cursor } : {}) } },
				operator,
			);
			seen.push(...page.messages.map((row) => row.id));
			cursor = page.next ?? undefined;
		} while (cursor);
		expect(seen.filter((id) => sent.includes(id))).toEqual([sent[0], sent[2]]);
	});

	it("is refused for a message that is not there", async () => {
		const { calls } = openDesk();
		const { id } = await calls.call(sendContactMessage, { headers: HEADERS, body: MESSAGE }, visitor);
		await database.pool.query("delete from support.contact_message where message_id = $1", [readId(id)]);
		const body = { text: "Hello." };
		await expect(calls.call(answerContactMessage, { params: { message: id }, body }, operator)).rejects.toThrow(
			"CONTACT_UNKNOWN",
		);
		await expect(calls.call(readContactMessage, { params: { message: id } }, operator)).rejects.toThrow(
			"CONTACT_UNKNOWN",
		);
	});
});

describe("[HELP-02] what is stored of it", () => {
	it("is in the player's own export, and deleted after two years", async () => {
		const { calls, desk } = openDesk();
		await calls.call(sendContactMessage, { headers: HEADERS, body: { ...MESSAGE, message: "Mine." } }, signedIn(78n));
		expect(await desk.exportOf(78n)).toMatchObject([{ message: "Mine.", email: "ana@example.com", answer: null }]);
		clock.advance(731 * DAY_MS);
		await desk.tidy();
		expect(await desk.exportOf(78n)).toEqual([]);
	});
});
