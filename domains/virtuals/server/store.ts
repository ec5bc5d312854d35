import type { Id } from "@baize/kernel/id";
import { type Reader, rows, type Tx } from "@baize/platform-server";
import type { Selectable } from "kysely";
import type { Drawn, Race } from "./race.ts";
import type { Tables } from "./tables.ts";

const raceOf = (row: Selectable<Tables["virtuals.race"]>): Race => ({
	raceId: row.race_id,
	number: row.number,
	startsAtMs: row.starts_at.getTime(),
	closesAtMs: row.closes_at.getTime(),
	card: row.card,
	prices: row.prices,
	salt: row.salt,
	commitment: row.commitment,
	clientSeed: row.client_seed,
	drawn: row.finish_order && {
		order: row.finish_order,
		durationMs: row.duration_ms!,
		serverSeed: row.server_seed!,
	},
	endedAtMs: row.ended_at?.getTime() ?? null,
});

/** The last races by number, and all that have not ended, latest first. */
export async function readRaces(reader: Reader, count: number): Promise<Race[]> {
	const tables = rows<Tables>(reader);
	const latest = tables.selectFrom("virtuals.race").select("number").orderBy("number", "desc").limit(count);
	const found = await tables
		.selectFrom("virtuals.race")
		.selectAll()
		.where((race) => race.or([race("ended_at", "is", null), race("number", "in", latest)]))
		.orderBy("number", "desc")
		.execute();
	return found.map(raceOf);
}

export async function findRace(reader: Reader, raceId: Id): Promise<Race | undefined> {
	const row = await rows<Tables>(reader)
		.selectFrom("virtuals.race")
		.selectAll()
		.where("race_id", "=", raceId)
		.executeTakeFirst();
	return row && raceOf(row);
}

/** The commitment of the race published before this one. */
export async function commitmentBefore(tx: Tx, number: number): Promise<string | undefined> {
	const row = await rows<Tables>(tx)
		.selectFrom("virtuals.race")
		.select("commitment")
		.where("number", "<", number)
		.orderBy("number", "desc")
		.limit(1)
		.executeTakeFirst();
	return row?.commitment;
}

export type NewRace = Omit<Race, "drawn" | "endedAtMs">;

/** False where the race had been published already. */
export async function insertRace(tx: Tx, race: NewRace): Promise<boolean> {
	const inserted = await rows<Tables>(tx)
		.insertInto("virtuals.race")
		.values({
			race_id: race.raceId,
			number: race.number,
			starts_at: new Date(race.startsAtMs),
			closes_at: new Date(race.closesAtMs),
			card: JSON.stringify(race.card),
			prices: JSON.stringify(race.prices),
			salt: Buffer.from(race.salt),
			commitment: race.commitment,
			client_seed: race.clientSeed,
		})
		.onConflict((conflict) => conflict.column("number").doNothing())
		.executeTakeFirst();
	return inserted.numInsertedOrUpdatedRows === 1n;
}

/** False where the race is drawn already, or void. */
export async function storeDraw(tx: Tx, raceId: Id, { order, durationMs, serverSeed }: Drawn): Promise<boolean> {
	const updated = await rows<Tables>(tx)
		.updateTable("virtuals.race")
		.set({ finish_order: [...order], duration_ms: durationMs, server_seed: Buffer.from(serverSeed) })
		.where("race_id", "=", raceId)
		.where("finish_order", "is", null)
		.where("ended_at", "is", null)
		.executeTakeFirst();
	return updated.numUpdatedRows === 1n;
}

export async function removeRaces(tx: Tx, raceIds: readonly Id[]): Promise<void> {
	if (raceIds.length === 0) return;
	await rows<Tables>(tx).deleteFrom("virtuals.race").where("race_id", "in", raceIds).execute();
}

/** False where the race has ended already. */
export async function endRace(tx: Tx, raceId: Id, atMs: number): Promise<boolean> {
	const updated = await rows<Tables>(tx)
		.updateTable("virtuals.race")
		.set({ ended_at: new Date(atMs) })
		.where("race_id", "=", raceId)
		.where("ended_at", "is", null)
		.executeTakeFirst();
	return updated.numUpdatedRows === 1n;
}
