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
import { FORMATS, ITEM_KINDS, ITEM_STATES, MAX_STATEMENT_CHARACTERS, STATEMENT_FORMATS } from "./items.ts";

export const IdText = Text({ pattern: ID_PATTERN });
export const ProviderName = Text({ pattern: "^[a-zA-Z0-9._-]{1,60}$", description: "As payments name it." });

export const StatementFile = Struct({
	provider: ProviderName,
	format: EnumOf([...FORMATS]),
	fileName: Text({ minLength: 1, maxLength: 200 }),
	text: Text({ minLength: 1, maxLength: MAX_STATEMENT_CHARACTERS }),
});
export type StatementFile = Static<typeof StatementFile>;

export const StatementView = Struct({
	id: IdText,
	provider: Text(),
	format: EnumOf([...STATEMENT_FORMATS]),
	fileName: Text(),
	importedAt: Text(),
	importedBy: Text(),
	firstDate: Text(),
	lastDate: Text(),
	lines: Integer(),
	matched: Integer(),
	/** Differences that no operator has explained. */
	open: Integer(),
});
export type StatementView = Static<typeof StatementView>;

export const ItemView = Struct({
	id: IdText,
	statementId: IdText,
	provider: Text(),
	/** The line in the file; absent for a payment that the statement does not have. */
	line: Optional(Integer()),
	reference: Optional(Text()),
	kind: EnumOf([...ITEM_KINDS]),
	currency: Text(),
	amountMinor: Integer(),
	feeMinor: Optional(Integer()),
	date: Text(),
	lastFour: Optional(Text()),
	state: EnumOf([...ITEM_STATES]),
	paymentId: Optional(IdText),
	paymentMinor: Optional(Integer()),
	/** The line of the other statement, for money between a company and the bank. */
	pairId: Optional(IdText),
	openedAt: Text(),
	closedAt: OneOf([Text(), Null()]),
	closedBy: Optional(Text()),
	closedAs: Optional(Text()),
	reason: Optional(Text()),
	/** To write it off: waits for a second operator. */
	proposal: Optional(OpenProposal),
	isOpen: Flag(),
});
export type ItemView = Static<typeof ItemView>;

/** The oldest first where only open ones are asked for. */
export const ItemsQuery = Struct({
	...pageQuery,
	open: Optional(EnumOf(["open", "closed"])),
	state: Optional(EnumOf([...ITEM_STATES])),
	statement: Optional(Text({ maxLength: 13 })),
	provider: Optional(Text({ maxLength: 60 })),
});
export const ItemsPage = Struct({ items: ListOf(ItemView), ...pageReply });
export const StatementsPage = Struct({ statements: ListOf(StatementView), ...pageReply });
