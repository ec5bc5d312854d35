import { isDeepStrictEqual } from "node:util";
import { type Id, idText } from "@baize/kernel/id";
import { type Handler, retryOnContention, type SignedInVisit, type Tx } from "@baize/platform-server";
import {
	type approveMission,
	type cancelMission,
	type closeMission,
	type draftMission,
	faultsOf,
	isLawful,
	type MissionRecord,
	type State,
	type Step,
	type saveMission,
	type Terms,
} from "../../contract/index.ts";
import { insertMission, insertStep, lockMission, readByRequest, updateMission } from "../mission-store.ts";
import type { MissionsPorts } from "../ports.ts";
import { refuseOffice, requireMission } from "../refuse.ts";
import type { StoredMission } from "../tables.ts";
import { showRecord } from "./records.ts";

type Act = { step: Step; missionId: Id; details: Readonly<Record<string, unknown>>; reason?: string };

/** Each act of an operator stands on the mission and in the audit log, in its own transaction. */
async function record(
	{ audit, clock, ids }: Pick<MissionsPorts, "audit" | "clock" | "ids">,
	tx: Tx,
	{ session, ip }: SignedInVisit,
	{ step, missionId, details, reason }: Act,
): Promise<void> {
	const at = new Date(clock.nowMs());
	const by = session.playerId;
	await insertStep(tx, { mission_id: missionId, step_id: ids(), step, at, by, reason: reason ?? null });
	await audit.record(tx, {
		action: `missions.${step}`,
		actorId: by,
		target: idText(missionId),
		details: { ...details, ...(reason === undefined ? {} : { reason }) },
		ip,
	});
}

/** Changes a locked mission in one transaction, and answers its record. */
async function change(
	ports: MissionsPorts,
	text: string,
	visit: SignedInVisit,
	act: (tx: Tx, mission: StoredMission) => Promise<void>,
): Promise<MissionRecord> {
	const { database } = ports;
	const { mission_id } = await requireMission(database.reader, text);
	await retryOnContention(() => database.transaction(async (tx) => act(tx, (await lockMission(tx, mission_id))!)));
	return showRecord(ports, await requireMission(database.reader, text), visit.session.playerId);
}

function requireState({ state }: StoredMission, ...allowed: State[]): void {
	if (!allowed.includes(state)) throw refuseOffice("MISSION_STATE", { state });
}

function requireValid({ clock, titles, takesSpins }: MissionsPorts, terms: Terms): void {
	const ids = new Set(titles.map(({ gameId }) => gameId));
	const faults = faultsOf(terms, {
		nowMs: clock.nowMs(),
		isTitle: (gameId) => ids.has(gameId),
		isRewardPossible: ({ spins }) => spins === null || takesSpins(spins.gameId, spins.stakeUnits),
		isLawful,
	});
	if (faults.length > 0) throw refuseOffice("MISSION_INVALID", { faults });
}

const columnsOf = ({ fromMs, untilMs, maxPlayers }: Terms) => ({
	...{ from_at: new Date(fromMs), until_at: new Date(untilMs), max_players: maxPlayers },
});

export const drafting =
	(ports: MissionsPorts): Handler<typeof draftMission> =>
	async ({ body: { requestId, terms } }, visit) => {
		const { database, clock, ids } = ports;
		const drafted_by = visit.session.playerId;
		if (!(await readByRequest(database.reader, requestId))) {
			requireValid(ports, terms);
			const mission_id = ids();
			await database.transaction(async (tx) => {
				const isNew = await insertMission(tx, {
					...{ mission_id, request_id: requestId, state: "draft", terms, ...columnsOf(terms), drafted_by },
					...{ approved_by: null, players: 0, created_at: new Date(clock.nowMs()) },
				});
				if (isNew) await record(ports, tx, visit, { step: "drafted", missionId: mission_id, details: { terms } });
			});
		}
		const stored = (await readByRequest(database.reader, requestId))!;
		if (stored.drafted_by !== drafted_by || !isDeepStrictEqual(stored.terms, terms))
			throw refuseOffice("MISSION_CONFLICT");
		return showRecord(ports, stored, drafted_by);
	};

export const saving =
	(ports: MissionsPorts): Handler<typeof saveMission> =>
	({ params, body: { terms } }, visit) =>
		change(ports, params.mission, visit, async (tx, row) => {
			requireState(row, "draft");
			requireValid(ports, terms);
			await updateMission(tx, row.mission_id, { terms, ...columnsOf(terms), drafted_by: visit.session.playerId });
			await record(ports, tx, visit, { step: "saved", missionId: row.mission_id, details: { terms } });
		});

export const approving =
	(ports: MissionsPorts): Handler<typeof approveMission> =>
	({ params, body: { reason } }, visit) =>
		change(ports, params.mission, visit, async (tx, row) => {
			requireState(row, "draft");
			if (row.drafted_by === visit.session.playerId) throw refuseOffice("MISSION_NEEDS_ANOTHER");
			requireValid(ports, row.terms);
			await updateMission(tx, row.mission_id, { state: "open", approved_by: visit.session.playerId });
			await record(ports, tx, visit, { step: "approved", missionId: row.mission_id, details: {}, reason });
		});

export const closing =
	(ports: MissionsPorts): Handler<typeof closeMission> =>
	({ params, body: { reason } }, visit) =>
		change(ports, params.mission, visit, async (tx, row) => {
			requireState(row, "open");
			await updateMission(tx, row.mission_id, { state: "closed" });
			await record(ports, tx, visit, { step: "closed", missionId: row.mission_id, details: {}, reason });
		});

export const cancelling =
	(ports: MissionsPorts): Handler<typeof cancelMission> =>
	({ params, body: { reason } }, visit) =>
		change(ports, params.mission, visit, async (tx, row) => {
			requireState(row, "draft", "open", "closed");
			await updateMission(tx, row.mission_id, { state: "cancelled" });
			await record(ports, tx, visit, { step: "cancelled", missionId: row.mission_id, details: {}, reason });
		});
