import { check } from "@baize/kernel/check";
import { DAY_MS } from "@baize/kernel/time";
import type { Counted } from "@baize/ledger/server";
import { retryOnContention, SQL_STATES, type Tx } from "@baize/platform-server";
import { type AccountName, CONTROL_ACCOUNTS, type LawSum } from "../../contract/index.ts";
import { auditEntries } from "../audit/auditor-entries.ts";
import type { Posting } from "../entries/post.ts";
import { OWN_SERIES, readBalances } from "../entries/store-entries.ts";
import type { GeneralLedgerPorts, Holder } from "../ports.ts";
import { freezeBroken } from "./freezes.ts";
import { judge } from "./judge.ts";
import { openingEntries, revenueEntries } from "./revenue.ts";
import { endDiscrepancies, readOpenDiscrepancies, writeDiscrepancies, writeLaws } from "./store-laws.ts";

export type Comparison = { readonly sums: readonly LawSum[] };
type Scope = "recent" | "all";

/**
 * Compares the books with the wallets, both as of one moment, and posts what the games and bets have earned since the last
 * time. A new difference in the recent count is no discrepancy yet: then everything is counted, and only what is different still
 * closes a product.
 */
export function openComparison(ports: GeneralLedgerPorts, posting: Posting, holders: readonly Holder[]) {
	const { database, ledger, clock, ids } = ports;
	// Another process may be comparing, too; then this one sees what it has written and begins again.
	const inOneMoment = <Result>(work: (tx: Tx) => Promise<Result>) =>
		retryOnContention(() => database.transaction(work, "repeatable read"), { also: [SQL_STATES.duplicateKey] });
	let comparedAllAtMs: number | undefined;

	async function compareIn(tx: Tx, scope: Scope): Promise<LawSum[] | "suspect"> {
		const at = new Date(clock.nowMs());
		const counted = await ledger.countOperatorTotals(tx, scope);
		await postCounted(tx, counted);
		const entries = await auditEntries(tx, scope);
		const held = await heldSums(ports, tx, holders);
		const sums = [...walletSums(counted), ...(await controlSums(tx, counted)), ...entries, ...held];
		const { found, ended } = judge(sums, await readOpenDiscrepancies(tx));
		if (found.length > 0 && scope === "recent") return "suspect";
		await writeLaws(tx, sums, at);
		await endDiscrepancies(tx, ended, at);
		await writeDiscrepancies(tx, found, ids, at);
		await freezeBroken(ports, tx);
		return sums;
	}

	async function postCounted(tx: Tx, { moves, totals, isFirst }: Counted): Promise<void> {
		const balances = isFirst ? await controlBalances(tx) : undefined;
		const entries = balances ? openingEntries(totals, balances, ids) : revenueEntries(moves, ids);
		for (const entry of entries) {
			const answer = await posting.post(tx, entry, OWN_SERIES);
			check(answer === "posted", "a new id is no other entry's");
		}
	}

	return async (): Promise<Comparison> => {
		const nowMs = clock.nowMs();
		const isDue = comparedAllAtMs === undefined || nowMs >= comparedAllAtMs + DAY_MS;
		const first = await inOneMoment((tx) => compareIn(tx, isDue ? "all" : "recent"));
		const sums = first === "suspect" ? await inOneMoment((tx) => compareIn(tx, "all")) : first;
		check(sums !== "suspect", "what everything was counted for is found or not");
		if (isDue || first === "suspect") comparedAllAtMs = nowMs;
		return { sums };
	};
}

const walletSums = ({ totals }: Counted): LawSum[] =>
	totals.map(({ account, currency, byWalletsMinor, byJournalMinor }) => ({
		law: "walletsAndJournal",
		subject: account,
		currency,
		leftMinor: byWalletsMinor,
		rightMinor: byJournalMinor,
	}));

/** Each control account and what it must equal; also where only one of the two has moved in a currency. */
async function controlSums(tx: Tx, { totals }: Counted): Promise<LawSum[]> {
	const rows = await readBalances(tx);
	const currencies = new Set([...totals, ...rows].map(({ currency }) => currency));
	return [...currencies].flatMap((currency) =>
		CONTROL_ACCOUNTS.map(({ account, controls }): LawSum => {
			const total = totals.find((each) => each.account === controls && each.currency === currency);
			const balance = rows.find((each) => each.account === account && each.currency === currency);
			return {
				law: "walletsAndBooks",
				subject: account,
				currency,
				leftMinor: total?.byWalletsMinor ?? 0n,
				rightMinor: balance?.amount ?? 0n,
			};
		}),
	);
}

/** What wallets hold, and what it is held for. */
async function heldSums(
	{ ledger }: Pick<GeneralLedgerPorts, "ledger">,
	tx: Tx,
	holders: readonly Holder[],
): Promise<LawSum[]> {
	const sums: LawSum[] = [];
	for (const { fund, sumsIn } of holders)
		for (const { currency, ledgerMinor, domainMinor } of await ledger.heldTotals(tx, fund, sumsIn))
			sums.push({
				law: "heldForSomething",
				subject: fund,
				currency,
				leftMinor: ledgerMinor,
				rightMinor: domainMinor,
			});
	return sums;
}

async function controlBalances(tx: Tx): Promise<(account: AccountName, currency: string) => bigint> {
	const rows = await readBalances(tx);
	return (account, currency) => rows.find((row) => row.account === account && row.currency === currency)?.amount ?? 0n;
}
