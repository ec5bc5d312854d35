import { toWire } from "@baize/kernel/money";
import { fraction } from "@baize/kernel/odds";
import {
	amountIssue,
	type InstantKind,
	isAmount,
	readProperties,
	returnsOfParts,
	type StakeLimits,
} from "../game/index.ts";
import type { ReelEvent } from "./events.ts";
import { issuesOf } from "./issues.ts";
import { measure } from "./measure.ts";
import { publishedRules } from "./published-rules.ts";
import { exactReturn } from "./return.ts";
import { playRound } from "./round.ts";
import { type ReelSheet, stakeMinorOf } from "./sheet.ts";

/** The same amount on every line of a title. */
export type LinesBet = { lineBetMinor: number };

const limitsOf = ({ minLineBetUnits, maxLineBetUnits }: ReelSheet): StakeLimits => ({
	minStakeUnits: minLineBetUnits,
	maxStakeUnits: maxLineBetUnits,
});

/** Slots with reels and lines, as a kind of game. */
export const linesKind: InstantKind<ReelSheet, LinesBet, ReelEvent> = {
	kind: "lines",
	timing: "instant",
	issuesOf,
	readBet(value) {
		const lineBetMinor = readProperties(value, ["lineBetMinor"])?.lineBetMinor;
		return isAmount(lineBetMinor) ? { lineBetMinor } : null;
	},
	betIssue: (sheet, { lineBetMinor }, unitMinor) => amountIssue(lineBetMinor, limitsOf(sheet), unitMinor),
	stakeMinorOf: (sheet, { lineBetMinor }) => stakeMinorOf(sheet, BigInt(lineBetMinor)),
	settingsOf: (sheet, unitMinor) => [{ lineBetMinor: sheet.minLineBetUnits * unitMinor }],
	play: (sheet, { lineBetMinor }, draws) => playRound(sheet, { lineBetMinor: BigInt(lineBetMinor), draws }),
	betOfStake({ lines }, stakeMinor) {
		const ofLines = BigInt(lines.length);
		return stakeMinor % ofLines === 0n ? { lineBetMinor: toWire(stakeMinor / ofLines) } : null;
	},
	returnsOf(sheet) {
		const { lines, scatters, freeSpins } = exactReturn(sheet);
		const measures = measure(sheet);
		const parts = { lines, scatters, freeSpins };
		return returnsOfParts(
			Object.entries(parts).map(([name, share]) => ({ name, share })),
			{
				method: "enumerated",
				standardDeviation: measures.standardDeviation,
				hitFrequency: measures.hitFrequency,
				largestWin: { timesStake: fraction(BigInt(measures.maxTimesStake)), oneIn: fraction(1n) },
			},
		);
	},
	publishedText: publishedRules,
};
