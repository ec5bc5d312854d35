import {
	describesPlayer,
	EnumOf,
	Flag,
	Integer,
	ListOf,
	Optional,
	type Static,
	Struct,
	Text,
} from "@baize/kernel/call";
import { IdText } from "../schemas.ts";

export const RECEIPT_STATES = ["open", "matched", "proposed", "returned"] as const;
export type ReceiptState = (typeof RECEIPT_STATES)[number];

const MAX_TEXT = 140;
const Line = Text({ minLength: 1, maxLength: MAX_TEXT, pattern: "\\S" });

/** A line of the bank's statement, as an operator enters it. */
export const receiptFields = {
	/** The name of the provider whose account it arrived on. */
	provider: Text({ pattern: "^[a-z][a-z0-9-]{1,30}$" }),
	/** The bank's own number of the line. */
	bankReference: Text({ minLength: 1, maxLength: 64, pattern: "\\S" }),
	currency: Text({ pattern: "^[A-Z]{3,5}$" }),
	amountMinor: Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER }),
	payer: Line,
	/** What the payer has written. */
	text: Text({ maxLength: MAX_TEXT }),
	bookedOn: Text({ format: "date" }),
};

const common = {
	id: IdText,
	...receiptFields,
	state: EnumOf(RECEIPT_STATES),
	depositId: Optional(IdText),
	playerId: Optional(IdText),
	enteredAtMs: Integer(),
};

export const BankReceiptRow = Struct(common, describesPlayer("playerId"));

/** A deposit that the money may be for. */
export const ReceiptSuggestion = Struct({
	depositId: IdText,
	playerName: Optional(Text()),
	amountMinor: Integer(),
	currency: Text(),
	state: Text(),
	createdAtMs: Integer(),
	/** Its reference stands in the text of the transfer. */
	isNamed: Flag(),
	/** Reference, amount and currency fit: one operator can match it. */
	isExact: Flag(),
});

export const BankReceipt = Struct(
	{ ...common, evidence: Optional(Text()), suggestions: ListOf(ReceiptSuggestion) },
	describesPlayer("playerId"),
);

export type BankReceiptRowView = Static<typeof BankReceiptRow>;
export type BankReceiptView = Static<typeof BankReceipt>;
export type ReceiptSuggestionView = Static<typeof ReceiptSuggestion>;
