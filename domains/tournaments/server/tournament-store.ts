import { bucketOf, type Id } from "@baize/kernel/id";
import { type Reader, rows, type Tx } from "@baize/platform-server";
import type { State } from "../contract/index.ts";
import type { StoredPrize, StoredScore, StoredStep, StoredTournament, Tables } from "./tables.ts";

const tournaments = (reader: Reader) => rows<Tables>(reader).selectFrom("tournaments.tournament").selectAll();

export const readTournamentRow = (reader: Reader, tournamentId: Id): Promise<StoredTournament | undefined> =>
	tournaments(reader).where("tournament_id", "=", tournamentId).executeTakeFirst();

export const lockTournament = (tx: Tx, tournamentId: Id): Promise<StoredTournament | undefined> =>
	tournaments(tx).where("tournament_id", "=", tournamentId).forUpdate().executeTakeFirst();

export const readByRequest = (reader: Reader, requestId: string): Promise<StoredTournament | undefined> =>
	tournaments(reader).where("request_id", "=", requestId).executeTakeFirst();

/** Those in one of these states that end after the moment, the next to end first. */
export const readInStates = (
	reader: Reader,
	states: readonly State[],
	endAfterMs: number,
	limit: number,
): Promise<StoredTournament[]> =>
	tournaments(reader)
		.where("state", "in", [...states])
		.where("until_at", ">", new Date(endAfterMs))
		.orderBy("until_at")
		.limit(limit)
		.execute();

type PageQuery = { state: State | undefined; before: Id | undefined; limit: number };

/** The newest first. */
export function readTournamentPage(reader: Reader, { state, before, limit }: PageQuery): Promise<StoredTournament[]> {
	let query = tournaments(reader).orderBy("tournament_id", "desc").limit(limit);
	if (state) query = query.where("state", "=", state);
	if (before !== undefined) query = query.where("tournament_id", "<", before);
	return query.execute();
}

/** False where there is one with this request. */
export async function insertTournament(tx: Tx, tournament: StoredTournament): Promise<boolean> {
	const { numInsertedOrUpdatedRows } = await rows<Tables>(tx)
		.insertInto("tournaments.tournament")
		.values({ ...tournament, terms: JSON.stringify(tournament.terms) as never })
		.onConflict((conflict) => conflict.column("request_id").doNothing())
		.executeTakeFirst();
	return numInsertedOrUpdatedRows === 1n;
}

type Change = Partial<Omit<StoredTournament, "tournament_id" | "request_id">>;

export async function updateTournament(tx: Tx, tournamentId: Id, { terms, ...change }: Change): Promise<void> {
	await rows<Tables>(tx)
		.updateTable("tournaments.tournament")
		.set({ ...change, ...(terms ? { terms: JSON.stringify(terms) as never } : {}) })
		.where("tournament_id", "=", tournamentId)
		.execute();
}

/** Starts and ends what the clock says. */
export async function advanceStates(reader: Reader, nowMs: number): Promise<void> {
	const now = new Date(nowMs);
	const update = (from: State, to: State) =>
		rows<Tables>(reader).updateTable("tournaments.tournament").set({ state: to }).where("state", "=", from);
	await update("announced", "running").where("from_at", "<=", now).execute();
	await update("running", "ended").where("until_at", "<=", now).execute();
}

/** All scores of a tournament, of every bucket: a board compares players with each other. */
export const readScores = (reader: Reader, tournamentId: Id): Promise<StoredScore[]> =>
	rows<Tables>(reader).selectFrom("tournaments.score").selectAll().where("tournament_id", "=", tournamentId).execute();

export async function countScores(reader: Reader, tournamentIds: readonly Id[]): Promise<Map<Id, number>> {
	if (tournamentIds.length === 0) return new Map();
	const found = await rows<Tables>(reader)
		.selectFrom("tournaments.score")
		.select(({ fn }) => ["tournament_id", fn.countAll().as("players")])
		.where("tournament_id", "in", [...tournamentIds])
		.groupBy("tournament_id")
		.execute();
	return new Map(found.map(({ tournament_id, players }) => [tournament_id, Number(players)]));
}

/** With null the player is on the board again. False where the player has no score, or none that this would change. */
export async function writeDisqualified(
	tx: Tx,
	tournamentId: Id,
	playerId: Id,
	reason: string | null,
): Promise<boolean> {
	const { numUpdatedRows } = await rows<Tables>(tx)
		.updateTable("tournaments.score")
		.set({ disqualified_for: reason })
		.where("tournament_id", "=", tournamentId)
		.where("bucket", "=", bucketOf(playerId))
		.where("player_id", "=", playerId)
		.where("disqualified_for", reason === null ? "is not" : "is", null)
		.executeTakeFirst();
	return numUpdatedRows === 1n;
}

