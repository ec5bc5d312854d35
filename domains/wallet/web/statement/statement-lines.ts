import type { StatementEntry } from "../../contract/index.ts";

type Entry = Pick<StatementEntry, "funds">;
type Fund = Entry["funds"][number]["fund"];

const changeOf = ({ funds }: Entry, of: Fund): number | null =>
	funds.find(({ fund }) => fund === of)?.changeMinor ?? null;

/** What an operation did to the cash; null if it did not touch it, which is not "0.00". */
export const cashChange = (entry: Entry): number | null => changeOf(entry, "cash");

/** What left for good without touching the cash, because it was taken from it before: a withdrawal that is paid. */
export function paidOut(entry: Entry): number | null {
	const changeMinor = changeOf(entry, "pendingWithdrawal");
	return cashChange(entry) === null && changeMinor !== null ? -changeMinor : null;
}
