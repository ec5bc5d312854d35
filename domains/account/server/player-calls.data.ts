import type { PlayerCallsOf } from "@baize/platform-server";
import type * as contract from "../contract/index.ts";

const ok = { succeeds: true } as const;
/** The id of nothing. */
const NONE = "0000000000000";
const proof = { password: "not the password" };

/** Closing the account and the copy of the data are open to all. */
export const playerCalls = {
	listExports: ok,
	readPendingBusiness: ok,
	closeAccount: { body: { reason: "tooMuch", leavesBalance: true, proof } },
	requestExport: {},
	downloadExport: { params: { export: NONE }, body: { proof } },
} satisfies PlayerCallsOf<typeof contract>;
