import { standingOf, TIERS, type Tier, type TierDay, type TierId } from "../../contract/index.ts";

/** What the player's messages have said last. */
export type Announced = { tierId: TierId; graceUntil: string | null };

export type News =
	| { kind: "reached"; tier: Tier }
	| { kind: "graceBegan"; tier: Tier; untilDay: string }
	| { kind: "lost"; tier: Tier; before: Tier; day: string };

/** What happened longer ago is not announced: a message that is late by more would confuse. */
const NEWS_DAYS = 7;

const rankOf = (tierId: TierId): number => TIERS.findIndex(({ id }) => id === tierId);

/** What a message should say now, if anything, and what has been said then. */
export function newsOf(announced: Announced, days: readonly TierDay[]): { news?: News; next: Announced } {
	const { tier, grace, lost } = standingOf(days);
	const change = rankOf(tier.id) - rankOf(announced.tierId);
	if (change > 0) {
		const before = standingOf(days.slice(0, -NEWS_DAYS)).tier;
		const isNew = before.fromPoints < tier.fromPoints;
		return { ...(isNew && { news: { kind: "reached" as const, tier } }), next: { tierId: tier.id, graceUntil: null } };
	}
	if (change < 0) {
		const next = { tierId: tier.id, graceUntil: null };
		if (!lost || !days.slice(-NEWS_DAYS).some(({ day }) => day === lost.day)) return { next };
		return { news: { kind: "lost", tier, before: lost.tier, day: lost.day }, next };
	}
	if (!grace || grace.untilDay === announced.graceUntil) return { next: announced };
	const { untilDay } = grace;
	return { news: { kind: "graceBegan", tier, untilDay }, next: { tierId: tier.id, graceUntil: untilDay } };
}
