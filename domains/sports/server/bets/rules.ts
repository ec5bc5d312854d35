import { potentialReturnMinor } from "@baize/engines/settlement";
import type { Id } from "@baize/kernel/id";
import { isMadeByPage, msOf } from "@baize/kernel/id";
import { type Minor, toWire } from "@baize/kernel/money";
import type { PriceX10000 } from "@baize/kernel/odds";
import { DAY_MS, MINUTE_MS } from "@baize/kernel/time";
import { type AcceptPriceChanges, BET_CLASSES, type BetClass, type BetLimits, MAX_LEGS } from "../../contract/index.ts";
import { withoutStake } from "../free-bets/rules.ts";
import type { EventState } from "../tables.ts";

export type LegRequest = { readonly selectionId: string; readonly eventId: Id; readonly seenX10000: number };

export type BetRequest = {
	readonly kind: "single" | "multiple";
	readonly stakeMinor: Minor;
	readonly currency: string;
	readonly legs: readonly LegRequest[];
	readonly acceptPriceChanges: AcceptPriceChanges;
	/** The free bet that is the stake; null for a stake of the player's own. */
	readonly freeBetId: Id | null;
};

/** A leg as the book offers it at the moment of the bet. */
export type OfferedLeg = {
	readonly selectionId: string;
	readonly priceX10000: PriceX10000;
	readonly state: EventState;
	readonly closesAtMs: number;
	/** By which the terms of a bonus say whether it is played with that. */
	readonly gameClass: BetClass;
};

/** A bet on events of several classes is of the first of these: a bet on sports is no less one for a race beside it. */
export const classOfBet = (legs: readonly Pick<OfferedLeg, "gameClass">[]): BetClass =>
	BET_CLASSES.find((each) => legs.some(({ gameClass }) => gameClass === each))!;

export type BetError =
	| { code: "LEG_COUNT"; details: { maxLegs: number } }
	| {
			code: "SAME_EVENT" | "SELECTION_UNKNOWN" | "EVENT_STARTED" | "MARKET_SUSPENDED";
			details: { selectionIds: string[] };
	  }
	| { code: "STAKE_TOO_SMALL"; details: { minStakeMinor: number; currency: string } }
	| { code: "STAKE_TOO_LARGE"; details: { maxStakeMinor: number; currency: string } }
	| {
			code: "PRICE_CHANGED";
			details: { legs: { selectionId: string; seenX10000: number; priceX10000: number }[] };
	  };

const MAX_AHEAD_MS = 5 * MINUTE_MS;

/** Pages make the ids of bets, with the server's time. An old id can only be looked up, not placed. */
export const isUsableBetId = (id: Id, nowMs: number): boolean =>
	isMadeByPage(id) && msOf(id) - nowMs <= MAX_AHEAD_MS && nowMs - msOf(id) <= DAY_MS;

/** What is wrong with a bet regardless of prices; null when nothing is. */
export function judgeRequest(request: BetRequest, limits: BetLimits): BetError | null {
	const { kind, legs, stakeMinor, currency } = request;
	const isCountRight = kind === "single" ? legs.length === 1 : legs.length >= 2 && legs.length <= MAX_LEGS;
	const clashing = legs.filter((leg) => legs.some((other) => other !== leg && other.eventId === leg.eventId));
	if (clashing.length > 0) return { code: "SAME_EVENT", details: { selectionIds: idsOf(clashing) } };
	if (!isCountRight) return { code: "LEG_COUNT", details: { maxLegs: MAX_LEGS } };
	if (stakeMinor < limits.minStakeMinor)
		return { code: "STAKE_TOO_SMALL", details: { minStakeMinor: toWire(limits.minStakeMinor), currency } };
	if (stakeMinor > limits.maxStakeMinor)
		return { code: "STAKE_TOO_LARGE", details: { maxStakeMinor: toWire(limits.maxStakeMinor), currency } };
	return null;
}

const idsOf = (legs: readonly { selectionId: string }[]): string[] => legs.map((leg) => leg.selectionId);

/** Whether the legs are available at prices that the player accepts; null when they are. SPORT-02 */
export function judgeLegs(
	{ legs, acceptPriceChanges }: Pick<BetRequest, "legs" | "acceptPriceChanges">,
	offered: ReadonlyMap<string, OfferedLeg>,
	nowMs: number,
): BetError | null {
	const offerOf = (leg: LegRequest): OfferedLeg | undefined => offered.get(leg.selectionId);
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

/** A bet is always placed at the current price, better or worse than the one seen. */
function takes(accept: AcceptPriceChanges, seenX10000: number, presentX10000: PriceX10000): boolean {
	if (accept === "any") return true;
	return accept === "better" ? presentX10000 >= seenX10000 : presentX10000 === seenX10000;
}

/** A payout, capped at the limit that was shown when the bet was placed. */
export const capped = (payoutMinor: Minor, maxMinor: Minor): Minor => (payoutMinor > maxMinor ? maxMinor : payoutMinor);

/** What the bet pays when every leg wins, capped at the limit; without the stake where that is a free bet. */
export function cappedReturnMinor(
	{ stakeMinor, freeBetId }: Pick<BetRequest, "stakeMinor" | "freeBetId">,
	prices: readonly PriceX10000[],
	maxMinor: Minor,
): Minor {
	const returnMinor = potentialReturnMinor(stakeMinor, prices);
	return capped(freeBetId === null ? returnMinor : withoutStake(returnMinor, stakeMinor), maxMinor);
}
