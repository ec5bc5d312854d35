import type { SealedColumn } from "@baize/platform-server";

/** What an authenticator's codes are made from. Once it is confirmed, the value that was pending stands in `secret`. */
export const AUTHENTICATOR = { purpose: "factors.authenticator", oldLayout: "tagLast" } as const;

const OF_PLAYER = { ...AUTHENTICATOR, table: "factors.authenticator", rowId: "player_id" };

export const sealedColumns: readonly SealedColumn[] = [
	{ ...OF_PLAYER, column: "secret" },
	{ ...OF_PLAYER, column: "pending" },
];
