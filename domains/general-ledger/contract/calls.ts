import { proposalErrors } from "@baize/desk/contract";
import { defineCall, ListOf, pageQuery, Reason, Struct } from "@baize/kernel/call";
import { generalLedgerErrors } from "./errors.ts";
import {
	AccountBalance,
	BookDay,
	EntriesFileQuery,
	EntriesPage,
	EntriesQuery,
	FollowerView,
	FreezeView,
	IdText,
	LawView,
	ProductName,
	periodQuery,
} from "./schemas.ts";

/** Who may read the books: those who check what others do, and those who pay. */
const READERS = ["audit", "withdrawals"] as const;
const { NOT_FROZEN } = generalLedgerErrors;
const { PROPOSAL_OPEN } = proposalErrors;

export const listLaws = defineCall({
	name: "listLaws",
	method: "GET",
	path: "/api/v1/operator/books/laws",
	who: "operator",
	level: "twoFactors",
	role: READERS,
	summary: "What the books must show, with the sums of the last comparison, and what is closed because of it.",
	audits: "nothing",
	reply: Struct({ laws: ListOf(LawView), freezes: ListOf(FreezeView) }),
	errors: {},
});

export const listFollowers = defineCall({
	name: "listFollowers",
	method: "GET",
	path: "/api/v1/operator/books/followers",
	who: "operator",
	level: "twoFactors",
	role: READERS,
	summary: "What follows the journal of the ledger, and how far each is behind; those that stand still first.",
	audits: "nothing",
	reply: Struct({ followers: ListOf(FollowerView) }),
	errors: {},
});

export const proposeOpening = defineCall({
	name: "proposeOpening",
	method: "POST",
	path: "/api/v1/operator/books/freezes/:product/proposal",
	who: "operator",
	level: "recentTwoFactors",
	role: "withdrawals",
	summary: "Proposes to accept the differences of a product and to open it again; another operator approves it.",
	params: Struct({ product: ProductName }),
	body: Struct({ reason: Reason }),
	reply: Struct({ proposal: IdText }),
	errors: { NOT_FROZEN, PROPOSAL_OPEN },
});

export const listAccountBalances = defineCall({
	name: "listAccountBalances",
	method: "GET",
	path: "/api/v1/operator/books/accounts",
	who: "operator",
	level: "twoFactors",
	limit: "search",
	role: READERS,
	summary: "The operator's accounts in each currency: before and after a period of days, and what moved within it.",
	audits: "nothing",
	query: Struct({ ...periodQuery, ...pageQuery }),
	reply: Struct({ accounts: ListOf(AccountBalance) }),
	errors: {},
});

export const listLedgerEntries = defineCall({
	name: "listLedgerEntries",
	method: "GET",
	path: "/api/v1/operator/books/entries",
	who: "operator",
	level: "twoFactors",
	limit: "search",
	role: READERS,
	summary: "Entries of the general ledger with their lines, newest first.",
	audits: "nothing",
	query: EntriesQuery,
	reply: EntriesPage,
	errors: {},
});

/** The same as one file of any length, a line for each line of an entry. */
export const downloadLedgerEntries = defineCall({
	name: "downloadLedgerEntries",
	method: "GET",
	path: "/api/v1/operator/books/entries.csv",
	who: "operator",
	level: "twoFactors",
	limit: "export",
	role: READERS,
	summary: "Entries of the general ledger as CSV, newest first, a line for each account that an entry moves.",
	audits: { action: "books.exported", details: { from: "query.from", to: "query.to", account: "query.account" } },
	query: EntriesFileQuery,
	replyType: "text/csv",
	errors: {},
});

export const listBookDays = defineCall({
	name: "listBookDays",
	method: "GET",
	path: "/api/v1/operator/books/days",
	who: "operator",
	level: "twoFactors",
	limit: "search",
	role: READERS,
	summary:
		"The days of a period, newest first, at most a month: what players own, where it is, and what is unexplained.",
	audits: "nothing",
	query: Struct({ ...periodQuery, ...pageQuery }),
	reply: Struct({ days: ListOf(BookDay) }),
	errors: {},
});
