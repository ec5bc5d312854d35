import { listWithdrawals } from "@baize/cashier/contract";
import type { AffairsElsewhere } from "@baize/identity/server";
import type { Id } from "@baize/kernel/id";
import { type Binding, openHouseCalls } from "@baize/platform-server";
import { listBets, MOST_BETS } from "@baize/sports/contract";
import type { Wallet } from "@baize/wallet/server";
import { asPlayer } from "./export-parts.ts";

/** What is under way for a player who wants to close the account. */
export async function affairsOf(
	bindings: readonly Binding[],
	wallet: Pick<Wallet, "withdrawable">,
	playerId: Id,
	currency: string,
): Promise<AffairsElsewhere> {
	const { call } = openHouseCalls(bindings);
	const visit = asPlayer(playerId, currency);
	const params = { session: visit.session.handle };
	const [amountMinor, { bets }, { withdrawals }] = await Promise.all([
		wallet.withdrawable(playerId, currency),
		call(listBets, { params, query: { state: "open", limit: MOST_BETS } }, visit),
		call(listWithdrawals, { params, query: { open: true } }, visit),
	]);
	return { balances: [{ currency, amountMinor }], openBets: bets.length, pendingWithdrawals: withdrawals.length };
}
