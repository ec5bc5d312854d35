import {
	EDGES,
	exactReturn,
	featureChance,
	type Measures,
	type ReelSheet,
	type Simulation,
} from "@baize/engines/reels";
import { type Fraction, toNumber, truncatedPercentText } from "@baize/kernel/odds";
import { confirmationRows, MAX_ERRORS } from "./deviation.ts";
import { percent, row, whole } from "./rows.ts";

/** The return of a title, exact and simulated, on one screen. The same sheet and seed always give the same text. */
export function report(sheet: ReelSheet, measures: Measures, simulation: Simulation & { seed: number }): string {
	const title = `${sheet.title} (${sheet.id}, version ${sheet.version}), stated return ${sheet.rtpText} %`;
	return `${[title, "", ...exactLines(sheet, measures), "", ...simulatedLines(sheet, measures, simulation), "", ...steps(simulation)].join("\n")}\n`;
}

function exactLines(sheet: ReelSheet, measures: Measures): string[] {
	const exact = exactReturn(sheet);
	const share = (of: Fraction): string => `${truncatedPercentText(of, 6)} %`;
	return [
		"Exact, by enumeration",
		row("return to player", share(exact.stated)),
		row("  from lines", share(exact.lines)),
		row("  from scatters", share(exact.scatters)),
		row("  from free spins", share(exact.freeSpins)),
		...(sheet.jackpot ? [row("  from the jackpot", share(exact.jackpot))] : []),
		row("hit frequency", share(measures.hitFrequency)),
		row("free spins, one in", `${(1 / toNumber(featureChance(sheet))).toFixed(2)} rounds`),
		row("standard deviation", `${measures.standardDeviation.toFixed(4)} stakes (${sheet.volatility})`),
		row("no round pays more than", `${sheet.winCapTimesStake} stakes`),
	];
}

function simulatedLines(sheet: ReelSheet, measures: Measures, simulation: Simulation & { seed: number }): string[] {
	const { mean, rounds, seed } = simulation;
	const confirmation = {
		exact: toNumber(exactReturn(sheet).total),
		mean,
		standardError: measures.standardDeviation / Math.sqrt(rounds),
	};
	const without = sheet.jackpot ? ", without the jackpot" : "";
	return [
		`Simulated, ${whole(rounds)} rounds, seed ${seed}${without}`,
		row("exact return", percent(confirmation.exact)),
		...confirmationRows(confirmation, MAX_ERRORS),
		row("hit frequency", percent(simulation.hits / rounds)),
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
	return `${whole(count).padStart(12)}  ${((100 * count) / rounds).toFixed(5).padStart(9)} %`;
}
