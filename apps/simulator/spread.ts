import { quickRound, type ReelSheet } from "@baize/engines/reels";
import { type Odds, type Spread, type Trial, tally } from "@baize/engines/returns";
import { otherGameOf } from "@baize/games/others";
import { check } from "@baize/kernel/check";
import { seededDraws } from "@baize/kernel/random";

/** Wins up to here are each a class of their own width; above, each class is a fifth wider than the one before. */
const FIRST_EDGE = 0.05;
const WIDER = 1.2;
/** Exact chances are written as parts of this. */
const WHOLE = 1_000_000_000;

type Win = { times: number; count: number };

/** How the wins of a title's rounds are spread, as the source of its data. The same rounds and seed give the same text. */
export function spreadText(
	of: { id: string; sheet: ReelSheet | null; trial: Trial | undefined },
	rounds: number,
	seed: number,
): string {
	const trial = of.sheet ? trialOfLines(of.sheet) : of.trial;
	const sheet = of.sheet ?? otherGameOf(of.id)?.sheet;
	check(trial && sheet, "the title has rounds that can be simulated");
	const { version } = sheet;
	const exact = trial.outcomes && wholeCounts(trial.outcomes());
	const cases = exact ? WHOLE : rounds;
	const classes = exact
		? exact.map(({ times, count }) => [times, count] as const)
		: classesOf(winsOf(trial, rounds, seed));
	return sourceOf(
		{ version, how: exact ? "calculated" : "simulated", cases, classes },
		exact ? "Calculated" : `${rounds.toLocaleString("en")} rounds, seed ${seed}`,
	);
}

/** Chances as counts that add up: what was rounded off is in the most frequent one. */
function wholeCounts(odds: readonly Odds[]): readonly Win[] {
	const counts = odds.map(({ times, chance }) => ({ times, count: Math.round(chance * WHOLE) }));
	const missing = WHOLE - counts.reduce((all, { count }) => all + count, 0);
	const most = Math.max(...counts.map(({ count }) => count));
	return counts.map(({ times, count }) => ({ times, count: count === most ? count + missing : count }));
}

const trialOfLines = (sheet: ReelSheet): Trial => ({
	...{ id: sheet.id, title: sheet.title, stake: sheet.lines.length, round: quickRound(sheet) },
	returns: () => {
		throw new Error("the return of a title with lines is in its report");
	},
});

function winsOf(trial: Trial, rounds: number, seed: number): readonly Win[] {
	const { wins } = tally(trial, rounds, seededDraws(seed));
	return [...wins].map(([units, count]) => ({ times: units / trial.stake, count })).sort((a, b) => a.times - b.times);
}

/** Wins of one class as their mean, so that the mean of all stays. */
function classesOf(wins: readonly Win[]): Spread["classes"] {
	const classes = new Map<number, Win[]>();
	for (const win of wins) {
		const at = win.times <= 0 ? -1 : Math.max(0, Math.ceil(Math.log(win.times / FIRST_EDGE) / Math.log(WIDER)));
		classes.set(at, [...(classes.get(at) ?? []), win]);
	}
	return [...classes.values()].map((same) => {
		const count = same.reduce((sum, win) => sum + win.count, 0);
		const mean = same.reduce((sum, win) => sum + win.times * win.count, 0) / count;
		return [Number(mean.toFixed(4)), count] as const;
	});
}

function sourceOf({ version, how, cases, classes }: Spread, about: string): string {
	const rows = classes.map(([times, count]) => `\t\t[${times}, ${withUnderscores(count)}],`);
	return [
		'import type { Spread } from "@baize/engines/returns";',
		"",
		`/** ${about}. */`,
		"export const spread: Spread = {",
		`\tversion: ${version},`,
		`\thow: "${how}",`,
		`\tcases: ${withUnderscores(cases)},`,
		"\tclasses: [",
		...rows,
		"\t],",
		"};",
		"",
	].join("\n");
}

const withUnderscores = (count: number): string => count.toLocaleString("en").replaceAll(",", "_");
