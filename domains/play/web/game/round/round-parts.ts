import type { CallError } from "@baize/platform-web/reads";
import type { DisplayedBalance } from "../stakes/use-displayed-balance.ts";
import type { Bet } from "./request-round.ts";
import type { RoundPlayer } from "./use-round.ts";

/** Why nothing is being played: a refusal, or an answer that does not come. */
export type Problem = { kind: "refused"; error: CallError } | { kind: "lost" } | { kind: "practiceEmpty" };

/** What rounds for money and practice rounds have in common. */
export type RoundParts = {
	round: RoundPlayer;
	bet: Bet;
	displayedBalance: DisplayedBalance;
	/** Undefined: there is none any more. */
	showProblem(problem: Problem | undefined): void;
	/** The round is over: its balance is shown, and written to the log. */
	settle(balanceMinor: number): void;
};
