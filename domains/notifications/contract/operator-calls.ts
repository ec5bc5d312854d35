import {
	defineCall,
	describesPlayer,
	Flag,
	Integer,
	ListOf,
	Null,
	OneOf,
	Optional,
	personalData,
	type Role,
	type Static,
	Struct,
	Text,
} from "@baize/kernel/call";
import { notificationErrors } from "./errors.ts";
import { IdText } from "./inbox.ts";

const { IDEMPOTENCY_CONFLICT, OFFERS_PAUSED, RECIPIENT_UNKNOWN, UNSUBSCRIBE_INVALID } = notificationErrors;

/** Operators who may write to one player, and those who may write to all. */
export const LETTERS_ROLE: Role = "support";
export const ANNOUNCEMENTS_ROLE: Role = "content";

const Words = Struct({
	title: Text({ minLength: 1, maxLength: 120, pattern: "\\S" }),
	text: Text({ minLength: 1, maxLength: 2_000, pattern: "\\S" }),
});

/** In English always; a language that is left out reads the English. */
export const AnnouncementTexts = Struct({ en: Words, es: Optional(Words), ar: Optional(Words) });
export type AnnouncementTexts = Static<typeof AnnouncementTexts>;

/** A path of the site without its language. */
const SitePath = Text({ maxLength: 200, pattern: "^/(?![/\\\\])[!-\\[\\]-~]*$" });

const Contents = {
	texts: AnnouncementTexts,
	link: Optional(SitePath),
	/** Also by mail. */
	byMail: Flag(),
	/** Made by the page, so that what was sent twice is written once. */
	requestId: Text({ minLength: 8, maxLength: 64 }),
};

export const Announcement = Struct(
	{
		id: IdText,
		title: Text(),
		/** Null where it went to all. */
		recipient: OneOf([Text(personalData("email")), Null()]),
		/** Absent where it went to all. */
		recipientId: Optional(IdText),
		byMail: Flag(),
		isMarketing: Flag(),
		writtenBy: Text(),
		at: Text(),
		/** How many inboxes it has reached so far, and whether that was all. */
		reached: Integer(),
		isDone: Flag(),
	},
	describesPlayer("recipientId"),
);
export type Announcement = Static<typeof Announcement>;

export const writeToPlayer = defineCall({
	name: "writeToPlayer",
	method: "POST",
	path: "/api/v1/operator/messages",
	who: "operator",
	level: "twoFactors",
	limit: "bulk",
	role: LETTERS_ROLE,
	summary: "Writes to one player, by e-mail address; it stands in their inbox.",
	body: Struct({ ...Contents, email: Text({ minLength: 3, maxLength: 254 }) }),
	reply: Announcement,
	errors: { IDEMPOTENCY_CONFLICT, RECIPIENT_UNKNOWN },
});

export const announceToAll = defineCall({
	name: "announceToAll",
	method: "POST",
	path: "/api/v1/operator/announcements",
	who: "operator",
	level: "recentTwoFactors",
	limit: "bulk",
	role: ANNOUNCEMENTS_ROLE,
	summary: "Writes to every player. Marketing reaches only those who may be sent it, and mails only those who agreed.",
	body: Struct({ ...Contents, isMarketing: Flag() }),
	reply: Announcement,
	errors: { IDEMPOTENCY_CONFLICT },
});

export const listAnnouncements = defineCall({
	name: "listAnnouncements",
	method: "GET",
	path: "/api/v1/operator/announcements",
	who: "operator",
	level: "twoFactors",
	role: ["content", "support"],
	summary: "What operators have written, newest first. For those who may write.",
	audits: { action: "messages.viewed" },
	query: Struct({
		page: Optional(Integer({ minimum: 1, maximum: 10_000 })),
		perPage: Optional(Integer({ minimum: 1, maximum: 100 })),
	}),
	reply: Struct({ announcements: ListOf(Announcement), total: Integer() }),
	errors: {},
});

const Session = Struct({ session: Text() });
const Consent = Struct({ marketingMails: Flag() });

export const readMailConsent = defineCall({
	name: "readMailConsent",
	method: "GET",
	path: "/api/v1/inbox/:session/consent",
	who: "player",
	level: "session",
	summary: "Whether the player has agreed to mails about offers.",
	params: Session,
	reply: Consent,
	errors: {},
});

export const changeMailConsent = defineCall({
	name: "changeMailConsent",
	method: "PUT",
	path: "/api/v1/inbox/:session/consent",
	who: "player",
	level: "session",
	summary: "The player agrees to mails about offers, or no longer.",
	params: Session,
	body: Consent,
	reply: Consent,
	errors: { OFFERS_PAUSED },
});

export const unsubscribe = defineCall({
	name: "unsubscribe",
	method: "POST",
	path: "/api/v1/notifications/unsubscribe/:token",
	who: "anyone",
	level: "visitor",
	limit: "link",
	summary: "Ends mails about offers, by the link that each of them carries. No login is needed.",
	params: Struct({ token: Text({ maxLength: 200 }) }),
	reply: Consent,
	errors: { UNSUBSCRIBE_INVALID },
});
