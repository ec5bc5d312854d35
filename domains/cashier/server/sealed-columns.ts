import type { SealedColumn } from "@baize/platform-server";

/** The account or card that a withdrawal pays to. A copy of the tables alone pays to no account. */
export const DESTINATION: SealedColumn = {
	purpose: "cashier.destination",
	oldLayout: "tagFirst",
	table: "cashier.withdrawal",
	rowId: "id",
	column: "destination",
};

export const sealedColumns: readonly SealedColumn[] = [DESTINATION];
