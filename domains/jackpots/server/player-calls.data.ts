import type { PlayerCallsOf } from "@baize/platform-server";
import type * as contract from "../contract/index.ts";

/** Open to all players. */
export const playerCalls = {
	listOwnJackpotWins: { succeeds: true },
} satisfies PlayerCallsOf<typeof contract>;
