import type { SealedColumn, Sealer, Secrets } from "@baize/platform-server";

/** The number of a linked bank account. */
const LINKED_ACCOUNT: SealedColumn = {
	purpose: "identity.linkedAccounts",
	oldLayout: "tagFirst",
	table: "identity.linked_account",
	rowId: "account_id",
	column: "sealed",
};

export const sealedColumns: readonly SealedColumn[] = [LINKED_ACCOUNT];

export const linkedAccountSealer = ({ secrets }: { secrets: Secrets }): Sealer => secrets.sealerFor(LINKED_ACCOUNT);
