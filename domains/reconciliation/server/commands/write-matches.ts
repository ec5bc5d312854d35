import type { SettledPayment } from "@baize/cashier/server";
import { type Id, readId } from "@baize/kernel/id";
import { DAY_MS } from "@baize/kernel/time";
import type { Tx } from "@baize/platform-server";
import { MAX_STATEMENT_LINES } from "../../contract/index.ts";
import { coveredDays, type Match, matchLines, namedBy, type Payment } from "../match/match.ts";
import type { StatementLine } from "../parse/line.ts";
import type { ReconciliationPorts } from "../ports.ts";
import { closeMissing, insertItems, listedMissing, type NewItem, takenPayments } from "../store.ts";
import { feeEntry } from "./fee-entry.ts";

/** Payments that settled so long before or after the statement's days may be in it without a reference. */
const AROUND_MS = 4 * DAY_MS;

/**
 * `days`: what the statement covers, where it has other lines, too. `isOfBank`: it is the bank's, which has lines of several
 * providers.
 */
type Imported = {
	statementId: Id;
	provider: string;
	lines: readonly StatementLine[];
	at: Date;
	days?: ReturnType<typeof coveredDays>;
	isOfBank?: boolean;
};

/** What each line of a statement is, what it does not have, and the fees that it says. */
export async function writeMatches(ports: ReconciliationPorts, tx: Tx, imported: Imported): Promise<Match[]> {
	const { statementId, provider, lines, at } = imported;
	const days = imported.days ?? coveredDays(lines);
	const found = await ports.cashier.settledPayments(tx, {
		provider,
		from: new Date(days.from.getTime() - AROUND_MS),
		until: new Date(days.until.getTime() + AROUND_MS),
		ids: lines.flatMap((line) => readId(namedBy(line)) ?? []),
	});
	const payments = found.map(paymentOf);
	const taken = await takenPayments(
		tx,
		payments.map(({ id }) => id),
	);
	const matches = matchLines(lines, payments, taken);
	const matched = new Set(matches.flatMap(({ payment }) => payment?.id ?? []));
	const unmatched = found.filter(({ id, at: settled }) => {
		const isCovered = settled >= days.from && settled < days.until;
		return isCovered && !matched.has(id) && !taken.has(id);
	});
	const listed = await listedMissing(
		tx,
		unmatched.map(({ id }) => id),
	);
	const missing = unmatched.filter(({ id }) => !listed.has(id)).map(paymentOf);
	await closeMissing(tx, [...matched], at);
	const whose = { statement_id: statementId, provider, opened_at: at };
	await insertItems(tx, [
		...matches.map((match) => ({ ...whose, item_id: ports.ids(), ...itemOfLine(match, at) })),
		...missing.map((payment) => ({ ...whose, item_id: ports.ids(), ...itemOfPayment(payment) })),
	]);
	await postFees(ports, tx, imported, matches);
	return matches;
}

/** What the company took more or less than was booked with the payments. */
async function postFees(
	{ books, ids }: ReconciliationPorts,
	tx: Tx,
	{ statementId, provider, isOfBank = false }: Imported,
	matches: readonly Match[],
) {
	const of = { id: isOfBank ? ids() : statementId, statementId, provider, matches };
	const entry = await feeEntry(of, (references) =>
		references.length === 0 ? Promise.resolve([]) : books.entries(tx, { references, limit: MAX_ENTRIES }),
	);
	if (entry) await books.post(tx, entry);
}

/** A payment has one entry, and rarely a correction. */
const MAX_ENTRIES = 3 * MAX_STATEMENT_LINES;

const DAY_LENGTH = 10;

const paymentOf = ({ at, provider: _provider, ...payment }: SettledPayment): Payment => ({
	...payment,
	date: at.toISOString().slice(0, DAY_LENGTH),
});

/** The states of a line whose payment has been credited or paid: nothing more is to be done about it. */
export const EXPLAINED: ReadonlySet<Match["state"]> = new Set(["matched", "timing"]);

function itemOfLine(
	{ line, state, payment }: Match,
	at: Date,
): Omit<NewItem, "item_id" | "statement_id" | "provider" | "opened_at"> {
	return {
		number: line.number,
		reference: line.reference,
		kind: line.kind,
		currency: line.currency,
		amount: line.amountMinor,
		fee: line.feeMinor,
		on_date: line.date,
		last_four: line.lastFour,
		state,
		payment_id: payment?.id ?? null,
		payment_amount: payment?.amountMinor ?? null,
		names: state === "missingHere" ? (line.paymentId ?? null) : null,
		bank_reference: line.bankReference ?? null,
		...(EXPLAINED.has(state) ? { closed_at: at, closed_as: "matched" as const } : {}),
	};
}

const itemOfPayment = ({ id, kind, currency, amountMinor, date, lastFour }: Payment) => ({
	number: null,
	reference: null,
	kind,
	currency,
	amount: amountMinor,
	fee: null,
	on_date: date,
	last_four: lastFour,
	state: "missingThere" as const,
	payment_id: id,
	payment_amount: amountMinor,
});
