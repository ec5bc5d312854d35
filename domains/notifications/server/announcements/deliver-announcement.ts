import { type Id, idText } from "@baize/kernel/id";
import { inLanguage, type Locale, withoutLocale } from "@baize/kernel/locale";
import type { Clock } from "@baize/kernel/time";
import { givenPath, pages, pathIn } from "@baize/platform-paths";
import {
	type Database,
	defineJob,
	type Outbox,
	type Reader,
	type Secrets,
	type Session,
	type Tx,
} from "@baize/platform-server";
import type { PushKind } from "../../contract/index.ts";
import { fillsOf } from "../inbox/inbox-template.ts";
import type { AnnouncementRow } from "../tables.ts";
import { composedMail } from "../texts.ts";
import type { NewMail, Notifications } from "../types.ts";
import { oneClickPath } from "./one-click.ts";
import type { UnsubscribeTokens } from "./unsubscribe.ts";

export type Recipient = { playerId: Id; email: string; language: Locale };

/** Takes each announcement, in the transaction that stores it. The audit log is of the same layer, so it is a port. */
export type AnnouncementAudit = {
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

export type AnnouncementPorts = {
	database: Database;
	clock: Clock;
	ids: () => Id;
	outbox: Outbox;
	secrets: Secrets;
	publicUrl: string;
	notifications: Pick<Notifications, "postComposed" | "sendMail" | "sendBulkMails">;
	audit: AnnouncementAudit;
	/** The operator's display name. */
	nameOf(session: Session): string | Promise<string>;
	audience: {
		find(reader: Reader, email: string): Promise<Recipient | undefined>;
		read(reader: Reader, playerId: Id): Promise<Recipient | undefined>;
		/** The players after this id, in the order of their ids. */
		list(reader: Reader, after: Id, limit: number): Promise<Recipient[]>;
	};
	/** Which players have agreed to mails about offers; stored with the rest of their profile. */
	consents: {
		has(reader: Reader, playerId: Id): Promise<boolean>;
		write(playerId: Id, isGiven: boolean): Promise<void>;
	};
	/** Whether a player may be sent offers at all: false for players who have excluded themselves or are disabled. */
	mayReceiveMarketing(reader: Reader, playerId: Id): Promise<boolean>;
	/**
	 * The same by external registers of self-exclusions; called before a transaction begins, because it leaves the
	 * process.
	 */
	isOfferAllowed(playerId: Id): Promise<boolean>;
};

export type Parts = AnnouncementPorts & { tokens: UnsubscribeTokens };

export const SPREAD = defineJob("notifications.spread", "bulk");

/** The address at the end of each mail about offers. */
export const unsubscribeUrl = ({ publicUrl, tokens }: Parts, playerId: Id, locale: Locale): string =>
	publicUrl + pathIn(locale, pages.unsubscribe, { token: tokens.tokenFor(playerId) });

export const jobOf = (announcementId: Id, after: Id): Record<string, unknown> => ({
	announcementId: idText(announcementId),
	after: idText(after),
});

/** Those of these people who may get the announcement: an offer goes to no player in a register of self-exclusions. */
export async function allowedOf<Of extends Pick<Recipient, "playerId">>(
	{ isOfferAllowed }: Pick<Parts, "isOfferAllowed">,
	{ is_marketing }: Pick<AnnouncementRow, "is_marketing">,
	people: readonly Of[],
): Promise<ReadonlySet<Id>> {
	const allowed = new Set<Id>();
	for (const { playerId } of people) if (!is_marketing || (await isOfferAllowed(playerId))) allowed.add(playerId);
	return allowed;
}

/** Posts into the inbox. False if the player may not get it or has it already. */
export const postTo = async (
	{ notifications, mayReceiveMarketing }: Parts,
	tx: Tx,
	row: AnnouncementRow,
	{ playerId }: Pick<Recipient, "playerId">,
): Promise<boolean> =>
	(!row.is_marketing || (await mayReceiveMarketing(tx, playerId))) &&
	notifications.postComposed(tx, playerId, row.announcement_id, fillsOf(row.texts), {
		link: row.link,
		kind: kindOf(row),
	});

/** A letter to one player is about that player's account; what goes to all is news, or an offer. */
const kindOf = ({ is_marketing, recipient_id }: AnnouncementRow): PushKind =>
	is_marketing ? "offers" : recipient_id === null ? "news" : "account";

/** Sends it as a mail, if requested and allowed. */
export async function mailFor(
	parts: Parts,
	tx: Tx,
	{ texts, link, by_mail, is_marketing }: AnnouncementRow,
	{ playerId, email, language }: Recipient,
): Promise<NewMail | undefined> {
	const { publicUrl } = parts;
	if (!by_mail || (is_marketing && !(await parts.consents.has(tx, playerId)))) return undefined;
	const { title, text } = inLanguage(texts, language);
	const end = is_marketing ? unsubscribeUrl(parts, playerId, language) : undefined;
	return {
		to: email,
		locale: language,
		template: composedMail(end !== undefined),
		values: {
			title,
			text,
			link: publicUrl + pathIn(language, link === null ? pages.messages : givenPath(withoutLocale(link))),
			end: end ?? "",
		},
		...(end ? { unsubscribeUrl: `${publicUrl}${oneClickPath(parts.tokens.tokenFor(playerId))}` } : {}),
	};
}
