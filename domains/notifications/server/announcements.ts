import type { Audit } from "@baize/audit/server";
import { type Id, idText, readId } from "@baize/kernel/id";
import type { Locale } from "@baize/kernel/locale";
import type { Clock } from "@baize/kernel/time";
import type { Binding, Database, Outbox, Reader, Secrets, Session, Tx } from "@baize/platform-server";
import type { FastifyInstance } from "fastify";
import { announcementRoutes, endMails } from "./announcement-routes.ts";
import { countReached, readAnnouncement } from "./announcements-store.ts";
import { fillsOf } from "./inbox-template.ts";
import type { Notifications } from "./index.ts";
import { composedMail } from "./mails/composed.ts";
import { mountOneClick, oneClickPath } from "./one-click.ts";
import type { AnnouncementRow } from "./tables.ts";
import { openUnsubscribeTokens, type UnsubscribeTokens } from "./unsubscribe.ts";

export type Recipient = { playerId: Id; email: string; language: Locale };

export type AnnouncementPorts = {
	database: Database;
	clock: Clock;
	ids: () => Id;
	outbox: Outbox;
	secrets: Secrets;
	publicUrl: string;
	notifications: Pick<Notifications, "postComposed" | "sendMail">;
	audit: Pick<Audit, "record">;
	/** How an operator is called. */
	nameOf(session: Session): string | Promise<string>;
	audience: {
		find(reader: Reader, email: string): Promise<Recipient | undefined>;
		read(reader: Reader, playerId: Id): Promise<Recipient | undefined>;
		/** Those after this one, in the order of their ids. */
		list(reader: Reader, after: Id, limit: number): Promise<Recipient[]>;
	};
	/** Who has agreed to mails about offers: a player's own word, kept where the rest of the profile is. */
	consents: {
		has(reader: Reader, playerId: Id): Promise<boolean>;
		write(playerId: Id, isGiven: boolean): Promise<void>;
	};
	/** Whether the house may tell a player of offers at all: not those who have shut themselves out or are disabled. */
	mayReceiveMarketing(reader: Reader, playerId: Id): Promise<boolean>;
};

export type Parts = AnnouncementPorts & { tokens: UnsubscribeTokens };

export type Announcements = {
	/** Offers by mail need both: the player's word and the house's leave. */
	mayMailOffers(reader: Reader, playerId: Id): Promise<boolean>;
	/** The address at the end of each mail about offers. */
	unsubscribeUrl(playerId: Id, locale: Locale): string;
	bindings: Binding[];
	/** The one-click form of the same, which mail programs send as a form. RFC 8058 */
	mount(app: FastifyInstance): void;
};

export const SPREAD = "notifications.spread";
/** One transaction's worth of inboxes. */
const CHUNK = 200;

/** What operators write to players: to one at once, to all in chunks, each inbox once however often the work is repeated. */
export function openAnnouncements(ports: AnnouncementPorts): Announcements {
	const { database, outbox } = ports;
	const tokens = openUnsubscribeTokens(ports.secrets.keyFor("notifications.unsubscribe"));
	const parts: Parts = { ...ports, tokens };
	outbox.work(SPREAD, async ({ announcementId, after }) => {
		const announcement = await readAnnouncement(database.reader, readId(String(announcementId)) ?? 0n);
		if (announcement) await spread(parts, announcement, readId(String(after)) ?? 0n);
	});
	return {
		mayMailOffers: (reader, playerId) => mayMailOffers(parts, reader, playerId),
		unsubscribeUrl: (playerId, locale) => unsubscribeUrl(parts, playerId, locale),
		bindings: announcementRoutes(parts),
		mount: (app) => mountOneClick(app, (token) => endMails(parts, token)),
	};
}

const mayMailOffers = async (
	{ consents, mayReceiveMarketing }: Parts,
	reader: Reader,
	playerId: Id,
): Promise<boolean> => (await consents.has(reader, playerId)) && (await mayReceiveMarketing(reader, playerId));

const unsubscribeUrl = ({ publicUrl, tokens }: Parts, playerId: Id, locale: Locale): string =>
	`${publicUrl}/${locale}/unsubscribe/${tokens.tokenFor(playerId)}`;

async function spread(parts: Parts, announcement: AnnouncementRow, after: Id): Promise<void> {
	const { database, outbox, audience } = parts;
	if (announcement.done_at) return;
	await database.transaction(async (tx) => {
		const people = await audience.list(tx, after, CHUNK);
		let reached = 0;
		for (const person of people) reached += (await deliverTo(parts, tx, announcement, person)) ? 1 : 0;
		const last = people.length === CHUNK ? people.at(-1) : undefined;
		await countReached(tx, announcement.announcement_id, reached, last ? null : new Date(parts.clock.nowMs()));
		if (!last) return;
		const next = jobOf(announcement.announcement_id, last.playerId);
		// Work that is done twice must not go on twice.
		await outbox.enqueue(tx, SPREAD, next, { key: `${SPREAD}:${next.announcementId}:${next.after}` });
	});
}

export const jobOf = (announcementId: Id, after: Id): Record<string, unknown> => ({
	announcementId: idText(announcementId),
	after: idText(after),
});

/** Into the inbox and, where wished and allowed, by mail. False where it may not be told, or was told before. */
export async function deliverTo(
	parts: Parts,
	tx: Tx,
	{ announcement_id, texts, link, by_mail, is_marketing }: AnnouncementRow,
	{ playerId, email, language }: Recipient,
): Promise<boolean> {
	const { notifications, publicUrl } = parts;
	if (is_marketing && !(await parts.mayReceiveMarketing(tx, playerId))) return false;
	if (!(await notifications.postComposed(tx, playerId, announcement_id, fillsOf(texts), link))) return false;
	if (!by_mail || (is_marketing && !(await parts.consents.has(tx, playerId)))) return true;
	const { title, text } = texts[language] ?? texts.en;
	const end = is_marketing ? unsubscribeUrl(parts, playerId, language) : undefined;
	await notifications.sendMail(tx, {
		to: email,
		locale: language,
		template: composedMail(end !== undefined),
		values: { title, text, link: `${publicUrl}/${language}${link ?? "/account/messages"}`, end: end ?? "" },
		...(end ? { unsubscribeUrl: `${publicUrl}${oneClickPath(parts.tokens.tokenFor(playerId))}` } : {}),
	});
	return true;
}
