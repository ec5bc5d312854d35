import { type BlackjackRules, ENDLESS } from "./rules.ts";

/** What a strategy returns, in billionths of a thousandth (1e-12) where the name says so. */
export type BlackjackFigures = {
	returnX1e12: bigint;
	standardDeviation: number;
	/** Rounds that pay anything, a returned stake included. */
	hitsX1e12: bigint;
	/** The largest win, in first stakes and without what was staked beyond the first, and once in how many rounds. */
	largestTimes: bigint;
	largestOneIn: bigint;
};

/**
 * The figures of the rules that are played, so that no page and no server solves every hand to show them. A test
 * calculates them again from the rules.
 */
export const FIGURES: readonly { rules: BlackjackRules; best: BlackjackFigures; usual: BlackjackFigures }[] = [
	{
		rules: ENDLESS,
		best: {
			returnX1e12: 994_882_663_632n,
			standardDeviation: 1.153_751_628_516_746_4,
			hitsX1e12: 521_339_363_742n,
			largestTimes: 9n,
			largestOneIn: 1_286_069n,
		},
		usual: {
			returnX1e12: 989_476_323_978n,
			standardDeviation: 1.072_208_799_662_666_4,
			hitsX1e12: 520_754_152_046n,
			largestTimes: 9n,
			largestOneIn: 45_871_035n,
		},
	},
];
