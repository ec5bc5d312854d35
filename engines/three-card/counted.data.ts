import type { ThreeCardRules } from "./rules.ts";

/** How often each win comes of all deals, in antes and net of the second stake. */
export type ThreeCardCounted = readonly (readonly [times: number, deals: bigint])[];

/**
 * Counting every deal takes a second, which no server and no page should spend on it, so what was counted for a title's
 * bonus is stated here: with the best play, and where any queen is played. A test counts it again.
 */
export const COUNTED: Readonly<Record<ThreeCardRules["id"], { best: ThreeCardCounted; usual: ThreeCardCounted }>> = {
	"three-card-poker": {
		best: [
			[-1, 91_126_832n],
			[0, 132_923_304n],
			[1, 249_216n],
			[2, 80_955_780n],
			[3, 91_100_696n],
			[4, 8_976_452n],
			[6, 289_104n],
			[7, 931_972n],
			[8, 617_044n],
		],
		usual: [
			[-1, 97_142_732n],
			[0, 124_079_784n],
			[1, 261_408n],
			[2, 83_708_376n],
			[3, 91_163_528n],
			[4, 8_976_452n],
			[6, 289_104n],
			[7, 931_972n],
			[8, 617_044n],
		],
	},
};
