import { check } from "@baize/kernel/check";
import { currencyNumbered, type Minor } from "@baize/kernel/money";
import { type Clock, DAY_MS, SECOND_MS } from "@baize/kernel/time";
import { type Reader, TRANSACTION_LIMITS, type Tx } from "@baize/platform-server";
import { KINDS, type KindSpec, kindNumbered, shareIn } from "../../contract/index.ts";
import { currencyNumber } from "../posting/batch.ts";
import { COUNTED_ACCOUNTS, type OperatorAccount } from "./counted-accounts.data.ts";
import {
	type CountedRow,
	countWallets,
	everything,
	first,
	lockCounted,
	oldestTransactionMs,
	readTotals,
	since,
	updateCounted,
	writeTotals,
} from "./store-totals.ts";

export type { OperatorAccount } from "./counted-accounts.data.ts";

/** An account of the operator in one currency, summed over all wallets: by their own columns, and by the journal. */
export type OperatorTotal = {
	readonly currency: string;
	readonly account: OperatorAccount;
	readonly byWalletsMinor: Minor;
	readonly byJournalMinor: Minor;
};

/** What the operations that were counted have moved. */
export type OperatorMove = {
	readonly currency: string;
	readonly account: OperatorAccount;
	readonly amountMinor: Minor;
};

export type Counted = {
	/** By the journal; what wallets held before the first count is none. */
	readonly moves: readonly OperatorMove[];
	readonly totals: readonly OperatorTotal[];
	/** Nothing was counted before. */
	readonly isFirst: boolean;
};

/** What the ledger knows of the operator's accounts over all wallets. */
export type OperatorTotals = {
	/**
	 * Advances the sums of the operator's accounts over all wallets, in a transaction with repeatable read: by the wallets
	 * that have moved, or by a comparison of all of them.
	 */
	countOperatorTotals(tx: Tx, scope: "recent" | "all"): Promise<Counted>;
	/** The sums of the operator's accounts over all wallets, as of the last count. */
	operatorTotals(reader: Reader): Promise<OperatorTotal[]>;
};

export const openOperatorTotals = (clock: Clock): OperatorTotals => ({
	countOperatorTotals: (tx, scope) => countTotals(tx, clock, scope),
	operatorTotals,
});

/** Between the time that an operation is given and the begin of its transaction, and between the clocks of processes. */
const MARGIN_MS = 10 * SECOND_MS;

/**
 * Advances the totals by the wallets that have moved since the last count, in the caller's transaction; in one with
 * repeatable read they are the sums over all wallets as it sees them. With `all`, and once a day, every wallet is
 * compared with what was counted of it, so that a change past the journal is found, too.
 */
async function countTotals(tx: Tx, clock: Clock, scope: "recent" | "all"): Promise<Counted> {
	const startedAt = new Date(clock.nowMs());
	const { counted_until: until, all_compared_at: comparedAt } = await lockCounted(tx);
	const isFirst = until === null;
	const isAllDue = comparedAt === null || startedAt.getTime() >= comparedAt.getTime() + DAY_MS;
	// What was not committed yet when the last count began may be older than it.
	const lateMs = Math.min(await oldestTransactionMs(tx), TRANSACTION_LIMITS.totalMs) + MARGIN_MS;
	const isAll = isFirst || isAllDue || scope === "all";
	const recent = isAll ? [] : await countWallets(tx, since(until));
	const isIncomplete = recent.some(({ source, stake }) => source === "uncounted" && stake > 0n);
	const rest = isAll || isIncomplete ? await countWallets(tx, isFirst ? first : everything) : [];
	await updateCounted(tx, {
		counted_until: new Date(startedAt.getTime() - lateMs),
		...(isAll || isIncomplete ? { all_compared_at: startedAt } : {}),
	});
	const counted = [...recent, ...rest];
	const byWallets = sumsByWallets(counted);
	// Of what was before the first count the wallets are the only source; the auditor compares each with its chain.
	const byJournal = isFirst ? byWallets : sumsByJournal(counted);
	await addTotals(tx, byWallets, byJournal);
	return { moves: isFirst ? [] : byJournal, totals: await operatorTotals(tx), isFirst };
}

