import type { Returns } from "@baize/engines/game";
import { chiSquareOf, countsOf, type Tally, type Trial } from "@baize/engines/returns";
import { toNumber, truncatedPercentText } from "@baize/kernel/odds";

/** Half the width of the 99.9 % interval of a mean, in standard errors. */
const SDS_999 = 3.290526731;

const METHODS: Readonly<Record<Returns["method"], string>> = {
	enumerated: "Exact, by enumeration",
	formula: "Exact, in closed form",
	chain: "Exact, as a Markov chain",
	book: "Exact, from its book of outcomes",
};

/** The return of a title, exact and simulated. The same title, rounds and seed always give the same text. */
export function trialReport(trial: Trial, tally: Tally, seed: number): string {
	const returns = trial.returns();
	const lines = [
		`${trial.title} (${trial.id})`,
		"",
		...exactLines(returns),
		"",
		...simulatedLines(returns, tally, seed),
	];
	return `${[...lines, ...chiSquareLines(trial, tally)].join("\n")}\n`;
}

/** Whether the mean of the rounds is within the interval around the exact return. */
export function isWithin({ total, standardDeviation }: Returns, { mean, rounds }: Tally, sds = SDS_999): boolean {
	return Math.abs(mean - toNumber(total)) <= (sds * standardDeviation) / Math.sqrt(rounds);
}

function exactLines(returns: Returns): string[] {
	return [
		METHODS[returns.method],
		row("return to player", `${truncatedPercentText(returns.total, 6)} %`),
		...returns.parts.map(({ name, share }) => row(`  from ${name}`, `${truncatedPercentText(share, 6)} %`)),
		row("rounds that pay", percent(toNumber(returns.hitFrequency))),
		row("standard deviation", `${returns.standardDeviation.toFixed(4)} stakes`),
		row("largest win", largestText(returns.largestWin)),
	];
}

function simulatedLines(returns: Returns, tally: Tally, seed: number): string[] {
	const half = (SDS_999 * returns.standardDeviation) / Math.sqrt(tally.rounds);
	return [
		`Simulated, ${tally.rounds.toLocaleString("en")} rounds, seed ${seed}`,
		row("return to player", `${percent(tally.mean)} ± ${percent(half)} (99.9 %)`),
		row("exact return", isWithin(returns, tally) ? "within the interval" : "OUTSIDE the interval"),
		row("rounds that pay", percent(tally.hits / tally.rounds)),
		row("standard deviation", `${tally.sd.toFixed(4)} stakes`),
	];
}

function chiSquareLines(trial: Trial, tally: Tally): string[] {
	const outcomes = trial.outcomes?.();
	if (!outcomes) return [];
	const { counted, strange } = countsOf(trial, outcomes, tally);
	const { statistic, freedom, critical } = chiSquareOf(
		outcomes.map(({ chance }) => chance),
		counted,
	);
	const fits = statistic <= critical && strange.length === 0;
	return [row("chi-square of the wins", `${statistic.toFixed(2)} with ${freedom} degrees${fits ? "" : ", REFUSED"}`)];
}

const largestText = ({ timesStake, oneIn }: Returns["largestWin"]): string =>
	`${toNumber(timesStake)} stakes, once in ${Math.round(toNumber(oneIn)).toLocaleString("en")}`;

const percent = (share: number): string => `${(100 * share).toFixed(4)} %`;

const row = (name: string, value: string): string => `  ${name.padEnd(26)}${value}`;
