import type { Card } from "@baize/engines/game";
import type { AndarBaharDeal, Side } from "@baize/engines/sides";
import type { SpotEvent } from "@baize/engines/spots";
import type { Cue } from "@baize/games/sound";
import type { TitleRound } from "../title-round.ts";

export type AndarBaharEvent = SpotEvent<AndarBaharDeal>;

export const SIDES: readonly Side[] = ["andar", "bahar"];

/** What each side pays to 1. */
export const TIMES: Readonly<Record<Side, number>> = { andar: 0.9, bahar: 1 };

export const dealOf = ({ events }: Pick<TitleRound, "events">): AndarBaharDeal =>
	(events[0] as Extract<AndarBaharEvent, { type: "resultDrawn" }>).drawn;

/** The side that got the last card. */
export const winnerOf = ({ dealt }: AndarBaharDeal): Side => (dealt.length % 2 === 1 ? "andar" : "bahar");

/** A card of one side, with its place in the order in which all were dealt. */
export type Laid = { card: Card; at: number };

export const cardsOf = ({ dealt }: AndarBaharDeal, side: Side): readonly Laid[] =>
	dealt.map((card, at) => ({ card, at })).filter(({ at }) => at % 2 === (side === "andar" ? 0 : 1));

/** The middle card is seen first; however many cards follow, they are dealt within some seconds. */
const MIDDLE_MS = 700;
const MAX_CARD_MS = 260;
const MAX_DEALING_MS = 5_600;

const cardMs = ({ dealt }: AndarBaharDeal): number => Math.min(MAX_CARD_MS, MAX_DEALING_MS / dealt.length);

/** When a card is laid, from the beginning of the deal. */
export const laidMs = (deal: AndarBaharDeal, at: number): number => Math.round(MIDDLE_MS + at * cardMs(deal));

/** How long a deal is shown. */
export const dealingMs = (deal: AndarBaharDeal): number => laidMs(deal, deal.dealt.length) + 400;

export const cueOf = (deal: AndarBaharDeal): Cue => ({
	...{ type: "cardsDealt", count: deal.dealt.length, apartMs: cardMs(deal) },
	afterMs: MIDDLE_MS,
});
