import { type Binding, bind } from "@baize/platform-server";
import * as calls from "../contract/index.ts";
import { enteringReceipt, matchingReceipt, returningReceipt } from "./bank-receipts/decide-receipt.ts";
import { listingReceipts, readingReceipt } from "./bank-receipts/read-receipts.ts";
import * as chargebacks from "./chargebacks/decide-chargeback.ts";
import { listingChargebacks, readingChargeback } from "./chargebacks/read-chargebacks.ts";
import { startingDeposit } from "./deposits/start-deposit.ts";
import type { CashierDeps } from "./deps.ts";
import { endingWithdrawalHold } from "./holds/end-hold.ts";
import { importingReport } from "./payout-batches/apply-results.ts";
import { buildingBatch } from "./payout-batches/build-batch.ts";
import { dissolvingBatch, proposingRelease } from "./payout-batches/propose-release.ts";
import { downloadingBatch, listingBatches, listingWaiting, readingBatch } from "./payout-batches/show-batch.ts";
import { drainingProvider } from "./provider/measures/drain-provider.ts";
import { listingProviders, readingProvider } from "./provider/measures/read-providers.ts";
import { proposingProviderResume } from "./provider/measures/resume-provider.ts";
import { receivingCallback } from "./provider/receive-callback.ts";
import { listingMethodGroups, readingDepositOptions, readingWithdrawalOptions } from "./reads/read-methods.ts";
import * as reads from "./reads/read-payments.ts";
import { listingSavedCards } from "./saved-cards/read-cards.ts";
import { removingSavedCard } from "./saved-cards/remove-card.ts";
import { transferBindings } from "./transfers/index.ts";
import {
	askingAboutUnknown,
	confirmingUnknown,
	proposingForUnknown,
	withdrawingUnknown,
} from "./unknown/decide-unknown.ts";
import { listingUnknown, readingUnknown } from "./unknown/read-unknown.ts";
import { cancellingWithdrawal } from "./withdrawals/cancel-withdrawal.ts";
import { claimingWithdrawal, releasingWithdrawal } from "./withdrawals/claim-withdrawal.ts";
import { approvingWithdrawal, rejectingWithdrawal } from "./withdrawals/decide-withdrawal.ts";
import { checkingWithdrawal } from "./withdrawals/preflight/check-withdrawal.ts";
import { requestingWithdrawal } from "./withdrawals/request-withdrawal.ts";

const batchBindings = (deps: CashierDeps): Binding[] => [
	bind(calls.listPayoutBatches, listingBatches(deps)),
	bind(calls.listWaitingPayouts, listingWaiting(deps)),
	bind(calls.readPayoutBatch, readingBatch(deps)),
	bind(calls.downloadPayoutBatch, downloadingBatch(deps)),
	bind(calls.buildPayoutBatch, buildingBatch(deps)),
	bind(calls.proposePayoutRelease, proposingRelease(deps)),
	bind(calls.dissolvePayoutBatch, dissolvingBatch(deps)),
	bind(calls.importPayoutReport, importingReport(deps)),
];

export const bindings = (deps: CashierDeps): Binding[] => [
	...batchBindings(deps),
	bind(calls.readDepositOptions, readingDepositOptions(deps)),
	bind(calls.startDeposit, startingDeposit(deps)),
	bind(calls.readDeposit, reads.readingDeposit(deps)),
	bind(calls.readWithdrawalOptions, readingWithdrawalOptions(deps)),
	bind(calls.requestWithdrawal, requestingWithdrawal(deps)),
	bind(calls.checkWithdrawal, checkingWithdrawal(deps)),
	bind(calls.listWithdrawals, reads.listingWithdrawals(deps)),
	bind(calls.readWithdrawal, reads.readingWithdrawal(deps)),
	bind(calls.cancelWithdrawal, cancellingWithdrawal(deps)),
	bind(calls.listPayments, reads.listingPayments(deps)),
	bind(calls.receiveCallback, receivingCallback(deps)),
	bind(calls.readPaymentsProfile, reads.readingPaymentsProfile(deps)),
	bind(calls.listMethodGroups, listingMethodGroups(deps)),
	bind(calls.listWithdrawalQueue, reads.listingQueue(deps)),
	bind(calls.readQueuedWithdrawal, reads.readingQueued(deps)),
	bind(calls.approveWithdrawal, approvingWithdrawal(deps)),
	bind(calls.endWithdrawalHold, endingWithdrawalHold(deps)),
	bind(calls.claimWithdrawal, claimingWithdrawal(deps)),
	bind(calls.releaseWithdrawal, releasingWithdrawal(deps)),
	bind(calls.rejectWithdrawal, rejectingWithdrawal(deps)),
	bind(calls.listBankReceipts, listingReceipts(deps)),
	bind(calls.readBankReceipt, readingReceipt(deps)),
	bind(calls.enterBankReceipt, enteringReceipt(deps)),
	bind(calls.matchBankReceipt, matchingReceipt(deps)),
	bind(calls.returnBankReceipt, returningReceipt(deps)),
	bind(calls.listSavedCards, listingSavedCards(deps)),
	bind(calls.removeSavedCard, removingSavedCard(deps)),
	bind(calls.listProviders, listingProviders(deps)),
	bind(calls.readProvider, readingProvider(deps)),
	bind(calls.drainProvider, drainingProvider(deps)),
	bind(calls.proposeProviderResume, proposingProviderResume(deps)),
	...transferBindings(deps),
	bind(calls.listUnknownPayments, listingUnknown(deps)),
	bind(calls.readUnknownPayment, readingUnknown(deps)),
	bind(calls.askAboutUnknownPayment, askingAboutUnknown(deps)),
	bind(calls.proposeForUnknownPayment, proposingForUnknown(deps)),
	bind(calls.confirmUnknownPayment, confirmingUnknown(deps)),
	bind(calls.withdrawUnknownProposal, withdrawingUnknown(deps)),
	bind(calls.listChargebacks, listingChargebacks(deps)),
	bind(calls.readChargeback, readingChargeback(deps)),
	bind(calls.loseChargeback, chargebacks.losingChargeback(deps)),
	bind(calls.proposeChargebackWon, chargebacks.proposingWon(deps)),
	bind(calls.confirmChargebackWon, chargebacks.confirmingWon(deps)),
	bind(calls.withdrawChargebackWon, chargebacks.withdrawingWon(deps)),
	bind(calls.repayChargebackDebt, chargebacks.repayingDebt(deps)),
];
