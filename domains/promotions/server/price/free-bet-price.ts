import type { OfferPrice, Terms } from "../../contract/index.ts";

type FreeBet = NonNullable<Terms["freeBet"]>;

const WHOLE_X10000 = 10_000;
const RARE_X10000 = 500;

/**
 * What a free bet is worth to the player at the lowest price that its terms allow: what a win pays without the stake, times
 * its chance, which is what the prices return of a stake over the price. At a higher price it is worth more, up to what
 * the prices of a market return of a whole stake: what it costs the operator on average at most.
 */
export function priceFreeBet({ faceUnits, minPriceX10000 }: FreeBet, returnX10000: number): OfferPrice {
	const chanceX10000 = (returnX10000 * WHOLE_X10000) / minPriceX10000;
	const wonUnits = Math.round((faceUnits * (minPriceX10000 - WHOLE_X10000)) / WHOLE_X10000);
	return {
		...{ faceUnits, stakeUnits: faceUnits, stakedUnits: faceUnits, gameName: "", returnX10000 },
		finishX1000: Math.round(chanceX10000 / 10),
		keptUnits: wonUnits,
		playerValueUnits: Math.floor((wonUnits * chanceX10000) / WHOLE_X10000),
		costUnits: Math.ceil((faceUnits * returnX10000) / WHOLE_X10000),
		cost95Units: chanceX10000 > RARE_X10000 ? wonUnits : 0,
	};
}
