import { potentialReturnMinor } from "@baize/engines/settlement";
import type { Id } from "@baize/kernel/id";
import { isMadeByPage, msOf } from "@baize/kernel/id";
import { type Minor, toWire } from "@baize/kernel/money";
import type { PriceX10000 } from "@baize/kernel/odds";
import { DAY_MS, MINUTE_MS } from "@baize/kernel/time";
import { type AcceptPriceChanges, type BetLimits, MOST_LEGS } from "../contract/index.ts";
import type { EventState } from "./tables.ts";

export type LegWish = { readonly selectionId: string; readonly eventId: Id; readonly seenX10000: number };

export type BetWish = {
	readonly kind: "single" | "multiple";
	readonly stakeMinor: Minor;
	readonly currency: string;
	readonly legs: readonly LegWish[];
	readonly acceptPriceChanges: AcceptPriceChanges;
};

/** What the book says of a leg at the moment of the bet. */
export type OfferedLeg = {
	readonly selectionId: string;
	readonly priceX10000: PriceX10000;
	readonly state: EventState;
	readonly closesAtMs: number;
};

export type BetFault =
	| { code: "LEG_COUNT"; details: { mostLegs: number } }
	| {
			code: "SAME_EVENT" | "SELECTION_UNKNOWN" | "EVENT_STARTED" | "MARKET_SUSPENDED";
			details: { selectionIds: string[] };
	  }
	| { code: "STAKE_TOO_SMALL"; details: { leastStakeMinor: number; currency: string } }
	| { code: "STAKE_TOO_LARGE"; details: { mostStakeMinor: number; currency: string } }
	| {
			code: "PRICE_CHANGED";
			details: { legs: { selectionId: string; seenX10000: number; priceX10000: number }[] };
	  };

const MOST_AHEAD_MS = 5 * MINUTE_MS;

/** Pages make the ids of bets, with the server's time. An old one can only be asked about, not placed. */
export const isUsableBetId = (id: Id, nowMs: number): boolean =>
	isMadeByPage(id) && msOf(id) - nowMs <= MOST_AHEAD_MS && nowMs - msOf(id) <= DAY_MS;

/** What is wrong with a bet whatever the prices are; null when nothing is. */
export function judgeWish(wish: BetWish, limits: BetLimits): BetFault | null {
	const { kind, legs, stakeMinor, currency } = wish;
	const isCountRight = kind === "single" ? legs.length === 1 : legs.length >= 2 && legs.length <= MOST_LEGS;
	const clashing = legs.filter((leg) => legs.some((other) => other !== leg && other.eventId === leg.eventId));
	if (clashing.length > 0) return { code: "SAME_EVENT", details: { selectionIds: idsOf(clashing) } };
	if (!isCountRight) return { code: "LEG_COUNT", details: { mostLegs: MOST_LEGS } };
	if (stakeMinor < limits.leastStakeMinor)
		return { code: "STAKE_TOO_SMALL", details: { leastStakeMinor: toWire(limits.leastStakeMinor), currency } };
	if (stakeMinor > limits.mostStakeMinor)
		return { code: "STAKE_TOO_LARGE", details: { mostStakeMinor: toWire(limits.mostStakeMinor), currency } };
	return null;
}

const idsOf = (legs: readonly { selectionId: string }[]): string[] => legs.map((leg) => leg.selectionId);

/** Whether the legs can be had at prices that the person takes; null when they can. SPORT-02 */
export function judgeLegs(
	{ legs, acceptPriceChanges }: Pick<BetWish, "legs" | "acceptPriceChanges">,
	offered: ReadonlyMap<string, OfferedLeg>,
	nowMs: number,
): BetFault | null {
	const offerOf = (leg: LegWish): OfferedLeg | undefined => offered.get(leg.selectionId);
	const faulty = (isFaulty: (offer: OfferedLeg | undefined) => boolean): string[] =>
		idsOf(legs.filter((leg) => isFaulty(offerOf(leg))));
	const unknown = faulty((offer) => offer === undefined);
	if (unknown.length > 0) return { code: "SELECTION_UNKNOWN", details: { selectionIds: unknown } };
	const started = faulty(
		(offer) => offer!.state === "closed" || offer!.state === "settled" || nowMs >= offer!.closesAtMs,
	);
	if (started.length > 0) return { code: "EVENT_STARTED", details: { selectionIds: started } };
	const suspended = faulty((offer) => offer!.state === "suspended");
	if (suspended.length > 0) return { code: "MARKET_SUSPENDED", details: { selectionIds: suspended } };
	const isTaken = legs.every((leg) => takes(acceptPriceChanges, leg.seenX10000, offerOf(leg)!.priceX10000));
	if (isTaken) return null;
	const moved = legs.map((leg) => ({
		selectionId: leg.selectionId,
		seenX10000: leg.seenX10000,
		priceX10000: offerOf(leg)!.priceX10000,
	}));
	return { code: "PRICE_CHANGED", details: { legs: moved } };
}

/** A bet is always struck at the present price, better or worse than the one that was seen. */
function takes(accept: AcceptPriceChanges, seenX10000: number, presentX10000: PriceX10000): boolean {
	if (accept === "any") return true;
	return accept === "better" ? presentX10000 >= seenX10000 : presentX10000 === seenX10000;
}

/** A payout, cut to the limit that was shown when the bet was placed. */
export const atMost = (payoutMinor: Minor, mostMinor: Minor): Minor =>
	payoutMinor > mostMinor ? mostMinor : payoutMinor;

/** What the bet pays when every leg wins: never more than the limit. */
export const cappedReturnMinor = (stakeMinor: Minor, prices: readonly PriceX10000[], mostMinor: Minor): Minor =>
	atMost(potentialReturnMinor(stakeMinor, prices), mostMinor);
