import type { Id } from "@baize/kernel/id";
import { type Minor, share } from "@baize/kernel/money";
import type { AffiliateTerms, Costs, PerPlayer, RevenueShare } from "../../contract/index.ts";
import type { Movement } from "./movement.ts";
import { NO_REVENUE, type Revenue, revenueOf } from "./revenue.ts";
import { sumOf } from "./sum-of.ts";

/** What is known of a player at the end of a month. */
export type PlayerMonth = {
	playerId: Id;
	movement: Movement;
	/** What was fenced for the player before: 0 or below. */
	fencedMinor: Minor;
	/** Until the end of the month, over the player's life. */
	firstDepositMinor: Minor | null;
	stakedMinor: Minor;
	isChargedBack: boolean;
	/** An earlier statement has paid for the player. */
	isPaidFor: boolean;
};

export type MonthFacts = {
	terms: AffiliateTerms;
	costs: Costs;
	/** The minor units of a unit of the stake ladder. */
	unitMinor: bigint;
	players: readonly PlayerMonth[];
	/** Left of earlier months: 0 or below. */
	carriedMinor: Minor;
	/** What affiliates have earned in the month whom this one has brought. */
	subEarnedMinor: Minor;
};

export type Commission = {
	revenue: Revenue;
	/** What is not counted because it is fenced, above zero, or what is taken of what was fenced before. */
	fencedMinor: Minor;
	carriedInMinor: Minor;
	/** What is shared: net revenue with what is fenced and carried. */
	sharedMinor: Minor;
	perTenThousand: bigint;
	shareMinor: Minor;
	/** The players who are paid for in this month. */
	paidFor: Id[];
	perPlayerMinor: Minor;
	subMinor: Minor;
	totalMinor: Minor;
	carriedOutMinor: Minor;
	/** By player, what stays fenced; those of whom nothing does are not in it. */
	fenced: { playerId: Id; fencedMinor: Minor }[];
};

const WHOLE = 10_000n;

/** What an affiliate earns in a month and a currency. Shares are truncated, once. */
export function commissionOf(facts: MonthFacts): Commission {
	const { terms, costs, unitMinor, players, carriedMinor, subEarnedMinor } = facts;
	const byPlayer = players.map((player) => ({ player, revenue: revenueOf(player.movement, costs) }));
	const revenue = byPlayer.reduce((sum, each) => sumOf(sum, each.revenue), NO_REVENUE);
	const fences = byPlayer.map((each) => fence(each.player, each.revenue.netMinor, terms.revenueShare, unitMinor));
	const countedMinor = fences.reduce((sum, each) => sum + each.countedMinor, 0n);
	const shared = shareOf(terms.revenueShare, countedMinor + carriedMinor, unitMinor);
	const paidFor = players.filter((player) => earnsOnce(terms.perPlayer, player, unitMinor));
	const perPlayerMinor = BigInt(paidFor.length) * (terms.perPlayer?.amountUnits ?? 0n) * unitMinor;
	const subMinor = share(subEarnedMinor, terms.subPerTenThousand, WHOLE);
	return {
		...{ revenue, carriedInMinor: carriedMinor, perPlayerMinor, subMinor, ...shared },
		fencedMinor: countedMinor - revenue.netMinor,
		sharedMinor: countedMinor + carriedMinor,
		paidFor: paidFor.map(({ playerId }) => playerId),
		totalMinor: shared.shareMinor + perPlayerMinor + subMinor,
		fenced: fences
			.filter(({ fencedMinor }) => fencedMinor < 0n)
			.map(({ playerId, fencedMinor }) => ({ playerId, fencedMinor })),
	};
}

type Fence = { playerId: Id; countedMinor: Minor; fencedMinor: Minor };

/** A player's loss of the operator beyond the fence waits for the same player's later revenue. */
function fence(
	{ playerId, fencedMinor }: PlayerMonth,
	netMinor: Minor,
	terms: RevenueShare | null,
	unitMinor: bigint,
): Fence {
	if (!terms || terms.ringFenceUnits === null) return { playerId, countedMinor: netMinor, fencedMinor: 0n };
	const lowest = -terms.ringFenceUnits * unitMinor;
	const withFenced = netMinor + fencedMinor;
	// What was fenced is set against revenue only: it never makes a month worse than the month itself.
	const countedMinor = netMinor > 0n ? highest(withFenced, 0n) : highest(netMinor, lowest);
	return { playerId, countedMinor, fencedMinor: withFenced - countedMinor };
}

const highest = (a: Minor, b: Minor): Minor => (a > b ? a : b);

function shareOf(terms: RevenueShare | null, sharedMinor: Minor, unitMinor: bigint) {
	const tier = terms?.tiers.findLast(({ fromUnits }) => fromUnits * unitMinor <= sharedMinor);
	if (!terms || !tier) {
		const carriedOutMinor = terms ? carriedOf(terms, sharedMinor, unitMinor) : 0n;
		return { perTenThousand: 0n, shareMinor: 0n, carriedOutMinor };
	}
	const { perTenThousand } = tier;
	return { perTenThousand, shareMinor: share(sharedMinor, perTenThousand, WHOLE), carriedOutMinor: 0n };
}

function carriedOf({ carryOver }: RevenueShare, sharedMinor: Minor, unitMinor: bigint): Minor {
	if (carryOver === "none") return 0n;
	return carryOver === "full" ? sharedMinor : highest(sharedMinor, -carryOver.atMostUnits * unitMinor);
}

function earnsOnce(terms: PerPlayer | null, player: PlayerMonth, unitMinor: bigint): boolean {
	if (!terms || player.isPaidFor || player.isChargedBack || player.firstDepositMinor === null) return false;
	const { firstDepositUnits, stakeUnits } = terms;
	return player.firstDepositMinor >= firstDepositUnits * unitMinor && player.stakedMinor >= stakeUnits * unitMinor;
}
