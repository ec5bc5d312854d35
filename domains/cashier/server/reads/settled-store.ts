import type { Id } from "@baize/kernel/id";
import type { Minor } from "@baize/kernel/money";
import { type Reader, rows } from "@baize/platform-server";
import { sql } from "kysely";
import type { Tables } from "../tables.ts";

/** A payment that has moved money, as a provider's statement has it. */
export type SettledPayment = {
	id: Id;
	kind: "deposit" | "withdrawal";
	provider: string;
	currency: string;
	amountMinor: Minor;
	at: Date;
	/** Of the card or account, where it is known. */
	lastFour: string | null;
};

export type SettledFilter = {
	/** Undefined for any. */
	provider: string | undefined;
	/** Those that moved money from this moment on and before that one, and those with these ids at any time. */
	from: Date;
	until: Date;
	ids: readonly Id[];
};

/** One parameter, however many there are. */
const isAmong = (ids: readonly Id[]) => sql<boolean>`id = any(${ids}::bigint[])`;

const LAST_FOUR = 4;
const lastFourOf = (label: string | null): string | null => label?.slice(-LAST_FOUR) ?? null;

export async function settledPayments(reader: Reader, filter: SettledFilter): Promise<SettledPayment[]> {
	const { provider, from, until, ids } = filter;
	const tables = rows<Tables>(reader);
	const deposits = await tables
		.selectFrom("cashier.deposit")
		.select(["id", "provider", "currency", "amount", "changed_at", "card_label"])
		.$if(provider !== undefined, (query) => query.where("provider", "=", provider!))
		.where("state", "=", "settled")
		.where((of) => of.or([of.and([of("changed_at", ">=", from), of("changed_at", "<", until)]), isAmong(ids)]))
		.execute();
	const withdrawals = await tables
		.selectFrom("cashier.withdrawal")
		.select(["id", "provider", "currency", "amount", "changed_at", "destination_label"])
		.$if(provider !== undefined, (query) => query.where("provider", "=", provider!))
		.where("state", "=", "paid")
		.where((of) => of.or([of.and([of("changed_at", ">=", from), of("changed_at", "<", until)]), isAmong(ids)]))
		.execute();
	return [
		...deposits.map(({ card_label, ...row }) => paymentOf("deposit", row, lastFourOf(card_label))),
		...withdrawals.map(({ destination_label, ...row }) => paymentOf("withdrawal", row, lastFourOf(destination_label))),
	];
}

type MovedRow = { id: Id; provider: string; currency: string; amount: Minor; changed_at: Date };

const paymentOf = (
	kind: SettledPayment["kind"],
	{ id, provider, currency, amount, changed_at }: MovedRow,
	lastFour: string | null,
): SettledPayment => ({ id, kind, provider, currency, amountMinor: amount, at: changed_at, lastFour });
