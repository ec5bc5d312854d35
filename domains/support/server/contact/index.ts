import { type Id, idText, readId } from "@baize/kernel/id";
import { DEFAULT_LOCALE, type Locale } from "@baize/kernel/locale";
import { type Clock, DAY_MS } from "@baize/kernel/time";
import type { Notifications } from "@baize/notifications/server";
import { pages, pathIn } from "@baize/platform-paths";
import {
	type Binding,
	bind,
	type Database,
	type Handler,
	pageOf,
	type Session,
	type Tx,
	type Visit,
} from "@baize/platform-server";
import {
	answerContactMessage,
	type ContactRecord,
	type ContactRow,
	GENERAL_SUBJECT,
	listContactMessages,
	readContactForm,
	readContactMessage,
	refuseSupport,
	sendContactMessage,
} from "../../contract/index.ts";
import type { ContactMessageRow } from "../tables.ts";
import { ANSWER_MAIL, STAFF_MAIL } from "../texts.ts";
import {
	addMessage,
	answerOpen,
	listMessages,
	messagesOf,
	ofMessage,
	readMessage,
	removeReceivedBefore,
} from "./store.ts";

export type ContactPorts = {
	database: Database;
	clock: Clock;
	ids: () => Id;
	notifications: Pick<Notifications, "sendMail">;
	/** Takes each answer, in the transaction that stores it. */
	audit: {
		record(
			tx: Tx,
			entry: {
				action: string;
				actorId: Id;
				playerId?: Id;
				target: string;
				details: Record<string, unknown>;
				ip: string;
			},
		): Promise<void>;
	};
	nameOf(session: Session): string | Promise<string>;
	/** The subjects that editors offer to this visitor, by their ids, in their language. */
	subjectsFor(visit: Visit): Readonly<Record<string, string>>;
	/** What a subject is called in a language, for whomever it is; undefined where editors have none of this id. */
	subjectIn(locale: Locale, id: string): string | undefined;
	/** Who gets a mail about each new message. */
	staffMail: string;
	officeUrl: string;
	publicUrl: string;
};

export type ContactDesk = {
	bindings: Binding[];
	exportOf(playerId: Id): Promise<Record<string, unknown>[]>;
	/** Deletes what is older than the time in which a person may still complain. */
	tidy(): Promise<void>;
};

const RETENTION_MS = 2 * 365 * DAY_MS;
const DEFAULT_ROWS = 50;

export function openContactDesk(ports: ContactPorts): ContactDesk {
	const { database, clock, subjectsFor } = ports;
	const { reader } = database;
	return {
		bindings: [
			bind(readContactForm, (_input, visit) => ({
				subjects: Object.entries(subjectsFor(visit)).map(([id, label]) => ({ id, label })),
			})),
			bind(sendContactMessage, receiving(ports)),
			bind(listContactMessages, async ({ query: { limit = DEFAULT_ROWS, cursor = "", state } }) => {
				const found = await listMessages(reader, { state, after: readId(cursor) ?? undefined, limit: limit + 1 });
				const { rows, next } = pageOf(found, limit, ({ message_id: id }) => idText(id));
				return { messages: rows.map((row) => rowOf(ports, row)), next };
			}),
			bind(readContactMessage, async ({ params }) => {
				const row = await readMessage(reader, readId(params.message)!);
				if (!row) throw refuseSupport("CONTACT_UNKNOWN");
				return recordOf(ports, row);
			}),
			bind(answerContactMessage, answering(ports)),
		],
		exportOf: async (playerId) => (await messagesOf(reader, playerId)).map(exported),
		tidy: () => removeReceivedBefore(reader, new Date(clock.nowMs() - RETENTION_MS)),
	};
}

