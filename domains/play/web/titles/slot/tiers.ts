/** How large a win is for its stake, from which multiple on. What pays less is reported and not celebrated. */
const TIERS = [
	{ tier: "nice", from: 5 },
	{ tier: "big", from: 15 },
	{ tier: "huge", from: 40 },
	{ tier: "immense", from: 100 },
] as const;
export type Tier = (typeof TIERS)[number]["tier"];

export const tierOf = ({ winMinor, stakeMinor }: { winMinor: number; stakeMinor: number }): Tier | undefined =>
	TIERS.findLast(({ from }) => winMinor >= from * stakeMinor)?.tier;
