import type { PlayerCallsOf } from "@baize/platform-server";
import type * as contract from "../contract/index.ts";

/** Open to all players. */
export const playerCalls = {
	readReferralProfile: { succeeds: true },
} satisfies PlayerCallsOf<typeof contract>;
