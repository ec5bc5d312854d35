import type { PlayerCallsOf } from "@baize/platform-server";
import type * as contract from "../contract/index.ts";

const ok = { succeeds: true } as const;
/** The id of nothing. */
const NONE = "0000000000000";
const NO_STAKE = {
	excluded: "EXCLUDED",
	timedOut: "TIMED_OUT",
	terms: "TERMS_DUE",
	blocked: "DOCUMENT_BLOCKED",
} as const;

/** A restricted player cannot stake. */
export const playerCalls = {
	listBets: ok,
	listFreeBets: ok,
	readBet: { params: { betId: NONE } },
	placeBet: { body: { kind: "single", stakeMinor: 100, acceptPriceChanges: "any" }, ...ok, refused: NO_STAKE },
} satisfies PlayerCallsOf<typeof contract>;
