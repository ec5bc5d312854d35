import type { Id } from "@baize/kernel/id";
import type { Minor } from "@baize/kernel/money";
import { DAY_MS } from "@baize/kernel/time";
import type { BankKind } from "../../contract/index.ts";

/** Money between a company and the bank, as one of the two statements has it. */
export type BankLine = {
	reference: string | null;
	kind: BankKind;
	currency: string;
	amountMinor: Minor;
	/** 2026-01-31. */
	date: string;
};
/** A line of the other side that waits for its pair. */
export type Awaited = BankLine & { id: Id; provider: string };

/** A bank books what a company has paid out some days later. */
const BANK_DAYS = 7;

/**
 * The line of the other side for each line, by its reference, and for the others by direction, currency, amount and days,
 * where exactly one fits. None is taken twice. Lines without one are left out.
 */
export function matchBank<Line extends BankLine>(
	lines: readonly Line[],
	awaited: readonly Awaited[],
): ReadonlyMap<Line, Awaited> {
	const found = new Map<Line, Awaited>();
	const used = new Set<Id>();
	const take = (line: Line, fitting: readonly Awaited[]): void => {
		const free = fitting.filter(({ id }) => !used.has(id));
		if (free.length !== 1) return;
		found.set(line, free[0]!);
		used.add(free[0]!.id);
	};
	const alike = (line: Line): Awaited[] => awaited.filter((other) => isSame(line, other));
	for (const line of lines)
		if (line.reference !== null)
			take(
				line,
				alike(line).filter((other) => isNamed(line, other)),
			);
	for (const line of lines.filter((each) => !found.has(each)))
		take(
			line,
			alike(line).filter((other) => daysBetween(line, other) <= BANK_DAYS),
		);
	return found;
}

const isSame = (one: BankLine, other: BankLine): boolean =>
	one.kind === other.kind && one.currency === other.currency && one.amountMinor === other.amountMinor;

const isNamed = (one: BankLine, other: BankLine): boolean =>
	other.reference !== null && one.reference?.toLowerCase() === other.reference.toLowerCase();

const daysBetween = (one: BankLine, other: BankLine): number =>
	Math.abs(Date.parse(one.date) - Date.parse(other.date)) / DAY_MS;
