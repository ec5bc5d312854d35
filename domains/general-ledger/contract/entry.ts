import type { Id } from "@baize/kernel/id";
import type { Minor } from "@baize/kernel/money";
import { type AccountName, accountSpec } from "./accounts.data.ts";

/** Why an entry is posted; its reference says which deposit, withdrawal or count. */
export const CAUSES = [
	"opening",
	"deposit",
	"withdrawal",
	"revenue",
	"pot",
	"affiliate",
	"tax",
	"statement",
	"writeOff",
	"correction",
	"adjustment",
	"settlement",
] as const;
export type Cause = (typeof CAUSES)[number];

/** A debit is positive, a credit negative. */
export type Line = { account: AccountName; subject?: string; currency: string; amountMinor: Minor };

export type Entry = {
	/** The caller's: the same id is the same entry, however often it is posted. */
	id: Id;
	cause: Cause;
	/** Of what caused it: the id of the deposit. */
	reference: string;
	/** The entry that this one corrects. */
	corrects?: Id;
	lines: readonly Line[];
};

/** What is wrong with an entry; undefined if nothing is. */
export function entryFault({ lines }: Pick<Entry, "lines">): string | undefined {
	if (lines.length < 2) return "an entry has at least two lines";
	const sums = new Map<string, Minor>();
	for (const { account, subject, currency, amountMinor } of lines) {
		if (amountMinor === 0n) return `a line of ${account} moves nothing`;
		if ((accountSpec(account).hasSubject ?? false) !== (subject !== undefined))
			return `${account} is posted to ${subject === undefined ? "with" : "without"} a subject`;
		sums.set(currency, (sums.get(currency) ?? 0n) + amountMinor);
	}
	const [uneven] = [...sums].filter(([, sum]) => sum !== 0n);
	return uneven && `it does not sum to zero in ${uneven[0]}: ${uneven[1]}`;
}
