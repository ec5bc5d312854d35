/** How far a tournament is. */
export const STATES = ["draft", "approved", "announced", "running", "ended", "audited", "paid", "cancelled"] as const;
export type State = (typeof STATES)[number];

/** Those that players see: from the announcement on, the terms stay as they are. */
export const PUBLIC_STATES = [
	"announced",
	"running",
	"ended",
	"audited",
	"paid",
	"cancelled",
] as const satisfies readonly State[];
export type PublicState = (typeof PUBLIC_STATES)[number];

/** What is done with a tournament, by operators; `paid` by the site, once every prize is. */
export const STEPS = [
	"drafted",
	"saved",
	"approved",
	"announced",
	"ended",
	"cancelled",
	"disqualified",
	"readmitted",
	"audited",
	"confirmed",
	"paid",
] as const;
export type Step = (typeof STEPS)[number];

/** So many places are shown to everyone. */
export const BOARD_LENGTH = 100;
