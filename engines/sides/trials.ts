import type { Trial } from "../returns/index.ts";
import { spotTrial } from "../spots/index.ts";
import { ANDAR_BAHAR, andarBahar } from "./andar-bahar.ts";
import { DRAGON_TIGER, dragonTiger } from "./dragon-tiger.ts";

export const trials: readonly Trial[] = [
	spotTrial(dragonTiger, DRAGON_TIGER, { id: "dragon-tiger", title: "Dragon Tiger, dragon", spot: "dragon" }),
	spotTrial(andarBahar, ANDAR_BAHAR, { id: "andar-bahar", title: "Andar Bahar, andar", spot: "andar" }),
	spotTrial(andarBahar, ANDAR_BAHAR, { id: "andar-bahar-bahar", title: "Andar Bahar, bahar", spot: "bahar" }),
];
