import { EnumOf, Flag, Integer, ListOf, Optional, type Static, Struct, Text } from "@baize/kernel/call";
import { EFFECTS, IMPEDIMENT_CODES, WAYS_OUT_OF_IMPEDIMENTS } from "./impediments.data.ts";

/** One thing that holds a withdrawal up, and the way out of it. */
export const Impediment = Struct({
	code: EnumOf(IMPEDIMENT_CODES),
	effect: EnumOf(EFFECTS),
	wayOut: EnumOf(WAYS_OUT_OF_IMPEDIMENTS),
	/** When it ends by itself, where that is known. */
	untilMs: Optional(Integer()),
	/** What it is about: the least that can be withdrawn, what must go back first, what stays. */
	amountMinor: Optional(Integer()),
	/** The card that it is about, by the end of its number. */
	label: Optional(Text()),
});
export type ImpedimentView = Static<typeof Impediment>;

/**
 * How long withdrawals take: half of them at most `half…`, nine of ten at most `most…`, first until they are checked and
 * then until they are paid. As those of the last 30 days took, or as we expect where there were too few (`cases`).
 */
export const PayoutTimes = Struct({
	reviewHalfMs: Integer(),
	reviewMostMs: Integer(),
	payoutHalfMs: Integer(),
	payoutMostMs: Integer(),
	cases: Integer(),
	isMeasured: Flag(),
});
export type PayoutTimesView = Static<typeof PayoutTimes>;

/** Where money came from and how much of it must go back there before any goes elsewhere. */
export const ReturnsTo = ListOf(Struct({ destination: Text(), label: Text(), leftMinor: Integer() }));