const receiving =
	(ports: ContactPorts): Handler<typeof sendContactMessage> =>
	async ({ body: { email, message, subject, birthDate, username } }, visit) => {
		const { session, locale } = visit;
		if (!isOffered(ports.subjectsFor(visit), subject)) throw refuseSupport("CONTACT_SUBJECT_UNKNOWN");
		const id = ports.ids();
		const received = new Date(ports.clock.nowMs());
		await ports.database.transaction(async (tx) => {
			await addMessage(tx, {
				...ofMessage(id, session?.playerId ?? null),
				...UNANSWERED,
				received_at: received,
				locale,
				subject,
				email,
				message,
				birth_date: birthDate,
				username,
			});
			const link = `${ports.officeUrl}/#/contactMessages/${idText(id)}/show`;
			const values = { subject: labelOf(ports, { subject, locale }), link };
			await ports.notifications.sendMail(tx, {
				to: ports.staffMail,
				template: STAFF_MAIL,
				locale: DEFAULT_LOCALE,
				values,
			});
		});
		return { id: idText(id), receivedAtMs: received.getTime() };
	};

/** Where editors offer no subject at all, a message has the general one: every visitor has a way to write. */
const isOffered = (subjects: Readonly<Record<string, string>>, subject: string): boolean =>
	Object.keys(subjects).length === 0 ? subject === GENERAL_SUBJECT : Object.hasOwn(subjects, subject);

/** As the staff read it: in English, else in the writer's language. One that editors have taken out since keeps its id. */
const labelOf = (
	{ subjectIn }: Pick<ContactPorts, "subjectIn">,
	{ subject, locale }: Pick<ContactMessageRow, "subject" | "locale">,
): string => subjectIn(DEFAULT_LOCALE, subject) ?? subjectIn(locale, subject) ?? subject;

const UNANSWERED = { state: "open", answer: null, answered_by: null, answered_at: null } as const;

const answering =
	(ports: ContactPorts): Handler<typeof answerContactMessage> =>
	async ({ params, body }, { session, ip }) => {
		const id = readId(params.message)!;
		const text = body.text.trim();
		const by = await ports.nameOf(session);
		return ports.database.transaction(async (tx) => {
			const answer = { answer: text, answered_by: by, answered_at: new Date(ports.clock.nowMs()) };
			const row = await answerOpen(tx, id, answer);
			if (!row) throw refuseSupport((await readMessage(tx, id)) ? "CONTACT_ANSWERED" : "CONTACT_UNKNOWN");
			await ports.audit.record(tx, {
				action: "contact.answered",
				actorId: session.playerId,
				...(row.player_id === null ? {} : { playerId: row.player_id }),
				target: params.message,
				details: { subject: row.subject },
				ip,
			});
			await sendAnswer(ports, tx, row, text);
			return recordOf(ports, row);
		});
	};

function sendAnswer(ports: ContactPorts, tx: Tx, row: ContactMessageRow, answer: string): Promise<void> {
	const { locale, email, message } = row;
	const subject = ports.subjectIn(locale, row.subject) ?? labelOf(ports, row);
	const link = ports.publicUrl + pathIn(locale, pages.contact);
	return ports.notifications.sendMail(tx, {
		to: email,
		template: ANSWER_MAIL,
		locale,
		values: { subject, answer, message, link },
	});
}

const rowOf = (ports: ContactPorts, row: ContactMessageRow): ContactRow => ({
	id: idText(row.message_id),
	state: row.state,
	subject: labelOf(ports, row),
	language: row.locale,
	email: row.email,
	...(row.player_id === null ? {} : { playerId: idText(row.player_id) }),
	receivedAtMs: row.received_at.getTime(),
});

const recordOf = (ports: ContactPorts, row: ContactMessageRow): ContactRecord => ({
	...rowOf(ports, row),
	message: row.message,
	username: row.username,
	birthDate: row.birth_date,
	answer: row.answer === null ? null : { text: row.answer, byName: row.answered_by!, atMs: row.answered_at!.getTime() },
});

const exported = (row: ContactMessageRow): Record<string, unknown> => ({
	id: idText(row.message_id),
	receivedAt: row.received_at.toISOString(),
	subject: row.subject,
	email: row.email,
	message: row.message,
	username: row.username,
	birthDate: row.birth_date,
	answer: row.answer,
	answeredAt: row.answered_at?.toISOString() ?? null,
});
