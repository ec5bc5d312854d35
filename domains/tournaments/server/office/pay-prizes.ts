import { idText } from "@baize/kernel/id";
import { toWire } from "@baize/kernel/money";
import { pagePath, pages } from "@baize/platform-paths";
import { type Handler, retryOnContention, type Tx } from "@baize/platform-server";
import { requireDone } from "@baize/wallet/server";
import type { payTournament } from "../../contract/index.ts";
import { wonPrize } from "../messages.ts";
import type { TournamentsPorts } from "../ports.ts";
import { refuseOffice, requireTournament } from "../refuse.ts";
import type { StoredPrize, StoredTournament } from "../tables.ts";
import {
	insertStep,
	lockTournament,
	lockUnpaid,
	readConfirmed,
	readPrizes,
	updateTournament,
	writePaid,
} from "../tournament-store.ts";
import { change, record, requireState } from "./acts.ts";
import { showRecord } from "./records.ts";

/** Confirms the fixed board by another operator, and pays. What is not paid now, the job pays. */
export const paying =
	(ports: TournamentsPorts): Handler<typeof payTournament> =>
	async ({ params, body }, visit) => {
		await change(ports, params.tournament, visit, async (tx, row) => {
			requireState(row, "audited");
			if (row.paid_by !== null) throw refuseOffice("TOURNAMENT_STATE", { state: row.state });
			if (row.audited_by === visit.session.playerId) throw refuseOffice("SECOND_OPERATOR_NEEDED");
			await updateTournament(tx, row.tournament_id, { paid_by: visit.session.playerId });
			await record(ports, tx, visit, { step: "confirmed", tournamentId: row.tournament_id, details: body });
		});
		const { reader } = ports.database;
		await payAll(ports, await requireTournament(reader, params.tournament));
		return showRecord(ports, await requireTournament(reader, params.tournament), visit.session.playerId);
	};

/** Pays what was confirmed and is not paid yet, for example after a crash. */
export async function payConfirmed(ports: TournamentsPorts): Promise<void> {
	for (const tournament of await readConfirmed(ports.database.reader)) await payAll(ports, tournament);
}

async function payAll(ports: TournamentsPorts, tournament: StoredTournament): Promise<void> {
	const { database } = ports;
	if (!ports.mayPay()) return;
	for (const prize of await readPrizes(database.reader, tournament.tournament_id))
		await retryOnContention(() => database.transaction((tx) => payOne(ports, tx, tournament, prize)));
	await retryOnContention(() => database.transaction((tx) => finish(ports, tx, tournament)));
}

/** Once, though two processes have paid. */
async function finish({ clock, ids }: TournamentsPorts, tx: Tx, { tournament_id }: StoredTournament): Promise<void> {
	const locked = await lockTournament(tx, tournament_id);
	if (locked?.state !== "audited") return;
	await updateTournament(tx, tournament_id, { state: "paid" });
	const at = new Date(clock.nowMs());
	await insertStep(tx, { tournament_id, step_id: ids(), step: "paid", at, by: null, subject: null, reason: null });
}

/** The row, the money and the message are one transaction, so each prize is paid once. */
async function payOne(ports: TournamentsPorts, tx: Tx, { terms }: StoredTournament, known: StoredPrize): Promise<void> {
	const prize = await lockUnpaid(tx, known);
	if (!prize) return;
	const { player_id: playerId, currency, amount: amountMinor, prize_id: reference, place } = prize;
	await writePaid(tx, prize, ports.clock.nowMs());
	// Who is excluded or takes a break gets the money, and no message.
	if (!(await ports.restrictedAmong(tx, [playerId])).has(playerId)) {
		const amount = { amountMinor: toWire(amountMinor), currency };
		const fills = { place: String(place), amount, tournament: { words: { ...terms.title } } };
		const link = pagePath(pages.tournament, { tournament: idText(prize.tournament_id) });
		await ports.notifications.postMessage(tx, playerId, wonPrize, fills, { link });
	}
	requireDone(await ports.wallet.payPrize(tx, { playerId, currency, reference, gameId: 0, amountMinor }), currency);
}
