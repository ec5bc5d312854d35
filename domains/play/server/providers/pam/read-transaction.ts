import type { Minor } from "@baize/kernel/money";
import type { PamErrorName } from "./errors.ts";
import { amountOf, type ReadAmount, readExactJson, WrittenNumber } from "./exact-json.ts";

const TYPES = ["WITHDRAW", "DEPOSIT", "CANCEL", "PROMOWITHDRAW", "PROMODEPOSIT", "PROMOCANCEL"] as const;
export type TransactionType = (typeof TYPES)[number];

/** A transaction as a provider asks for it. */
export type Transaction = {
	type: TransactionType;
	provider: string;
	transactionId: string;
	betRef: string | null;
	round: string | null;
	game: string | null;
	currency: string;
	cashMinor: Minor;
	bonusMinor: Minor;
	promoMinor: Minor;
	isOver: boolean;
	saidAtMs: number;
};

/** `unreadable`: it has not the form of a transaction. An error: its amounts are none of the currency. */
export type ReadTransaction = { transaction: Transaction } | { error: PamErrorName; currency: string } | "unreadable";

export function readTransaction(raw: Buffer): ReadTransaction {
	const body = objectIn(raw);
	const fields = body && fieldsOf(body);
	if (!body || !fields) return "unreadable";
	const written = [body.cashAmount, body.bonusAmount, body.promoAmount];
	if (!written.every((each) => each instanceof WrittenNumber)) return "unreadable";
	const [cash, bonus, promo] = written.map((each) => amountOf(each, fields.currency)) as [
		ReadAmount,
		ReadAmount,
		ReadAmount,
	];
	if (typeof cash === "string" || typeof bonus === "string" || typeof promo === "string") {
		const isNegative = [cash, bonus, promo].includes("negative");
		return { error: isNegative ? "negative" : "undefined", currency: fields.currency };
	}
	return { transaction: { ...fields, cashMinor: cash.minor, bonusMinor: bonus.minor, promoMinor: promo.minor } };
}

type Body = Partial<Record<string, unknown>>;

function objectIn(raw: Buffer): Body | undefined {
	try {
		const value = readExactJson(raw);
		return typeof value === "object" && value !== null && !Array.isArray(value) ? (value as Body) : undefined;
	} catch {
		return undefined;
	}
}

function fieldsOf(body: Body): Omit<Transaction, "cashMinor" | "bonusMinor" | "promoMinor"> | undefined {
	const type = TYPES.find((each) => each === body.transactionType);
	const { provider, providerTransactionId: transactionId, currency, transactionDateTime, isGameOver = false } = body;
	const [betRef, round, game] = [body.providerBetRef, body.providerRoundId, body.providerGameId].map(optionalName);
	const saidAtMs = typeof transactionDateTime === "string" ? Date.parse(transactionDateTime) : Number.NaN;
	if (!type || !isName(provider) || !isName(transactionId)) return undefined;
	if (betRef === undefined || round === undefined || game === undefined) return undefined;
	if (typeof currency !== "string" || !/^[A-Z]{3,5}$/.test(currency)) return undefined;
	if (!isStorableTime(saidAtMs)) return undefined;
	const isOver = isGameOver ?? false;
	if (typeof isOver !== "boolean") return undefined;
	return { type, provider, transactionId, betRef, round, game, currency, isOver, saidAtMs };
}

/** In the years from 2000 to 2100: of another one the provider's clock is wrong. */
const isStorableTime = (ms: number): boolean => ms >= Date.UTC(2000, 0) && ms < Date.UTC(2100, 0);

const NAME = /^[^\p{Cc}]{1,40}$/u;
const isName = (value: unknown): value is string => typeof value === "string" && NAME.test(value);

/** Null for one that is left out; undefined for what is no name. */
function optionalName(value: unknown): string | null | undefined {
	if (value === undefined || value === null || value === "") return null;
	return isName(value) ? value : undefined;
}
