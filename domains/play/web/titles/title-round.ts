import type { SealedRound } from "../../contract/index.ts";

/** A round that is over, as its page shows it. */
export type TitleRound = Pick<SealedRound, "bet" | "stakeMinor" | "winMinor" | "events" | "actions">;

/** An open round: where it stands, and what is known of it. For money or for practice. */
export type OpenRound = { bet: unknown; step: number; stakeMinor: number; view: unknown };

/** The stakes that a sheet states. */
export type LimitsOfStake = { minStakeUnits: number; maxStakeUnits: number; stepUnits?: number };

/** How a round has ended for its player. */
export function outcomeOfTitle({ stakeMinor, winMinor }: Pick<TitleRound, "stakeMinor" | "winMinor">) {
	if (winMinor > stakeMinor) return "won" as const;
	if (winMinor === 0) return "lost" as const;
	return winMinor === stakeMinor ? ("even" as const) : ("returned" as const);
}
