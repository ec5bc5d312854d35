import { inLanguage, type Locale } from "@baize/kernel/locale";
import { type Micro, POINT } from "./points.ts";
import { TIERS, type Tier, type TierId } from "./tiers.data.ts";

/** Shown where the programme does not answer. spec §3 */
export const DEFAULT_TIER_LABEL = TIERS[0].name.en;

/** The highest tier that these points reach. */
export const tierOf = (micro: Micro): Tier =>
	TIERS.findLast(({ fromPoints }) => fromPoints * POINT <= micro) ?? TIERS[0];

/** The tier above the one held, and how many whole points are missing to it, rounded up; undefined in the highest. */
export function nextTierOf(micro: Micro, held = tierOf(micro)): { tier: Tier; missingPoints: bigint } | undefined {
	const tier = TIERS.find(({ fromPoints }) => fromPoints > held.fromPoints);
	return tier && { tier, missingPoints: (tier.fromPoints * POINT - micro + POINT - 1n) / POINT };
}

export type TierInfo = { name: string; colour: string };

export const tiersInfoIn = (locale: Locale): Record<TierId, TierInfo> =>
	Object.fromEntries(TIERS.map(({ id, name, colour }) => [id, { name: inLanguage(name, locale), colour }])) as Record<
		TierId,
		TierInfo
	>;
