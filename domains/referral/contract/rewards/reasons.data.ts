/** What the friend has still to do. */
export const MISSING = ["firstDeposit", "stakes"] as const;
export type Missing = (typeof MISSING)[number];

/** Why there is no reward for a friend, or for one of the two. */
export const REFUSALS = [
	/** The friend's account is the same person's. */
	"samePerson",
	/** The friend's account is that of someone who invited, through others, the one who invites. */
	"circle",
	/** The accounts share a device, a card or a bank account. */
	"sharedMeans",
	"chargedBack",
	"tooLate",
	"tooMany",
	"friendRestricted",
	/** Who would get it is excluded or takes a break. */
	"restricted",
	"accountClosed",
	/** An operator has decided so. */
	"operator",
] as const;
export type RewardRefusal = (typeof REFUSALS)[number];

export const PROGRESS_STATES = ["open", "rewarded", "refused"] as const;
export type ProgressState = (typeof PROGRESS_STATES)[number];

export const REWARD_STATES = ["due", "paid", "refused"] as const;
export type RewardState = (typeof REWARD_STATES)[number];

export const SIDES = ["referrer", "friend"] as const;
export type Side = (typeof SIDES)[number];
