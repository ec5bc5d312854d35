import type { Entry, Line } from "@baize/general-ledger/contract";
import { type Id, idText } from "@baize/kernel/id";
import type { Minor } from "@baize/kernel/money";
import type { Tx } from "@baize/platform-server";
import { BANK, type BankKind } from "../../contract/index.ts";
import { type BankLine, matchBank } from "../match/match-bank.ts";
import type { StatementLine } from "../parse/line.ts";
import type { ReconciliationPorts } from "../ports.ts";
import { awaitedItems, insertItems, type NewItem, updateItem } from "../store.ts";

export type BankStatementLine = StatementLine & { kind: BankKind };
type Imported = { statementId: Id; provider: string; at: Date };

/**
 * Lines about money between a company and the bank: each is matched with the line of the other statement, and only then
 * the money moves from what the company owes to the bank, whichever of the two statements comes first. What the bank has
 * and no company explains stands in suspense meanwhile, so that the bank's account is always what its statements say.
 */
export async function settleWithBank(
	ports: ReconciliationPorts,
	tx: Tx,
	imported: Imported,
	lines: readonly BankStatementLine[],
	others: readonly Entry[] = [],
): Promise<void> {
	const { provider, statementId, at } = imported;
	const isOfBank = provider === BANK;
	const pairs = matchBank(lines, await awaitedItems(tx, isOfBank));
	const items = lines.map((line) => ({ id: ports.ids(), line, pair: pairs.get(line) }));
	await insertItems(
		tx,
		items.map(({ id, line, pair }) => ({
			...itemOf(line),
			item_id: id,
			statement_id: statementId,
			provider,
			opened_at: at,
			...(pair ? { state: "matched" as const, pair: pair.id, closed_at: at, closed_as: "matched" as const } : {}),
		})),
	);
	for (const { id, pair } of items)
		if (pair) await updateItem(tx, pair.id, { state: "matched", pair: id, closed_at: at, closed_as: "matched" });
	const paired = items.flatMap(({ id, line, pair }) =>
		pair ? [settlementEntry(ports.ids(), id, line, { company: isOfBank ? pair.provider : provider, isOfBank })] : [],
	);
	const unknown = items.filter(({ pair }) => !pair).map(({ line }) => line);
	const suspended = isOfBank ? suspenseEntry(ports.ids(), statementId, unknown) : undefined;
	await ports.books.postAll(tx, [...others, ...paired, ...(suspended ? [suspended] : [])]);
}

/** What the bank has more of, negative for less. */
export const atBank = ({ kind, amountMinor }: Pick<BankLine, "kind" | "amountMinor">): Minor =>
	kind === "toBank" ? amountMinor : -amountMinor;

/** From the company to the bank; or out of suspense, if the bank's line was there first. */
function settlementEntry(
	id: Id,
	itemId: Id,
	line: BankLine,
	{ company, isOfBank }: { company: string; isOfBank: boolean },
): Entry {
	const [currency, amountMinor] = [line.currency, atBank(line)];
	const lines: Line[] = [
		{ account: isOfBank ? "bank" : "suspense", currency, amountMinor },
		{ account: "providerClearing", subject: company, currency, amountMinor: -amountMinor },
	];
	return { id, cause: "settlement", reference: idText(itemId), lines };
}

/** What a statement of the bank has and no company explains, a sum for each currency. */
function suspenseEntry(id: Id, statementId: Id, unknown: readonly BankLine[]): Entry | undefined {
	const sums = new Map<string, Minor>();
	for (const line of unknown) sums.set(line.currency, (sums.get(line.currency) ?? 0n) + atBank(line));
	const lines = [...sums]
		.filter(([, amountMinor]) => amountMinor !== 0n)
		.flatMap(([currency, amountMinor]): Line[] => [
			{ account: "bank", currency, amountMinor },
			{ account: "suspense", currency, amountMinor: -amountMinor },
		]);
	return lines.length > 0 ? { id, cause: "statement", reference: idText(statementId), lines } : undefined;
}

const itemOf = (line: BankStatementLine): Omit<NewItem, "item_id" | "statement_id" | "provider" | "opened_at"> => ({
	number: line.number,
	reference: line.reference,
	kind: line.kind,
	currency: line.currency,
	amount: line.amountMinor,
	fee: null,
	on_date: line.date,
	last_four: null,
	state: "awaited",
	payment_id: null,
	payment_amount: null,
	bank_reference: line.bankReference ?? null,
});
