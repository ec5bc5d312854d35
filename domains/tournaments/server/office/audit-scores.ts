import { stakeUnitOf } from "@baize/games/stakes";
import { bucketOf, type Id } from "@baize/kernel/id";
import type { JournalRow } from "@baize/ledger/contract";
import type { Handler, Tx } from "@baize/platform-server";
import type { auditTournament } from "../../contract/index.ts";
import { addRounds, countedOf, type Whose } from "../follow/count-rounds.ts";
import { removeCounted } from "../follow/follow-store.ts";
import type { TournamentsPorts } from "../ports.ts";
import { readBoard } from "../reads/board.ts";
import { followRounds, ROUND_KINDS } from "../rules/rounds.ts";
import type { StoredTournament } from "../tables.ts";
import { insertPrizes, readScores, updateTournament } from "../tournament-store.ts";
import { change, record, requireState } from "./acts.ts";

const PORTION = 1_000;

/** Counts every score again from the journal, which decides, and fixes the board and its prizes. */
export const auditing =
	(ports: TournamentsPorts): Handler<typeof auditTournament> =>
	({ params, body: { reason } }, visit) =>
		change(ports, params.tournament, visit, async (tx, row) => {
			requireState(row, "ended");
			const corrected = await recount(ports, tx, row);
			const prizes = await fixPrizes(ports, tx, row);
			await updateTournament(tx, row.tournament_id, { state: "audited", audited_by: visit.session.playerId });
			const details = { reason: reason.trim(), corrected, prizes };
			await record(ports, tx, visit, { action: "audited", tournamentId: row.tournament_id, details });
		});

/** Answers how many scores were others than the journal says. */
async function recount(ports: TournamentsPorts, tx: Tx, row: StoredTournament): Promise<number> {
	const before = await readScores(tx, row.tournament_id);
	for (const { player_id: playerId, currency } of before) await recountOne(ports, tx, row, { playerId, currency });
	const after = new Map((await readScores(tx, row.tournament_id)).map((score) => [score.player_id, score]));
	return before.filter(({ player_id, points, reached_at }) => {
		const now = after.get(player_id);
		return now?.points !== points || now.reached_at.getTime() !== reached_at.getTime();
	}).length;
}

async function recountOne(ports: TournamentsPorts, tx: Tx, row: StoredTournament, whose: Whose): Promise<void> {
	const journal = await readJournal(ports, row, whose);
	const { ended } = followRounds(
		journal.map((operation) => ({ ...operation, ...whose })),
		[],
	);
	await removeCounted(tx, row.tournament_id, whose.playerId);
	await addRounds(tx, row, whose, countedOf(ports, row, ended));
}

/** From the beginning on, also what has corrected rounds after the end; the oldest first. */
async function readJournal({ ledger }: TournamentsPorts, row: StoredTournament, whose: Whose): Promise<JournalRow[]> {
	const { playerId, currency } = whose;
	const found: JournalRow[] = [];
	for (let before: Id | undefined, isAll = false; !isAll; before = found.at(-1)?.opId) {
		const query = { fromMs: row.from_at.getTime(), kinds: ROUND_KINDS, limit: PORTION };
		const portion: JournalRow[] = await ledger.history(playerId, currency, { ...query, before });
		found.push(...portion);
		isAll = portion.length < PORTION;
	}
	return found.reverse();
}

async function fixPrizes({ ids }: TournamentsPorts, tx: Tx, row: StoredTournament): Promise<number> {
	const { entries } = await readBoard(tx, row);
	const won = entries.filter(({ prizeUnits }) => prizeUnits > 0n);
	await insertPrizes(
		tx,
		won.map(({ playerId, place, currency, prizeUnits }) => ({
			...{ tournament_id: row.tournament_id, bucket: bucketOf(playerId), player_id: playerId, prize_id: ids(), place },
			...{ currency, amount: prizeUnits * BigInt(stakeUnitOf(currency)), paid_at: null },
		})),
	);
	return won.length;
}
