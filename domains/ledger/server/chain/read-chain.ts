import { bucketOf, type Id } from "@baize/kernel/id";
import type { Minor } from "@baize/kernel/money";
import type { Reader } from "@baize/platform-server";
import { sql } from "kysely";
import { type JournalRow, KINDS, type Kind, kindNumbered } from "../../contract/index.ts";
import { type OperationRow, operationOf } from "../operation-row.ts";
import { currencyNumber } from "../posting/batch.ts";

/** From a moment on, and before another; without one there is no bound. */
export type Period = { fromMs?: number | undefined; toMs?: number | undefined };

export type HistoryQuery = Period & {
	/** Older than this operation; newest first without it. */
	before?: Id | undefined;
	/** Only these kinds. */
	kinds?: readonly Kind[] | undefined;
	limit: number;
};

/** What a wallet's operations of one kind did in a period. */
export type KindTotal = {
	kind: Kind;
	operations: number;
	stakeMinor: Minor;
	winMinor: Minor;
	cashMinor: Minor;
	/** What of the two amounts was not cash, where they moved it: bonus money, locked money, and what was removed. */
	stakePartsMinor: Minor;
	winPartsMinor: Minor;
};

/** A period begins and ends with the balance between two operations, so `opening` and all cash make `closing`. */
export type Totals = { openingMinor: Minor; closingMinor: Minor; kinds: KindTotal[] };

export type ChainRow = OperationRow & { is_sealed: boolean };

const dateOf = (ms: number | undefined): Date | null => (ms === undefined ? null : new Date(ms));

/** A wallet's operations, newest first. It takes as long for a wallet with many as for one with few. */
export async function readHistory(
	reader: Reader,
	playerId: Id,
	currency: string,
	{ before, fromMs, toMs, kinds, limit }: HistoryQuery,
): Promise<JournalRow[]> {
	const numbers = kinds?.map((kind) => KINDS[kind].number) ?? null;
	const { rows } = await sql<ChainRow>`select * from ledger.chain_page(${bucketOf(playerId)}::smallint, ${playerId},
		${currencyNumber(currency)}::smallint, ${before ?? null}, ${dateOf(fromMs)}, ${dateOf(toMs)}, ${numbers}::smallint[],
		${limit})`.execute(reader);
	return rows.map(journalRow);
}

export const journalRow = (row: ChainRow): JournalRow => ({ ...operationOf(row), isSealed: row.is_sealed });

/** Sums may be larger than a bigint of the database. */
type TotalRow = Record<
	"operations" | "stake" | "win" | "cash" | "cash_before" | "stake_parts" | "win_parts",
	string
> & { kind: number };

export async function readTotals(
	reader: Reader,
	playerId: Id,
	currency: string,
	{ fromMs, toMs }: Period,
): Promise<Totals> {
	const { rows } = await sql<TotalRow>`select * from ledger.chain_totals(${bucketOf(playerId)}::smallint, ${playerId},
		${currencyNumber(currency)}::smallint, ${dateOf(fromMs)}, ${dateOf(toMs)})`.execute(reader);
	const sum = (amount: (row: TotalRow) => string): Minor => rows.reduce((all, row) => all + BigInt(amount(row)), 0n);
	const openingMinor = sum((row) => row.cash_before);
	return {
		openingMinor,
		closingMinor: openingMinor + sum((row) => row.cash),
		kinds: rows.filter(({ operations }) => operations !== "0").map(kindTotal),
	};
}

const kindTotal = ({ kind, operations, stake, win, cash, stake_parts, win_parts }: TotalRow): KindTotal => ({
	kind: kindNumbered(kind)!,
	operations: Number(operations),
	stakeMinor: BigInt(stake),
	winMinor: BigInt(win),
	cashMinor: BigInt(cash),
	stakePartsMinor: BigInt(stake_parts),
	winPartsMinor: BigInt(win_parts),
});
