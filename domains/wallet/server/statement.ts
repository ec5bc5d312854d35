import { refuse } from "@baize/kernel/error";
import type { Id } from "@baize/kernel/id";
import type { Ledger } from "@baize/ledger/server";
import { readAllPages } from "@baize/platform-server";
import { readReceipt, receiptText, type StatementEntry, statementEntry } from "../contract/index.ts";

const DEFAULT_STATEMENT_LIMIT = 25;

type Owner = { playerId: Id; currency: string };
type Query = { before?: string | undefined; limit?: number | undefined };

/** A page of what has moved a player's money, newest first. */
export async function readStatement(
	ledger: Pick<Ledger, "history">,
	{ playerId, currency }: Owner,
	query: Query,
): Promise<{ entries: StatementEntry[]; before: string | null }> {
	const limit = query.limit ?? DEFAULT_STATEMENT_LIMIT;
	const before = query.before === undefined ? undefined : readReceipt(query.before);
	if (before === null) throw refuse("NOT_FOUND");
	// Reads one row more than requested, to know whether there is a further page.
	const rows = await ledger.history(playerId, currency, {
		limit: limit + 1,
		...(before === undefined ? {} : { before }),
	});
	const page = rows.slice(0, limit);
	const last = page.at(-1);
	return { entries: page.map(statementEntry), before: rows.length > limit && last ? receiptText(last.opId) : null };
}

/** Everything that has moved a player's money, newest first. */
export const exportStatement = (ledger: Pick<Ledger, "history">, owner: Owner): Promise<StatementEntry[]> =>
	readAllPages(async (before) => {
		const { entries, before: next } = await readStatement(ledger, owner, { before });
		return { rows: entries, next };
	});
