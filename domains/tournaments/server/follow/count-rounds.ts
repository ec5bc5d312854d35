import { hasStakeUnit, stakeUnitOf } from "@baize/games/stakes";
import { bucketOf, type Id } from "@baize/kernel/id";
import type { Tx } from "@baize/platform-server";
import type { TournamentsPorts } from "../ports.ts";
import { counts, type EndedRound } from "../rules/rounds.ts";
import { pointsOf, scoreOf } from "../rules/score.ts";
import type { StoredRound, StoredTournament } from "../tables.ts";
import { insertCounted, type NewScore, readCountedOf, writeScores } from "./follow-store.ts";

type Titles = Pick<TournamentsPorts, "titleNumbered">;
export type Whose = { playerId: Id; currency: string };

/** Those of the rounds that the tournament counts. */
export function countedOf({ titleNumbered }: Titles, tournament: StoredTournament, rounds: readonly EndedRound[]) {
	const { terms, from_at, until_at } = tournament;
	const period = { fromMs: from_at.getTime(), untilMs: until_at.getTime() };
	const isTitle = (gameNumber: number) => terms.titles.includes(titleNumbered(gameNumber).gameId);
	return rounds.filter(
		(round) =>
			hasStakeUnit(round.currency) &&
			counts(round, period, { isTitle, minStakeMinor: BigInt(terms.minStakeUnits * stakeUnitOf(round.currency)) }),
	);
}

export type PlayersRounds = { whose: Whose; rounds: readonly EndedRound[] };

/** Adds the players' further rounds, each once and up to the limit, and computes their scores. Each player is named once. */
export async function addRounds(tx: Tx, tournament: StoredTournament, all: readonly PlayersRounds[]): Promise<void> {
	const players = all.map(({ whose }) => whose.playerId);
	const before = await readCountedOf(tx, tournament.tournament_id, players);
	const changed = all
		.map(({ whose, rounds }) => {
			const counted = before.get(whose.playerId) ?? [];
			return { whose, counted, added: furtherOf(tournament, counted, rounds) };
		})
		// Where all counted rounds are there already the score stays as it is.
		.filter(({ counted, added }) => counted.length === 0 || added.length > 0);
	await insertCounted(
		tx,
		changed.flatMap(({ added }) => added),
	);
	const scores = changed.map(({ whose, counted, added }) => scoreRowOf(tournament, whose, [...counted, ...added]));
	await writeScores(tx, scores);
}

function furtherOf(tournament: StoredTournament, before: readonly StoredRound[], rounds: readonly EndedRound[]) {
	const known = new Set(before.map(({ round_id }) => round_id));
	const first = (before.at(-1)?.place ?? 0) + 1;
	return rounds
		.filter(({ roundId }) => !known.has(roundId))
		.slice(0, Math.max(0, tournament.terms.roundLimit - before.length))
		.map((round, at) => rowOf(tournament, round, first + at));
}

const rowOf = ({ terms, tournament_id }: StoredTournament, round: EndedRound, place: number): StoredRound => ({
	...{ bucket: bucketOf(round.playerId), player_id: round.playerId, tournament_id, round_id: round.roundId, place },
	...{ game_number: round.gameNumber, currency: round.currency, stake: round.stakeMinor, win: round.winMinor },
	...{ points: pointsOf(round, terms.capPoints), at: new Date(round.endedAtMs) },
});

/** The score of the counted rounds. A player of whom none is left stays on the list with nothing. */
export function scoreRowOf(
	{ terms, tournament_id, from_at }: StoredTournament,
	{ playerId, currency }: Whose,
	counted: readonly StoredRound[],
): NewScore {
	const rounds = counted.map(({ points, at }) => ({ points, atMs: at.getTime() }));
	const fromMs = from_at.getTime();
	const score = scoreOf(rounds, terms.bestOf) ?? { points: 0, rounds: 0, reachedAtMs: fromMs, firstAtMs: fromMs };
	return {
		...{ tournament_id, bucket: bucketOf(playerId), player_id: playerId, currency },
		...{ points: score.points, rounds: score.rounds },
		...{ reached_at: new Date(score.reachedAtMs), first_at: new Date(score.firstAtMs) },
	};
}
