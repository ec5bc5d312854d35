import { isDeepStrictEqual } from "node:util";
import { type Id, idText, readId } from "@baize/kernel/id";
import { type Handler, retryOnContention, type SignedInVisit, type Tx } from "@baize/platform-server";
import {
	type announceTournament,
	type approveTournament,
	type cancelTournament,
	type disqualifyPlayer,
	type draftTournament,
	type endTournament,
	faultsOf,
	isAllowedAt,
	placeOf,
	type readmitPlayer,
	type State,
	type Step,
	type saveTournament,
	type Terms,
	type TournamentRecord,
} from "../../contract/index.ts";
import type { TournamentsPorts } from "../ports.ts";
import { refuseOffice, requireTournament } from "../refuse.ts";
import type { StoredTournament } from "../tables.ts";
import {
	insertStep,
	insertTournament,
	lockTournament,
	readByRequest,
	updateTournament,
	writeDisqualified,
} from "../tournament-store.ts";
import { showRecord } from "./records.ts";

type Act = { step: Step; tournamentId: Id; playerId?: Id; details: { reason?: string } & Record<string, unknown> };

/** Each act of an operator stands on the tournament and in the audit log, in its own transaction. */
export async function record(
	{ audit, clock, ids }: Pick<TournamentsPorts, "audit" | "clock" | "ids">,
	tx: Tx,
	{ session, ip }: SignedInVisit,
	{ step, tournamentId, playerId, details }: Act,
): Promise<void> {
	const { playerId: by } = session;
	await insertStep(tx, {
		...{ tournament_id: tournamentId, step_id: ids(), step, at: new Date(clock.nowMs()), by },
		...{ subject: playerId === undefined ? null : idText(playerId), reason: details.reason ?? null },
	});
	await audit.record(tx, {
		action: `tournaments.${step}`,
		actorId: by,
		...(playerId === undefined ? {} : { playerId }),
		target: idText(tournamentId),
		details,
		ip,
	});
}

/** Changes a locked tournament in one transaction, and answers its record. */
export async function change(
	ports: TournamentsPorts,
	text: string,
	visit: SignedInVisit,
	act: (tx: Tx, tournament: StoredTournament) => Promise<void>,
): Promise<TournamentRecord> {
	await changeLocked(ports, text, act);
	return showRecord(ports, await requireTournament(ports.database.reader, text), visit.session.playerId);
}

/** Locks the tournament for one transaction. */
export async function changeLocked<Done>(
	{ database }: TournamentsPorts,
	text: string,
	act: (tx: Tx, tournament: StoredTournament) => Promise<Done>,
): Promise<Done> {
	const { tournament_id } = await requireTournament(database.reader, text);
	return retryOnContention(() =>
		database.transaction(async (tx) => act(tx, (await lockTournament(tx, tournament_id))!)),
	);
}

export function requireState({ state }: StoredTournament, ...allowed: State[]): void {
	if (!allowed.includes(state)) throw refuseOffice("TOURNAMENT_STATE", { state });
}

function requireValid({ clock, titles }: TournamentsPorts, terms: Terms): void {
	const ids = new Set(titles.map(({ gameId }) => gameId));
	const faults = faultsOf(terms, {
		nowMs: clock.nowMs(),
		isTitle: (gameId) => ids.has(gameId),
		isAllowedIn: (place) => isAllowedAt(placeOf(place)),
	});
	if (faults.length > 0) throw refuseOffice("TOURNAMENT_INVALID", { faults });
}

const periodOf = ({ fromMs, untilMs }: Terms) => ({ from_at: new Date(fromMs), until_at: new Date(untilMs) });

export const drafting =
	(ports: TournamentsPorts): Handler<typeof draftTournament> =>
	async ({ body: { requestId, terms } }, visit) => {
		const { database, clock, ids } = ports;
		const drafted_by = visit.session.playerId;
		const before = await readByRequest(database.reader, requestId);
		if (!before) {
			requireValid(ports, terms);
			const tournament_id = ids();
			await database.transaction(async (tx) => {
				const isNew = await insertTournament(tx, {
					...{ tournament_id, request_id: requestId, state: "draft", terms, ...periodOf(terms), drafted_by },
					...{ approved_by: null, audited_by: null, paid_by: null, created_at: new Date(clock.nowMs()) },
				});
				if (isNew) await record(ports, tx, visit, { step: "drafted", tournamentId: tournament_id, details: { terms } });
			});
		}
		const stored = (await readByRequest(database.reader, requestId))!;
		if (stored.drafted_by !== drafted_by || !isDeepStrictEqual(stored.terms, terms))
			throw refuseOffice("TOURNAMENT_CONFLICT");
		return showRecord(ports, stored, drafted_by);
	};

