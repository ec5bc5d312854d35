import type { Card } from "@baize/engines/game";
import { DRAGON_TIGER, type DragonTigerResult, dragonTiger } from "@baize/engines/sides";
import type { SpotEvent } from "@baize/engines/spots";
import type { Cue } from "@baize/games/sound";
import type { TitleRound } from "../title-round.ts";

export type Dealt = readonly [dragon: Card, tiger: Card];
export type DragonTigerEvent = SpotEvent<Dealt>;
export type Place = DragonTigerResult;
export type Side = Exclude<Place, "tie">;

export const SIDES: readonly Side[] = ["dragon", "tiger"];

/** As they lie beneath the screen, with what each pays to 1. */
export const PLACES: readonly (readonly [Place, number])[] = [
	["dragon", 1],
	["tie", 11],
	["tiger", 1],
];

export const dealtOf = ({ events }: Pick<TitleRound, "events">): Dealt =>
	(events[0] as Extract<DragonTigerEvent, { type: "resultDrawn" }>).drawn;

export const resultOf = (dealt: Dealt): Place => dragonTiger.resultOf(DRAGON_TIGER, dealt);

/** When the card of each side is turned over, from the beginning of a deal. The second one always decides. */
export const TURNED_MS: Readonly<Record<Side, number>> = { dragon: 700, tiger: 1_700 };

/** How long a deal is shown. */
export const DEAL_MS = 2_300;
export const DEAL_CUE: Cue = {
	type: "cardsDealt",
	count: 2,
	afterMs: TURNED_MS.dragon,
	apartMs: TURNED_MS.tiger - TURNED_MS.dragon,
};

/** From how many times its stake a win is shown as a large one: only a tie can be. */
const LARGE_TIMES = 5;

export const isLarge = ({ stakeMinor, winMinor }: Pick<TitleRound, "stakeMinor" | "winMinor">): boolean =>
	winMinor >= LARGE_TIMES * stakeMinor;
