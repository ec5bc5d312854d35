import { useRef, useState } from "react";
import type { PracticeAnswer } from "../../../contract/index.ts";
import { practiceMinor } from "../stakes/use-displayed-balance.ts";
import { type PracticeNext, requestPracticeRound } from "./request-round.ts";
import type { RoundParts } from "./round-parts.ts";

/** Rounds for practice money, which only this page counts. */
export function usePracticeRounds(
	{ round, bet, displayedBalance, showProblem, settle }: RoundParts,
	{ stakeMinor, currency }: { stakeMinor: number; currency: string },
) {
	const next = useRef<PracticeNext>({ seeds: undefined });
	const [practised, setPractised] = useState<PracticeAnswer>();
	const refillMinor = practiceMinor(currency);

	/** Returns the round that was shown. */
	async function spin(): Promise<PracticeAnswer | undefined> {
		const balanceMinor = displayedBalance.balanceMinor ?? refillMinor;
		if (balanceMinor < stakeMinor) {
			showProblem({ kind: "practiceEmpty" });
			return undefined;
		}
		let afterMinor: number | undefined;
		try {
			const played = await round.play(
				() => requestPracticeRound(bet, next.current),
				(decided) => {
					displayedBalance.set(balanceMinor - decided.stakeMinor);
					afterMinor = balanceMinor - decided.stakeMinor + decided.winMinor;
				},
			);
			if (played) setPractised(played);
			return played;
		} finally {
			// The win is the player's, also where the stage could not show it.
			if (afterMinor !== undefined) settle(afterMinor);
		}
	}

	return {
		spin,
		/** The last round, which the player can verify. */
		practised,
		refillMinor,
		refill() {
			displayedBalance.set(refillMinor);
			showProblem(undefined);
		},
	};
}
