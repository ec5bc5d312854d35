import {
	confidence999,
	EDGES,
	exactReturn,
	featureChance,
	type Measures,
	type ReelSheet,
	type Simulation,
} from "@baize/engines/reels";
import { type Fraction, toNumber, truncatedPercentText } from "@baize/kernel/odds";

/** The return of a title, exact and simulated, on one screen. The same sheet and seed always give the same text. */
export function report(sheet: ReelSheet, measures: Measures, simulation: Simulation & { seed: number }): string {
	const title = `${sheet.title} (${sheet.id}, version ${sheet.version}), stated return ${sheet.rtpText} %`;
	return `${[title, "", ...exactLines(sheet, measures), "", ...simulatedLines(sheet, measures, simulation), "", ...steps(simulation)].join("\n")}\n`;
}

function exactLines(sheet: ReelSheet, measures: Measures): string[] {
	const exact = exactReturn(sheet);
	const percent = (share: Fraction): string => `${truncatedPercentText(share, 6)} %`;
	return [
		"Exact, by enumeration",
		row("return to player", percent(exact.stated)),
		row("  from lines", percent(exact.lines)),
		row("  from scatters", percent(exact.scatters)),
		row("  from free spins", percent(exact.freeSpins)),
		...(sheet.jackpot ? [row("  from the jackpot", percent(exact.jackpot))] : []),
		row("hit frequency", percent(measures.hitFrequency)),
		row("free spins, one in", `${(1 / toNumber(featureChance(sheet))).toFixed(2)} rounds`),
		row("standard deviation", `${measures.standardDeviation.toFixed(4)} stakes (${sheet.volatility})`),
		row("no round pays more than", `${sheet.winCapTimesStake} stakes`),
	];
}

function simulatedLines(sheet: ReelSheet, measures: Measures, simulation: Simulation & { seed: number }): string[] {
	const half = confidence999(measures.standardDeviation, simulation.rounds);
	const away = Math.abs(simulation.mean - toNumber(exactReturn(sheet).total));
	const without = sheet.jackpot ? ", without the jackpot" : "";
	return [
		`Simulated, ${simulation.rounds.toLocaleString("en")} rounds, seed ${simulation.seed}${without}`,
		row("return to player", `${percent(simulation.mean)} ± ${percent(half)} (99.9 %)`),
		row("exact return", away <= half ? "within the interval" : "OUTSIDE the interval"),
		row("hit frequency", percent(simulation.hits / simulation.rounds)),
		row("standard deviation", `${simulation.standardDeviation.toFixed(4)} stakes`),
		row("largest win", `${simulation.largest.toFixed(2)} stakes`),
	];
}

function steps({ counts, rounds }: Simulation): string[] {
	const names = EDGES.map((edge, at) => {
		if (at === 0) return "nothing";
		if (at === 1) return "below 1 stake";
		const next = EDGES[at + 1];
		return next === undefined ? `${edge} stakes and more` : `${edge} to below ${next}`;
	});
	return ["Rounds by what they returned", ...names.map((name, at) => row(name, shareText(counts[at] ?? 0, rounds)))];
}

function shareText(count: number, rounds: number): string {
	return `${count.toLocaleString("en").padStart(12)}  ${((100 * count) / rounds).toFixed(5).padStart(9)} %`;
}

const percent = (share: number): string => `${(100 * share).toFixed(4)} %`;

const row = (name: string, value: string): string => `  ${name.padEnd(26)}${value}`;
