import { MINUTE_MS } from "@baize/kernel/time";
import type { OperatorTotal } from "@baize/ledger/server";
import type { LoggedFinding } from "@baize/platform-server";
import type { JackpotPorts } from "./ports.ts";
import { subjectOf } from "./pot-entry.ts";
import { meterOf, PARTS, reserveOf } from "./rules.ts";
import { type Pot, readPots } from "./store.ts";
import { sumWins, sumWinsUntil, type WinSum } from "./win-store.ts";

export type PotFinding = LoggedFinding & { pot: string };

/** Wallets are counted each minute: a win of the last minutes may not be in their sum yet. */
const COUNTED_WITHIN_MS = 5 * MINUTE_MS;

/**
 * What does not hold of the pots, all read at one moment: a pot is its contributions and seeds less its wins, and neither it
 * nor its reserve is below zero; its wins are those that stand in the list; the general ledger has the same; and all wallets
 * together have got what the pots have paid.
 */
export const auditPots = ({ database, books, ledger, clock }: JackpotPorts): Promise<PotFinding[]> =>
	database.transaction(async (tx) => {
		const [pots, wins, balances, totals] = [
			await readPots(tx),
			await sumWins(tx),
			await books.balances(tx),
			await ledger.operatorTotals(tx),
		];
		const inBooks = (account: string, { currency }: Pot): bigint =>
			balances.find((row) => row.account === account && row.currency === currency)?.amount ?? 0n;
		const ofPots = pots.flatMap((pot) => potFindings(pot, wins, (account) => inBooks(account, pot)));
		const old = await sumWinsUntil(tx, new Date(clock.nowMs() - COUNTED_WITHIN_MS));
		return [...ofPots, ...walletFindings(totals, wins, old)];
	}, "repeatable read");

function potFindings(pot: Pot, wins: readonly WinSum[], inBooks: (account: string) => bigint): PotFinding[] {
	const { sums, booked, potId, level, currency } = pot;
	const isOf = (win: WinSum) => win.potId === potId && win.level === level && win.currency === currency;
	const wonMinor = wins.find(isOf)?.wonMinor ?? 0n;
	const subject = subjectOf(pot);
	const finding = (invariant: string, is: bigint, shouldBe: bigint): PotFinding[] =>
		is === shouldBe ? [] : [{ pot: subject, invariant, currency, detail: `${subject}: ${is} instead of ${shouldBe}` }];
	return [
		...[meterOf(sums), reserveOf(sums)]
			.filter((parts) => parts < 0n)
			.map((parts) => ({
				pot: subject,
				invariant: "a pot has no less than nothing",
				currency,
				detail: `${subject}: ${parts}`,
			})),
		...finding("the wins of a pot are those that were paid", sums.won, wonMinor * PARTS),
		...finding(
			"the books have what a pot has",
			inBooks(`pot:${subject}`),
			booked.won - booked.contributed - booked.seeded,
		),
		...finding(
			"the books have what a reserve has",
			inBooks(`potReserve:${subject}`),
			booked.seeded - booked.reserveContributed - booked.funded,
		),
		...finding("the books have the wins of a pot", inBooks(`potWins:${subject}`), -wonMinor),
	];
}

/** All wallets have got what the wins say: at least the older ones, and no more than all. */
function walletFindings(
	totals: readonly OperatorTotal[],
	all: readonly WinSum[],
	old: readonly WinSum[],
): PotFinding[] {
	const counted = totals.filter(({ account }) => account === "operatorJackpots");
	return counted.flatMap(({ currency, byWalletsMinor }): PotFinding[] => {
		const sumOf = (wins: readonly WinSum[]): bigint =>
			wins.reduce((sum, win) => (win.currency === currency ? sum + win.wonMinor : sum), 0n);
		const got = -byWalletsMinor;
		if (got >= sumOf(old) && got <= sumOf(all)) return [];
		const detail = `wallets got ${got}, and the pots paid ${sumOf(all)}`;
		return [{ pot: "", invariant: "wallets have what the pots have paid", currency, detail }];
	});
}
