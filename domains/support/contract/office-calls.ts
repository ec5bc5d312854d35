import {
	defineCall,
	describesPlayer,
	EnumOf,
	Integer,
	ListOf,
	Null,
	OneOf,
	Optional,
	pageQuery,
	pageReply,
	personalData,
	type Role,
	type Static,
	Struct,
	Text,
} from "@baize/kernel/call";
import { ID_PATTERN } from "@baize/kernel/id";
import { LOCALES } from "@baize/kernel/locale";
import { MAX_CONTACT_TEXT } from "./contact.ts";
import { supportErrors } from "./errors.ts";

/** Operators who answer people. */
export const SUPPORT_ROLE: Role = "support";

export const CONTACT_STATES = ["open", "answered"] as const;
export type ContactState = (typeof CONTACT_STATES)[number];

const ROOT = "/api/v1/operator/support/messages";
const OFFICE = { who: "operator", role: SUPPORT_ROLE, level: "twoFactors" } as const;
const { CONTACT_UNKNOWN, CONTACT_ANSWERED } = supportErrors;
const oneMessage = Struct({ message: Text({ pattern: ID_PATTERN }) });

const listed = {
	id: Text(),
	state: EnumOf(CONTACT_STATES),
	/** The subject as its reader calls it, in English. */
	subject: Text(),
	language: EnumOf(LOCALES),
	email: Text(personalData("email")),
	/** Absent if a visitor has written it. */
	playerId: Optional(Text()),
	receivedAtMs: Integer(),
};
export const ContactRow = Struct(listed, describesPlayer("playerId"));
export type ContactRow = Static<typeof ContactRow>;

export const ContactRecord = Struct(
	{
		...listed,
		message: Text(),
		/** The account that a visitor says to have; it is not proved that it is theirs. */
		username: OneOf([Text(personalData("email")), Null()]),
		birthDate: OneOf([Text(personalData("birthDate")), Null()]),
		answer: OneOf([Struct({ text: Text(), byName: Text(), atMs: Integer() }), Null()]),
	},
	describesPlayer("playerId"),
);
export type ContactRecord = Static<typeof ContactRecord>;

export const listContactMessages = defineCall({
	...OFFICE,
	name: "listContactMessages",
	method: "GET",
	path: ROOT,
	summary: "What people have written, the oldest open message first.",
	audits: { action: "contact.listed" },
	query: Struct({ ...pageQuery, state: Optional(EnumOf(CONTACT_STATES)) }),
	reply: Struct({ messages: ListOf(ContactRow), ...pageReply }),
	errors: {},
});

export const readContactMessage = defineCall({
	...OFFICE,
	name: "readContactMessage",
	method: "GET",
	path: `${ROOT}/:message`,
	summary: "One message, with its answer.",
	audits: { action: "contact.viewed", target: "params.message", player: "reply.playerId" },
	params: oneMessage,
	reply: ContactRecord,
	errors: { CONTACT_UNKNOWN },
});

export const answerContactMessage = defineCall({
	...OFFICE,
	name: "answerContactMessage",
	method: "POST",
	path: `${ROOT}/:message/answer`,
	limit: "bulk",
	summary: "Answers a message by e-mail, once.",
	params: oneMessage,
	body: Struct({ text: Text({ minLength: 1, maxLength: MAX_CONTACT_TEXT, pattern: "\\S" }) }),
	reply: ContactRecord,
	errors: { CONTACT_UNKNOWN, CONTACT_ANSWERED },
});
