import type { SealedRound } from "../../contract/index.ts";
import { ownAmounts } from "../game/round/free-round.ts";

/** A round that is over, as its page shows it. */
export type TitleRound = Pick<SealedRound, "bet" | "stakeMinor" | "winMinor" | "events" | "actions" | "promotion">;

/** An open round: where it stands, and what is known of it. For money or for practice. */
export type OpenRound = { bet: unknown; step: number; stakeMinor: number; view: unknown };

/** The stakes that a sheet states. */
export type LimitsOfStake = { minStakeUnits: number; maxStakeUnits: number; stepUnits?: number };

/** What requests do on the page. `practiceMinor`: the practice money before them. */
export type Effects = { onLost(): void; onBalance(balanceMinor: number): void; practiceMinor: number };
/** An action, what it stakes in addition, and how the round is shown that it may have ended. */
export type TitleAction = { action: object; addedMinor: number; show: Show };
/** Shows a round that is over before the balance has its win. */
export type Show = (round: TitleRound) => Promise<void>;

/** How a round has ended for its player. */
export function outcomeOfTitle(round: Pick<TitleRound, "stakeMinor" | "winMinor" | "promotion">) {
	const { stakeMinor, winMinor } = ownAmounts(round);
	if (winMinor > stakeMinor) return "won" as const;
	if (winMinor === 0) return "lost" as const;
	return winMinor === stakeMinor ? ("even" as const) : ("returned" as const);
}

/** What the amount that a round has brought so far is called: up to its stake it is no win. */
export function labelOfWon(round: Pick<TitleRound, "stakeMinor" | "promotion">, wonMinor: number) {
	const outcome = outcomeOfTitle({ ...round, winMinor: wonMinor });
	return outcome === "returned" || outcome === "even" ? ("controls.returned" as const) : ("controls.win" as const);
}

/** How far a win stands above its stake: it says how long and how richly it is celebrated. Null for no win. */
export function tierOf(round: Pick<TitleRound, "stakeMinor" | "winMinor">) {
	if (outcomeOfTitle(round) !== "won") return null;
	const { stakeMinor, winMinor } = round;
	if (winMinor <= 5 * stakeMinor) return "short" as const;
	if (winMinor <= 15 * stakeMinor) return "nice" as const;
	return winMinor <= 40 * stakeMinor ? ("big" as const) : ("huge" as const);
}
