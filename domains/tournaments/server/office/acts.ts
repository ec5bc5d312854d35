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
	type State,
	type saveTournament,
	type Terms,
	type TournamentRecord,
} from "../../contract/index.ts";
import type { TournamentsPorts } from "../ports.ts";
import { refuseOffice, requireTournament } from "../refuse.ts";
import type { StoredTournament } from "../tables.ts";
import {
	insertTournament,
	lockTournament,
	readByRequest,
	updateTournament,
	writeDisqualified,
} from "../tournament-store.ts";
import { showRecord } from "./records.ts";

type Act = { action: string; tournamentId: Id; playerId?: Id; details: Record<string, unknown> };

/** Each act of an operator stands in the audit log, in its own transaction. */
export const record = (
	{ audit }: Pick<TournamentsPorts, "audit">,
	tx: Tx,
	{ session, ip }: SignedInVisit,
	{ action, tournamentId, playerId, details }: Act,
): Promise<void> =>
	audit.record(tx, {
		action: `tournaments.${action}`,
		actorId: session.playerId,
		...(playerId === undefined ? {} : { playerId }),
		target: idText(tournamentId),
		details,
		ip,
	});

/** Changes a locked tournament in one transaction, and answers its record. */
export async function change(
	ports: TournamentsPorts,
	text: string,
	visit: SignedInVisit,
	act: (tx: Tx, tournament: StoredTournament) => Promise<void>,
): Promise<TournamentRecord> {
	const { database } = ports;
	const { tournament_id } = await requireTournament(database.reader, text);
	await retryOnContention(() =>
		database.transaction(async (tx) => act(tx, (await lockTournament(tx, tournament_id))!)),
	);
	return showRecord(ports, await requireTournament(database.reader, text), visit.session.playerId);
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
				if (isNew)
					await record(ports, tx, visit, { action: "drafted", tournamentId: tournament_id, details: { terms } });
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
			await record(ports, tx, visit, { action: "drafted", tournamentId: row.tournament_id, details: { terms } });
		});

export const approving =
	(ports: TournamentsPorts): Handler<typeof approveTournament> =>
	({ params, body }, visit) =>
		change(ports, params.tournament, visit, async (tx, row) => {
			requireState(row, "draft");
			if (row.drafted_by === visit.session.playerId) throw refuseOffice("SECOND_OPERATOR_NEEDED");
			requireValid(ports, row.terms);
			await updateTournament(tx, row.tournament_id, { state: "approved", approved_by: visit.session.playerId });
			await record(ports, tx, visit, { action: "approved", tournamentId: row.tournament_id, details: body });
		});

export const announcing =
	(ports: TournamentsPorts): Handler<typeof announceTournament> =>
	({ params, body }, visit) =>
		change(ports, params.tournament, visit, async (tx, row) => {
			requireState(row, "approved");
			requireValid(ports, row.terms);
			await updateTournament(tx, row.tournament_id, { state: "announced" });
			await record(ports, tx, visit, { action: "announced", tournamentId: row.tournament_id, details: body });
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
			await record(ports, tx, visit, { action: "ended", tournamentId: row.tournament_id, details: body });
		});

export const cancelling =
	(ports: TournamentsPorts): Handler<typeof cancelTournament> =>
	({ params, body }, visit) =>
		change(ports, params.tournament, visit, async (tx, row) => {
			requireState(row, "draft", "approved", "announced", "running", "ended");
			await updateTournament(tx, row.tournament_id, { state: "cancelled" });
			await record(ports, tx, visit, { action: "cancelled", tournamentId: row.tournament_id, details: body });
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
			await record(ports, tx, visit, { action: "disqualified", tournamentId: row.tournament_id, playerId, details });
		});