/** Every account of each currency in which any wallet has moved. */
async function operatorTotals(reader: Reader): Promise<OperatorTotal[]> {
	const byCurrency = Map.groupBy(await readTotals(reader), ({ currency }) => currency);
	return [...byCurrency].flatMap(([currency, rows]) =>
		COUNTED_ACCOUNTS.map((account) => {
			const row = rows.find((each) => each.account === account);
			const [byWalletsMinor, byJournalMinor] = [row?.by_wallets ?? 0n, row?.by_journal ?? 0n];
			return { currency: codeOf(currency), account, byWalletsMinor, byJournalMinor };
		}),
	);
}

const codeOf = (number: number): string => {
	const currency = currencyNumbered(number);
	check(currency, `the wallets have a currency ${number} that is not in the table`);
	return currency.code;
};

/** What a kind's operations have moved to each of the operator's accounts. */
export function operatorMovesOf(kind: number, stakeMinor: Minor, winMinor: Minor): [OperatorAccount, Minor][] {
	const name = kindNumbered(kind);
	check(name, `the journal has a kind ${kind} that is not in the table`);
	const { legs }: KindSpec = KINDS[name];
	return COUNTED_ACCOUNTS.map((account) => [
		account,
		legs.reduce((sum, { amount, from, to }) => {
			const moved = amount === "stake" ? stakeMinor : winMinor;
			return sum + (to === account ? moved : 0n) - (from === account ? moved : 0n);
		}, 0n),
	]);
}

const sumsByWallets = (counted: readonly CountedRow[]): OperatorMove[] =>
	summed(
		counted
			.filter(({ source }) => source === "wallets")
			.map(({ currency, key, stake }) => [currency, COUNTED_ACCOUNTS[key - 1]!, stake]),
	);

const sumsByJournal = (counted: readonly CountedRow[]): OperatorMove[] =>
	summed(
		counted.flatMap(({ source, currency, key, stake, win }) =>
			JOURNAL_MOVES[source](key, stake, win).map(([account, minor]): [number, OperatorAccount, Minor] => [
				currency,
				account,
				minor,
			]),
		),
	);

const JOURNAL_MOVES: Record<CountedRow["source"], typeof operatorMovesOf> = {
	journal: operatorMovesOf,
	removed: removedMovesOf,
	wallets: () => [],
	uncounted: () => [],
};

/** What went to the operator where a kind names cash. */
function removedMovesOf(kind: number, stakeMinor: Minor, winMinor: Minor): [OperatorAccount, Minor][] {
	const name = kindNumbered(kind);
	check(name, `the journal has a kind ${kind} that is not in the table`);
	const share = shareIn("cash", KINDS[name]);
	return [["operatorPromotions", BigInt(share.stake) * stakeMinor + BigInt(share.win) * winMinor]];
}

/** One move for each currency and account; what sums to zero is none. */
function summed(parts: readonly [currency: number, OperatorAccount, Minor][]): OperatorMove[] {
	const sums = new Map<string, OperatorMove>();
	for (const [number, account, minor] of parts) {
		const key = `${number} ${account}`;
		const before = sums.get(key)?.amountMinor ?? 0n;
		sums.set(key, { currency: codeOf(number), account, amountMinor: before + minor });
	}
	return [...sums.values()].filter(({ amountMinor }) => amountMinor !== 0n);
}

/** Adds what was counted to the stored totals. */
async function addTotals(
	tx: Tx,
	byWallets: readonly OperatorMove[],
	byJournal: readonly OperatorMove[],
): Promise<void> {
	const keyOf = ({ currency, account }: Pick<OperatorMove, "currency" | "account">) => `${currency} ${account}`;
	const totals = new Map((await operatorTotals(tx)).map((total) => [keyOf(total), total]));
	const none = { byWalletsMinor: 0n, byJournalMinor: 0n };
	for (const { currency, account, amountMinor } of byWallets) {
		const before = totals.get(keyOf({ currency, account })) ?? { currency, account, ...none };
		totals.set(keyOf(before), { ...before, byWalletsMinor: before.byWalletsMinor + amountMinor });
	}
	for (const { currency, account, amountMinor } of byJournal) {
		const before = totals.get(keyOf({ currency, account })) ?? { currency, account, ...none };
		totals.set(keyOf(before), { ...before, byJournalMinor: before.byJournalMinor + amountMinor });
	}
	await writeTotals(
		tx,
		[...totals.values()].map(({ currency, account, byWalletsMinor, byJournalMinor }) => ({
			currency: currencyNumber(currency),
			account,
			by_wallets: byWalletsMinor,
			by_journal: byJournalMinor,
		})),
	);
}
