import type { ReelEvent, SymbolId } from "@baize/engines/reels";

/** What the player has been shown of a round so far. */
export type Shown = {
	/** The sum of the wins shown. */
	wonMinor: number;
	feature: { spin: number; of: number; wonMinor: number; multiplier: number; special: SymbolId | null } | null;
	/** The last event that has a text. */
	last: ReelEvent | null;
};

export const NOTHING_SHOWN: Shown = { wonMinor: 0, feature: null, last: null };

export function shownAfter(shown: Shown, event: ReelEvent): Shown {
	switch (event.type) {
		case "lineWon":
		case "scattersWon":
		case "symbolExpanded": {
			const { feature } = shown;
			return {
				wonMinor: shown.wonMinor + event.amountMinor,
				feature: feature && { ...feature, wonMinor: feature.wonMinor + event.amountMinor },
				last: event,
			};
		}
		case "freeSpinsBegun": {
			const { count: of, multiplier, specialSymbol: special } = event;
			return { ...shown, feature: { spin: 0, of, wonMinor: 0, multiplier, special }, last: event };
		}
		case "freeSpinStarted":
			return { ...shown, feature: shown.feature && { ...shown.feature, spin: event.spin, of: event.of }, last: event };
		case "freeSpinsRetriggered":
			return { ...shown, feature: shown.feature && { ...shown.feature, of: event.of }, last: event };
		case "freeSpinsEnded":
			return { ...shown, feature: null, last: event };
		case "reelsStopped":
			return shown;
		case "roundEnded":
			return { ...shown, wonMinor: event.winMinor, last: event };
	}
}

/**
 * How a round ended, stated honestly. A return that is not above the stake is not a win and is not shown as one.
 * domain: LDW
 */
export type Outcome = "won" | "even" | "returned" | "lost";

export function outcomeOf({ stakeMinor, winMinor }: { stakeMinor: number; winMinor: number }): Outcome {
	if (winMinor === 0) return "lost";
	if (winMinor > stakeMinor) return "won";
	return winMinor === stakeMinor ? "even" : "returned";
}
