import type { OfficePart } from "@baize/platform-backoffice";
import { BankAccounts } from "./bank-accounts/BankAccounts.tsx";
import { bankAccountTexts } from "./bank-accounts/texts.ts";
import { bankReceipts } from "./bank-receipts/bank-receipts.tsx";
import { chargebacks } from "./chargebacks/chargebacks.tsx";
import { payoutBatches } from "./payout-batches/payout-batches.tsx";
import { providers } from "./providers/providers.tsx";
import { PlayerTransfers } from "./transfers/PlayerTransfers.tsx";
import { transfers } from "./transfers/transfers.tsx";
import { unknownPayments } from "./unknown/unknown-payments.tsx";
import { withdrawals } from "./withdrawals.tsx";

/** The cashier's part of the back office. */
export const cashierPart: OfficePart = {
	group: "payments",
	resources: [withdrawals, transfers, unknownPayments, chargebacks, bankReceipts, payoutBatches, providers],
	panels: { players: [BankAccounts, PlayerTransfers] },
	texts: bankAccountTexts,
};
