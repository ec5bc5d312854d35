/**
 * What became of a line of a statement; `missingThere` is a payment of ours that the statement does not have, and `awaited`
 * money between a company and the bank that only one of the two statements has yet.
 */
export const ITEM_STATES = [
	"matched",
	"timing",
	"amount",
	"missingHere",
	"missingThere",
	"duplicate",
	"awaited",
] as const;
export type ItemState = (typeof ITEM_STATES)[number];

/** What an item moves: a player's payment, or money between a company and the operator's bank. */
export const ITEM_KINDS = ["deposit", "withdrawal", "toBank", "fromBank"] as const;
export type ItemKind = (typeof ITEM_KINDS)[number];
export type BankKind = Extract<ItemKind, "toBank" | "fromBank">;
export const isBankKind = (kind: ItemKind): kind is BankKind => kind === "toBank" || kind === "fromBank";

/** The name under which the statements of the operator's own bank are imported. */
export const BANK = "bank";

export const FORMATS = ["csv", "camt053"] as const;
/** fetched: what the company listed itself, when the site asked it. */
export const STATEMENT_FORMATS = [...FORMATS, "fetched"] as const;
export type StatementFormat = (typeof FORMATS)[number];

/** What makes a file unreadable. */
export const PROBLEMS = [
	"empty",
	"columns",
	"quotes",
	"amount",
	"currency",
	"date",
	"fee",
	"lastFour",
	"type",
	"long",
	"xml",
	"doctype",
	"notCamt",
	"direction",
	"tooManyLines",
] as const;
export type Problem = (typeof PROBLEMS)[number];

/** A larger file is to be exported in parts. */
export const MAX_STATEMENT_CHARACTERS = 5_000_000;
export const MAX_STATEMENT_LINES = 20_000;
