import { isDeepStrictEqual } from "node:util";
import type { BodyOf } from "@baize/kernel/call";
import { refuse as refuseCommon, refuser } from "@baize/kernel/error";
import { idText, readId } from "@baize/kernel/id";
import { withoutLocale } from "@baize/kernel/locale";
import { type Binding, bind, type Handler, pageOf, type SignedInVisit, type Tx } from "@baize/platform-server";
import * as calls from "../../contract/index.ts";
import type { AnnouncementRow } from "../tables.ts";
import {
	addAnnouncement,
	announcementOfRequest,
	countReached,
	readAnnouncement,
	readAnnouncements,
} from "./announcements-store.ts";
import { jobOf, mailFor, type Parts, postTo, type Recipient, SPREAD } from "./deliver-announcement.ts";

const refuse = refuser(calls.notificationErrors);
const PAGE_LENGTH = 25;

export function announcementRoutes(parts: Parts): Binding[] {
	const { database } = parts;
	return [
		bind(calls.writeToPlayer, writing(parts)),
		bind(calls.announceToAll, announcing(parts)),
		bind(calls.listAnnouncements, listing(parts)),
		bind(calls.readMailConsent, async (_input, { session }) => ({
			marketingMails: await parts.consents.has(database.reader, session.playerId),
		})),
		bind(calls.changeMailConsent, async ({ body }, { session }) => {
			const isAllowed = !body.marketingMails || (await parts.mayReceiveMarketing(database.reader, session.playerId));
			if (!isAllowed) throw refuse("OFFERS_PAUSED");
			await parts.consents.write(session.playerId, body.marketingMails);
			return body;
		}),
		bind(calls.unsubscribe, async ({ params }) => {
			await endMails(parts, params.token);
			return { marketingMails: false };
		}),
	];
}

/** Ends a player's mails about offers, by the token of the link. */
export async function endMails({ consents, tokens }: Parts, token: string): Promise<void> {
	const playerId = tokens.read(token);
	if (playerId === null) throw refuse("UNSUBSCRIBE_INVALID");
	await consents.write(playerId, false);
}

const writing =
	(parts: Parts): Handler<typeof calls.writeToPlayer> =>
	async ({ body }, visit) => {
		const { email, ...contents } = body;
		const recipient = await parts.audience.find(parts.database.reader, email);
		if (!recipient) throw refuse("RECIPIENT_UNKNOWN");
		return record(parts, visit, { ...contents, isMarketing: false }, recipient, async (tx, row) => {
			if (await postTo(parts, tx, row, recipient)) {
				const mail = await mailFor(parts, tx, row, recipient);
				if (mail) await parts.notifications.sendMail(tx, mail);
			}
			await countReached(tx, row.announcement_id, 1, row.at);
		});
	};

const announcing =
	(parts: Parts): Handler<typeof calls.announceToAll> =>
	({ body }, visit) =>
		record(parts, visit, body, null, (tx, row) => parts.outbox.enqueue(tx, SPREAD, jobOf(row.announcement_id, 0n)));

type Contents = BodyOf<typeof calls.announceToAll>;

/**
 * Stores the announcement, records it in the audit log and queues its delivery, all in one transaction. A repeated
 * request gets the stored announcement.
 */
async function record(
	parts: Parts,
	visit: SignedInVisit,
	contents: Contents,
	recipient: Recipient | null,
	begin: (tx: Tx, row: AnnouncementRow) => Promise<void>,
): Promise<calls.Announcement> {
	const row = await rowOf(parts, visit, contents, recipient);
	return parts.database.transaction(async (tx) => {
		if (!(await addAnnouncement(tx, row)))
			return viewOf(sameAsBefore((await announcementOfRequest(tx, row.request_id))!, row));
		await parts.audit.record(tx, {
			action: recipient ? "message.sent" : "announcement.sent",
			actorId: visit.session.playerId,
			...(recipient ? { playerId: recipient.playerId } : {}),
			target: idText(row.announcement_id),
			details: { title: row.texts.en.title, byMail: row.by_mail, isMarketing: row.is_marketing },
			ip: visit.ip,
		});
		await begin(tx, row);
		return viewOf((await readAnnouncement(tx, row.announcement_id))!);
	});
}

function sameAsBefore(recorded: AnnouncementRow, requested: AnnouncementRow): AnnouncementRow {
	if (!isDeepStrictEqual(contentsOf(recorded), contentsOf(requested))) throw refuse("IDEMPOTENCY_CONFLICT");
	return recorded;
}

/** What two announcements must have in common to count as the same request. */
const contentsOf = ({ texts, link, by_mail, is_marketing, recipient_id }: AnnouncementRow) => ({
	texts,
	link,
	by_mail,
	is_marketing,
	recipient_id,
});

const rowOf = async (
	{ ids, clock, nameOf }: Parts,
	{ session }: SignedInVisit,
	{ requestId, texts, link, byMail, isMarketing }: Contents,
	recipient: Recipient | null,
): Promise<AnnouncementRow> => ({
	announcement_id: ids(),
	request_id: `${idText(session.playerId)}:${requestId}`,
	texts,
	link: link === undefined ? null : withoutLocale(link),
	by_mail: byMail,
	is_marketing: isMarketing,
	recipient_id: recipient?.playerId ?? null,
	recipient_email: recipient?.email ?? null,
	written_by: session.playerId,
	written_by_name: await nameOf(session),
	at: new Date(clock.nowMs()),
	reached: 0,
	done_at: null,
});

const listing =
	({ database }: Parts): Handler<typeof calls.listAnnouncements> =>
	async ({ query }, { session }) => {
		const mayWrite = [calls.LETTERS_ROLE, calls.ANNOUNCEMENTS_ROLE].some((role) => session.roles.includes(role));
		if (!mayWrite) throw refuseCommon("NOT_ALLOWED");
		const { cursor = "", limit = PAGE_LENGTH } = query;
		const found = await readAnnouncements(database.reader, readId(cursor) ?? undefined, limit + 1);
		const { rows, next } = pageOf(found, limit, ({ announcement_id: id }) => idText(id));
		return { announcements: rows.map(viewOf), next };
	};

const viewOf = (row: AnnouncementRow): calls.Announcement => ({
	id: idText(row.announcement_id),
	title: row.texts.en.title,
	recipient: row.recipient_email,
	...(row.recipient_id === null ? {} : { recipientId: idText(row.recipient_id) }),
	byMail: row.by_mail,
	isMarketing: row.is_marketing,
	writtenBy: row.written_by_name,
	at: row.at.toISOString(),
	reached: row.reached,
	isDone: row.done_at !== null,
});
