import {
	defineCall,
	describesPlayer,
	EnumOf,
	Integer,
	ListOf,
	Optional,
	pageQuery,
	pageReply,
	personalData,
	Reason,
	type Static,
	Struct,
	Text,
} from "@baize/kernel/call";
import { accountErrors } from "./account/account-errors.ts";
import { IdText } from "./account/account-schemas.ts";
import { CHANGES_PLAYERS, READS_PLAYERS } from "./operators/people-calls.ts";

const { DUPLICATE_UNKNOWN, DUPLICATE_GUARDED } = accountErrors;

/**
 * The consequence for the younger of two accounts. `noted`: operators are notified. `held`: it takes no deposits until
 * an operator has decided. `carried`: the older account's exclusion applies to it, too.
 */
export const DUPLICATE_OUTCOMES = ["noted", "held", "carried"] as const;
export type DuplicateOutcome = (typeof DUPLICATE_OUTCOMES)[number];

/**
 * An operator's decision: they are two people; one person who may have both; or one person, and the consequence stands.
 */
export const DUPLICATE_RESOLUTIONS = ["anotherPerson", "allowed", "samePerson"] as const;
export type DuplicateResolution = (typeof DUPLICATE_RESOLUTIONS)[number];

/** What two accounts have in common, as an operator reads it. It does not reveal the value itself. */
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

/** Why an older account is guarded: its player is excluded, was barred by an operator, or closed it because of harm. */
export const OLDER_STATUSES = ["guarded", "active", "closed"] as const;

const OneAccount = Struct(
	{ id: IdText, displayName: Text(), email: Text(personalData("email")), memberSinceMs: Integer() },
	describesPlayer("id"),
);

export const Duplicate = Struct({
	/** The id of the pair: both ids. */
	id: Text(),
	player: OneAccount,
	older: OneAccount,
	olderStatus: EnumOf(OLDER_STATUSES),
	signals: ListOf(EnumOf(DUPLICATE_SIGNALS)),
	outcome: EnumOf(DUPLICATE_OUTCOMES),
	foundAtMs: Integer(),
	resolution: Optional(EnumOf(DUPLICATE_RESOLUTIONS)),
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
		state: Optional(EnumOf(["open", "resolved"])),
		outcome: Optional(EnumOf(DUPLICATE_OUTCOMES)),
		...pageQuery,
	}),
	audits: { action: "duplicates.viewed" },
	reply: Struct({ duplicates: ListOf(Duplicate), ...pageReply }),
	errors: {},
});

export const resolveDuplicate = defineCall({
	name: "resolveDuplicate",
	method: "PUT",
	path: "/api/v1/operator/duplicates/:player/:older/resolution",
	who: "operator",
	level: "recentTwoFactors",
	role: CHANGES_PLAYERS,
	summary: "Decides whether two accounts belong to one person, with a reason for the audit log.",
	params: Struct({ player: IdText, older: IdText }),
	body: Struct({ resolution: EnumOf(DUPLICATE_RESOLUTIONS), reason: Reason }),
	reply: Duplicate,
	errors: { DUPLICATE_UNKNOWN, DUPLICATE_GUARDED },
});
