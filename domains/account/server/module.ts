import type { Audit } from "@baize/audit/server";
import type { BankAccounts, Cashier } from "@baize/cashier/server";
import type { Identity } from "@baize/identity/server";
import { HOUR_MS } from "@baize/kernel/time";
import type { Notifications } from "@baize/notifications/server";
import { defineModule, type Infrastructure, type Registered } from "@baize/platform-server";
import type { Play } from "@baize/play/server";
import type { Sports } from "@baize/sports/server";
import type { Wallet } from "@baize/wallet/server";
import { openAccount } from "./index.ts";
import { playerCalls } from "./player-calls.data.ts";

type Needs = Infrastructure &
	Registered & {
		audit: Audit;
		notifications: Notifications;
		identity: Identity;
		wallet: Wallet;
		play: Play;
		sports: Sports;
		cashier: Cashier;
		bankAccounts: BankAccounts;
	};

export const accountModule = defineModule({
	name: "account",
	flags: ["cashierDeposit", "cashierWithdraw", "loyalty", "promotions"],
	playerCalls,
	open({
		config,
		audit,
		notifications,
		identity,
		wallet,
		play,
		sports,
		cashier,
		bankAccounts,
		registered,
		...needs
	}: Needs) {
		const { database, clock, ids, outbox } = needs;
		return openAccount({
			database,
			clock,
			ids,
			outbox,
			publicUrl: config.publicUrl,
			audit,
			notifications,
			identity,
			wallet,
			play,
			sports,
			cashier,
			bankAccounts,
			exportParts: registered.flatMap(({ exportParts = [] }) => exportParts),
		});
	},
	parts: ({ bindings, tidy }) => ({ bindings, jobs: [{ name: "account.tidy", everyMs: HOUR_MS, run: tidy }] }),
});
