import type { Amounts } from "./cue.ts";

/** How large a win is for its stake, from the smallest. `from`: from which multiple of the stake on. */
const TIERS = [
	{ tier: "small", from: 0 },
	{ tier: "nice", from: 5 },
	{ tier: "big", from: 15 },
	{ tier: "huge", from: 40 },
	{ tier: "immense", from: 100 },
] as const;

export type WinTier = (typeof TIERS)[number]["tier"];

/** Undefined for what pays the stake or less: that is no win. A round without a stake has small wins only. domain: LDW */
export function winTierOf({ stakeMinor, winMinor }: Amounts): WinTier | undefined {
	if (winMinor <= stakeMinor) return undefined;
	if (stakeMinor === 0) return "small";
	return TIERS.findLast(({ from }) => winMinor >= from * stakeMinor)?.tier;
}