/** The prizes of a tournament, of every bucket, the first place first. */
export const readPrizes = (reader: Reader, tournamentId: Id): Promise<StoredPrize[]> =>
	rows<Tables>(reader)
		.selectFrom("tournaments.prize")
		.selectAll()
		.where("tournament_id", "=", tournamentId)
		.orderBy("place")
		.orderBy("player_id")
		.execute();

export async function insertPrizes(tx: Tx, prizes: readonly StoredPrize[]): Promise<void> {
	if (prizes.length === 0) return;
	await rows<Tables>(tx)
		.insertInto("tournaments.prize")
		.values(prizes.map((prize) => prize))
		.execute();
}

/** Undefined once it is paid. It stays locked until the commit. */
export const lockUnpaid = (tx: Tx, { tournament_id, player_id }: Pick<StoredPrize, "tournament_id" | "player_id">) =>
	rows<Tables>(tx)
		.selectFrom("tournaments.prize")
		.selectAll()
		.where("tournament_id", "=", tournament_id)
		.where("bucket", "=", bucketOf(player_id))
		.where("player_id", "=", player_id)
		.where("paid_at", "is", null)
		.forUpdate()
		.executeTakeFirst();

export async function writePaid(tx: Tx, { tournament_id, player_id }: StoredPrize, atMs: number): Promise<void> {
	await rows<Tables>(tx)
		.updateTable("tournaments.prize")
		.set({ paid_at: new Date(atMs) })
		.where("tournament_id", "=", tournament_id)
		.where("bucket", "=", bucketOf(player_id))
		.where("player_id", "=", player_id)
		.execute();
}

/** Those whose payment an operator has confirmed and which are not all paid. */
export const readConfirmed = (reader: Reader): Promise<StoredTournament[]> =>
	tournaments(reader).where("state", "=", "audited").where("paid_by", "is not", null).execute();

/** Of these players, those who hide their names. */
export async function readHidden(reader: Reader, playerIds: readonly Id[]): Promise<ReadonlySet<Id>> {
	if (playerIds.length === 0) return new Set();
	const found = await rows<Tables>(reader)
		.selectFrom("tournaments.hidden_name")
		.select("player_id")
		.where("bucket", "in", [...new Set(playerIds.map(bucketOf))])
		.where("player_id", "in", [...playerIds])
		.execute();
	return new Set(found.map(({ player_id }) => player_id));
}

export async function writeHidden(tx: Tx, playerId: Id, isHidden: boolean): Promise<void> {
	const row = { bucket: bucketOf(playerId), player_id: playerId };
	if (isHidden)
		await rows<Tables>(tx)
			.insertInto("tournaments.hidden_name")
			.values(row)
			.onConflict((conflict) => conflict.columns(["bucket", "player_id"]).doNothing())
			.execute();
	else
		await rows<Tables>(tx)
			.deleteFrom("tournaments.hidden_name")
			.where("bucket", "=", row.bucket)
			.where("player_id", "=", playerId)
			.execute();
}

/** What a player has in each tournament, for the copy of their data. */
export const readScoresOf = (reader: Reader, playerId: Id): Promise<StoredScore[]> =>
	rows<Tables>(reader)
		.selectFrom("tournaments.score")
		.selectAll()
		.where("bucket", "=", bucketOf(playerId))
		.where("player_id", "=", playerId)
		.orderBy("tournament_id", "desc")
		.execute();

export async function insertStep(tx: Tx, step: StoredStep): Promise<void> {
	await rows<Tables>(tx).insertInto("tournaments.step").values(step).execute();
}

/** The first one first. */
export const readSteps = (reader: Reader, tournamentId: Id): Promise<StoredStep[]> =>
	rows<Tables>(reader)
		.selectFrom("tournaments.step")
		.selectAll()
		.where("tournament_id", "=", tournamentId)
		.orderBy("step_id")
		.execute();

/** Those of the player's prizes that have these ids. */
export const readPrizesNamed = async (
	reader: Reader,
	playerId: Id,
	prizeIds: readonly Id[],
): Promise<Pick<StoredPrize, "prize_id" | "tournament_id">[]> =>
	prizeIds.length === 0
		? []
		: rows<Tables>(reader)
				.selectFrom("tournaments.prize")
				.select(["prize_id", "tournament_id"])
				.where("bucket", "=", bucketOf(playerId))
				.where("player_id", "=", playerId)
				.where("prize_id", "in", [...prizeIds])
				.execute();

export const readTournamentsNamed = async (reader: Reader, ids: readonly Id[]): Promise<StoredTournament[]> =>
	ids.length === 0
		? []
		: tournaments(reader)
				.where("tournament_id", "in", [...ids])
				.execute();
