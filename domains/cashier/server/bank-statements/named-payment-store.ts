import { type Id, readId } from "@baize/kernel/id";
import type { Minor } from "@baize/kernel/money";
import { type Reader, rows } from "@baize/platform-server";
import { sql } from "kysely";
import { idTextIn } from "../provider/adapters/bank-transfer/reference.ts";
import type { Tables } from "../tables.ts";

/** A line of a bank's statement about money of a player, as far as the bank says. */
export type BankLine = {
	kind: "deposit" | "withdrawal";
	reference: string | null;
	currency: string;
	amountMinor: Minor;
	/** 2026-01-31. */
	date: string;
	/** What the payer has written. */
	text?: string;
	payer?: string;
	/** The bank's own number of the line. */
	bankReference?: string;
};

/** A payment by bank transfer, and the provider by whose account it goes. */
export type NamedPayment = { id: Id; provider: string };

/**
 * The payments that lines of a bank name: a payout by the reference that we have ordered it under, a deposit by the one that
 * the player was shown, wherever in the line it stands. Lines that name none are missing.
 */
export async function namedPayments<Line extends BankLine>(
	reader: Reader,
	lines: readonly Line[],
): Promise<Map<Line, NamedPayment>> {
	const ids = new Map(lines.flatMap((line): [Line, Id][] => idIn(line) ?? []));
	const of = (kind: BankLine["kind"]): Id[] => [...ids].filter(([line]) => line.kind === kind).map(([, id]) => id);
	const [deposits, payouts] = [await depositsOf(reader, of("deposit")), await payoutsOf(reader, of("withdrawal"))];
	const named = new Map<Line, NamedPayment>();
	for (const [line, id] of ids) {
		const payment = (line.kind === "deposit" ? deposits : payouts).get(id);
		if (payment) named.set(line, payment);
	}
	return named;
}

function idIn<Line extends BankLine>(line: Line): [Line, Id][] | undefined {
	const { kind, reference, text } = line;
	const written = kind === "deposit" ? idTextIn(`${reference ?? ""} ${text ?? ""}`) : reference?.toLowerCase();
	const id = readId(written ?? "");
	return id === null ? undefined : [[line, id]];
}

/** One parameter, however many there are. */
const isAmong = (ids: readonly Id[]) => sql<boolean>`id = any(${[...ids]}::bigint[])`;

/** By the attempts that payers know. */
async function depositsOf(reader: Reader, attemptIds: readonly Id[]): Promise<Map<Id, NamedPayment>> {
	if (attemptIds.length === 0) return new Map();
	const found = await rows<Tables>(reader)
		.selectFrom("cashier.attempt")
		.select(["id", "payment_id", "provider"])
		.where(isAmong(attemptIds))
		.execute();
	return new Map(found.map(({ id, payment_id, provider }) => [id, { id: payment_id, provider }]));
}

async function payoutsOf(reader: Reader, ids: readonly Id[]): Promise<Map<Id, NamedPayment>> {
	if (ids.length === 0) return new Map();
	const found = await rows<Tables>(reader)
		.selectFrom("cashier.withdrawal")
		.select(["id", "provider"])
		.where("method", "=", "bankTransfer")
		.where(isAmong(ids))
		.execute();
	return new Map(found.map(({ id, provider }) => [id, { id, provider }]));
}
