import type { Trial } from "../returns/index.ts";
import { choiceTrial } from "./choice-game.ts";
import { keno } from "./keno.ts";
import { overUnder } from "./over-under.ts";
import { PLINKO_RISKS, plinko } from "./plinko.ts";
import { FIVE_SHEAVES, scratch } from "./scratch.ts";
import { crash, limbo } from "./threshold.ts";
import { wheel } from "./wheel.ts";

const PICKS = [3, 5, 10];

export const trials: readonly Trial[] = [
	choiceTrial(crash, { id: "crash", title: "Crash, out at 2.00", choice: 200 }),
	choiceTrial(limbo, { id: "limbo", title: "Limbo, target 10.00", choice: 1_000 }),
	...PLINKO_RISKS.map((risk) =>
		choiceTrial(plinko, { id: `plinko-${risk}`, title: `Plinko, 16 rows, ${risk} risk`, choice: { rows: 16, risk } }),
	),
	...PICKS.map((picks) =>
		choiceTrial(keno, {
			id: `keno-${picks}`,
			title: `Keno, ${picks} picks`,
			choice: Array.from({ length: picks }, (_, at) => at + 1),
		}),
	),
	choiceTrial(overUnder, {
		id: "over-under",
		title: "Barometer Dice, under 50.00",
		choice: { side: "under", target: 5_000 },
	}),
	choiceTrial(wheel, { id: "wheel", title: "Wheel, medium risk", choice: "medium" }),
	choiceTrial(scratch, { id: "scratch", title: "Five Sheaves", choice: FIVE_SHEAVES.id }),
];
