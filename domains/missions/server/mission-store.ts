import type { Id } from "@baize/kernel/id";
import { type Reader, rows, type Tx } from "@baize/platform-server";
import { sql } from "kysely";
import type { State } from "../contract/index.ts";
import type { StoredMission, StoredStep, Tables } from "./tables.ts";

const missions = (reader: Reader) => rows<Tables>(reader).selectFrom("missions.mission").selectAll();

export const readMissionRow = (reader: Reader, missionId: Id): Promise<StoredMission | undefined> =>
	missions(reader).where("mission_id", "=", missionId).executeTakeFirst();

export const lockMission = (tx: Tx, missionId: Id): Promise<StoredMission | undefined> =>
	missions(tx).where("mission_id", "=", missionId).forUpdate().executeTakeFirst();

export const readByRequest = (reader: Reader, requestId: string): Promise<StoredMission | undefined> =>
	missions(reader).where("request_id", "=", requestId).executeTakeFirst();

/** Those that players may see and that end after the moment, the next to end first. */
export const readShown = (reader: Reader, endAfterMs: number, limit: number): Promise<StoredMission[]> =>
	missions(reader)
		.where("state", "in", ["open", "closed"])
		.where("until_at", ">", new Date(endAfterMs))
		.orderBy("until_at")
		.orderBy("mission_id")
		.limit(limit)
		.execute();

type PageQuery = { state: State | undefined; before: Id | undefined; limit: number };

/** The newest first. */
export function readMissionPage(reader: Reader, { state, before, limit }: PageQuery): Promise<StoredMission[]> {
	let query = missions(reader).orderBy("mission_id", "desc").limit(limit);
	if (state) query = query.where("state", "=", state);
	if (before !== undefined) query = query.where("mission_id", "<", before);
	return query.execute();
}

/** False where there is one with this request. */
export async function insertMission(tx: Tx, mission: StoredMission): Promise<boolean> {
	const { numInsertedOrUpdatedRows } = await rows<Tables>(tx)
		.insertInto("missions.mission")
		.values({ ...mission, terms: JSON.stringify(mission.terms) as never })
		.onConflict((conflict) => conflict.column("request_id").doNothing())
		.executeTakeFirst();
	return numInsertedOrUpdatedRows === 1n;
}

type Change = Partial<Omit<StoredMission, "mission_id" | "request_id" | "players">>;

export async function updateMission(tx: Tx, missionId: Id, { terms, ...change }: Change): Promise<void> {
	await rows<Tables>(tx)
		.updateTable("missions.mission")
		.set({ ...change, ...(terms ? { terms: JSON.stringify(terms) as never } : {}) })
		.where("mission_id", "=", missionId)
		.execute();
}

/** Takes a place, or gives one back. False where none is left; the row stays locked until the commit. */
export async function movePlaces(tx: Tx, missionId: Id, by: 1 | -1): Promise<boolean> {
	const { numUpdatedRows } = await rows<Tables>(tx)
		.updateTable("missions.mission")
		.set({ players: sql`players + ${by}` })
		.where("mission_id", "=", missionId)
		.where(sql<boolean>`players + ${by} <= max_players`)
		.executeTakeFirst();
	return numUpdatedRows === 1n;
}

export async function insertStep(tx: Tx, step: StoredStep): Promise<void> {
	await rows<Tables>(tx).insertInto("missions.step").values(step).execute();
}

/** The first one first. */
export const readSteps = (reader: Reader, missionId: Id): Promise<StoredStep[]> =>
	rows<Tables>(reader)
		.selectFrom("missions.step")
		.selectAll()
		.where("mission_id", "=", missionId)
		.orderBy("step_id")
		.execute();
