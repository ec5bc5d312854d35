import type { Card } from "@baize/engines/game";
import {
	nameOf,
	QUALIFIES,
	strengthOf,
	type ThreeCardBet,
	type ThreeCardEvent,
	type ThreeCardHand,
	type ThreeCardView,
} from "@baize/engines/three-card";
import type { OpenRound, TitleRound } from "../title-round.ts";

type Ended = Extract<ThreeCardEvent, { type: "handsShown" }>;

/** What lies on the table; the dealer's cards are null while they are hidden. */
export type ShownTable = { player: readonly Card[]; dealer: readonly Card[] | null; isFolded: boolean };

export const betOf = ({ bet }: { bet: unknown }): ThreeCardBet => bet as ThreeCardBet;

export const openTable = (open: OpenRound): ShownTable => ({
	player: (open.view as ThreeCardView).player,
	dealer: null,
	isFolded: false,
});

export const endOf = ({ events }: Pick<TitleRound, "events">): Ended | undefined =>
	(events as readonly ThreeCardEvent[]).find((event): event is Ended => event.type === "handsShown");

export function endedTable(round: TitleRound): ShownTable | undefined {
	const end = endOf(round);
	return end && { player: end.player, dealer: end.dealer, isFolded: end.action === "fold" };
}

const strength = (cards: readonly Card[]): number => strengthOf(cards as [Card, Card, Card]);

export const makesOf = (cards: readonly Card[]): ThreeCardHand => nameOf(strength(cards));

export type ThreeCardResult = "folded" | "unqualified" | "better" | "equal" | "worse";

export function resultOf({ player, dealer, action }: Omit<Ended, "type">): ThreeCardResult {
	if (action === "fold") return "folded";
	if (strength(dealer) < QUALIFIES) return "unqualified";
	const lead = strength(player) - strength(dealer);
	return lead > 0 ? "better" : lead === 0 ? "equal" : "worse";
}
