import { stakeUnitOf } from "@baize/games/stakes";
import type { Id } from "@baize/kernel/id";
import { toWire } from "@baize/kernel/money";
import type { Reader } from "@baize/platform-server";
import { BOARD_LENGTH, type BoardRow } from "../../contract/index.ts";
import type { TournamentsPorts } from "../ports.ts";
import { boardOf, type Placed } from "../rules/board.ts";
import type { StoredScore, StoredTournament } from "../tables.ts";
import { readHidden, readScores } from "../tournament-store.ts";

export type BoardEntry = Placed<{
	playerId: Id;
	points: number;
	rounds: number;
	currency: string;
	reachedAtMs: number;
	firstAtMs: number;
}>;

/** The places of all scores that are not disqualified. */
export const placesOf = (scores: readonly StoredScore[], prizesUnits: readonly number[]): BoardEntry[] =>
	boardOf(scores.filter(({ disqualified_for }) => disqualified_for === null).map(entryOf), prizesUnits);

const entryOf = ({ player_id, points, rounds, currency, reached_at, first_at }: StoredScore) => ({
	...{ playerId: player_id, points, rounds, currency },
	...{ reachedAtMs: reached_at.getTime(), firstAtMs: first_at.getTime() },
});

export type ReadBoard = { scores: readonly StoredScore[]; entries: readonly BoardEntry[] };

export async function readBoard(reader: Reader, { tournament_id, terms }: StoredTournament): Promise<ReadBoard> {
	const scores = await readScores(reader, tournament_id);
	return { scores, entries: placesOf(scores, terms.prizesUnits) };
}

type Ports = Pick<TournamentsPorts, "readPlayers" | "maskedName">;

/** The first hundred places as everyone sees them, in the reader's currency. */
export async function showBoard(ports: Ports, reader: Reader, { entries }: ReadBoard, seen: { currency: string }) {
	const shown = entries.slice(0, BOARD_LENGTH);
	const ids = shown.map(({ playerId }) => playerId);
	const [players, hidden] = await Promise.all([ports.readPlayers(reader, ids), readHidden(reader, ids)]);
	const nameOf = (id: Id) => (hidden.has(id) ? "" : ports.maskedName(players.get(id)?.nickname ?? null));
	return shown.map((entry) => showRow(entry, nameOf(entry.playerId), seen.currency));
}

export const showRow = (
	{ place, points, rounds, prizeUnits }: BoardEntry,
	name: string,
	currency: string,
): BoardRow => ({
	...{ place, name, points, rounds, isOwn: false },
	prizeMinor: toWire(prizeUnits * BigInt(stakeUnitOf(currency))),
});
