import type { GameSheet, StakeLimits } from "../game/index.ts";

/** The data of a title in which a multiplier rises until it breaks off. Multipliers are in hundredths. */
export type CrashSheet = GameSheet &
	StakeLimits & {
		minTargetX100: number;
		/** Everybody who is still in when the multiplier comes here is paid this. */
		highestX100: number;
		/** The bets that a player can have in a round. */
		maxBets: number;
	};
