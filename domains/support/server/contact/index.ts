import { type Id, idText, readId } from "@baize/kernel/id";
import { DEFAULT_LOCALE, type Locale } from "@baize/kernel/locale";
import { type Clock, DAY_MS } from "@baize/kernel/time";
import type { Notifications } from "@baize/notifications/server";
import { pages, pathIn } from "@baize/platform-paths";
import { type Binding, bind, type Database, type Handler, pageOf, type Session, type Tx } from "@baize/platform-server";
import {
	answerContactMessage,
	type ContactRecord,
	type ContactRow,
	listContactMessages,
	readContactForm,
	readContactMessage,
	refuseSupport,
	sendContactMessage,
} from "../../contract/index.ts";
import type { ContactMessageRow } from "../tables.ts";
import { ANSWER_MAIL, STAFF_MAIL } from "./mails.ts";
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
	/** The subjects that editors offer, by their ids. */
	subjectsIn(locale: Locale): Readonly<Record<string, string>>;
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
	const { database, clock, subjectsIn } = ports;
	const { reader } = database;
	return {
		bindings: [
			bind(readContactForm, (_input, { locale }) => ({
				subjects: Object.entries(subjectsIn(locale)).map(([id, label]) => ({ id, label })),
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
	async ({ body: { email, message, subject, birthDate, username } }, { session, locale }) => {
		const labels = ports.subjectsIn(DEFAULT_LOCALE);
		if (!Object.hasOwn(labels, subject)) throw refuseSupport("CONTACT_SUBJECT_UNKNOWN");
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
			const values = { subject: labels[subject]!, link };
			await ports.notifications.sendMail(tx, {
				to: ports.staffMail,
				template: STAFF_MAIL,
				locale: DEFAULT_LOCALE,
				values,
			});
		});
		return { id: idText(id), receivedAtMs: received.getTime() };
	};

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
	const subject = ports.subjectsIn(locale)[row.subject] ?? row.subject;
	const link = ports.publicUrl + pathIn(locale, pages.contact);
	return ports.notifications.sendMail(tx, {
		to: email,
		template: ANSWER_MAIL,
		locale,
		values: { subject, answer, message, link },
	});
}

const rowOf = ({ subjectsIn }: ContactPorts, row: ContactMessageRow): ContactRow => ({
	id: idText(row.message_id),
	state: row.state,
	// A subject that editors have taken out since keeps its id.
	subject: subjectsIn(DEFAULT_LOCALE)[row.subject] ?? row.subject,
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
