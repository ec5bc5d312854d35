import { type Reader, rows, type Tx } from "@baize/platform-server";
import { type Selectable, sql } from "kysely";
import type { Tables } from "../tables.ts";
import type { TableRound } from "./types.ts";

export type ChainRow = {
	gameNumber: number;
	chain: number;
	length: number;
	commitment: string;
	publicSalt: string;
	salt: Uint8Array;
	publishedAtMs: number;
};

export async function readChain(reader: Reader, gameNumber: number, chain: number): Promise<ChainRow | undefined> {
	const row = await rows<Tables>(reader)
		.selectFrom("play.table_chain")
		.selectAll()
		.where("game_number", "=", gameNumber)
		.where("chain", "=", chain)
		.executeTakeFirst();
	return (
		row && {
			...{ gameNumber, chain, length: row.length, commitment: row.commitment, salt: row.salt },
			...{ publicSalt: row.public_salt, publishedAtMs: row.published_at.getTime() },
		}
	);
}

/** Does nothing where another process was faster. */
export async function insertChain(reader: Reader, chain: ChainRow): Promise<void> {
	await rows<Tables>(reader)
		.insertInto("play.table_chain")
		.values({
			game_number: chain.gameNumber,
			chain: chain.chain,
			length: chain.length,
			published_at: new Date(chain.publishedAtMs),
			commitment: chain.commitment,
			public_salt: chain.publicSalt,
			salt: Buffer.from(chain.salt),
		})
		.onConflict((conflict) => conflict.doNothing())
		.execute();
}

type RoundRow = Selectable<Tables["play.table_round"]> & { public_salt: string };

const roundOf = (row: RoundRow): TableRound => ({
	number: Number(row.number),
	gameNumber: row.game_number,
	sheetVersion: row.sheet_version,
	chain: row.chain,
	place: row.place,
	commitment: row.commitment,
	publicSalt: row.public_salt,
	openedAtMs: row.opened_at.getTime(),
	locksAtMs: row.locks_at.getTime(),
	startsAtMs: row.starts_at.getTime(),
	aliveAtMs: row.alive_at?.getTime() ?? null,
	endedAtMs: row.ended_at?.getTime() ?? null,
	settledAtMs: row.settled_at?.getTime() ?? null,
	isInterrupted: row.is_interrupted,
	revealed: row.element && { outcome: row.outcome, element: row.element },
});

const allRounds = (reader: Reader) =>
	rows<Tables>(reader)
		.selectFrom("play.table_round as r")
		.innerJoin("play.table_chain as c", (join) =>
			join.onRef("c.game_number", "=", "r.game_number").onRef("c.chain", "=", "r.chain"),
		)
		.selectAll("r")
		.select("c.public_salt");

const roundsOf = (reader: Reader, gameNumber: number) => allRounds(reader).where("r.game_number", "=", gameNumber);

/** The last rounds of a table, the latest first. */
export async function readLastRounds(reader: Reader, gameNumber: number, limit: number): Promise<TableRound[]> {
	const found = await roundsOf(reader, gameNumber).orderBy("r.number", "desc").limit(limit).execute();
	return found.map(roundOf);
}

/** The last round of each of these tables, by its game's number: in one query, several times a second. */
export async function readLatestRounds(
	reader: Reader,
	gameNumbers: readonly number[],
): Promise<ReadonlyMap<number, TableRound>> {
	const latest = sql`select g, (select max(number) from play.table_round where game_number = g)
		from unnest(${gameNumbers}::int[]) g`;
	const found = await allRounds(reader).where(sql<boolean>`(r.game_number, r.number) in (${latest})`).execute();
	return new Map(found.map((row) => [row.game_number, roundOf(row)]));
}

export async function readRound(reader: Reader, gameNumber: number, number: number): Promise<TableRound | undefined> {
	const row = await roundsOf(reader, gameNumber).where("r.number", "=", BigInt(number)).executeTakeFirst();
	return row && roundOf(row);
}

/** The element behind the commitment of a round that has ended. */
export async function readElement(reader: Reader, commitment: string): Promise<Uint8Array | undefined> {
	const row = await rows<Tables>(reader)
		.selectFrom("play.table_round")
		.select("element")
		.where("commitment", "=", commitment)
		.executeTakeFirst();
	return row?.element ?? undefined;
}

export type NewRound = Pick<
	TableRound,
	| "number"
	| "gameNumber"
	| "sheetVersion"
	| "chain"
	| "place"
	| "commitment"
	| "openedAtMs"
	| "locksAtMs"
	| "startsAtMs"
>;

/** Does nothing where another process was faster. */
export async function insertRound(reader: Reader, round: NewRound): Promise<void> {
	await rows<Tables>(reader)
		.insertInto("play.table_round")
		.values({
			number: BigInt(round.number),
			game_number: round.gameNumber,
			sheet_version: round.sheetVersion,
			chain: round.chain,
			place: round.place,
			commitment: round.commitment,
			opened_at: new Date(round.openedAtMs),
			locks_at: new Date(round.locksAtMs),
			starts_at: new Date(round.startsAtMs),
		})
		.onConflict((conflict) => conflict.doNothing())
		.execute();
}

const roundAt = (reader: Reader, { gameNumber, number }: Pick<TableRound, "gameNumber" | "number">) =>
	rows<Tables>(reader)
		.updateTable("play.table_round")
		.where("game_number", "=", gameNumber)
		.where("number", "=", BigInt(number))
		.where("ended_at", "is", null);

/** That the round runs. It waits for stakes that are being placed; none is taken afterwards. */
export async function noteAlive(reader: Reader, round: TableRound, nowMs: number): Promise<void> {
	await roundAt(reader, round)
		.set({ alive_at: new Date(nowMs) })
		.execute();
}

/** False where it has ended already. */
export async function endRound(
	reader: Reader,
	round: TableRound,
	{ revealed, isInterrupted, atMs }: Pick<TableRound, "revealed" | "isInterrupted"> & { atMs: number },
): Promise<boolean> {
	const ended = await roundAt(reader, round)
		.set({
			ended_at: new Date(atMs),
			outcome: revealed && JSON.stringify(revealed.outcome),
			element: revealed && Buffer.from(revealed.element),
			is_interrupted: isInterrupted,
		})
		.returning("number")
		.executeTakeFirst();
	return ended !== undefined;
}

export async function markSettled(reader: Reader, { gameNumber, number }: TableRound, nowMs: number): Promise<void> {
	await rows<Tables>(reader)
		.updateTable("play.table_round")
		.set({ settled_at: new Date(nowMs) })
		.where("game_number", "=", gameNumber)
		.where("number", "=", BigInt(number))
		.where("settled_at", "is", null)
		.execute();
}

/** Whether stakes are taken in a round now. Until the caller's transaction has ended, the round does not start. */
export async function holdBetting(tx: Tx, gameNumber: number, number: number, nowMs: number): Promise<boolean> {
	const held = await rows<Tables>(tx)
		.selectFrom("play.table_round")
		.select("number")
		.where("game_number", "=", gameNumber)
		.where("number", "=", BigInt(number))
		.where("locks_at", ">", new Date(nowMs))
		.where("alive_at", "is", null)
		.where("ended_at", "is", null)
		.forShare()
		.executeTakeFirst();
	return held !== undefined;
}
