import { type Place, placeText } from "@baize/geo/contract";
import type { TitleStanding } from "../../contract/index.ts";

/** The place of a state that is in force everywhere. */
export const EVERYWHERE = "";

const SEVERITY: Record<TitleStanding, number> = { open: 0, draining: 1, stopped: 2 };

export const isStricter = (one: TitleStanding, other: TitleStanding): boolean => SEVERITY[one] > SEVERITY[other];

export type StatedPlace = { place: string; state: TitleStanding };

/** What is in force for a visitor at this place: the strictest of everywhere, the country and the subdivision. */
export function standingAt(states: readonly StatedPlace[], at: Place): TitleStanding {
	const places = [EVERYWHERE, at.country, placeText(at)];
	return states
		.filter(({ place }) => places.includes(place))
		.reduce<TitleStanding>((strictest, { state }) => (isStricter(state, strictest) ? state : strictest), "open");
}
