import {
	Decimal,
	defineCall,
	EnumOf,
	Flag,
	Integer,
	ListOf,
	Null,
	OneOf,
	Optional,
	type Static,
	Struct,
	Text,
} from "@baize/kernel/call";
import { ID_PATTERN } from "@baize/kernel/id";
import { SECOND_MS } from "@baize/kernel/time";
import { FUNDS, KIND_NAMES } from "@baize/ledger/contract";
import { BALANCE_TYPES } from "./balances.ts";
import { STATEMENT_GROUPS } from "./statement-groups.ts";
import { RECEIPT_PATTERN } from "./statements.ts";

const sessionParams = Struct({ session: Text() });

export const balanceSchema = Struct({
	type: EnumOf(BALANCE_TYPES),
	amount: Decimal({ description: "Major units, exactly." }),
	currency: Text({ description: "Empty before the player has a wallet." }),
	amountMinor: Integer({ description: "Minor units of the books." }),
	formatted: Text({ description: "As a person reads it, in the language of the request." }),
});

/** Answered from memory, with an ETag that changes with the wallet. spec §7, §9 */
export const getBalances = defineCall({
	name: "getBalances",
	method: "GET",
	path: "/services/wallet-gateway/v1/profiles/:session/balances",
	who: "player",
	level: "session",
	summary: "The player's twelve balances.",
	params: sessionParams,
	reply: ListOf(balanceSchema),
	errors: {},
	pollMs: 30 * SECOND_MS,
	unknownProperties: "ignore",
});

export const MAX_STATEMENT_LIMIT = 100;

export const statementEntrySchema = Struct({
	id: Text({ pattern: RECEIPT_PATTERN, description: "The receipt's number." }),
	seq: Integer({ description: "The place in the wallet's history, from 1, without a gap." }),
	kind: EnumOf(KIND_NAMES),
	group: EnumOf(STATEMENT_GROUPS),
	reference: Text({ pattern: ID_PATTERN, description: "The round, bet or payment." }),
	gameId: Integer({ description: "0 where there is none." }),
	about: Optional(Text({ description: "The name of the game, or of what was bet on." })),
	stakeMinor: Integer(),
	winMinor: Integer(),
	funds: ListOf(Struct({ fund: EnumOf(FUNDS), changeMinor: Integer() })),
	cashAfterMinor: Integer(),
	atMs: Integer({ description: "Milliseconds since 1970." }),
	canReplay: Flag({ description: "Whether the round's events were sealed with it." }),
});
export type StatementEntry = Static<typeof statementEntrySchema>;

/** The last moment that both a Date and the database have. */
const LAST_MS = 8_640_000_000_000_000;
const Moment = (description: string) => Optional(Integer({ minimum: 0, maximum: LAST_MS, description }));

/** Of calls that list what was between two moments. */
export const periodQuery = {
	fromMs: Moment("From this moment on, in milliseconds since 1970."),
	toMs: Moment("Before this moment."),
};
const selectionQuery = {
	...periodQuery,
	group: Optional(EnumOf(STATEMENT_GROUPS)),
	kind: Optional(EnumOf(KIND_NAMES, { description: "Of the group, where one is given: otherwise nothing fits." })),
};

export const getWalletHistory = defineCall({
	name: "getWalletHistory",
	method: "GET",
	path: "/api/v1/wallet/:session/history",
	who: "player",
	level: "session",
	cost: 5,
	summary:
		"Everything that has moved the player's money, newest first; of a period, a group and a kind where they are given.",
	params: sessionParams,
	query: Struct({
		...selectionQuery,
		before: Optional(Text({ pattern: RECEIPT_PATTERN, description: "The next page: `before` of the answer." })),
		limit: Optional(Integer({ minimum: 1, maximum: MAX_STATEMENT_LIMIT })),
	}),
	reply: Struct({
		currency: Text(),
		entries: ListOf(statementEntrySchema),
		before: OneOf([Text(), Null()], { description: "For the next page; null on the last." }),
	}),
	errors: {},
	unknownProperties: "refuse",
});

/** Read by its number, however old it is. */
export const getWalletReceipt = defineCall({
	name: "getWalletReceipt",
	method: "GET",
	path: "/api/v1/wallet/:session/receipts/:receipt",
	who: "player",
	level: "session",
	cost: 2,
	summary: "One movement of the player's money, with the others about the same round, bet or payment.",
	params: Struct({ session: Text(), receipt: Text({ pattern: RECEIPT_PATTERN }) }),
	reply: Struct({
		currency: Text(),
		entry: statementEntrySchema,
		cashBeforeMinor: Integer(),
		others: ListOf(statementEntrySchema, { description: "Oldest first, without this one." }),
	}),
	errors: {},
	unknownProperties: "refuse",
});
export type WalletReceipt = Static<typeof getWalletReceipt.reply>;

export const statementTotalsSchema = Struct({
	currency: Text(),
	openingMinor: Integer({ description: "The cash before the first operation of the period." }),
	closingMinor: Integer({ description: "The cash after its last one: what was there before, and every change." }),
	netDepositsMinor: Integer({ description: "Deposits less withdrawals; a withdrawal counts when it is requested." }),
	groups: ListOf(
		Struct({
			group: EnumOf(STATEMENT_GROUPS),
			operations: Integer(),
			outMinor: Integer({ description: "What went out of the cash." }),
			inMinor: Integer({ description: "What came into it." }),
			changeMinor: Integer({ description: "What they changed in the cash." }),
		}),
	),
	kinds: ListOf(Struct({ kind: EnumOf(KIND_NAMES), group: EnumOf(STATEMENT_GROUPS), operations: Integer() }), {
		description: "Those that there are in the period.",
	}),
});
export type StatementTotals = Static<typeof statementTotalsSchema>;

/** Does not read the single operations, however many there are. */
export const getWalletTotals = defineCall({
	name: "getWalletTotals",
	method: "GET",
	path: "/api/v1/wallet/:session/totals",
	who: "player",
	level: "session",
	cost: 5,
	summary: "The balances at both ends of a period, and what moved the cash within it, by group.",
	params: sessionParams,
	query: Struct(periodQuery),
	reply: statementTotalsSchema,
	errors: {},
	unknownProperties: "refuse",
});

/** The same as pages, as one file of any length. */
export const downloadWalletHistory = defineCall({
	name: "downloadWalletHistory",
	method: "GET",
	path: "/api/v1/wallet/:session/history.csv",
	who: "player",
	level: "session",
	limit: "export",
	summary: "The statement as CSV, newest first.",
	params: sessionParams,
	query: Struct(selectionQuery),
	replyType: "text/csv",
	errors: {},
	unknownProperties: "refuse",
});
