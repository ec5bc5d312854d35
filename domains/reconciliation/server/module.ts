import type { Audit } from "@baize/audit/server";
import type { Cashier } from "@baize/cashier/server";
import type { Desk } from "@baize/desk/server";
import type { GeneralLedger } from "@baize/general-ledger/server";
import { HOUR_MS, MINUTE_MS } from "@baize/kernel/time";
import { defineModule, type Infrastructure } from "@baize/platform-server";
import { openReconciliation, type ReconciliationPorts } from "./index.ts";

type Needs = Infrastructure & {
	audit: Audit;
	desk: Desk;
	cashier: Cashier;
	generalLedger: GeneralLedger;
	nameOfOperator: ReconciliationPorts["nameOf"];
};

/** Statements of payment companies, matched with payments. */
export const reconciliationModule = defineModule({
	name: "reconciliation",
	open: ({ database, clock, ids, log, audit, desk: { proposals }, cashier, generalLedger, nameOfOperator }: Needs) =>
		openReconciliation({
			database,
			clock,
			ids,
			log,
			audit,
			proposals,
			cashier,
			books: generalLedger,
			nameOf: nameOfOperator,
		}),
	parts: ({ bindings, fetchSettled, matchNamed }) => ({
		bindings,
		jobs: [
			{ name: "reconciliation.fetchSettled", everyMs: HOUR_MS, run: fetchSettled },
			{ name: "reconciliation.matchNamed", everyMs: MINUTE_MS, run: matchNamed },
		],
	}),
});
