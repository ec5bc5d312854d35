/**
 * What affiliates earn. A plan has terms from a month on; the terms of a month are the newest that begin by then. Amounts are
 * in units of the stake ladder, of which a hundred are about one euro, so that a plan is worth the same in each currency.
 * Shares are in ten-thousandths.
 */
export type RevenueShare = {
	/** The share of the tier that the month's revenue reaches is of all of it. The first tier begins at 0. */
	tiers: readonly { fromUnits: bigint; perTenThousand: bigint }[];
	/** What becomes of a month below zero: nothing, all of it is taken from the next, or at most so much. */
	carryOver: "none" | "full" | { atMostUnits: bigint };
	/** No player's wins count for more than this in a month; what is beyond is set against that player's later losses. */
	ringFenceUnits: bigint | null;
};

/** Paid once for a player who has done both. */
export type PerPlayer = { firstDepositUnits: bigint; stakeUnits: bigint; amountUnits: bigint };

export type AffiliateTerms = {
	/** In the form 2026-01. */
	fromMonth: string;
	revenueShare: RevenueShare | null;
	perPlayer: PerPlayer | null;
	/** Of what affiliates earn whom this one has brought. */
	subPerTenThousand: bigint;
};

/** Its months are those of its time zone. */
export type AffiliatePlan = { id: string; timeZone: string; terms: readonly AffiliateTerms[] };

const BASELINE = { firstDepositUnits: 2_000n, stakeUnits: 2_000n };
const TIERS = [
	{ fromUnits: 0n, perTenThousand: 2_500n },
	{ fromUnits: 1_000_000n, perTenThousand: 3_000n },
	{ fromUnits: 5_000_000n, perTenThousand: 3_500n },
];

export const AFFILIATE_PLANS: readonly AffiliatePlan[] = [
	{
		id: "share",
		timeZone: "UTC",
		terms: [
			{
				fromMonth: "2026-01",
				revenueShare: { tiers: TIERS, carryOver: "none", ringFenceUnits: 1_000_000n },
				perPlayer: null,
				subPerTenThousand: 500n,
			},
		],
	},
	{
		id: "perPlayer",
		timeZone: "UTC",
		terms: [
			{
				fromMonth: "2026-01",
				revenueShare: null,
				perPlayer: { ...BASELINE, amountUnits: 5_000n },
				subPerTenThousand: 500n,
			},
		],
	},
	{
		id: "hybrid",
		timeZone: "UTC",
		terms: [
			{
				fromMonth: "2026-01",
				revenueShare: {
					tiers: [
						{ fromUnits: 0n, perTenThousand: 1_500n },
						{ fromUnits: 1_000_000n, perTenThousand: 2_000n },
					],
					carryOver: { atMostUnits: 500_000n },
					ringFenceUnits: 1_000_000n,
				},
				perPlayer: { ...BASELINE, amountUnits: 2_500n },
				subPerTenThousand: 0n,
			},
		],
	},
	{
		id: "shareWithCarryOver",
		timeZone: "America/Toronto",
		terms: [
			{
				fromMonth: "2026-01",
				revenueShare: { tiers: [{ fromUnits: 0n, perTenThousand: 4_000n }], carryOver: "full", ringFenceUnits: null },
				perPlayer: null,
				subPerTenThousand: 0n,
			},
		],
	},
];

export const PLAN_IDS = AFFILIATE_PLANS.map(({ id }) => id);

/** Undefined before the plan begins. The terms are in the order of their months. */
export const termsIn = ({ terms }: AffiliatePlan, month: string): AffiliateTerms | undefined =>
	terms.findLast(({ fromMonth }) => fromMonth <= month);
