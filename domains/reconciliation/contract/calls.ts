import { proposalErrors } from "@baize/desk/contract";
import { defineCall, pageQuery, Reason, Struct } from "@baize/kernel/call";
import { reconciliationErrors } from "./errors.ts";
import { MAX_STATEMENT_CHARACTERS } from "./items.ts";
import { IdText, ItemsPage, ItemsQuery, ItemView, StatementFile, StatementsPage, StatementView } from "./schemas.ts";

const ROLE = "withdrawals";
/** A character of a file may take several bytes in JSON. */
const BYTES_PER_CHARACTER = 2;
const { ITEM_NOT_FOUND, ITEM_CLOSED, PAYMENT_UNKNOWN, PAYMENT_MATCHED, STATEMENT_UNREADABLE, STATEMENT_IMPORTED } =
	reconciliationErrors;
const { PROPOSAL_OPEN } = proposalErrors;

export const listStatements = defineCall({
	name: "listStatements",
	method: "GET",
	path: "/api/v1/operator/statements",
	who: "operator",
	level: "twoFactors",
	limit: "search",
	role: ROLE,
	summary: "Imported statements of payment companies, newest first, with how much of each is matched.",
	audits: "nothing",
	query: Struct(pageQuery),
	reply: StatementsPage,
	errors: {},
});

export const importStatement = defineCall({
	name: "importStatement",
	method: "POST",
	path: "/api/v1/operator/statements",
	who: "operator",
	level: "recentTwoFactors",
	limit: "upload",
	role: ROLE,
	summary: "Imports a statement, whole or not at all, and matches its lines with payments. A file is imported once.",
	body: StatementFile,
	bodyLimitBytes: MAX_STATEMENT_CHARACTERS * BYTES_PER_CHARACTER,
	reply: StatementView,
	errors: { STATEMENT_UNREADABLE, STATEMENT_IMPORTED },
});

export const listStatementItems = defineCall({
	name: "listStatementItems",
	method: "GET",
	path: "/api/v1/operator/statement-items",
	who: "operator",
	level: "twoFactors",
	limit: "search",
	role: ROLE,
	summary: "Lines of statements and payments that statements do not have, the oldest first.",
	audits: "nothing",
	query: ItemsQuery,
	reply: ItemsPage,
	errors: {},
});

const Item = Struct({ item: IdText });

export const matchItem = defineCall({
	name: "matchItem",
	method: "POST",
	path: "/api/v1/operator/statement-items/:item/match",
	who: "operator",
	level: "recentTwoFactors",
	role: ROLE,
	summary: "Says by hand which payment a line is.",
	params: Item,
	body: Struct({ paymentId: IdText, reason: Reason }),
	reply: ItemView,
	errors: { ITEM_NOT_FOUND, ITEM_CLOSED, PAYMENT_UNKNOWN, PAYMENT_MATCHED },
});

export const proposeWriteOff = defineCall({
	name: "proposeWriteOff",
	method: "POST",
	path: "/api/v1/operator/statement-items/:item/write-off-proposal",
	who: "operator",
	level: "recentTwoFactors",
	role: ROLE,
	summary: "Proposes to write a difference off in the general ledger; another operator approves it.",
	params: Item,
	body: Struct({ reason: Reason }),
	reply: Struct({ proposal: IdText }),
	errors: { ITEM_NOT_FOUND, ITEM_CLOSED, PROPOSAL_OPEN },
});
