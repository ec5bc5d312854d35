import type { GameSheet, Returns } from "@baize/engines/game";
import { chiSquareOf, countsOf, type Tally, type Trial, tally } from "@baize/engines/returns";
import { toNumber, truncatedPercentText } from "@baize/kernel/odds";
import { seededDraws } from "@baize/kernel/random";
import { type Confirmation, confirmationRows, MAX_ERRORS, MAX_ERRORS_OF_CHOICE, together } from "./deviation.ts";
import { percent, row, whole } from "./rows.ts";

const METHODS: Readonly<Record<Returns["method"], string>> = {
	enumerated: "by enumeration",
	formula: "in closed form",
	chain: "as a Markov chain",
	book: "from its book of outcomes",
};

type Played = Confirmation & { trial: Trial; returns: Returns; rounds: number; tally: Tally };

/**
 * The return of a title, exact and simulated: of all rounds together, and of each of its choices, which have equal parts of
 * them. The same title, rounds and seed always give the same text.
 */
export function trialReport(
	about: Pick<GameSheet, "id" | "title"> & Partial<GameSheet>,
	trials: readonly Trial[],
	{ rounds, seed }: { rounds: number; seed: number },
): string {
	const draws = seededDraws(seed);
	const shares = trials.map((_, at) => Math.floor((rounds + at) / trials.length));
	const played = trials.map((trial, at) => playedOf(trial, tally(trial, shares[at]!, draws)));
	const all = together(played);
	const lines = [
		headline(about),
		"",
		`Simulated, ${whole(rounds)} rounds, seed ${seed}`,
		row("exact return", percent(all.exact)),
		...confirmationRows(all, MAX_ERRORS),
		...(played.length === 1 ? ["", ...choiceLines(played[0]!, [])] : choicesLines(played)),
	];
	return `${lines.join("\n")}\n`;
}

const headline = ({ title, id, version, rtpText }: Partial<GameSheet>): string =>
	version === undefined ? `${title} (${id})` : `${title} (${id}, version ${version}), stated return ${rtpText} %`;

/** What a trial gave, against what it should. */
export function playedOf(trial: Trial, rounds: Tally): Played {
	const returns = trial.returns();
	const deviation = trial.isDeviationMeasured ? rounds.sd : returns.standardDeviation;
	return {
		...{ trial, returns, tally: rounds, rounds: rounds.rounds },
		exact: toNumber(returns.total),
		mean: rounds.mean,
		standardError: deviation / Math.sqrt(rounds.rounds),
	};
}

function choicesLines(played: readonly Played[]): string[] {
	const blocks = played.flatMap((one) => ["", ...choiceLines(one, confirmationRows(one, MAX_ERRORS_OF_CHOICE))]);
	return [row("choices", `${played.length}, each with as many of the rounds`), ...blocks];
}

/** `confirmation`: what the rounds of the choice returned, where there are others. */
function choiceLines({ trial, returns, tally: simulated }: Played, confirmation: readonly string[]): string[] {
	const { total, method, parts, hitFrequency, standardDeviation, largestWin } = returns;
	return [
		trial.title,
		row("exact return", `${truncatedPercentText(total, 6)} %, ${METHODS[method]}`),
		...(parts.length > 1 ? parts : []).map(({ name, share }) =>
			row(`  from ${name}`, `${truncatedPercentText(share, 6)} %`),
		),
		...confirmation,
		row("rounds that pay", `${percent(simulated.hits / simulated.rounds)}, stated ${percent(toNumber(hitFrequency))}`),
		row("standard deviation", `${simulated.sd.toFixed(4)} stakes, stated ${standardDeviation.toFixed(4)}`),
		row("largest win", `${largestOf(trial, simulated).toFixed(2)} stakes, stated ${largestText(largestWin)}`),
		...chiSquareLines(trial, simulated),
	];
}

const largestOf = ({ stake }: Trial, { wins }: Tally): number =>
	[...wins.keys()].reduce((one, other) => Math.max(one, other), 0) / stake;

const largestText = ({ timesStake, oneIn }: Returns["largestWin"]): string =>
	`${toNumber(timesStake).toFixed(2)} once in ${whole(Math.round(toNumber(oneIn)))}`;

function chiSquareLines(trial: Trial, simulated: Tally): string[] {
	const outcomes = trial.outcomes?.();
	if (!outcomes) return [];
	const { counted, strange } = countsOf(trial, outcomes, simulated);
	const chances = outcomes.map(({ chance }) => chance);
	const { statistic, freedom, critical } = chiSquareOf(chances, counted);
	const fits = statistic <= critical && strange.length === 0;
	return [
		row("chi-square of the wins", `${statistic.toFixed(2)} with ${freedom} degrees, ${fits ? "fits" : "REFUSED"}`),
	];
}
