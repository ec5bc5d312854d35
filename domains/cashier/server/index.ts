import type { Id } from "@baize/kernel/id";
import type { Binding } from "@baize/platform-server";
import type { HistoryRowView } from "../contract/index.ts";
import { askProvider } from "./ask-provider.ts";
import { auditWithdrawals, type WithdrawalFinding } from "./audit-withdrawals.ts";
import { describeWithdrawal } from "./describe-withdrawal.ts";
import { openHouse } from "./house.ts";
import type { CashierPorts } from "./ports.ts";
import { exportPayments } from "./read-payments.ts";
import { countOpenWithdrawals } from "./read-store.ts";
import { bindings } from "./routes.ts";
import { subscribe } from "./subscribers.ts";

export { openSandbox, type Sandbox, type SandboxPorts } from "./adapters/sandbox/index.ts";
export type { WithdrawalFinding } from "./audit-withdrawals.ts";
export type * from "./ports.ts";
export { sealedColumns } from "./sealed-columns.ts";
export { seedFunds } from "./seed.ts";

export type Cashier = {
	bindings: Binding[];
	/** What the proof of a withdrawal is bound to, and where it goes as the player recognises it; undefined where it cannot. */
	describeWithdrawal(
		playerId: Id,
		asked: { amountMinor: number; currency: string; destination: string },
	): Promise<{ authorises: string; label: string } | undefined>;
	/** How many of the player's withdrawals are under way. */
	openWithdrawals(playerId: Id): Promise<number>;
	/** All of the player's payments, newest first, for the copy of their data. */
	exportOf(playerId: Id): Promise<HistoryRowView[]>;
	/** One round of asking the provider about payments whose callback stays away; it also runs by the clock. */
	askProvider(): Promise<void>;
	/** Where what is pending in the books is not the sum of the open withdrawals. */
	auditWithdrawals(): Promise<WithdrawalFinding[]>;
};

/** Opened before the outbox starts, because it adds its jobs and listeners there. */
export function openCashier(ports: CashierPorts): Cashier {
	const house = openHouse(ports);
	subscribe(house);
	return {
		bindings: bindings(house),
		describeWithdrawal: (playerId, asked) => describeWithdrawal(house, playerId, asked),
		openWithdrawals: (playerId) => countOpenWithdrawals(ports.database.reader, playerId),
		exportOf: (playerId) => exportPayments(house, playerId),
		askProvider: () => askProvider(house),
		auditWithdrawals: () => auditWithdrawals(ports),
	};
}
