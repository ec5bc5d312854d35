import type { Minor } from "@baize/kernel/money";
import type { BetClass, BonusStakes } from "../../../contract/free-bets.ts";
import type { SlipLine, StakeReading } from "./lines.ts";

type Kind = NonNullable<SlipLine["quote"]>["kind"];

/** As the book counts it: a bet on sports is no less one for a race beside it. Races are of horses. */
function classOf(lines: readonly SlipLine[]): BetClass | undefined {
	if (lines.some(({ quote }) => !quote)) return undefined;
	return lines.some(({ quote }) => !isRace(quote!.kind)) ? "sports" : "horses";
}

const isRace = (kind: Kind): boolean => kind === "race-win" || kind === "race-place";

/** The highest stake of this bet while the bonus is in play; undefined where the bonus sets none. */
function ceilingMinor(bonus: BonusStakes | null, lines: readonly SlipLine[]): Minor | undefined {
	const gameClass = classOf(lines);
	if (!bonus || bonus.maxStakeMinor === null || !gameClass || !bonus.classes.includes(gameClass)) return undefined;
	return BigInt(bonus.maxStakeMinor);
}

/** That highest stake where this one, of the player's own, is above it. */
export function exceededMinor(
	bonus: BonusStakes | null,
	lines: readonly SlipLine[],
	reading: StakeReading,
): Minor | undefined {
	const ceiling = ceilingMinor(bonus, lines);
	return ceiling !== undefined && reading.kind === "stake" && reading.stakeMinor > ceiling ? ceiling : undefined;
}
