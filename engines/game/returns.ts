import { type Fraction, sum } from "@baize/kernel/odds";

/**
 * How a return is known exactly. `enumerated`: every outcome was counted. `formula`: a closed form. `chain`: a Markov
 * chain was solved. `book`: a numbered list of outcomes, each of which was counted once.
 */
export type ReturnMethod = "enumerated" | "formula" | "chain" | "book";

/** A win that can be reached, and how rare it is: one round in `oneIn` pays `timesStake` or more. */
export type RareWin = { timesStake: Fraction; oneIn: Fraction };

/**
 * What a bet returns in the long run, as shares of the first stake. The same object is shown on the title's card and its
 * page of rules, and is what simulation and tests compare with. Where the player decides, it is that of the best play.
 */
export type Returns = {
	parts: readonly { name: string; share: Fraction }[];
	total: Fraction;
	method: ReturnMethod;
	/** Of one round's payout, in stakes. */
	standardDeviation: number;
	/** The share of rounds that pay anything. */
	hitFrequency: Fraction;
	largestWin: RareWin;
	/** Every result of a round with its exact chance, where they are listed. */
	outcomes?: readonly { times: Fraction; chance: Fraction }[];
};

export const returnsOfParts = (parts: Returns["parts"], rest: Omit<Returns, "parts" | "total">): Returns => ({
	parts,
	total: sum(parts.map(({ share }) => share)),
	...rest,
});
