import type { Cashier } from "@baize/cashier/server";
import type { PendingElsewhere } from "@baize/identity/server";
import type { Id } from "@baize/kernel/id";
import type { Sports } from "@baize/sports/server";
import type { Wallet } from "@baize/wallet/server";

type Ports = {
	wallet: Pick<Wallet, "withdrawable">;
	sports: Pick<Sports, "openBets">;
	cashier: Pick<Cashier, "openWithdrawals">;
	currencyOf(playerId: Id): Promise<string>;
};

/** What is pending for a player who wants to close the account. */
export async function pendingBusinessOf(
	{ wallet, sports, cashier, currencyOf }: Ports,
	playerId: Id,
): Promise<PendingElsewhere> {
	const currency = await currencyOf(playerId);
	const [amountMinor, openBets, pendingWithdrawals] = await Promise.all([
		wallet.withdrawable(playerId, currency),
		sports.openBets(playerId),
		cashier.openWithdrawals(playerId),
	]);
	return { balances: [{ currency, amountMinor }], openBets, pendingWithdrawals };
}
