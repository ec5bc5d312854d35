import { check } from "@baize/kernel/check";
import type { Minor } from "@baize/kernel/money";
import type { PriceX10000 } from "@baize/kernel/odds";
import { potentialReturnMinor, settleBet } from "./settle.ts";
import type { Leg, LegOutcome } from "./types.ts";

/** A system covers every multiple of these sizes over its selections; each is a line with its own stake. SPORT-02 */
export type System = { readonly legCount: number; readonly lineSizes: readonly number[] };

const sizes = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, at) => from + at);
const full = (legCount: number): System => ({ legCount, lineSizes: sizes(2, legCount) });
const withSingles = (legCount: number): System => ({ legCount, lineSizes: sizes(1, legCount) });

/** The systems that have a name of their own. */
export const SYSTEMS = {
	trixie: full(3),
	patent: withSingles(3),
	yankee: full(4),
	"lucky-15": withSingles(4),
	canadian: full(5),
	"lucky-31": withSingles(5),
	heinz: full(6),
	"lucky-63": withSingles(6),
	"super-heinz": full(7),
	goliath: full(8),
} as const satisfies Readonly<Record<string, System>>;

export type SystemName = keyof typeof SYSTEMS;

/** Every choice of so many items, each in the order of the list. */
function choices<T>(items: readonly T[], count: number): T[][] {
	if (count === 0) return [[]];
	return items.flatMap((item, at) => choices(items.slice(at + 1), count - 1).map((rest) => [item, ...rest]));
}

/** The lines of a system over its legs, the shortest first. */
export function systemLines<T>({ legCount, lineSizes }: System, legs: readonly T[]): T[][] {
	check(legs.length === legCount, `a system of ${legCount} legs has ${legs.length}`);
	check(
		lineSizes.every((size) => size >= 1 && size <= legCount),
		"a line has one leg or more, and not more than there are",
	);
	return lineSizes.flatMap((size) => choices(legs, size));
}

export type SystemBet = { readonly system: System; readonly stakePerLineMinor: Minor; readonly legs: readonly Leg[] };

export type SystemSettlement = {
	readonly status: "open" | "won" | "lost" | "void";
	readonly lineCount: number;
	readonly stakeMinor: Minor;
	readonly payoutMinor: Minor;
};

const isStakeBack = ({ result }: LegOutcome) => result === "void" || result === "push";

function systemStatus(legs: readonly Leg[], statuses: readonly string[], payoutMinor: Minor) {
	if (statuses.includes("open")) return "open";
	if (legs.every(({ outcome }) => outcome && isStakeBack(outcome))) return "void";
	return payoutMinor > 0n ? "won" : "lost";
}

/**
 * Settles every line as a separate bet, each truncated to the minor unit. The system is open until its last line is
 * known, and pays once, all lines together.
 */
export function settleSystem({ system, stakePerLineMinor, legs }: SystemBet): SystemSettlement {
	const lines = systemLines(system, legs).map((line) => settleBet({ stakeMinor: stakePerLineMinor, legs: line }));
	const paidMinor = lines.reduce((sum, line) => sum + line.payoutMinor, 0n);
	const status = systemStatus(
		legs,
		lines.map((line) => line.status),
		paidMinor,
	);
	const stakeMinor = stakePerLineMinor * BigInt(lines.length);
	return { status, lineCount: lines.length, stakeMinor, payoutMinor: status === "open" ? 0n : paidMinor };
}

/** What a system pays when every leg wins, stakes included. */
export function systemReturnMinor(
	system: System,
	stakePerLineMinor: Minor,
	pricesX10000: readonly PriceX10000[],
): Minor {
	return systemLines(system, pricesX10000).reduce(
		(sum, line) => sum + potentialReturnMinor(stakePerLineMinor, line),
		0n,
	);
}
