import { type Binding, bind } from "@baize/platform-server";
import * as calls from "../contract/index.ts";
import { cancellingWithdrawal } from "./cancel-withdrawal.ts";
import { approvingWithdrawal, rejectingWithdrawal } from "./decide-withdrawal.ts";
import { endingWithdrawalHold } from "./end-hold.ts";
import type { House } from "./house.ts";
import { listingMethodGroups, readingDepositOptions, readingWithdrawalOptions } from "./read-methods.ts";
import * as reads from "./read-payments.ts";
import { receivingCallback } from "./receive-callback.ts";
import { requestingWithdrawal } from "./request-withdrawal.ts";
import { startingDeposit } from "./start-deposit.ts";

export const bindings = (house: House): Binding[] => [
	bind(calls.readDepositOptions, readingDepositOptions(house)),
	bind(calls.startDeposit, startingDeposit(house)),
	bind(calls.readDeposit, reads.readingDeposit(house)),
	bind(calls.readWithdrawalOptions, readingWithdrawalOptions(house)),
	bind(calls.requestWithdrawal, requestingWithdrawal(house)),
	bind(calls.listWithdrawals, reads.listingWithdrawals(house)),
	bind(calls.cancelWithdrawal, cancellingWithdrawal(house)),
	bind(calls.listPayments, reads.listingPayments(house)),
	bind(calls.receiveCallback, receivingCallback(house)),
	bind(calls.readPaymentsProfile, reads.readingPaymentsProfile(house)),
	bind(calls.listMethodGroups, listingMethodGroups(house)),
	bind(calls.listWithdrawalQueue, reads.listingQueue(house)),
	bind(calls.readQueuedWithdrawal, reads.readingQueued(house)),
	bind(calls.approveWithdrawal, approvingWithdrawal(house)),
	bind(calls.endWithdrawalHold, endingWithdrawalHold(house)),
	bind(calls.rejectWithdrawal, rejectingWithdrawal(house)),
];
