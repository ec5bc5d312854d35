import type { Id } from "@baize/kernel/id";
import { idText } from "@baize/kernel/id";
import type { Minor } from "@baize/kernel/money";
import { DAY_MS } from "@baize/kernel/time";
import type { ItemState } from "../../contract/index.ts";
import type { StatementLine } from "../parse/line.ts";

/** A payment of ours that has moved money. */
export type Payment = {
	id: Id;
	kind: "deposit" | "withdrawal";
	currency: string;
	amountMinor: Minor;
	/** In UTC: 2026-01-31. */
	date: string;
	lastFour: string | null;
};

export type Match = { line: StatementLine; state: Exclude<ItemState, "missingThere">; payment?: Payment };

/** A statement may have a payment on the day after ours; later is a difference in time. */
const SAME_DAYS = 1;
/** Without a reference a payment is looked for so many days around. */
const AROUND_DAYS = 3;

/**
 * Which payment each line is: by the reference, and for lines without a known one by kind, amount, date and the last four
 * characters of the card or account, where exactly one payment fits. Each payment is taken once, also over statements:
 * `taken` are those that an earlier line has.
 */
export function matchLines(
	lines: readonly StatementLine[],
	payments: readonly Payment[],
	taken: ReadonlySet<Id>,
): Match[] {
	const byReference = new Map(payments.map((payment) => [idText(payment.id), payment]));
	const used = new Set(taken);
	const found = new Map<StatementLine, Match>();
	for (const line of lines) {
		const payment = byReference.get(namedBy(line));
		if (!payment || !isSameKind(line, payment)) continue;
		found.set(line, used.has(payment.id) ? { line, state: "duplicate", payment } : { line, ...judge(line, payment) });
		used.add(payment.id);
	}
	for (const line of lines.filter((each) => !found.has(each))) {
		const fitting = payments.filter((payment) => !used.has(payment.id) && isLike(line, payment));
		const [payment] = fitting;
		if (!payment || fitting.length > 1) found.set(line, { line, state: "missingHere" });
		else {
			found.set(line, { line, ...judge(line, payment) });
			used.add(payment.id);
		}
	}
	return lines.map((line) => found.get(line)!);
}

/** The id of a payment as the line has it: found in what it says, or as its reference. */
export const namedBy = ({ paymentId, reference }: Pick<StatementLine, "paymentId" | "reference">): string =>
	paymentId === undefined ? (reference?.toLowerCase() ?? "") : idText(paymentId);

/** What a line says of the payment that it is. */
function judge(line: StatementLine, payment: Payment): Pick<Match, "state" | "payment"> {
	if (line.amountMinor !== payment.amountMinor) return { state: "amount", payment };
	return { state: daysBetween(line, payment) <= SAME_DAYS ? "matched" : "timing", payment };
}

/** Another direction or currency is another payment: both are then listed as missing. */
const isSameKind = (line: StatementLine, payment: Payment): boolean =>
	line.kind === payment.kind && line.currency === payment.currency;

const isLike = (line: StatementLine, payment: Payment): boolean =>
	isSameKind(line, payment) &&
	line.lastFour !== null &&
	line.lastFour === payment.lastFour &&
	judge(line, payment).state !== "amount" &&
	daysBetween(line, payment) <= AROUND_DAYS;

const daysBetween = (one: { date: string }, other: { date: string }): number =>
	Math.abs(Date.parse(one.date) - Date.parse(other.date)) / DAY_MS;

/** The days of which a statement must have every payment: its last day may not be complete, and comes with the next one. */
export function coveredDays(lines: readonly StatementLine[]): { from: Date; until: Date; first: string; last: string } {
	const dates = lines.map(({ date }) => date).toSorted();
	const [first, last] = [dates[0]!, dates.at(-1)!];
	return { first, last, from: new Date(Date.parse(first) - DAY_MS), until: new Date(Date.parse(last)) };
}
