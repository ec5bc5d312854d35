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

/** So many places are shown to everyone. */
export const BOARD_LENGTH = 100;
