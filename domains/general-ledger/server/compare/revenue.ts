import type { Id } from "@baize/kernel/id";
import { idText } from "@baize/kernel/id";
import type { Counted, OperatorTotal } from "@baize/ledger/server";
import { type AccountName, CONTROL_ACCOUNTS, type Entry, type Line } from "../../contract/index.ts";

/** The account that takes the other side of what a control account gets from games, bets and bonuses. */
const COUNTERPARTS: Partial<Record<AccountName, AccountName>> = {
	playersCasino: "casinoRevenue",
	playersSports: "sportsRevenue",
	playersPromotions: "promotionsCost",
	playersJackpots: "jackpotsInWallets",
	playersDebt: "playerDebts",
	playersTransit: "transfersInTransit",
};

const controlOf = (account: string): AccountName | undefined =>
	CONTROL_ACCOUNTS.find(({ controls }) => controls === account)?.account;

/**
 * An entry for each currency with what the journal's operations have moved. What came from outside the site is not in it:
 * the domain that moves it posts it with the payment, and so it is compared with the wallets as the books of another domain.
 */
export function revenueEntries(moves: Counted["moves"], newId: () => Id): Entry[] {
	return [...Map.groupBy(moves, ({ currency }) => currency)].flatMap(([, ofCurrency]) => {
		const lines = ofCurrency.flatMap(({ account, currency, amountMinor }): Line[] => {
			const control = controlOf(account);
			const counterpart = control && COUNTERPARTS[control];
			if (!control || !counterpart) return [];
			return [
				{ account: control, currency, amountMinor },
				{ account: counterpart, currency, amountMinor: -amountMinor },
			];
		});
		return lines.length > 0 ? [entryOf("revenue", newId(), lines)] : [];
	});
}

/** What the wallets had before the general ledger began: each control account begins with it. */
export function openingEntries(
	totals: readonly OperatorTotal[],
	controlMinor: (account: AccountName, currency: string) => bigint,
	newId: () => Id,
): Entry[] {
	return [...Map.groupBy(totals, ({ currency }) => currency)].flatMap(([currency, ofCurrency]) => {
		const lines = ofCurrency.flatMap(({ account, byWalletsMinor }): Line[] => {
			const control = controlOf(account);
			const amountMinor = control ? byWalletsMinor - controlMinor(control, currency) : 0n;
			if (!control || amountMinor === 0n) return [];
			return [{ account: control, currency, amountMinor }];
		});
		const restMinor = -lines.reduce((sum, { amountMinor }) => sum + amountMinor, 0n);
		const rest: Line[] = restMinor === 0n ? [] : [{ account: "openingBalance", currency, amountMinor: restMinor }];
		return lines.length > 0 ? [entryOf("opening", newId(), [...lines, ...rest])] : [];
	});
}

const entryOf = (cause: "revenue" | "opening", id: Id, lines: Line[]): Entry => ({
	id,
	cause,
	reference: idText(id),
	lines,
});
