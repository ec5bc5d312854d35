import { type Id, readId } from "@baize/kernel/id";
import type { Locale } from "@baize/kernel/locale";
import type { Binding, Reader, Tx } from "@baize/platform-server";
import type { FastifyInstance } from "fastify";
import type { AnnouncementRow } from "../tables.ts";
import type { NewMail } from "../types.ts";
import { announcementRoutes, endMails } from "./announcement-routes.ts";
import { countReached, readAnnouncement } from "./announcements-store.ts";
import {
	type AnnouncementPorts,
	allowedOf,
	jobOf,
	mailFor,
	type Parts,
	postTo,
	type Recipient,
	SPREAD,
	unsubscribeUrl,
} from "./deliver-announcement.ts";
import { mountOneClick } from "./one-click.ts";
import { openUnsubscribeTokens } from "./unsubscribe.ts";

export type Announcements = {
	/** Whether offers may be mailed: the player has agreed, and no exclusion forbids it. */
	mayMailOffers(reader: Reader, playerId: Id): Promise<boolean>;
	/** The address at the end of each mail about offers. */
	unsubscribeUrl(playerId: Id, locale: Locale): string;
	bindings: Binding[];
	/** The one-click form of the same, which mail programs send as a form. RFC 8058 */
	mount(app: FastifyInstance): void;
};

/** How many inboxes one transaction writes. */
const CHUNK = 200;

/**
 * Messages from operators to players: to one at once, to all in chunks. Each inbox gets the message once, even if the
 * work is repeated.
 */
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

async function spread(parts: Parts, announcement: AnnouncementRow, after: Id): Promise<void> {
	const { database, outbox, audience } = parts;
	if (announcement.done_at) return;
	const people = await audience.list(database.reader, after, CHUNK);
	const allowed = await allowedOf(parts, announcement, people);
	await database.transaction(async (tx) => {
		const reached = await deliverTo(
			parts,
			tx,
			announcement,
			people.filter(({ playerId }) => allowed.has(playerId)),
		);
		const last = people.length === CHUNK ? people.at(-1) : undefined;
		await countReached(tx, announcement.announcement_id, reached, last ? null : new Date(parts.clock.nowMs()));
		if (!last) return;
		const next = jobOf(announcement.announcement_id, last.playerId);
		// If this job runs twice, the key prevents a second follow-up job.
		await outbox.enqueue(tx, SPREAD, next, { key: `${next.announcementId}:${next.after}` });
	});
}

/** Answers how many were reached. Their mails are written at once, behind what one player waits for. */
async function deliverTo(
	parts: Parts,
	tx: Tx,
	announcement: AnnouncementRow,
	people: readonly Recipient[],
): Promise<number> {
	const mails: NewMail[] = [];
	let reached = 0;
	for (const person of people) {
		if (!(await postTo(parts, tx, announcement, person))) continue;
		reached += 1;
		const mail = await mailFor(parts, tx, announcement, person);
		if (mail) mails.push(mail);
	}
	await parts.notifications.sendBulkMails(tx, mails);
	return reached;
}
