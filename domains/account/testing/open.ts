import { type BankAccounts, openBankAccounts } from "@baize/cashier/server";
import { openTestApp, type TestApp } from "@baize/identity/testing";
import type { Clock } from "@baize/kernel/time";
import type { ExportPart } from "@baize/platform-server";
import { openAccount } from "../server/index.ts";
import type { AccountPorts } from "../server/ports.ts";

export type TestAccount = TestApp & { bankAccounts: BankAccounts };

type Above = Partial<Pick<AccountPorts, "wallet" | "play" | "sports" | "cashier">> & {
	exportParts?: readonly ExportPart[];
};

/** The domain over identity and bank accounts as they are, for players without money or bets unless said otherwise. */
export async function openTestAccount(clock: Clock, { exportParts = [], ...above }: Above = {}): Promise<TestAccount> {
	let bankAccounts!: BankAccounts;
	const app = await openTestApp(clock, {}, ({ lower, identity }) => {
		bankAccounts = openBankAccounts({ ...lower, identity });
		const account = openAccount({
			...lower,
			identity,
			bankAccounts,
			wallet: { withdrawable: async () => 0n },
			play: { openRounds: async () => 0 },
			sports: { openBets: async () => 0 },
			cashier: { openWithdrawals: async () => 0 },
			...above,
			exportParts: [...identity.exportParts, ...exportParts],
		});
		return [...bankAccounts.bindings, ...account.bindings];
	});
	return { ...app, bankAccounts };
}
