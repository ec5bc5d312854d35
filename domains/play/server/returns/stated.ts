import type { Game } from "@baize/engines/game";
import type { Stated } from "./band.ts";
import { STATED } from "./stated.data.ts";

const RETURN_UNIT = 1_000_000_000n;

/**
 * What a title states where all its bets are alike: of slots and tickets. Elsewhere the player chooses how far payouts
 * are spread, or how well to play, so that no band can be stated. What a jackpot pays is no part of a round's win.
 */
export function statedOf({ sheet: { id } }: Pick<Game, "sheet">): Stated | undefined {
	const stated = STATED[id];
	if (!stated) return undefined;
	const { returnX1e9: numerator, deviationX1e6 } = stated;
	return { returns: { numerator, denominator: RETURN_UNIT }, deviationX1e6 };
}

/** In per cent, as its sheet states it: of bets that differ, from the lowest to the best. */
export const statedText = ({ sheet: { rtpText, bestRtpText } }: Pick<Game, "sheet">): string =>
	bestRtpText === undefined || bestRtpText === rtpText ? rtpText : `${rtpText}–${bestRtpText}`;
