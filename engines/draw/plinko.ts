import { readProperties } from "../game/read.ts";
import { outcomesOfCounts } from "../returns/index.ts";
import { type ChoiceGame, ofX10000, X10000 } from "./choice-game.ts";
import { PLINKO_TEXTS } from "./plinko.data.ts";

export const PLINKO_RISKS = ["low", "medium", "high"] as const;
export type PlinkoRisk = (typeof PLINKO_RISKS)[number];
export type PlinkoChoice = { rows: number; risk: PlinkoRisk };

export const PLINKO_ROWS: readonly number[] = Object.keys(PLINKO_TEXTS).map(Number);

/** The multipliers under the pins from the left, in ten-thousandths. */
export function plinkoTimesX10000({ rows, risk }: PlinkoChoice): readonly number[] {
	const half = PLINKO_TEXTS[rows]!.split("|")[PLINKO_RISKS.indexOf(risk)]!.trim().split(" ");
	return Array.from({ length: rows + 1 }, (_, slot) => Math.round(Number(half[Math.min(slot, rows - slot)]) * X10000));
}

const tables = new Map(
	PLINKO_ROWS.flatMap((rows) =>
		PLINKO_RISKS.map((risk) => [`${rows}/${risk}`, plinkoTimesX10000({ rows, risk })] as const),
	),
);

const CHOICES: readonly PlinkoChoice[] = PLINKO_ROWS.toReversed().flatMap((rows) =>
	PLINKO_RISKS.map((risk) => ({ rows, risk })),
);

/** One draw below two a row: 1 is a step to the right. The slot is the number of steps to the right. */
export const plinko: ChoiceGame<PlinkoChoice, readonly number[]> = {
	kind: "plinko",
	method: "formula",
	readChoice: (value) => {
		const { rows, risk } = readProperties(value, ["rows", "risk"]) ?? {};
		return CHOICES.find((choice) => choice.rows === rows && choice.risk === risk) ?? null;
	},
	samples: CHOICES,
	draw: ({ rows }, draws) => Array.from({ length: rows }, () => draws.below(2)),
	times: ({ rows, risk }, path) => ofX10000(tables.get(`${rows}/${risk}`)![path.reduce((sum, step) => sum + step, 0)]!),
	outcomes: (choice) => {
		let ways = 1n;
		return outcomesOfCounts(
			plinkoTimesX10000(choice).map((times, slot) => {
				if (slot > 0) ways = (ways * BigInt(choice.rows - slot + 1)) / BigInt(slot);
				return [ofX10000(times), ways];
			}),
		);
	},
	publishedData: { timesX10000: Object.fromEntries(tables) },
	words: {
		draw: "One draw below 2 for each row, from the top: 1 is a step to the right. The slot is the number of steps to the right.",
		pays: "The stake times the multiplier of the slot: timesX10000 has the slots from the left by rows and risk, in ten-thousandths.",
	},
};
