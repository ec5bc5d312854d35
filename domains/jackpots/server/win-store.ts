import { bucketOf, type Id } from "@baize/kernel/id";
import { type Reader, rows, type Tx } from "@baize/platform-server";
import type { Insertable, Selectable } from "kysely";
import type { Tables } from "./tables.ts";
import type { PotKey } from "./terms.ts";

export type WinRow = Selectable<Tables["jackpots.win"]>;

/** A round, as a win names it. */
export type WonRound = { playerId: Id; currency: string; roundId: Id; gameNumber: number };

/** The level that is won, and the operation that pays it. */
type Prize = { winId: Id; potId: string; level: string };

const winOf = ({ winId, potId, level }: Prize, { playerId, currency, roundId, gameNumber }: WonRound) => ({
	win_id: winId,
	player_id: playerId,
	bucket: bucketOf(playerId),
	round_id: roundId,
	game_number: gameNumber,
	pot_id: potId,
	level,
	currency,
});

/** A win that a round has drawn, before the round is posted. One that was void is expected again. */
export async function addDrawn(reader: Reader, prize: Prize, round: WonRound, at: Date): Promise<void> {
	await rows<Tables>(reader)
		.insertInto("jackpots.win")
		.values({
			...winOf(prize, round),
			won_by: "draw",
			state: "drawn",
			found_at: at,
		})
		.onConflict((conflict) =>
			conflict
				.columns(["bucket", "player_id", "round_id", "level"])
				.doUpdateSet({ state: "drawn", found_at: at })
				.where("jackpots.win.state", "=", "void"),
		)
		.execute();
}

/** What the pot paid, and what its ended cycle reveals. */
export type Paid = Pick<Insertable<Tables["jackpots.win"]>, "paid_at" | "amount_minor" | "cycle" | "server_seed"> & {
	ceiling_commitment: string | null;
};

export async function addPaid(tx: Tx, prize: Prize, round: WonRound, paid: Paid, at: Date): Promise<boolean> {
	const { numInsertedOrUpdatedRows } = await rows<Tables>(tx)
		.insertInto("jackpots.win")
		.values({
			...winOf(prize, round),
			won_by: "ceiling",
			state: "paid",
			found_at: at,
			...paid,
		})
		.onConflict((conflict) => conflict.columns(["bucket", "player_id", "round_id", "level"]).doNothing())
		.executeTakeFirst();
	return numInsertedOrUpdatedRows === 1n;
}

/** Locks it; undefined unless it is still to be paid. */
export const lockDrawn = (tx: Tx, playerId: Id, winId: Id): Promise<WinRow | undefined> =>
	rows<Tables>(tx)
		.selectFrom("jackpots.win")
		.selectAll()
		.where("bucket", "=", bucketOf(playerId))
		.where("win_id", "=", winId)
		.where("state", "=", "drawn")
		.forUpdate()
		.executeTakeFirst();

export async function updateWin(
	tx: Tx,
	{ bucket, win_id }: Pick<WinRow, "bucket" | "win_id">,
	change: (Paid & { state: "paid" }) | { state: "void" },
): Promise<void> {
	await rows<Tables>(tx)
		.updateTable("jackpots.win")
		.set(change)
		.where("bucket", "=", bucket)
		.where("win_id", "=", win_id)
		.where("state", "=", "drawn")
		.execute();
}

export const readDrawnOfRound = (reader: Reader, playerId: Id, roundId: Id): Promise<WinRow[]> =>
	rows<Tables>(reader)
		.selectFrom("jackpots.win")
		.selectAll()
		.where("bucket", "=", bucketOf(playerId))
		.where("player_id", "=", playerId)
		.where("round_id", "=", roundId)
		.where("state", "=", "drawn")
		.orderBy("level")
		.execute();

/** Across buckets, oldest first: there are few at any time. */
export const readDrawnBefore = (reader: Reader, before: Date, limit: number): Promise<WinRow[]> =>
	rows<Tables>(reader)
		.selectFrom("jackpots.win")
		.selectAll()
		.where("state", "=", "drawn")
		.where("found_at", "<=", before)
		.orderBy("found_at")
		.limit(limit)
		.execute();

/** The last wins of a jackpot in a currency, newest first; nothing in them names a player to anybody. */
export const readPastWins = (reader: Reader, potId: string, currency: string, limit: number): Promise<WinRow[]> =>
	rows<Tables>(reader)
		.selectFrom("jackpots.win")
		.selectAll()
		.where("pot_id", "=", potId)
		.where("currency", "=", currency)
		.where("state", "=", "paid")
		.orderBy("paid_at", "desc")
		.limit(limit)
		.execute();

/** A player's paid wins, newest first. */
export const readWinsOf = (reader: Reader, playerId: Id, limit: number): Promise<WinRow[]> =>
	rows<Tables>(reader)
		.selectFrom("jackpots.win")
		.selectAll()
		.where("bucket", "=", bucketOf(playerId))
		.where("player_id", "=", playerId)
		.where("state", "=", "paid")
		.orderBy("paid_at", "desc")
		.limit(limit)
		.execute();

export type WinSum = PotKey & { wins: number; wonMinor: bigint };

/** What the wins of each pot come to. */
export const sumWins = (reader: Reader): Promise<WinSum[]> => sumPaid(reader, undefined);

/** The same of the wins up to a moment. */
export const sumWinsUntil = (reader: Reader, at: Date): Promise<WinSum[]> => sumPaid(reader, at);

async function sumPaid(reader: Reader, until: Date | undefined): Promise<WinSum[]> {
	const found = await rows<Tables>(reader)
		.selectFrom("jackpots.win")
		.select(({ fn }) => [
			"pot_id",
			"level",
			"currency",
			fn.countAll<bigint>().as("wins"),
			fn.sum<bigint>("amount_minor").as("won"),
		])
		.where("state", "=", "paid")
		.$if(until !== undefined, (query) => query.where("paid_at", "<=", until!))
		.groupBy(["pot_id", "level", "currency"])
		.execute();
	return found.map(({ pot_id: potId, level, currency, wins, won }) => ({
		...{ potId, level, currency },
		wins: Number(wins),
		wonMinor: BigInt(won),
	}));
}
