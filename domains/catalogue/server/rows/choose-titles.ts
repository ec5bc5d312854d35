import type { GameRule } from "@baize/content/contract";
import type { Locale } from "@baize/kernel/locale";
import { DAY_MS } from "@baize/kernel/time";
import { filtered } from "../filter-titles.ts";
import type { Title } from "../titles.ts";

export type Chosen = Pick<Title, "facts" | "releasedOn"> & { game: Pick<Title["game"], "id" | "name"> };

/** What a rule is read with: the day, "2026-11-28", and the ids of games from the one played most. */
export type RuleContext = { locale: Locale; today: string; popular: readonly string[] };

export const dayOf = (ms: number): string => new Date(ms).toISOString().slice(0, 10);

/** The titles that fit a rule, in its order. Titles that are equal in it keep the order in which they are given. */
export function chosenBy<Of extends Chosen>(titles: readonly Of[], rule: GameRule, context: RuleContext): Of[] {
	const { gameKind, provider, mechanic, volatility, rtpFrom, newForDays, sort } = rule;
	const limits = { provider, mechanic, volatility, rtpFrom };
	const fitting = filtered(titles, limits).filter(
		(title) => (gameKind === undefined || title.facts.kind === gameKind) && isNew(title, newForDays, context.today),
	);
	return sort === "editorial" ? fitting : fitting.sort(ORDERS[sort](context));
}

/** A release that is still to come is not new yet. */
function isNew({ releasedOn }: Chosen, days: number | undefined, today: string): boolean {
	if (days === undefined) return true;
	return releasedOn > dayOf(Date.parse(today) - days * DAY_MS) && releasedOn <= today;
}

type Order = (one: Chosen, other: Chosen) => number;

const ORDERS: Record<Exclude<GameRule["sort"], "editorial">, (context: RuleContext) => Order> = {
	newest: () => (one, other) => descending(one.releasedOn, other.releasedOn),
	/** Those that were not played lately follow. */
	popular({ popular }) {
		const places = new Map(popular.map((id, place) => [id, place]));
		const placeOf = ({ game }: Chosen) => places.get(game.id) ?? places.size;
		return (one, other) => placeOf(one) - placeOf(other);
	},
	/** Those that state a margin instead follow. */
	highestReturn: () => (one, other) => Number(other.facts.rtpText ?? 0) - Number(one.facts.rtpText ?? 0),
	alphabet({ locale }) {
		const { compare } = new Intl.Collator(locale);
		return (one, other) => compare(one.game.name, other.game.name);
	},
};

const descending = (one: string, other: string): number => (one === other ? 0 : one < other ? 1 : -1);
