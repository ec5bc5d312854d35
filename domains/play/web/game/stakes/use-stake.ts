import type { ReelSheet } from "@baize/engines/reels";
import { stakeLadder } from "@baize/games/stakes";
import { useMemo, useState } from "react";
import { stakeOf } from "./bets.ts";

/** The line bets that the player can choose from, the chosen one, and the stake that follows from it. */
export function useStake(sheet: ReelSheet, currency: string) {
	const ladder = useMemo(() => stakeLadder(sheet, currency), [sheet, currency]);
	const [lineBetMinor, setLineBet] = useState(ladder.firstMinor);
	return { ladder, lineBetMinor, setLineBet, stakeMinor: stakeOf(sheet, lineBetMinor) };
}
