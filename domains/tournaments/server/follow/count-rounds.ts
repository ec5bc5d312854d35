import { hasStakeUnit, stakeUnitOf } from "@baize/games/stakes";
import { bucketOf, type Id } from "@baize/kernel/id";
import type { Tx } from "@baize/platform-server";
import type { TournamentsPorts } from "../ports.ts";
import { counts, type EndedRound } from "../rules/rounds.ts";
import { pointsOf, scoreOf } from "../rules/score.ts";
import type { StoredRound, StoredTournament } from "../tables.ts";
import { insertCounted, readCounted, writeScore } from "./follow-store.ts";

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

/** Adds a player's further rounds, each once and up to the limit, and computes the score. */
export async function addRounds(tx: Tx, tournament: StoredTournament, whose: Whose, rounds: readonly EndedRound[]) {
	const { terms, tournament_id } = tournament;
	const before = await readCounted(tx, tournament_id, whose.playerId);
	const known = new Set(before.map(({ round_id }) => round_id));
	const first = (before.at(-1)?.place ?? 0) + 1;
	const added = rounds
		.filter(({ roundId }) => !known.has(roundId))
		.slice(0, Math.max(0, terms.roundLimit - before.length))
		.map((round, at) => rowOf(tournament, round, first + at));
	await insertCounted(tx, added);
	await writeScoreOf(tx, tournament, whose, [...before, ...added]);
}

const rowOf = ({ terms, tournament_id }: StoredTournament, round: EndedRound, place: number): StoredRound => ({
	...{ bucket: bucketOf(round.playerId), player_id: round.playerId, tournament_id, round_id: round.roundId, place },
	...{ game_number: round.gameNumber, currency: round.currency, stake: round.stakeMinor, win: round.winMinor },
	...{ points: pointsOf(round, terms.capPoints), at: new Date(round.endedAtMs) },
});

/** The score of the counted rounds. A player of whom none is left stays on the list with nothing. */
export async function writeScoreOf(
	tx: Tx,
	{ terms, tournament_id, from_at }: StoredTournament,
	{ playerId, currency }: Whose,
	counted: readonly StoredRound[],
): Promise<void> {
	const rounds = counted.map(({ points, at }) => ({ points, atMs: at.getTime() }));
	const fromMs = from_at.getTime();
	const score = scoreOf(rounds, terms.bestOf) ?? { points: 0, rounds: 0, reachedAtMs: fromMs, firstAtMs: fromMs };
	await writeScore(tx, {
		...{ tournament_id, bucket: bucketOf(playerId), player_id: playerId, currency },
		...{ points: score.points, rounds: score.rounds },
		...{ reached_at: new Date(score.reachedAtMs), first_at: new Date(score.firstAtMs) },
	});
}
