/**
 * What inviting a friend is worth, from a day on. The plan that is in force when the friend registers stays theirs. Amounts
 * are in units of the stake ladder, of which a hundred are about one euro.
 */
export type RewardPlan = {
	id: string;
	fromMs: number;
	/** So long after the friend's first deposit it can still be charged back. */
	holdDays: number;
	/** What the friend stakes of their own money, settled. */
	stakeUnits: bigint;
	/** From the registration on. */
	withinDays: number;
	referrerUnits: bigint;
	/** 0: the friend gets nothing. */
	friendUnits: bigint;
	/** For so many friends a player gets a reward in 365 days. */
	maxFriendsAYear: number;
};

export const REWARD_PLANS: readonly RewardPlan[] = [
	{
		id: "friends-2026",
		fromMs: Date.UTC(2026, 0, 1),
		holdDays: 14,
		stakeUnits: 5_000n,
		withinDays: 90,
		referrerUnits: 1_000n,
		friendUnits: 500n,
		maxFriendsAYear: 20,
	},
];

/** Undefined where nothing is promised at that time. The plans are in the order of their days. */
export const planAt = (atMs: number, plans: readonly RewardPlan[] = REWARD_PLANS): RewardPlan | undefined =>
	plans.findLast(({ fromMs }) => fromMs <= atMs);
