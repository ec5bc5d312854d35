import type { Place } from "@baize/geo/contract";
import { isNamed, offerLawOf, placeOf } from "@baize/promotions/contract";
import { faceUnitsOf, type Reward, type Terms } from "./terms.ts";

/** Whether the law of a place lets the operator give this there: it is what holds for all offers. */
export function isLawfulAt(place: Place, { spins }: Reward): boolean {
	const { offersAllowed, rewards, maxUnits } = offerLawOf(place);
	if (!offersAllowed) return false;
	return spins === null || (rewards.includes("spins") && (maxUnits === null || faceUnitsOf(spins) <= maxUnits));
}

export const isLawful = (reward: Reward, place: string): boolean => isLawfulAt(placeOf(place), reward);

/** Whether a mission is for players at a place. */
export const isOfferedAt = (place: Place, { places, reward }: Pick<Terms, "places" | "reward">): boolean =>
	isNamed(place, places) && isLawfulAt(place, reward);
