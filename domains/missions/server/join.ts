import { bucketOf } from "@baize/kernel/id";
import { type Handler, retryOnContention, type SignedInVisit, type Tx } from "@baize/platform-server";
import type { joinMission, leaveMission } from "../contract/index.ts";
import { insertJoined, lockJoined, readJoined, removeJoined } from "./joined-store.ts";
import { movePlaces, readMissionRow } from "./mission-store.ts";
import type { MissionsPorts } from "./ports.ts";
import { blockOf, readFacts } from "./reads/blocks.ts";
import { readOwn } from "./reads/read-missions.ts";
import { refuse, requireMission } from "./refuse.ts";
import type { StoredMission } from "./tables.ts";

/** A place is taken with the row, so that who has joined and reaches the goal gets the reward. */
export const joining =
	(ports: MissionsPorts): Handler<typeof joinMission> =>
	async ({ params }, visit) => {
		const { database } = ports;
		const row = await requirePublic(ports, params.mission);
		await retryOnContention(() => database.transaction((tx) => joinIn(ports, tx, row, visit)));
		return readOwn(ports, (await readMissionRow(database.reader, row.mission_id))!, visit);
	};

async function joinIn(ports: MissionsPorts, tx: Tx, row: StoredMission, { session, ip }: SignedInVisit): Promise<void> {
	const { playerId, currency } = session;
	const missionId = row.mission_id;
	if (await readJoined(tx, { playerId, missionId })) return;
	const nowMs = ports.clock.nowMs();
	const block = blockOf(row, await readFacts(ports, tx, playerId, ip), nowMs);
	if (block) throw refuse("MISSION_NOT_OPEN", { block });
	const isNew = await insertJoined(tx, {
		...{ bucket: bucketOf(playerId), player_id: playerId, mission_id: missionId, currency },
		...{ joined_at: new Date(nowMs), count: 0, reached_at: null, due_at: null, paid_at: null },
	});
	if (isNew && !(await movePlaces(tx, missionId, 1))) throw refuse("MISSION_NOT_OPEN", { block: "full" });
}

export const leaving =
	(ports: MissionsPorts): Handler<typeof leaveMission> =>
	async ({ params }, visit) => {
		const { database } = ports;
		const row = await requirePublic(ports, params.mission);
		const whose = { playerId: visit.session.playerId, missionId: row.mission_id };
		await retryOnContention(() =>
			database.transaction(async (tx) => {
				const joined = await lockJoined(tx, whose);
				if (!joined) return;
				if (joined.reached_at) throw refuse("MISSION_REACHED");
				await removeJoined(tx, whose);
				await movePlaces(tx, whose.missionId, -1);
			}),
		);
		return readOwn(ports, (await readMissionRow(database.reader, row.mission_id))!, visit);
	};

/** One that players may not see is not there. */
async function requirePublic(ports: MissionsPorts, text: string): Promise<StoredMission> {
	const row = await requireMission(ports.database.reader, text);
	if (row.state !== "open" && row.state !== "closed") throw refuse("MISSION_NOT_FOUND");
	return row;
}
