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
	breaks: ListOf(
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

export const AccountBalance = Struct({
	/** The account and the currency. */
	id: Text(),
	account: Text(),
	kind: EnumOf([...ACCOUNT_KINDS]),
	currency: Text(),
	/** Debits are positive, credits negative. */
	amountMinor: Integer(),
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

/** Newest first. */
export const EntriesQuery = Struct({
	...pageQuery,
	cause: Optional(EnumOf([...CAUSES])),
	account: Optional(Text({ maxLength: 100 })),
	reference: Optional(Text({ maxLength: 100 })),
	currency: Optional(Text({ pattern: "^[A-Z0-9]{2,8}$" })),
	untilMs: Optional(Integer({ minimum: 0, maximum: LAST_MS })),
});
export const EntriesPage = Struct({ entries: ListOf(EntryView), ...pageReply });
