import type { JackpotTerms } from "@baize/engines/reels";
import { sheets } from "./sheets.ts";

/** Every jackpot that a title carries, each once. */
export const pots: readonly JackpotTerms[] = [...new Set(sheets.flatMap(({ jackpot }) => (jackpot ? [jackpot] : [])))];

/** The titles that carry a jackpot. */
export const gamesOfPot = (potId: string): readonly string[] =>
	sheets.filter(({ jackpot }) => jackpot?.id === potId).map(({ id }) => id);
