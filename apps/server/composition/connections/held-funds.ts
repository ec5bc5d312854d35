import type { Cashier } from "@baize/cashier/server";
import type { GeneralLedger } from "@baize/general-ledger/server";
import { defineModule } from "@baize/platform-server";
import type { Sports } from "@baize/sports/server";

type Needs = { generalLedger: GeneralLedger; cashier: Cashier; sports: Sports };

/** The comparison of the books knows what wallets hold for open bets, withdrawals and transfers. */
export const heldFundsModule = defineModule({
	name: "heldFunds",
	open({ generalLedger, cashier, sports }: Needs) {
		generalLedger.addHolder({ fund: "openStakes", sumsIn: sports.openStakesIn });
		for (const fund of ["pendingWithdrawal", "transit"] as const)
			generalLedger.addHolder({ fund, sumsIn: cashier.heldIn[fund] });
	},
});
