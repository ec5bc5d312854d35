import { quickRound } from "@baize/engines/reels";
import { SLOTS, type Slot, type SlotEvent } from "@baize/engines/slots";
import { sheets } from "@baize/games/sheets";
import { type Draws, seededDraws } from "@baize/kernel/random";
import { type Figure, ratio } from "./measure.ts";

const SECONDS = 0.8;
const SAMPLE = 5_000;
const BATCH = 5_000;

/** Symbols in view of a paid spin on reels with three rows. */
const REEL_SYMBOLS = 15;
const GOAL = 0.5;

/** How many symbols each slot mechanic evaluates in a second, beside what reels with lines do in the same run. */
export async function slots(): Promise<Figure[]> {
	const rates = sheets.map((sheet) => roundsPerSecond(quickRound(sheet)) * REEL_SYMBOLS);
	const reels = rates.reduce((sum, rate) => sum + rate, 0) / rates.length;
	return SLOTS.map((slot) => {
		const symbols = symbolsPerRound(slot);
		const rate = roundsPerSecond((draws) => slot.play(draws, null)) * symbols;
		const detail = `${(rate / 1e6).toFixed(1)} million symbols/s, ${symbols.toFixed(1)} a round`;
		return ratio(`${slot.title}, symbols ÷ those of reels`, rate / reels, GOAL, detail);
	});
}

/** By processor time, so that other work of the machine counts for nothing. */
function roundsPerSecond(play: (draws: Draws) => number): number {
	const draws = seededDraws(7);
	for (let round = 0; round < BATCH; round++) play(draws);
	const begun = process.cpuUsage();
	let rounds = 0;
	let spent = 0;
	while (spent < SECONDS) {
		for (let round = 0; round < BATCH; round++) play(draws);
		rounds += BATCH;
		spent = process.cpuUsage(begun).user / 1e6;
	}
	return rounds / spent;
}

function symbolsPerRound({ play }: Slot): number {
	const draws = seededDraws(9);
	let symbols = 0;
	for (let round = 0; round < SAMPLE; round++) {
		const events: SlotEvent[] = [];
		play(draws, events);
		symbols += events.reduce((sum, event) => sum + symbolsOf(event), 0);
	}
	return symbols / SAMPLE;
}

/** Every grid that an event shows was evaluated once. */
function symbolsOf(event: SlotEvent & { grid?: readonly number[]; reels?: unknown }): number {
	if (event.grid) return event.grid.length;
	return Array.isArray(event.reels) ? event.reels.flat().length : 0;
}
