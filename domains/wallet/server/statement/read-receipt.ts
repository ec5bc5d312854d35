import { refuse } from "@baize/kernel/error";
import type { Locale } from "@baize/kernel/locale";
import { readReceipt, statementEntry, type WalletReceipt } from "../../contract/index.ts";
import type { Owner, StatementPorts } from "./read-statement.ts";

/** One movement of the player's money, with the others about the same subject. */
export async function readReceiptOf(
	{ ledger, nameOf }: StatementPorts,
	{ playerId, currency }: Owner,
	receipt: string,
	locale: Locale,
): Promise<WalletReceipt> {
	const opId = readReceipt(receipt);
	const rows = opId === null ? [] : await ledger.subject(playerId, currency, opId);
	const names = await nameOf(rows, { playerId, locale });
	const entries = rows.map((row) => statementEntry(row, names.get(row.opId)));
	const entry = entries[rows.findIndex((row) => row.opId === opId)];
	if (!entry) throw refuse("NOT_FOUND");
	const changeMinor = entry.funds.find(({ fund }) => fund === "cash")?.changeMinor ?? 0;
	return {
		currency,
		entry,
		cashBeforeMinor: entry.cashAfterMinor - changeMinor,
		others: entries.filter((other) => other !== entry),
	};
}
