import type { OfferPrice } from "../../contract/index.ts";

/** What simulating the demo offers answers, so that a start need not compute it; a test compares. */
export const DEMO_PRICES: Record<"match" | "code" | "bets" | "spins" | "freeBet" | "present", OfferPrice> = {
	match: {
		...{ faceUnits: 5_000, stakeUnits: 500, gameName: "Harbour Lights", returnX10000: 9_650, finishX1000: 143 },
		...{ keptUnits: 29_497, playerValueUnits: 4_387, costUnits: 4_387, cost95Units: 30_200, stakedUnits: 17_519 },
	},
	code: {
		...{ faceUnits: 500, stakeUnits: 100, gameName: "Night Orchard", returnX10000: 9_642, finishX1000: 147 },
		...{ keptUnits: 2_662, playerValueUnits: 391, costUnits: 391, cost95Units: 3_430, stakedUnits: 1_734 },
	},
	bets: {
		...{ faceUnits: 500, stakeUnits: 50, gameName: "", returnX10000: 9_541, finishX1000: 741 },
		...{ keptUnits: 537, playerValueUnits: 398, costUnits: 478, cost95Units: 1_000, stakedUnits: 2_272 },
		bets: { gameClass: "sports", priceX10000: 20_000 },
	},
	spins: {
		...{ faceUnits: 400, stakeUnits: 20, gameName: "Tidal Book", returnX10000: 9_610, finishX1000: 1_000 },
		...{ keptUnits: 384, playerValueUnits: 384, costUnits: 384, cost95Units: 1_355, stakedUnits: 400 },
	},
	freeBet: {
		...{ faceUnits: 500, stakeUnits: 500, gameName: "", returnX10000: 9_541, finishX1000: 477 },
		...{ keptUnits: 500, playerValueUnits: 238, costUnits: 478, cost95Units: 500, stakedUnits: 500 },
	},
	present: {
		...{ faceUnits: 10_000, stakeUnits: 500, gameName: "Harbour Lights", returnX10000: 9_650, finishX1000: 1_000 },
		...{ keptUnits: 9_430, playerValueUnits: 9_650, costUnits: 9_650, cost95Units: 27_500, stakedUnits: 10_000 },
	},
};
