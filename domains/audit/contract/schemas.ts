import {
	DictionaryOf,
	describesPlayer,
	ListOf,
	Optional,
	pageQuery,
	pageReply,
	personalData,
	type Static,
	Struct,
	Text,
	Unknown,
} from "@baize/kernel/call";
import { ID_PATTERN } from "@baize/kernel/id";

export const IdText = Text({ pattern: ID_PATTERN });

/** A person's name and login. */
export const Named = Struct(
	{ name: Text(), email: Text(personalData("email")), playerId: Optional(IdText) },
	describesPlayer("playerId"),
);
export type Named = Static<typeof Named>;

/** The administrator of the site, at its command line. */
export const COMMAND_LINE = "command line";

/** What an actor did. `at` is in ISO 8601. */
export const AuditEntry = Struct({
	id: IdText,
	/** Object and verb: "withdrawal.approved". */
	action: Text(),
	/** Who did it; absent for the site itself and for the command line. */
	actorId: Optional(IdText),
	actor: Optional(Named),
	/** Who did it without an account: "command line". */
	actorName: Optional(Text()),
	/** Whose account it concerns; absent if it concerns none. */
	playerId: Optional(IdText),
	player: Optional(Named),
	/** What else it was done to, by its id or name. */
	target: Optional(Text()),
	details: DictionaryOf(Text(), Unknown()),
	ip: Optional(Text(personalData("ip", "ipOf"))),
	/** Whose address it is, if it is a player's. */
	ipOf: Optional(IdText),
	at: Text(),
});
export type AuditEntry = Static<typeof AuditEntry>;

const PersonText = Text({ maxLength: 254, description: "By id, by the whole e-mail, or `command line`." });

/** Newest first. */
export const AuditQuery = Struct({
	...pageQuery,
	actorId: Optional(PersonText),
	playerId: Optional(PersonText),
	/** The beginning of the actions to list: "withdrawal." for all about withdrawals. */
	action: Optional(Text({ maxLength: 60 })),
});
export type AuditQuery = Static<typeof AuditQuery>;

export const AuditPage = Struct({ entries: ListOf(AuditEntry), ...pageReply });
