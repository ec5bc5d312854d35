import { type Id, idText, readId } from "@baize/kernel/id";
import { RATIO } from "@baize/loyalty/contract";
import { type Handler, pageOf } from "@baize/platform-server";
import {
	faceUnitsOf,
	type listMissionRecords,
	type MissionRecord,
	type MissionRow,
	type Reward,
	type readMissionRecord,
} from "../../contract/index.ts";
import { countReached, type Numbers } from "../joined-store.ts";
import { readMissionPage, readSteps } from "../mission-store.ts";
import type { MissionsPorts } from "../ports.ts";
import { requireMission } from "../refuse.ts";
import type { StoredMission } from "../tables.ts";

const PAGE_LENGTH = 50;
const NONE: Numbers = { reached: 0, paid: 0 };

const showRow = (row: StoredMission, { reached, paid }: Numbers): MissionRow => ({
	...{ id: idText(row.mission_id), title: row.terms.title.en, state: row.state, players: row.players, reached, paid },
	...{ fromMs: row.from_at.getTime(), untilMs: row.until_at.getTime() },
});

export const listingRecords =
	({ database: { reader } }: MissionsPorts): Handler<typeof listMissionRecords> =>
	async ({ query: { state, cursor = "", limit = PAGE_LENGTH } }) => {
		const read = await readMissionPage(reader, { state, before: readId(cursor) ?? undefined, limit: limit + 1 });
		const { rows, next } = pageOf(read, limit, ({ mission_id }) => idText(mission_id));
		const numbers = await countReached(
			reader,
			rows.map(({ mission_id }) => mission_id),
		);
		return { missions: rows.map((row) => showRow(row, numbers.get(row.mission_id) ?? NONE)), next };
	};

export const readingRecord =
	(ports: MissionsPorts): Handler<typeof readMissionRecord> =>
	async ({ params }, { session }) =>
		showRecord(ports, await requireMission(ports.database.reader, params.mission), session.playerId);

export async function showRecord(
	{ database: { reader }, namesOf }: MissionsPorts,
	row: StoredMission,
	operatorId: Id,
): Promise<MissionRecord> {
	const { terms, mission_id, state, drafted_by } = row;
	const [numbers, steps] = await Promise.all([countReached(reader, [mission_id]), readSteps(reader, mission_id)]);
	const names = await namesOf(reader, [...new Set(steps.map(({ by }) => by))]);
	return {
		...showRow(row, numbers.get(mission_id) ?? NONE),
		terms,
		needsAnother: state === "draft" && drafted_by === operatorId,
		maxCostUnits: terms.maxPlayers * worthUnitsOf(terms.reward),
		steps: steps.map(({ step, at, by, reason }) => ({
			...{ step, atMs: at.getTime(), by: names.get(by) ?? idText(by), reason },
		})),
	};
}

/** What one reward is worth: the stakes of its spins, or the money that its points buy, rounded up. */
const worthUnitsOf = ({ points, spins }: Reward): number =>
	spins ? faceUnitsOf(spins) : Math.ceil(((points ?? 0) * Number(RATIO.units)) / RATIO.points);
