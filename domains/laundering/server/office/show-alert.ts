import { type Id, idText, readId } from "@baize/kernel/id";
import { type Handler, pageOf } from "@baize/platform-server";
import {
	type AlertListed,
	type AlertRecord,
	type listLaunderingAlerts,
	type readLaunderingAlert,
	SEVERITIES,
	TWO_CLOSE_FROM,
} from "../../contract/index.ts";
import { alertsOf, listAlertRows, notesOf } from "../alert-store.ts";
import type { Closing, LaunderingPorts } from "../ports.ts";
import { requireAlert } from "../refuse.ts";
import type { StoredAlert } from "../tables.ts";

const PAGE_LENGTH = 50;
/** As many of a player's other alerts as a person reads. */
const SHOWN_OTHERS = 20;

type Names = ReadonlyMap<Id, { name: string }>;
type Scene = { names: Names; operatorId: Id; nowMs: number };

export const listingAlerts =
	({ database, clock, namesOf }: LaunderingPorts): Handler<typeof listLaunderingAlerts> =>
	async ({ query: { cursor = "", limit = PAGE_LENGTH, state, severity, rule } }, { session }) => {
		const { reader } = database;
		const filter = { state, severity, rule, after: readId(cursor) ?? undefined, limit: limit + 1 };
		const { rows, next } = pageOf(await listAlertRows(reader, filter), limit, ({ alert_id }) => idText(alert_id));
		const scene = { names: await namesOf(reader, rows.flatMap(peopleOf)), operatorId: session.playerId };
		return { alerts: rows.map((row) => rowView(row, { ...scene, nowMs: clock.nowMs() })), next };
	};

export const readingAlert =
	(ports: LaunderingPorts, closing: Closing): Handler<typeof readLaunderingAlert> =>
	async ({ params }, { session }) =>
		showAlert(ports, closing, await requireAlert(ports.database.reader, params.alert), session.playerId);

/** With its history, and the other alerts of the player. */
export async function showAlert(
	{ database: { reader }, clock, namesOf }: LaunderingPorts,
	closing: Closing,
	row: StoredAlert,
	operatorId: Id,
): Promise<AlertRecord> {
	const id = idText(row.alert_id);
	const [notes, others, names, proposals] = await Promise.all([
		notesOf(reader, row),
		alertsOf(reader, row.player_id, SHOWN_OTHERS + 1),
		namesOf(reader, peopleOf(row)),
		closing.open(reader, [id]),
	]);
	const proposal = proposals.get(id);
	return {
		...rowView(row, { names, operatorId, nowMs: clock.nowMs() }),
		evidence: row.evidence,
		needsTwo: needsTwo(row),
		...(proposal ? { proposal } : {}),
		...(row.outcome ? { outcome: row.outcome } : {}),
		notes: notes.map(({ note_id, what, text, by_name, at }) => ({
			...{ id: idText(note_id), what, byName: by_name, atMs: at.getTime() },
			...(text === null ? {} : { text }),
		})),
		others: others
			.filter(({ alert_id }) => alert_id !== row.alert_id)
			.slice(0, SHOWN_OTHERS)
			.map(({ alert_id, rule, state, opened_at }) => ({
				...{ id: idText(alert_id), rule, state, openedAtMs: opened_at.getTime() },
			})),
	};
}

export const needsTwo = ({ severity, state }: Pick<StoredAlert, "severity" | "state">): boolean =>
	state === "escalated" || SEVERITIES.indexOf(severity) >= SEVERITIES.indexOf(TWO_CLOSE_FROM);

const peopleOf = ({ player_id, claimed_by }: StoredAlert): Id[] =>
	claimed_by === null ? [player_id] : [player_id, claimed_by];

function rowView(row: StoredAlert, { names, operatorId, nowMs }: Scene): AlertListed {
	const { player_id, claimed_by, claimed_until } = row;
	const playerName = names.get(player_id)?.name;
	const isClaimed = claimed_by !== null && claimed_until !== null && claimed_until.getTime() > nowMs;
	return {
		...{ id: idText(row.alert_id), playerId: idText(player_id), rule: row.rule, severity: row.severity },
		...{ state: row.state, currency: row.currency, holds: row.holds && row.state !== "closed" },
		...{ openedAtMs: row.opened_at.getTime(), dueAtMs: row.due_at.getTime() },
		...(playerName ? { playerName } : {}),
		...(isClaimed ? { claim: claimView(claimed_by, claimed_until, { names, operatorId }) } : {}),
	};
}

function claimView(by: Id, until: Date, { names, operatorId }: Pick<Scene, "names" | "operatorId">) {
	const byName = names.get(by)?.name;
	return {
		...{ by: idText(by), untilMs: until.getTime(), isOwn: by === operatorId },
		...(byName ? { byName } : {}),
	};
}
