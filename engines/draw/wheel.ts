import { outcomesOfCounts } from "../returns/index.ts";
import { type ChoiceGame, ofX10000, X10000 } from "./choice-game.ts";

const RISKS = ["low", "medium", "high"] as const;
export type WheelRisk = (typeof RISKS)[number];

/** The 24 segments around the wheel, from the top. */
const SEGMENTS: Readonly<Record<WheelRisk, string>> = {
	low: "0 1.1 1.1 1.3 1.1 1.1 0 1.1 1.3 1.1 1.1 1.1 0 1.1 1.3 1.1 1.1 1.62 0 1.1 1.3 1.1 1.1 1.3",
	medium: "0 1.5 0 2 0 1.5 0 2 0 2.52 0 1.5 0 1.5 0 2 0 1.5 0 4 0 2 0 1.5",
	high: "0 0 0 0 0 0 0 0 0 0 0 0 23.52 0 0 0 0 0 0 0 0 0 0 0",
};

const tables = new Map(
	Object.entries(SEGMENTS).map(([risk, text]) => [
		risk,
		text.split(" ").map((times) => Math.round(Number(times) * X10000)),
	]),
);

export const wheelTimesX10000 = (risk: WheelRisk): readonly number[] => tables.get(risk)!;

/** One draw below 24: the segment at which the wheel stops. */
export const wheel: ChoiceGame<WheelRisk, number> = {
	kind: "wheel",
	method: "formula",
	readChoice: (value) => RISKS.find((risk) => risk === value) ?? null,
	samples: RISKS,
	draw: (risk, draws) => draws.below(wheelTimesX10000(risk).length),
	times: (risk, segment) => ofX10000(wheelTimesX10000(risk)[segment]!),
	outcomes: (risk) => outcomesOfCounts(wheelTimesX10000(risk).map((times) => [ofX10000(times), 1n])),
	publishedData: { timesX10000: Object.fromEntries(tables) },
	words: {
		draw: "One draw below 24: the segment of the chosen wheel, counted from the top.",
		pays: "The stake times the multiplier of the segment: timesX10000 has the segments by risk, in ten-thousandths.",
	},
};
