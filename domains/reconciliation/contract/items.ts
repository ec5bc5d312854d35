/** What became of a line of a statement; `missingThere` is a payment of ours that the statement does not have. */
export const ITEM_STATES = ["matched", "timing", "amount", "missingHere", "missingThere", "duplicate"] as const;
export type ItemState = (typeof ITEM_STATES)[number];

export const FORMATS = ["csv", "camt053"] as const;
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
