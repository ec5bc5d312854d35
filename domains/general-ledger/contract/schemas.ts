import { OpenProposal } from "@baize/desk/contract";
import {
	EnumOf,
	Flag,
	Integer,
	ListOf,
	Null,
	OneOf,
	Optional,
	pageQuery,
	pageReply,
	type Static,
	Struct,
	Text,
} from "@baize/kernel/call";
import { ID_PATTERN } from "@baize/kernel/id";
import { ACCOUNT_KINDS } from "./accounts.data.ts";
import { CAUSES } from "./entry.ts";
import { LAWS, PRODUCTS } from "./laws.ts";

export const IdText = Text({ pattern: ID_PATTERN });
export const ProductName = EnumOf([...PRODUCTS]);
const OrNull = OneOf([Text(), Null()]);

/** The two sides of a law for one account and currency. */
export const LawSumView = Struct({
	subject: Text(),
	currency: Text(),
	leftMinor: Integer(),
	rightMinor: Integer(),
	differenceMinor: Integer(),
});
export type LawSumView = Static<typeof LawSumView>;

/** A law with the moment of its last run, in ISO 8601; null before the first one. */
export const LawView = Struct({
	id: EnumOf([...LAWS]),
	ranAt: OrNull,
	isHeld: Flag(),
	heldSince: OrNull,
	sums: ListOf(LawSumView),
});
export type LawView = Static<typeof LawView>;

/** A product that is closed, with the differences that no operator has accepted. */
export const FreezeView = Struct({
	product: ProductName,
	since: Text(),
	/** To open it: waits for a second operator. */
	proposal: Optional(OpenProposal),
	discrepancies: ListOf(
		Struct({
			id: IdText,
			law: Text(),
			subject: Text(),
			currency: Text(),
			differenceMinor: Integer(),
			foundAt: Text(),
			endedAt: OrNull,
		}),
	),
});
export type FreezeView = Static<typeof FreezeView>;

/** follows: within a minute. behind: it moves, and is late. still: it has not moved for minutes, and operators are alerted. */
const FOLLOWER_STATES = ["follows", "behind", "still"] as const;
/** What follows the journal of the ledger; "ticks" is what gives the journal to all of them. */
export const FollowerView = Struct({
	id: Text(),
	state: EnumOf([...FOLLOWER_STATES]),
	/** What it has not had yet. */
	operations: Optional(Integer()),
	/** For so long the oldest of them has waited. */
	waitsMs: Integer(),
});
export type FollowerView = Static<typeof FollowerView>;

/** A day in UTC. One that no month has is the day after the month's last one. */
const Day = Text({ pattern: "^20\\d{2}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])$" });
/** A period of whole days, both of them in it; without a first or last day as long as the books. */
export const periodQuery = { from: Optional(Day), to: Optional(Day) };

export const AccountBalance = Struct({
	/** The account and the currency. */
	id: Text(),
	account: Text(),
	kind: EnumOf([...ACCOUNT_KINDS]),
	currency: Text(),
	/** Debits are positive, credits negative: at the end of the period. */
	amountMinor: Integer(),
	/** Before the period. */
	openingMinor: Integer(),
	/** Within it, neither of them below zero. */
	debitMinor: Integer(),
	creditMinor: Integer(),
});
export type AccountBalance = Static<typeof AccountBalance>;

export const LineView = Struct({ account: Text(), currency: Text(), amountMinor: Integer() });

export const EntryView = Struct({
	id: IdText,
	at: Text(),
	cause: EnumOf([...CAUSES]),
	reference: Text(),
	/** The entry that this one corrects. */
	corrects: Optional(IdText),
	lines: ListOf(LineView),
});
export type EntryView = Static<typeof EntryView>;

const LAST_MS = 253_402_300_799_999;

const entryFilters = {
	...periodQuery,
	cause: Optional(EnumOf([...CAUSES])),
	account: Optional(Text({ maxLength: 100 })),
	reference: Optional(Text({ maxLength: 100 })),
	currency: Optional(Text({ pattern: "^[A-Z0-9]{2,8}$" })),
};
/** Newest first. */
export const EntriesQuery = Struct({
	...pageQuery,
	...entryFilters,
	untilMs: Optional(Integer({ minimum: 0, maximum: LAST_MS })),
});
export const EntriesFileQuery = Struct(entryFilters);

/** A day of the books in one currency, as it was at its end; what is not over yet, as it is now. */
export const BookDay = Struct({
	/** The day and the currency. */
	id: Text(),
	day: Text(),
	currency: Text(),
	/** What all players own. */
	playersMinor: Integer(),
	/** What payment companies have of it, and the bank. */
	clearingMinor: Integer(),
	bankMinor: Integer(),
	/** Of the day. */
	incomeMinor: Integer(),
	expenseMinor: Integer(),
	/** Differences with the wallets that no one had accepted at its end, and what stood in suspense. */
	discrepancies: Integer(),
	unexplainedMinor: Integer(),
});
export type BookDay = Static<typeof BookDay>;
export const EntriesPage = Struct({ entries: ListOf(EntryView), ...pageReply });
