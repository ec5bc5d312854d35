import type { Id } from "@baize/kernel/id";
import type { Binding, PeriodicJob, Reader, Tx } from "@baize/platform-server";
import type { HeldSums } from "@baize/wallet/server";
import type { HistoryRowView, SavedCard, TransferView } from "../contract/index.ts";
import { enterReceipts } from "./bank-statements/enter-receipts.ts";
import { type BankLine, type NamedPayment, namedPayments } from "./bank-statements/named-payment-store.ts";
import { openDeps } from "./deps.ts";
import { applyPaidOut, type PaidOut } from "./payout-batches/apply-results.ts";
import { periodicJobs } from "./periodic-jobs.ts";
import type { CashierPorts, OnChargeback, PayoutReview } from "./ports.ts";
import { checkHealth } from "./provider/measures/check-health.ts";
import { pollProvider } from "./provider/poll-provider.ts";
import type { SettledLine } from "./provider/port.ts";
import { methodsOf } from "./reads/method-store.ts";
import { exportPayments } from "./reads/read-payments.ts";
import { readPayoutWhys } from "./reads/read-payout-whys.ts";
import { countOpenWithdrawals, pendingWithdrawalsIn } from "./reads/read-store.ts";
import { type SettledFilter, type SettledPayment, settledPayments } from "./reads/settled-store.ts";
import { bindings } from "./routes.ts";
import { exportSavedCards } from "./saved-cards/read-cards.ts";
import { subscribe } from "./subscribers.ts";
import { auditTransfers } from "./transfers/audit-transfers.ts";
import { describeTransfer } from "./transfers/describe-transfer.ts";
import { exportTransfers } from "./transfers/read-transfers.ts";
import { openTransfersIn } from "./transfers/store.ts";
import { auditWithdrawals, type WithdrawalFinding } from "./withdrawals/audit-withdrawals.ts";
import { describeWithdrawal } from "./withdrawals/describe-withdrawal.ts";

export * from "./bank-accounts/index.ts";
export type * from "./ports.ts";
export { openBankTransfer } from "./provider/adapters/bank-transfer/index.ts";
export { openSandbox, type Sandbox, type SandboxPorts } from "./provider/adapters/sandbox/index.ts";
export { type ConfiguredPorts, openConfiguredProviders } from "./provider/registry/configured.ts";
export { openProviders } from "./provider/registry/index.ts";
export type { SettledFilter, SettledPayment } from "./reads/settled-store.ts";
export { DESTINATION, LINKED_ACCOUNT, PAYOUT_FILE, SAVED_CARD } from "./sealed-columns.ts";
export { seedFunds } from "./seed.ts";
export type { WithdrawalFinding } from "./withdrawals/audit-withdrawals.ts";

export type Cashier = {
	bindings: Binding[];
	jobs: readonly PeriodicJob[];
	/**
	 * What the proof of a withdrawal is bound to, and the destination as the player recognises it; undefined if there is
	 * none.
	 */
	describeWithdrawal(
		playerId: Id,
		terms: { amountMinor: number; currency: string; destination: string },
	): Promise<{ authorises: string; label: string } | undefined>;
	/** How many of the player's withdrawals are open. */
	openWithdrawals(playerId: Id): Promise<number>;
	/** All of the player's payments, newest first, for the copy of their data. */
	exportOf(playerId: Id): Promise<HistoryRowView[]>;
	/** The payments of a provider that have moved money, to be compared with its statements. */
	settledPayments(reader: Reader, filter: SettledFilter): Promise<SettledPayment[]>;
	/** The companies that list what they have settled, each with how to ask it. */
	settledLists(): { provider: string; linesSince(sinceMs: number): Promise<SettledLine[]> }[];
	/** The payments that lines of a bank's statement name, by the references that the bank and the player were given. */
	namedPayments<Line extends BankLine>(reader: Reader, lines: readonly Line[]): Promise<Map<Line, NamedPayment>>;
	/** What a statement of a bank says has left for players: payouts of released files are paid by it, each once. */
	applyPaidOut(provider: string, lines: readonly PaidOut[]): Promise<void>;
	/** Enters what has arrived on a bank account as receipts to be matched, each once. Returns how many are new. */
	enterReceipts(tx: Tx, entering: { provider: string; by: Id }, lines: readonly BankLine[]): Promise<number>;
	/** Polls the provider once for payments without a callback; also a periodic job. */
	pollProvider(): Promise<void>;
	/** Asks each company how it is. */
	checkHealth(): Promise<void>;
	/** All of the player's transfers to and from other players, for the copy of their data. */
	exportTransfers(playerId: Id): Promise<TransferView[]>;
	/** What goes with a deposit that is charged back. Bound while the site opens. */
	onChargeback(listener: OnChargeback): void;
	/** What checks players before anything goes out to them. Bound while the site opens. */
	onPayout(review: PayoutReview): void;
	/** How these payments of the player were paid; those of others and those that are not the cashier's are missing. */
	methodsOf(reader: Reader, playerId: Id, payments: readonly Id[]): Promise<Map<Id, string>>;
	/** The cards that the player has kept, for the copy of their data. */
	exportSavedCards(playerId: Id): Promise<SavedCard[]>;
	/** What open withdrawals and open transfers hold in a bucket; that of transfers is true over all wallets together only. */
	heldIn: Record<"pendingWithdrawal" | "transit", (bucket: number) => HeldSums>;
	/** Where the money in transit in the ledger differs from the transfers. */
	auditTransfers(): Promise<WithdrawalFinding[]>;
	/** Where the pending funds in the ledger differ from the sum of the open withdrawals. */
	auditWithdrawals(): Promise<WithdrawalFinding[]>;
};

/** Must be opened before the outbox starts, because it adds its jobs and listeners there. */
export function openCashier(ports: CashierPorts): Cashier {
	const deps = openDeps(ports);
	subscribe(deps);
	ports.wallet.addWhys((playerId, currency) => readPayoutWhys(deps, playerId, currency));
	return {
		bindings: bindings(deps),
		jobs: periodicJobs(deps),
		describeWithdrawal: async (playerId, terms) =>
			describeTransfer(terms) ?? (await describeWithdrawal(deps, playerId, terms)),
		openWithdrawals: (playerId) => countOpenWithdrawals(ports.database.reader, playerId),
		exportOf: (playerId) => exportPayments(deps, playerId),
		settledPayments,
		settledLists: () =>
			ports.providers
				.list()
				.flatMap(({ name: provider, listSettled }) => (listSettled ? [{ provider, linesSince: listSettled }] : [])),
		namedPayments,
		applyPaidOut: (provider, lines) => applyPaidOut(deps, provider, lines),
		enterReceipts: (tx, entering, lines) => enterReceipts(deps, tx, entering, lines),
		pollProvider: () => pollProvider(deps),
		checkHealth: () => checkHealth(deps),
		exportTransfers: (playerId) => exportTransfers(deps, playerId),
		onChargeback: (listener) => void deps.chargebackListeners.push(listener),
		onPayout: (review) => void deps.payoutReviews.push(review),
		methodsOf,
		exportSavedCards: (playerId) => exportSavedCards(deps, playerId),
		heldIn: { pendingWithdrawal: pendingWithdrawalsIn, transit: openTransfersIn },
		auditTransfers: () => auditTransfers(ports),
		auditWithdrawals: () => auditWithdrawals(ports),
	};
}
