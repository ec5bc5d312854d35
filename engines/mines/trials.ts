import { fraction, multiply, ONE, subtract, sum } from "@baize/kernel/odds";
import type { Draws } from "@baize/kernel/random";
import { coinEndsAfter, type Outcome, oddsOf, returnsOf, type Trial } from "../returns/index.ts";
import { type MinesState, minesKind } from "./kind.ts";
import { chanceOfSafe, lastStep, type MinesSheet, timesAfter } from "./sheet.ts";

const STAKE = 1_000_000;

/** A coin decides after each safe cell whether to open another, so that every step is reached and the first ones most. */
function coinOutcomes(sheet: MinesSheet, mines: number): Outcome[] {
	const last = lastStep(sheet, mines);
	const collected = Array.from({ length: last }, (_, at): Outcome => {
		const chance = multiply(chanceOfSafe(sheet, mines, at + 1), coinEndsAfter(at + 1, last));
		return { times: timesAfter(sheet, mines, at + 1), chance };
	});
	const lost = subtract(ONE, sum(collected.map(({ chance }) => chance)));
	return [...collected, { times: fraction(0n), chance: lost }];
}

function coinRound(sheet: MinesSheet, mines: number, draws: Draws): number {
	let state: MinesState = minesKind.open(sheet, { stakeMinor: STAKE, mines }, draws);
	for (let cell = 0; state.end === null; cell++) {
		const collects = cell > 0 && draws.below(2) === 0;
		state = minesKind.act(sheet, state, collects ? { do: "collect" } : { do: "open", cell });
	}
	return Number(minesKind.payoutMinor(sheet, state));
}

/** Each number of mines that a title offers. The draws place the mines, so it does not matter which cells are opened. */
export const minesTrials = (sheet: MinesSheet): readonly Trial[] =>
	sheet.minesOffered.map((mines) => ({
		id: `mines-${mines}`,
		title: `${mines} mines, a coin decides after each safe cell`,
		stake: STAKE,
		returns: () => returnsOf("formula", coinOutcomes(sheet, mines)),
		outcomes: () => oddsOf(coinOutcomes(sheet, mines)),
		round: (draws) => coinRound(sheet, mines, draws),
	}));
