import type { Game } from "@baize/engines/game";
import { type ReelSheet, stakeMinorOf } from "@baize/engines/reels";
import { type Place, placeText } from "@baize/geo/contract";
import type { LadderIssue, OfferedStakes, StakeLadder } from "../../contract/index.ts";

/** What a title takes by its own sheet, in the minor units of a currency: multiples of the grid between the limits. */
export type TitleLimits = { minMinor: number; maxMinor: number; gridMinor: number };

type SheetLimits = { minStakeUnits: number; maxStakeUnits: number; stepUnits?: number };

/** Of a slot with lines the stake of all lines, which each carry whole units. */
export function limitsOf({ kind, sheet }: Pick<Game, "kind" | "sheet">, unitMinor: number): TitleLimits {
	if (kind !== "lines") {
		const { minStakeUnits, maxStakeUnits, stepUnits = 1 } = sheet as unknown as SheetLimits;
		return {
			minMinor: minStakeUnits * unitMinor,
			maxMinor: maxStakeUnits * unitMinor,
			gridMinor: stepUnits * unitMinor,
		};
	}
	const reels = sheet as ReelSheet;
	const onAllLines = (units: number): number => Number(stakeMinorOf(reels, BigInt(units * unitMinor)));
	const { minLineBetUnits, maxLineBetUnits } = reels;
	return {
		minMinor: onAllLines(minLineBetUnits),
		maxMinor: onAllLines(maxLineBetUnits),
		gridMinor: onAllLines(1),
	};
}

/** Why operators cannot offer these stakes of a title; null where they can. */
export function ladderIssue(ladder: StakeLadder, limits: TitleLimits): LadderIssue | null {
	const { minMinor, maxMinor, stepsMinor } = ladder;
	const all = [minMinor, maxMinor, ...stepsMinor];
	if (all.some((minor) => minor <= 0)) return "zero";
	if (maxMinor < minMinor) return "order";
	if (all.some((minor) => minor % limits.gridMinor !== 0)) return "grid";
	if (minMinor < limits.minMinor) return "below";
	if (maxMinor > limits.maxMinor) return "above";
	return stepsMinor.some((minor) => minor < minMinor || minor > maxMinor) ? "outside" : null;
}

/** Every stake of a ladder, from the lowest, each once. */
export const offeredOf = ({ minMinor, maxMinor, stepsMinor }: StakeLadder): number[] =>
	[...new Set([minMinor, ...stepsMinor, maxMinor])].sort((one, other) => one - other);

/** A ladder as pages read it. */
export const offeredStakes = (ladder: StakeLadder): OfferedStakes => ({
	minMinor: ladder.minMinor,
	maxMinor: ladder.maxMinor,
	offeredMinor: offeredOf(ladder),
});

export type StatedLadder = { place: string; currency: string; ladder: StakeLadder };

/** What is in force for a visitor at this place: that of the smallest place that has one. */
export function ladderAt(stated: readonly StatedLadder[], at: Place, currency: string): StakeLadder | undefined {
	const places = [placeText(at), at.country, ""];
	const here = stated.filter((each) => each.currency === currency && places.includes(each.place));
	return here.sort((one, other) => places.indexOf(one.place) - places.indexOf(other.place))[0]?.ladder;
}

/** What would be in force at a place without a ladder of its own: that of its country, or of everywhere. */
export function ladderAbove(stated: readonly StatedLadder[], place: string, currency: string): StakeLadder | undefined {
	if (place === "") return undefined;
	const [country = ""] = place.split(":");
	return ladderAt(
		stated.filter((each) => each.place !== place),
		{ country },
		currency,
	);
}

/** A change that lets players stake more than before takes two operators. */
export const isRaised = (before: { maxMinor: number }, after: { maxMinor: number }): boolean =>
	after.maxMinor > before.maxMinor;

/** The amounts of a bet that the limits hold for: each of its parts, and of a table with places their sum. */
export function amountsOf(game: Pick<Game, "stakeMinorOf">, bet: unknown): { minor: number[]; isInParts: boolean } {
	const { spots, anteMinor, pairPlusMinor } = bet as Partial<{
		spots: readonly { amountMinor: number }[];
		anteMinor: number;
		pairPlusMinor: number;
	}>;
	const sum = Number(game.stakeMinorOf(bet));
	if (spots) return { minor: [...spots.map(({ amountMinor }) => amountMinor), sum], isInParts: true };
	if (anteMinor === undefined) return { minor: [sum], isInParts: false };
	return { minor: pairPlusMinor ? [anteMinor, pairPlusMinor] : [anteMinor], isInParts: true };
}

/**
 * Whether a ladder offers a bet. One amount is one of its steps. Where chips are put on several places, each amount is
 * one that chips of these steps add up to: between the lowest and the highest, and a multiple of what all steps share.
 */
export function isOffered(ladder: StakeLadder, { minor, isInParts }: ReturnType<typeof amountsOf>): boolean {
	const offered = offeredOf(ladder);
	if (!isInParts) return minor.every((amount) => offered.includes(amount));
	const shared = offered.reduce(greatestShared);
	return minor.every((amount) => amount >= ladder.minMinor && amount <= ladder.maxMinor && amount % shared === 0);
}

const greatestShared = (one: number, other: number): number => (other === 0 ? one : greatestShared(other, one % other));
