import { type Binding, bind } from "@baize/platform-server";
import * as calls from "../../contract/index.ts";
import type { CashierDeps } from "../deps.ts";
import { cancellingTransfer, decliningTransfer, returningTransfer } from "./end-transfer.ts";
import { TRANSFER_TEMPLATES } from "./messages.ts";
import { namingTransfers } from "./name-transfers.ts";
import { notifyPlayers } from "./notify-players.ts";
import { listingTransferRecords, readingTransferRecord } from "./read-records.ts";
import { listingTransfers, readingTransferOptions } from "./read-transfers.ts";
import { sendingTransfer } from "./send-transfer.ts";
import { ARRIVE_JOB, finishTransfer, takingTransfer } from "./take-transfer.ts";

export const transferBindings = (deps: CashierDeps): Binding[] => [
	bind(calls.readTransferOptions, readingTransferOptions(deps)),
	bind(calls.sendTransfer, sendingTransfer(deps)),
	bind(calls.listTransfers, listingTransfers(deps)),
	bind(calls.takeTransfer, takingTransfer(deps)),
	bind(calls.declineTransfer, decliningTransfer(deps)),
	bind(calls.cancelTransfer, cancellingTransfer(deps)),
	bind(calls.listTransferRecords, listingTransferRecords(deps)),
	bind(calls.readTransferRecord, readingTransferRecord(deps)),
	bind(calls.returnTransfer, returningTransfer(deps)),
];

/** The listeners, jobs and names of transfers between players. */
export function subscribeTransfers(deps: CashierDeps): void {
	deps.notifications.addTemplates(TRANSFER_TEMPLATES);
	deps.wallet.nameSubjects("other", namingTransfers(deps));
	deps.outbox.work(ARRIVE_JOB, async (payload) => void (await finishTransfer(deps, payload)));
	deps.outbox.listen(calls.TRANSFER_CHANGED, "cashier.notifyTransfer", "player", (tx, change) =>
		notifyPlayers(deps, tx, change),
	);
}
