import { check } from "@baize/kernel/check";
import { DAY_MS } from "@baize/kernel/time";
import { lowScoreFactor } from "./matrix.ts";
import type { GoalRates, GoalsModel, PlayedMatch, TeamStrength } from "./types.ts";

export type FitTerms = {
	/** The time the strengths are for; later matches are not used. */
	readonly asOfMs: number;
	/** A match of this age counts half. */
	readonly halfLifeDays?: number;
	/** Every team starts with this many goals scored and conceded as an average team has; results move it from there. */
	readonly priorGoals?: number;
};

const HALF_LIFE_DAYS = 400;
const PRIOR_GOALS = 6;
const ITERATIONS = 25;

/** A league without results: average football. */
const USUAL = { goals: 1.2, homeAdvantage: 1.25, dependence: -0.05 };

/** A team without results in its league is usually newly promoted; such teams score less and concede more. */
const NEWCOMER: TeamStrength = { attack: 0.91, defence: 1.09 };

type Weighed = { home: number; away: number; homeGoals: number; awayGoals: number; weight: number };
type Parameters = { homeRate: number; awayRate: number; attack: Float64Array; defence: Float64Array };

function weigh(matches: readonly PlayedMatch[], places: ReadonlyMap<string, number>, terms: FitTerms): Weighed[] {
	const halfLifeMs = (terms.halfLifeDays ?? HALF_LIFE_DAYS) * DAY_MS;
	return matches.map(({ home, away, score, playedMs }) => ({
		home: places.get(home)!,
		away: places.get(away)!,
		homeGoals: score.home,
		awayGoals: score.away,
		weight: 0.5 ** ((terms.asOfMs - playedMs) / halfLifeMs),
	}));
}

/** The goals of the average match, given the teams: observed over expected, for home and away. */
function fitLevel(matches: readonly Weighed[], { attack, defence, ...rates }: Parameters): Parameters {
	const home = { goals: rates.homeRate, exposure: 1 };
	const away = { goals: rates.awayRate, exposure: 1 };
	for (const match of matches) {
		home.goals += match.weight * match.homeGoals;
		home.exposure += match.weight * attack[match.home]! * defence[match.away]!;
		away.goals += match.weight * match.awayGoals;
		away.exposure += match.weight * attack[match.away]! * defence[match.home]!;
	}
	return { attack, defence, homeRate: home.goals / home.exposure, awayRate: away.goals / away.exposure };
}

/** Each team's attack, or its defence, as goals observed over goals expected, both started with the prior. */
function fitSide(
	matches: readonly Weighed[],
	now: Parameters,
	side: "attack" | "defence",
	prior: number,
): Float64Array {
	const goals = new Float64Array(now.attack.length).fill(prior);
	const expected = new Float64Array(now.attack.length).fill(prior);
	const others = side === "attack" ? now.defence : now.attack;
	for (const { home, away, homeGoals, awayGoals, weight } of matches) {
		const [homeSide, awaySide] = side === "attack" ? [home, away] : [away, home];
		const [homeOther, awayOther] = side === "attack" ? [away, home] : [home, away];
		goals[homeSide]! += weight * homeGoals;
		expected[homeSide]! += weight * now.homeRate * others[homeOther]!;
		goals[awaySide]! += weight * awayGoals;
		expected[awaySide]! += weight * now.awayRate * others[awayOther]!;
	}
	return goals.map((scored, team) => scored / expected[team]!);
}

function fitRound(matches: readonly Weighed[], now: Parameters, prior: number): Parameters {
	const level = fitLevel(matches, now);
	const attacked = { ...level, attack: fitSide(matches, level, "attack", prior) };
	return { ...attacked, defence: fitSide(matches, attacked, "defence", prior) };
}

const ratesIn = (now: Parameters, match: Weighed, dependence: number): GoalRates => ({
	home: now.homeRate * now.attack[match.home]! * now.defence[match.away]!,
	away: now.awayRate * now.attack[match.away]! * now.defence[match.home]!,
	dependence,
});

/** The dependence under which the low scores of these matches are most likely, in hundredths from -0.20 to 0.10. */
function fitDependence(matches: readonly Weighed[], now: Parameters): number {
	const low = matches.filter((match) => match.homeGoals <= 1 && match.awayGoals <= 1);
	if (low.length === 0) return USUAL.dependence;
	let best = { dependence: 0, likelihood: Number.NEGATIVE_INFINITY };
	for (let hundredths = -20; hundredths <= 10; hundredths++) {
		const dependence = hundredths / 100;
		const likelihood = low.reduce((sum, match) => {
			const factor = lowScoreFactor(match.homeGoals, match.awayGoals, ratesIn(now, match, dependence));
			return sum + match.weight * Math.log(factor);
		}, 0);
		if (likelihood > best.likelihood) best = { dependence, likelihood };
	}
	return best.dependence;
}

/**
 * Strengths from results: independent Poisson goals with the rate level × attack × defence (Maher 1982), recent matches
 * weighted more (Dixon and Coles 1997), and a gamma prior that pulls teams with few matches to the average. With the
 * other factors fixed, the most likely value of each is goals observed over goals expected, so a few iterations of that
 * division find all of them; no general optimiser is needed.
 */
export function fitGoalsModel(results: readonly PlayedMatch[], terms: FitTerms): GoalsModel {
	const played = results.filter((match) => match.playedMs <= terms.asOfMs);
	if (played.length === 0) return { ...USUAL, teams: new Map() };
	const names = [...new Set(played.flatMap(({ home, away }) => [home, away]))].sort();
	const matches = weigh(played, new Map(names.map((name, place) => [name, place])), terms);
	const average = () => new Float64Array(names.length).fill(1);
	let now: Parameters = {
		homeRate: USUAL.goals * USUAL.homeAdvantage,
		awayRate: USUAL.goals,
		attack: average(),
		defence: average(),
	};
	for (let round = 0; round < ITERATIONS; round++) now = fitRound(matches, now, terms.priorGoals ?? PRIOR_GOALS);
	return {
		goals: now.awayRate,
		homeAdvantage: now.homeRate / now.awayRate,
		dependence: fitDependence(matches, now),
		teams: new Map(names.map((name, at) => [name, { attack: now.attack[at]!, defence: now.defence[at]! }])),
	};
}

/** The expected goals of a match. At a neutral venue both sides share the home advantage. */
export function goalRates(
	model: GoalsModel,
	home: string,
	away: string,
	venue: "home" | "neutral" = "home",
): GoalRates {
	const host = model.teams.get(home) ?? NEWCOMER;
	const guest = model.teams.get(away) ?? NEWCOMER;
	const shared = Math.sqrt(model.homeAdvantage);
	const [hostFactor, guestFactor] = venue === "home" ? [model.homeAdvantage, 1] : [shared, shared];
	check(home !== away, "a team does not play itself");
	return {
		home: model.goals * hostFactor * host.attack * guest.defence,
		away: model.goals * guestFactor * guest.attack * host.defence,
		dependence: model.dependence,
	};
}