export const saving =
	(ports: TournamentsPorts): Handler<typeof saveTournament> =>
	({ params, body: { terms } }, visit) =>
		change(ports, params.tournament, visit, async (tx, row) => {
			requireState(row, "draft", "approved");
			requireValid(ports, terms);
			const drafted_by = visit.session.playerId;
			const draft = { state: "draft", drafted_by, approved_by: null } as const;
			await updateTournament(tx, row.tournament_id, { ...draft, terms, ...periodOf(terms) });
			await record(ports, tx, visit, { step: "saved", tournamentId: row.tournament_id, details: { terms } });
		});

export const approving =
	(ports: TournamentsPorts): Handler<typeof approveTournament> =>
	({ params, body }, visit) =>
		change(ports, params.tournament, visit, async (tx, row) => {
			requireState(row, "draft");
			if (row.drafted_by === visit.session.playerId) throw refuseOffice("SECOND_OPERATOR_NEEDED");
			requireValid(ports, row.terms);
			await updateTournament(tx, row.tournament_id, { state: "approved", approved_by: visit.session.playerId });
			await record(ports, tx, visit, { step: "approved", tournamentId: row.tournament_id, details: body });
		});

export const announcing =
	(ports: TournamentsPorts): Handler<typeof announceTournament> =>
	({ params, body }, visit) =>
		change(ports, params.tournament, visit, async (tx, row) => {
			requireState(row, "approved");
			requireValid(ports, row.terms);
			await updateTournament(tx, row.tournament_id, { state: "announced" });
			await record(ports, tx, visit, { step: "announced", tournamentId: row.tournament_id, details: body });
		});

export const ending =
	(ports: TournamentsPorts): Handler<typeof endTournament> =>
	({ params, body }, visit) =>
		change(ports, params.tournament, visit, async (tx, row) => {
			requireState(row, "running");
			const nowMs = ports.clock.nowMs();
			// A period is never empty.
			const earliestMs = row.from_at.getTime() + 1;
			const until_at = new Date(Math.max(earliestMs, Math.min(nowMs, row.until_at.getTime())));
			await updateTournament(tx, row.tournament_id, { state: "ended", until_at });
			await record(ports, tx, visit, { step: "ended", tournamentId: row.tournament_id, details: body });
		});

export const cancelling =
	(ports: TournamentsPorts): Handler<typeof cancelTournament> =>
	({ params, body }, visit) =>
		change(ports, params.tournament, visit, async (tx, row) => {
			requireState(row, "draft", "approved", "announced", "running", "ended");
			await updateTournament(tx, row.tournament_id, { state: "cancelled" });
			await record(ports, tx, visit, { step: "cancelled", tournamentId: row.tournament_id, details: body });
		});

export const disqualifying =
	(ports: TournamentsPorts): Handler<typeof disqualifyPlayer> =>
	({ params, body: { player, reason } }, visit) =>
		change(ports, params.tournament, visit, async (tx, row) => {
			requireState(row, "running", "ended");
			const playerId = readId(player);
			const isKnown = playerId !== null && (await writeDisqualified(tx, row.tournament_id, playerId, reason.trim()));
			if (!isKnown) throw refuseOffice("SCORE_NOT_FOUND");
			const details = { reason: reason.trim() };
			await record(ports, tx, visit, { step: "disqualified", tournamentId: row.tournament_id, playerId, details });
		});

export const readmitting =
	(ports: TournamentsPorts): Handler<typeof readmitPlayer> =>
	({ params, body: { player, reason } }, visit) =>
		change(ports, params.tournament, visit, async (tx, row) => {
			requireState(row, "running", "ended");
			const playerId = readId(player);
			const isChanged = playerId !== null && (await writeDisqualified(tx, row.tournament_id, playerId, null));
			if (!isChanged) throw refuseOffice("SCORE_NOT_FOUND");
			const details = { reason: reason.trim() };
			await record(ports, tx, visit, { step: "readmitted", tournamentId: row.tournament_id, playerId, details });
		});
