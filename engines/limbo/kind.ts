import { compare, fraction, multiply, ONE, toNumber } from "@baize/kernel/odds";
import {
	amountIssue,
	DRAW_WORDS,
	type InstantKind,
	isAmount,
	isWhole,
	payMinor,
	publishedSheet,
	readProperties,
	returnsOfParts,
} from "../game/index.ts";
import { chanceOf, type LimboSheet, resultX100, WORDS } from "./sheet.ts";

export type LimboBet = { stakeMinor: number; targetX100: number };

/** The only event of a round: the number that was drawn, and what it pays. */
export type LimboEvent = {
	type: "reached";
	resultX100: number;
	targetX100: number;
	stakeMinor: number;
	winMinor: number;
};

/** A number is drawn; where it reaches the target that the player has named, the stake is paid that many times. */
export const limboKind: InstantKind<LimboSheet, LimboBet, LimboEvent> = {
	kind: "limbo",
	timing: "instant",
	issuesOf({ minTargetX100, maxTargetX100, targetsX100, returnPercent, highestX100 }) {
		const issues: string[] = [];
		if (!isWhole(returnPercent, 1, 99)) issues.push("the return is not between 1 and 99 per cent");
		if (minTargetX100 <= 100) issues.push("the lowest target pays no more than the stake");
		if (highestX100 < maxTargetX100) issues.push("the highest target cannot be reached");
		if (targetsX100.some((target) => !isWhole(target, minTargetX100, maxTargetX100)))
			issues.push("a target that is offered is not between the limits");
		return issues;
	},
	readBet(value) {
		const read = readProperties(value, ["stakeMinor", "targetX100"]);
		if (!read || !isAmount(read.stakeMinor) || !isAmount(read.targetX100)) return null;
		return { stakeMinor: read.stakeMinor, targetX100: read.targetX100 };
	},
	betIssue(sheet, { stakeMinor, targetX100 }, unitMinor) {
		if (!isWhole(targetX100, sheet.minTargetX100, sheet.maxTargetX100)) return { why: "choice", name: "target" };
		return amountIssue(stakeMinor, sheet, unitMinor);
	},
	stakeMinorOf: (_, { stakeMinor }) => BigInt(stakeMinor),
	settingsOf: ({ targetsX100, minStakeUnits }, unitMinor) =>
		targetsX100.map((targetX100) => ({ stakeMinor: minStakeUnits * unitMinor, targetX100 })),
	play(sheet, { stakeMinor, targetX100 }, draws) {
		const reached = resultX100(sheet, draws.below(WORDS));
		const winMinor = reached >= targetX100 ? payMinor(BigInt(stakeMinor), fraction(BigInt(targetX100), 100n)) : 0n;
		const event = { type: "reached", resultX100: reached, targetX100, stakeMinor, winMinor: Number(winMinor) } as const;
		return { winMinor, events: [event] };
	},
	returnsOf(sheet, { targetX100 }) {
		const chance = chanceOf(sheet, targetX100);
		const times = fraction(BigInt(targetX100), 100n);
		const p = toNumber(chance);
		return returnsOfParts([{ name: "target", share: multiply(chance, times) }], {
			method: "formula",
			standardDeviation: toNumber(times) * Math.sqrt(p * (1 - p)),
			hitFrequency: chance,
			largestWin: {
				timesStake: times,
				oneIn: compare(chance, ONE) === 0 ? ONE : fraction(chance.denominator, chance.numerator),
			},
		});
	},
	publishedText: (sheet) => publishedSheet("baize-limbo-rules-1", sheet, { ...DRAW_WORDS, ...WORDS_OF_PLAY }),
};

const WORDS_OF_PLAY = {
	result:
		"A round is one draw d below 2^32. The result in hundredths is returnPercent times 2^32 divided by d + 1, cut to a whole number; below 100 it is 100, above highestX100 it is highestX100.",
	amounts:
		"Where the result is not below targetX100, the round pays the stake times targetX100 divided by 100, cut to the minor unit. Otherwise it pays nothing.",
	events: "reached: the result, the target, the stake and what it pays.",
} as const;
