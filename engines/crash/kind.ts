import { fraction } from "@baize/kernel/odds";
import { choiceReturns, crash, multiplierX100 } from "../draw/index.ts";
import {
	amountIssue,
	DRAW_WORDS,
	isAmount,
	isWhole,
	payMinor,
	publishedSheet,
	readProperties,
	type SharedKind,
} from "../game/index.ts";
import { type CrashOutcome, interruptedX100, leavesAtX100, runMs, shownX100, targetReachedX100 } from "./rules.ts";
import type { CrashSheet } from "./sheet.ts";
import { CRASH_WORDS } from "./words.ts";

/** `autoX100`: the multiplier at which the bet leaves by itself; null to leave by hand. */
export type CrashBet = { stakeMinor: number; autoX100: number | null };

export type CrashEvent = { type: "brokeOff"; crashX100: number };

/** The return is the same at every target, but for what is cut at some; the first is what a page begins with. */
const SAMPLES_X100 = [200, 101, 150, 1_000, 10_000, 1_000_000];

/** One multiplier rises for all who have a bet in the round, until it breaks off. Who has left by then is paid. */
export const crashKind: SharedKind<CrashSheet, CrashBet, CrashOutcome, CrashEvent> = {
	kind: "crash",
	timing: "shared",
	phases: { betMs: 8_000, lockedMs: 1_000, endedMs: 4_000 },
	issuesOf({ minTargetX100, highestX100, maxBets }) {
		const issues: string[] = [];
		if (!isWhole(minTargetX100, 101, highestX100)) issues.push("the lowest target pays no more than the stake");
		if (!isWhole(maxBets, 1, 4)) issues.push("a player has between one and four bets in a round");
		return issues;
	},
	readBet(value) {
		const { stakeMinor, autoX100 } = readProperties(value, ["stakeMinor", "autoX100"]) ?? {};
		if (!isAmount(stakeMinor) || !(autoX100 === null || isAmount(autoX100))) return null;
		return { stakeMinor, autoX100 };
	},
	betIssue(sheet, { stakeMinor, autoX100 }, unitMinor) {
		const { minTargetX100, highestX100 } = sheet;
		if (autoX100 !== null && !isWhole(autoX100, minTargetX100, highestX100)) return { why: "choice", name: "target" };
		return amountIssue(stakeMinor, sheet, unitMinor);
	},
	stakeMinorOf: (_, { stakeMinor }) => BigInt(stakeMinor),
	settingsOf: ({ minStakeUnits, highestX100 }, unitMinor) =>
		SAMPLES_X100.filter((target) => target <= highestX100).map((autoX100) => ({
			stakeMinor: minStakeUnits * unitMinor,
			autoX100,
		})),
	returnsOf: ({ highestX100 }, { autoX100 }) => choiceReturns(crash, autoX100 ?? highestX100),
	outcome: ({ highestX100 }, draws) => ({ crashX100: multiplierX100(draws, highestX100) }),
	runMs,
	maxBets: ({ maxBets }) => maxBets,
	leaving: {
		shownX100,
		targetX100: ({ highestX100 }, { autoX100 }) => autoX100 ?? highestX100,
		leavesAtX100: (sheet, outcome, { autoX100 }, elapsedMs) => leavesAtX100(sheet, outcome, { elapsedMs, autoX100 }),
		interruptedX100: (sheet, outcome, { autoX100 }, lastElapsedMs) =>
			interruptedX100(sheet, outcome, { lastElapsedMs, autoX100 }),
	},
	// Targets are not shown before they are reached.
	publicBet: () => null,
	payoutMinor(sheet, outcome, { stakeMinor, autoX100 }, cashOutX100) {
		const leftX100 = cashOutX100 ?? targetReachedX100(sheet, outcome, autoX100);
		return leftX100 === null ? 0n : payMinor(BigInt(stakeMinor), fraction(BigInt(leftX100), 100n));
	},
	events: (_, { crashX100 }) => [{ type: "brokeOff", crashX100 }],
	publishedText: (sheet) =>
		publishedSheet("baize-crash-rules-1", sheet, { stream: DRAW_WORDS.stream, draw: DRAW_WORDS.draw, ...CRASH_WORDS }),
};
