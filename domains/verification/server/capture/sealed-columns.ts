import type { SealedColumn } from "@baize/platform-server";

/** The key of a picture, by which its bytes in the storage are encrypted. */
export const PICTURE_KEY: SealedColumn = {
	purpose: "verification.files",
	oldLayout: "tagFirst",
	table: "verification.file",
	rowId: "id",
	column: "wrapped_key",
};

export const sealedColumns: readonly SealedColumn[] = [PICTURE_KEY];
