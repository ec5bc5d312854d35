import type { PlayerCallsOf } from "@baize/platform-server";
import type * as contract from "../contract/index.ts";

/** Open to all players; the report to those who are affiliates. */
export const playerCalls = {
	downloadAffiliateFunnel: {},
	downloadAffiliateStatements: {},
	readAffiliateReport: {},
	readReferralProfile: { succeeds: true },
} satisfies PlayerCallsOf<typeof contract>;
