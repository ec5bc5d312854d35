import type { PlayerCallsOf } from "@baize/platform-server";
import type * as contract from "../contract/index.ts";

const ok = { succeeds: true } as const;

/**
 * A restricted player earns nothing, and may still exchange what was earned before, because the money can be withdrawn.
 */
export const playerCalls = {
	readLoyalty: ok,
	readPoints: ok,
	redeemPoints: { body: { requestId: "first-redemption", points: 100 } },
} satisfies PlayerCallsOf<typeof contract>;
