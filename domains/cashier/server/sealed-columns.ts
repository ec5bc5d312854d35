import type { SealedColumn, Sealer, Secrets } from "@baize/platform-server";

/** The account or card that a withdrawal pays to. A copy of the tables alone pays to no account. */
export const DESTINATION: SealedColumn = {
	purpose: "cashier.destination",
	oldLayout: "tagFirst",
	table: "cashier.withdrawal",
	rowId: "id",
	column: "destination",
};

/** A provider's token for a card that a player has kept. */
export const SAVED_CARD: SealedColumn = {
	purpose: "cashier.savedCard",
	table: "cashier.saved_card",
	rowId: "id",
	column: "sealed",
};

/** A file of payouts for a bank, with names and numbers of accounts. */
export const PAYOUT_FILE: SealedColumn = {
	purpose: "cashier.payoutFile",
	table: "cashier.payout_file",
	rowId: "batch_id",
	column: "sealed",
};

/** The number of a linked bank account, under the name that its key got when identity owned the table. */
export const LINKED_ACCOUNT: SealedColumn = {
	purpose: "identity.linkedAccounts",
	oldLayout: "tagFirst",
	table: "cashier.linked_account",
	rowId: "account_id",
	column: "sealed",
};

export const linkedAccountSealer = ({ secrets }: { secrets: Secrets }): Sealer => secrets.sealerFor(LINKED_ACCOUNT);
