import { stakeUnitOf } from "@baize/games/stakes";
import { type Id, idText, readId } from "@baize/kernel/id";
import { toWire } from "@baize/kernel/money";
import { type Handler, pageOf } from "@baize/platform-server";
import type {
	listTournamentRecords,
	readTournamentRecord,
	ScoreRow,
	TournamentRecord,
	TournamentRow,
} from "../../contract/index.ts";
import type { TournamentsPorts } from "../ports.ts";
import { type BoardEntry, placesOf } from "../reads/board.ts";
import { requireTournament } from "../refuse.ts";
import type { StoredPrize, StoredScore, StoredTournament } from "../tables.ts";
import { countScores, readPrizes, readScores, readSteps, readTournamentPage } from "../tournament-store.ts";

const PAGE_LENGTH = 50;
/** Operators see the places with prizes and those behind them; the export of a list has no more either. */
const SHOWN_SCORES = 300;

const showRow = (row: StoredTournament, players: number): TournamentRow => ({
	...{ id: idText(row.tournament_id), title: row.terms.title.en, state: row.state, players },
	...{ fromMs: row.from_at.getTime(), untilMs: row.until_at.getTime() },
});

export const listingRecords =
	({ database }: TournamentsPorts): Handler<typeof listTournamentRecords> =>
	async ({ query: { state, cursor = "", limit = PAGE_LENGTH } }) => {
		const { reader } = database;
		const read = await readTournamentPage(reader, { state, before: readId(cursor) ?? undefined, limit: limit + 1 });
		const { rows, next } = pageOf(read, limit, ({ tournament_id }) => idText(tournament_id));
		const ids = rows.map(({ tournament_id }) => tournament_id);
		const players = await countScores(reader, ids);
		return { tournaments: rows.map((row) => showRow(row, players.get(row.tournament_id) ?? 0)), next };
	};

export const readingRecord =
	(ports: TournamentsPorts): Handler<typeof readTournamentRecord> =>
	async ({ params }, { session }) =>
		showRecord(ports, await requireTournament(ports.database.reader, params.tournament), session.playerId);

export async function showRecord(
	{ database: { reader }, namesOf }: TournamentsPorts,
	row: StoredTournament,
	operatorId: Id,
): Promise<TournamentRecord> {
	const [scores, prizes, steps] = await Promise.all([
		readScores(reader, row.tournament_id),
		readPrizes(reader, row.tournament_id),
		readSteps(reader, row.tournament_id),
	]);
	const names = await namesOf(reader, [...new Set(steps.flatMap(({ by }) => by ?? []))]);
	const entries = new Map(placesOf(scores, row.terms.prizesUnits).map((entry) => [entry.playerId, entry]));
	const paid = new Map(prizes.map((prize) => [prize.player_id, prize]));
	const board = scores.map((score) => showScore(score, entries.get(score.player_id), paid.get(score.player_id)));
	return {
		...showRow(row, scores.length),
		terms: row.terms,
		needsAnother:
			(row.state === "draft" && row.drafted_by === operatorId) ||
			(row.state === "audited" && row.audited_by === operatorId),
		board: board.sort((a, b) => (a.place ?? Infinity) - (b.place ?? Infinity)).slice(0, SHOWN_SCORES),
		steps: steps.map(({ step, at, by, subject: player, reason }) => ({
			...{ step, atMs: at.getTime(), player, reason },
			by: by === null ? null : (names.get(by) ?? idText(by)),
		})),
	};
}

const showScore = (score: StoredScore, entry: BoardEntry | undefined, prize: StoredPrize | undefined): ScoreRow => ({
	...{ playerId: idText(score.player_id), place: entry?.place ?? null, points: score.points, rounds: score.rounds },
	...{ reachedAtMs: score.reached_at.getTime(), disqualifiedFor: score.disqualified_for, currency: score.currency },
	prizeMinor: toWire(prize?.amount ?? (entry?.prizeUnits ?? 0n) * BigInt(stakeUnitOf(score.currency))),
	isPaid: prize?.paid_at != null,
});
