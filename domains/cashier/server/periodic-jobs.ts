import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from "@baize/kernel/time";
import type { PeriodicJob } from "@baize/platform-server";
import { watchChargebackRate } from "./chargebacks/watch-rate.ts";
import type { CashierDeps } from "./deps.ts";
import { endDueHolds } from "./holds/end-hold.ts";
import { checkHealth } from "./provider/measures/check-health.ts";
import { sendWaiting } from "./provider/pay-out.ts";
import { pollProvider } from "./provider/poll-provider.ts";
import { returnOverdue } from "./transfers/end-transfer.ts";
import { claimOldAccounts } from "./withdrawals/claim-old-accounts.ts";
import { measureTimes } from "./withdrawals/promises/times-store.ts";

/** The cashier's periodic jobs, for its manifest. */
export const periodicJobs = (deps: CashierDeps): PeriodicJob[] => [
	{ name: "cashier.askProvider", everyMs: 15 * SECOND_MS, run: () => pollProvider(deps) },
	{ name: "cashier.checkHealth", everyMs: 30 * SECOND_MS, run: () => checkHealth(deps) },
	{ name: "cashier.claimOldAccounts", everyMs: HOUR_MS, run: () => claimOldAccounts(deps) },
	{ name: "cashier.endDueHolds", everyMs: MINUTE_MS, run: () => endDueHolds(deps) },
	{ name: "cashier.watchChargebackRate", everyMs: DAY_MS, run: () => watchChargebackRate(deps) },
	{ name: "cashier.measureTimes", everyMs: 15 * MINUTE_MS, run: () => measureTimes(deps) },
	{ name: "cashier.sendWaiting", everyMs: MINUTE_MS, run: () => sendWaiting(deps) },
	{ name: "cashier.returnTransfers", everyMs: 10 * SECOND_MS, run: () => returnOverdue(deps) },
];
