import { type Id, idText, readId } from "@baize/kernel/id";
import { type Minor, toWire } from "@baize/kernel/money";
import { type Clock, DAY_MS } from "@baize/kernel/time";
import { type Database, type Log, pageOf, readAllPages, type Visit } from "@baize/platform-server";
import type { PracticeRoundRow } from "../../contract/index.ts";
import type { Titles } from "../titles.ts";
import { deletePracticeBefore, insertPracticeRound, type PracticeRow, readPracticeRounds } from "./store.ts";

export type PracticeLogPorts = {
	database: Database;
	clock: Clock;
	ids: () => Id;
	titles: Pick<Titles, "require" | "numbered">;
	/** The flag loggedPracticePlay. PLAY-05 */
	isPracticeLogged(): boolean;
	log: Pick<Log, "error">;
};

export type PracticePlayed = { gameId: string; commitment: string; stakeMinor: Minor; winMinor: Minor };

export type PracticeLog = {
	/** Stores a round of a player, while the flag is on. Practice goes on where that fails. */
	record(round: PracticePlayed, visit: Visit): Promise<void>;
	/** Newest first; `before`: the cursor of the page. */
	list(playerId: Id, before?: string, limit?: number): Promise<PracticePage>;
	exportOf(playerId: Id): Promise<PracticeRoundRow[]>;
	tidy(): Promise<void>;
};

type PracticePage = { rounds: PracticeRoundRow[]; before: string | null };

const RETENTION_MS = 30 * DAY_MS;
const DEFAULT_ROUNDS = 20;

/** What players have practised. Nothing of visitors is stored: there is no account in which they could look it up. */
export function openPracticeLog(ports: PracticeLogPorts): PracticeLog {
	const { database, clock } = ports;
	const { reader } = database;
	async function list(playerId: Id, cursor?: string, limit = DEFAULT_ROUNDS): Promise<PracticePage> {
		const before = cursor === undefined ? undefined : (readId(cursor) ?? undefined);
		const found = await readPracticeRounds(reader, playerId, { before, limit: limit + 1 });
		const { rows, next } = pageOf(found, limit, ({ round_id: id }) => idText(id));
		return { rounds: rows.map((row) => rowOf(ports, row)), before: next };
	}
	return {
		list,
		record: (round, visit) => record(ports, round, visit),
		exportOf: (playerId) =>
			readAllPages(async (cursor) => {
				const { rounds, before } = await list(playerId, cursor);
				return { rows: rounds, next: before };
			}),
		tidy: () => deletePracticeBefore(reader, clock.nowMs() - RETENTION_MS),
	};
}

async function record(
	{ database, clock, ids, titles, isPracticeLogged, log }: PracticeLogPorts,
	{ gameId, commitment, stakeMinor, winMinor }: PracticePlayed,
	{ session }: Visit,
): Promise<void> {
	if (!session || !isPracticeLogged()) return;
	try {
		await insertPracticeRound(database.reader, {
			player_id: session.playerId,
			round_id: ids(),
			at: new Date(clock.nowMs()),
			stake_minor: stakeMinor,
			win_minor: winMinor,
			game_number: titles.require(gameId).number,
			currency: session.currency,
			commitment,
		});
	} catch (error) {
		log.error({ error, gameId }, "a practice round was not stored");
	}
}

const rowOf = ({ titles }: Pick<PracticeLogPorts, "titles">, row: PracticeRow): PracticeRoundRow => ({
	roundId: idText(row.round_id),
	...titles.numbered(row.game_number),
	atMs: row.at.getTime(),
	stakeMinor: toWire(row.stake_minor),
	winMinor: toWire(row.win_minor),
	currency: row.currency,
});
