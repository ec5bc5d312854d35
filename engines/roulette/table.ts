import { sharedSpotKind } from "../spots/index.ts";
import { roulette } from "./roulette.ts";

/** How long the ball runs before it may fall, the same for every number. What falls is published with the end. */
export const BALL_RUNS_MS = 5_000;

/** Roulette with one spin for all who sit at the table: the places, the draw and the pays are those of every other one. */
export const rouletteTable = sharedSpotKind(roulette, {
	kind: "rouletteTable",
	// The last phase is long enough to see the ball fall, and what it has paid.
	phases: { betMs: 15_000, lockedMs: 1_000, endedMs: 9_500 },
	runMs: BALL_RUNS_MS,
});
