import type { Trial } from "../returns/index.ts";
import { spotTrial } from "../spots/index.ts";
import { AMERICAN, EUROPEAN, FRENCH, roulette } from "./roulette.ts";

export const trials: readonly Trial[] = [
	spotTrial(roulette, EUROPEAN, {
		id: "roulette-european",
		title: "European roulette, one number",
		spot: "straight-17",
	}),
	spotTrial(roulette, FRENCH, { id: "roulette-french", title: "French roulette, red", spot: "red" }),
	spotTrial(roulette, AMERICAN, {
		id: "roulette-american",
		title: "American roulette, one number",
		spot: "straight-17",
	}),
	spotTrial(roulette, AMERICAN, { id: "roulette-five", title: "American roulette, first five", spot: "first-five" }),
];
