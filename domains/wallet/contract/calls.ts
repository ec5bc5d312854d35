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
	reference: Text({ pattern: ID_PATTERN, description: "The round, bet or payment." }),
	gameId: Integer({ description: "0 where there is none." }),
	stakeMinor: Integer(),
	winMinor: Integer(),
	funds: ListOf(Struct({ fund: EnumOf(FUNDS), changeMinor: Integer() })),
	cashAfterMinor: Integer(),
	atMs: Integer({ description: "Milliseconds since 1970." }),
	canReplay: Flag({ description: "Whether the round's events were sealed with it." }),
});
export type StatementEntry = Static<typeof statementEntrySchema>;

export const getWalletHistory = defineCall({
	name: "getWalletHistory",
	method: "GET",
	path: "/api/v1/wallet/:session/history",
	who: "player",
	level: "session",
	cost: 5,
	summary: "Everything that has moved the player's money, newest first.",
	params: sessionParams,
	query: Struct({
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
