import type { Audit } from "@baize/audit/server";
import type { Cashier } from "@baize/cashier/server";
import type { Desk } from "@baize/desk/server";
import type { Identity } from "@baize/identity/server";
import { DAY_MS } from "@baize/kernel/time";
import type { Ledger } from "@baize/ledger/server";
import { defineModule, type Infrastructure } from "@baize/platform-server";
import { type LaunderingPorts, openLaundering } from "./index.ts";

type Needs = Infrastructure & {
	audit: Audit;
	desk: Desk;
	ledger: Ledger;
	identity: Identity;
	cashier: Cashier;
	nameOfOperator: LaunderingPorts["nameOf"];
};

/** Alerts about movements of money, and what they hold. No call is a player's, and nothing of it is in their export. */
export const launderingModule = defineModule({
	name: "laundering",
	open({ database, clock, ids, audit, desk, ledger, identity, cashier, nameOfOperator }: Needs) {
		const laundering = openLaundering({
			...{ database, clock, ids, audit, ledger },
			proposals: desk.proposals,
			methodsOf: cashier.methodsOf,
			accountClosedAt: identity.accountClosedAt,
			namesOf: identity.namesOf,
			nameOf: nameOfOperator,
		});
		cashier.onPayout(laundering.isHeld);
		return laundering;
	},
	parts: ({ bindings, follower, deleteOldAlerts }, { ledger }) => ({
		bindings,
		jobs: [ledger.follow(follower), { name: "laundering.deleteOldAlerts", everyMs: DAY_MS, run: deleteOldAlerts }],
	}),
});
