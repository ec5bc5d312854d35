import type { Audit } from "@baize/audit/server";
import type { Desk } from "@baize/desk/server";
import type { GeneralLedger } from "@baize/general-ledger/server";
import type { Identity } from "@baize/identity/server";
import type { Ledger } from "@baize/ledger/server";
import { defineModule, type Infrastructure } from "@baize/platform-server";
import type { Wallet } from "@baize/wallet/server";
import { type AdjustmentsPorts, openAdjustments } from "./index.ts";

type Needs = Infrastructure & {
	audit: Audit;
	desk: Desk;
	ledger: Ledger;
	generalLedger: GeneralLedger;
	identity: Identity;
	nameOfOperator: AdjustmentsPorts["nameOf"];
	wallet: Wallet;
};

/** Money that two operators give a player, or take from one. */
export const adjustmentsModule = defineModule({
	name: "adjustments",
	open: ({ database, clock, audit, desk, ledger, generalLedger, identity, nameOfOperator, wallet }: Needs) =>
		openAdjustments({
			database,
			clock,
			ledger,
			wallet,
			books: generalLedger,
			proposals: desk.proposals,
			audit,
			readPlayer: identity.readPlayer,
			nameOf: nameOfOperator,
		}),
	parts: ({ bindings }) => ({ bindings }),
});
