import type { Id } from "@baize/kernel/id";
import { CURRENCIES, type Minor, parseAmount } from "@baize/kernel/money";
import { type ItemKind, MAX_STATEMENT_LINES, type Problem } from "../../contract/index.ts";

/** A line of a statement in one form, whatever the file was. */
export type StatementLine = {
	/** In the file, from 1. */
	number: number;
	reference: string | null;
	kind: ItemKind;
	currency: string;
	amountMinor: Minor;
	feeMinor: Minor | null;
	/** 2026-01-31. */
	date: string;
	lastFour: string | null;
	/** What the payer has written, who that is, and the bank's own number of the line; only a bank says so. */
	text?: string;
	payer?: string;
	bankReference?: string;
	/** The payment of ours that the line names. */
	paymentId?: Id;
};

/** Thrown by what reads a file; the import is refused with it. */
export class StatementFault extends Error {
	readonly line: number;
	readonly problem: Problem;
	constructor(line: number, problem: Problem) {
		super(`line ${line}: ${problem}`);
		this.line = line;
		this.problem = problem;
	}
}

/**
 * The fields as texts. A negative amount is money that was paid out: to a player, or with the type "settlement" to the
 * operator's bank.
 */
export type RawLine = {
	number: number;
	reference: string;
	amount: string;
	currency: string;
	date: string;
	fee: string;
	lastFour: string;
	type?: string;
	text?: string;
	payer?: string;
	bankReference?: string;
};

const MAX_REFERENCE = 100;
const KNOWN = new Set(CURRENCIES.map(({ code }) => code));

export function readLine({ number, ...raw }: RawLine): StatementLine {
	if (!KNOWN.has(raw.currency)) throw new StatementFault(number, "currency");
	if (raw.reference.length > MAX_REFERENCE) throw new StatementFault(number, "long");
	const isOut = raw.amount.startsWith("-");
	return {
		number,
		reference: raw.reference === "" ? null : raw.reference,
		kind: kindOf(number, raw.type ?? "", isOut),
		currency: raw.currency,
		amountMinor: amountOf(number, raw.amount.replace(/^[+-]/, ""), raw.currency, "amount"),
		feeMinor: raw.fee === "" ? null : amountOf(number, raw.fee, raw.currency, "fee"),
		date: dateOf(number, raw.date),
		lastFour: lastFourOf(number, raw.lastFour),
		...(raw.text ? { text: raw.text } : {}),
		...(raw.payer ? { payer: raw.payer } : {}),
		...(raw.bankReference ? { bankReference: raw.bankReference } : {}),
	};
}

function kindOf(number: number, type: string, isOut: boolean): ItemKind {
	if (type === "" || type === "payment") return isOut ? "withdrawal" : "deposit";
	if (type === "settlement") return isOut ? "toBank" : "fromBank";
	throw new StatementFault(number, "type");
}

function amountOf(number: number, text: string, currency: string, problem: "amount" | "fee"): Minor {
	// Grouping marks and a decimal comma are not guessed: 1,234 may be either.
	const minor = /^\d+(\.\d+)?$/.test(text) ? parseAmount(text, currency) : null;
	if (minor === null || (problem === "amount" && minor === 0n)) throw new StatementFault(number, problem);
	return minor;
}

const DAY = /^\d{4}-\d{2}-\d{2}/;

function dateOf(number: number, text: string): string {
	const day = DAY.exec(text)?.[0];
	const isReal = day !== undefined && new Date(`${day}T00:00:00Z`).toString() !== "Invalid Date";
	if (!isReal || new Date(`${day}T00:00:00Z`).toISOString().slice(0, day.length) !== day)
		throw new StatementFault(number, "date");
	return day;
}

function lastFourOf(number: number, text: string): string | null {
	if (text === "") return null;
	if (!/^[0-9A-Za-z]{4}$/.test(text)) throw new StatementFault(number, "lastFour");
	return text;
}

/** Refuses what is too long while it is read, so that no more of it is kept. */
export function requireFewLines(count: number, number: number): void {
	if (count > MAX_STATEMENT_LINES) throw new StatementFault(number, "tooManyLines");
}
