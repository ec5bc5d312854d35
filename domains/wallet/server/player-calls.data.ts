import type { PlayerCallsOf } from "@baize/platform-server";
import type * as contract from "../contract/index.ts";

const ok = { succeeds: true } as const;

/** Reading is open to all. */
export const playerCalls = {
	getBalances: ok,
	getWalletHistory: ok,
	getWalletReceipt: { params: { receipt: "0000000000000" } },
	readFundWhys: ok,
	getWalletTotals: ok,
	downloadWalletHistory: ok,
} satisfies PlayerCallsOf<typeof contract>;
