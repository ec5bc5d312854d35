/** How far a mission is. `open`: approved, so that players see it; `closed`: no further player joins it. */
export const STATES = ["draft", "open", "closed", "cancelled"] as const;
export type State = (typeof STATES)[number];

/** What an operator does with a mission. */
export const STEPS = ["drafted", "saved", "approved", "closed", "cancelled"] as const;
export type Step = (typeof STEPS)[number];

/** What players see of it at a moment. `full`: every place is taken. */
export const SHOWN_STATES = ["next", "running", "full", "closed", "over"] as const;
export type ShownState = (typeof SHOWN_STATES)[number];

/**
 * What is asked of a player. `titles`: rounds on so many different titles; `days`: so many days with at least one round;
 * `multiple`: so many rounds that return at least so many times their stake. None counts money, and none counts rounds
 * alone, which would pay for playing faster.
 */
export const GOALS = ["titles", "days", "multiple"] as const;
export type GoalKind = (typeof GOALS)[number];

export const AUDIENCES = ["all", "newcomers"] as const;
/** An account is new for so many days. */
export const NEWCOMER_DAYS = 30;

/** Why a player cannot join. */
export const BLOCKS = [
	"closed",
	"restricted",
	"ageUnverified",
	"placeNotOffered",
	"consentMissing",
	"currencyNotOffered",
	"notNew",
	"full",
	"noLongerOpen",
] as const;
export type Block = (typeof BLOCKS)[number];
