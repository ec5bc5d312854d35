import {
	defineCall,
	describesPlayer,
	Flag,
	Integer,
	ListOf,
	Optional,
	personalData,
	type Static,
	Struct,
	Text,
	WordOf,
} from "@baize/kernel/call";
import { accountErrors } from "./account-errors.ts";
import { IdText } from "./account-schemas.ts";
import { CHANGES_PLAYERS, READS_PLAYERS, Reason } from "./people-calls.ts";

const { DUPLICATE_UNKNOWN, DUPLICATE_GUARDED } = accountErrors;

/**
 * What follows for the younger of two accounts. `noted`: operators are told. `held`: it takes no deposits until an operator
 * has looked at it. `carried`: the older account's exclusion holds for it, too.
 */
export const DUPLICATE_OUTCOMES = ["noted", "held", "carried"] as const;
export type DuplicateOutcome = (typeof DUPLICATE_OUTCOMES)[number];

/** What an operator says: they are two people; one person who may have both; or one person, and it stays as it is. */
export const DUPLICATE_RESOLUTIONS = ["anotherPerson", "allowed", "samePerson"] as const;
export type DuplicateResolution = (typeof DUPLICATE_RESOLUTIONS)[number];

/** What two accounts have in common, as an operator reads it. Nothing of it tells the value itself. */
export const DUPLICATE_SIGNALS = [
	"email",
	"person",
	"nearPerson",
	"name",
	"phone",
	"phoneAndBirthDate",
	"card",
	"bankAccount",
] as const;

/** Why an older account is guarded: its player is excluded, was kept out by an operator, or closed it because of harm. */
export const OLDER_STANDINGS = ["guarded", "active", "closed"] as const;

const OneAccount = Struct(
	{ id: IdText, displayName: Text(), email: Text(personalData("email")), memberSinceMs: Integer() },
	describesPlayer("id"),
);

export const Duplicate = Struct({
	/** Of the pair: both ids. */
	id: Text(),
	player: OneAccount,
	older: OneAccount,
	olderStanding: WordOf(OLDER_STANDINGS),
	signals: ListOf(WordOf(DUPLICATE_SIGNALS)),
	outcome: WordOf(DUPLICATE_OUTCOMES),
	foundAtMs: Integer(),
	resolution: Optional(WordOf(DUPLICATE_RESOLUTIONS)),
	reason: Optional(Text()),
	resolvedAtMs: Optional(Integer()),
	resolvedBy: Optional(Text()),
});
export type Duplicate = Static<typeof Duplicate>;

export const listDuplicates = defineCall({
	name: "listDuplicates",
	method: "GET",
	path: "/api/v1/operator/duplicates",
	who: "operator",
	level: "twoFactors",
	role: READS_PLAYERS,
	summary: "Accounts that may be a second one of the same person, the longest waiting first; or those already decided.",
	query: Struct({
		state: Optional(WordOf(["open", "resolved"])),
		outcome: Optional(WordOf(DUPLICATE_OUTCOMES)),
		page: Optional(Integer({ minimum: 1, maximum: 10_000 })),
		perPage: Optional(Integer({ minimum: 1, maximum: 100 })),
	}),
	audits: { action: "duplicates.viewed" },
	reply: Struct({ duplicates: ListOf(Duplicate), hasMore: Flag() }),
	errors: {},
});

export const resolveDuplicate = defineCall({
	name: "resolveDuplicate",
	method: "PUT",
	path: "/api/v1/operator/duplicates/:player/:older/resolution",
	who: "operator",
	level: "recentTwoFactors",
	role: CHANGES_PLAYERS,
	summary: "Decides whether two accounts are one person's, with a reason that is kept in the log.",
	params: Struct({ player: IdText, older: IdText }),
	body: Struct({ resolution: WordOf(DUPLICATE_RESOLUTIONS), reason: Reason }),
	reply: Duplicate,
	errors: { DUPLICATE_UNKNOWN, DUPLICATE_GUARDED },
});
