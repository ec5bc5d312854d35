import {
	doubtPlaceholders,
	type Fixture,
	mergeSeasons,
	type ReadProblem,
	readCompetitionsCsv,
	readFixturesCsv,
	readFixturesJson,
	type Season,
} from "@baize/engines/fixture";
import { fitGoalsModel, goalRates, matchBooks, type PlayedMatch, scoreMatrix } from "@baize/engines/pricing";
import { AWAITED_MS, CORRECTED_FOR_MS, type ResultView } from "../../contract/index.ts";
import { MATCH_MARGIN_X10000, marketsOf } from "./markets.ts";
import type { Awaited, FeedMatch } from "./port.ts";

type Known = Pick<Awaited, "sourceKey" | "round" | "startsAtMs">;

/** A data file: its name says what is in it and, for JSON, of which league ("es.1.json"). */
export type DataFile = { readonly name: string; readonly text: string };

export type ReadData = { readonly matches: readonly FeedMatch[]; readonly problems: readonly ReadProblem[] };

/** A season is read as long as a result may still come and be corrected, and until none of its matches is awaited. */
const SEASON_RETAINED_MS = AWAITED_MS + CORRECTED_FOR_MS;

/** Reads fixtures and results, fits the strengths of every league to its results and prices the coming matches. */
export function readOpenfootball(files: readonly DataFile[], nowMs: number, awaited: readonly Known[] = []): ReadData {
	const { seasons, problems } = readSeasons(files, awaited);
	const keys = new Set(awaited.map(({ sourceKey }) => sourceKey));
	const present = seasons.filter((season) => isPresent(season, nowMs, keys));
	const matches = present.flatMap((season) => {
		const played = seasons.filter(({ league }) => league === season.league).flatMap(playedIn);
		return matchesOf(season, played, nowMs);
	});
	return { matches, problems };
}

function readSeasons(
	files: readonly DataFile[],
	awaited: readonly Known[],
): { seasons: Season[]; problems: ReadProblem[] } {
	const isCompetitions = ({ name }: DataFile): boolean => /(^|\/)competitions\.csv$/.test(name);
	const named = files.filter(isCompetitions).map(({ text }) => readCompetitionsCsv(text));
	const names = new Map(named.flatMap((each) => [...each.names]));
	const read = files
		.filter((file) => !isCompetitions(file))
		.map(({ name, text }) =>
			name.endsWith(".json") ? readFixturesJson(text, { league: leagueIn(name) }) : readFixturesCsv(text, names),
		);
	const known = awaited.map(({ sourceKey, round, startsAtMs }) => ({ id: sourceKey, round, kickoffMs: startsAtMs }));
	return {
		seasons: mergeSeasons(doubtPlaceholders(read.flatMap((each) => each.seasons)), known),
		problems: [...named, ...read].flatMap((each) => each.problems),
	};
}

/** "2026-27/es.1.json" belongs to league es.1. */
const leagueIn = (name: string): string => /([^/]+)\.json$/.exec(name)?.[1] ?? name;

const isPresent = ({ fixtures }: Season, nowMs: number, awaited: ReadonlySet<string>): boolean =>
	fixtures.some(({ id, kickoffMs }) => kickoffMs > nowMs - SEASON_RETAINED_MS || awaited.has(id));

const playedIn = ({ fixtures }: Season): PlayedMatch[] =>
	fixtures.flatMap(({ kickoffMs, home, away, result }) =>
		result ? [{ playedMs: kickoffMs, home, away, score: result.fullTime }] : [],
	);

function matchesOf(season: Season, played: readonly PlayedMatch[], nowMs: number): FeedMatch[] {
	// As of the last result, not of now: the same data give the same prices.
	const asOfMs = played.reduce((latest, match) => Math.max(latest, match.playedMs), 0);
	const model = fitGoalsModel(played, { asOfMs });
	return season.fixtures.map((fixture) => {
		const isToCome = !fixture.result && !fixture.status && fixture.earliestMs > nowMs;
		const matrix = isToCome ? scoreMatrix(goalRates(model, fixture.home, fixture.away)) : null;
		const books = matrix ? matchBooks(matrix, { marginX10000: MATCH_MARGIN_X10000 }) : [];
		return { ...headOf(season, fixture), markets: marketsOf(books) };
	});
}

const headOf = (season: Season, fixture: Fixture) => ({
	sourceKey: fixture.id,
	vertical: "sports" as const,
	sport: "football",
	competitionId: season.league,
	competition: season.competition,
	round: fixture.round,
	startsAtMs: fixture.kickoffMs,
	startPrecision: fixture.precision,
	closesAtMs: fixture.earliestMs,
	participants: [
		{ key: "home", name: fixture.home },
		{ key: "away", name: fixture.away },
	],
	details: null,
	result: endOf(fixture),
	isPostponed: fixture.status === "postponed",
	live: null,
});

function endOf({ status, result }: Fixture): ResultView | null {
	if (status === "cancelled" || status === "abandoned") return { status };
	return result ? { status: "finished", ...result.fullTime } : null;
}
