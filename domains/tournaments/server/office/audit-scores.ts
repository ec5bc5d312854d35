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
import type { StoredScore, StoredTournament } from "../tables.ts";
import { insertPrizes, readScores, updateTournament } from "../tournament-store.ts";
import { change, changeLocked, record, requireState } from "./acts.ts";

const PORTION = 1_000;
/** A transaction counts the rounds of so many players: while it lasts, the follower of the journal waits. */
const MAX_PLAYERS = 50;

/**
 * Counts every score again from the journal, which decides, and fixes the board and its prizes. Each portion of players is
 * a transaction of its own; what a crash leaves counted is counted again with the next attempt.
 */
export const auditing =
	(ports: TournamentsPorts): Handler<typeof auditTournament> =>
	async ({ params, body: { reason } }, visit) => {
		const { counted, corrected } = await recountMost(ports, params.tournament);
		return change(ports, params.tournament, visit, async (tx, row) => {
			requireState(row, "ended");
			// Those whom the follower has added meanwhile are among the last ones.
			const lastCorrected = await recount(ports, tx, row, await readUncounted(tx, row, counted));
			const prizes = await fixPrizes(ports, tx, row);
			await updateTournament(tx, row.tournament_id, { state: "audited", audited_by: visit.session.playerId });
			const details = { reason: reason.trim(), corrected: corrected + lastCorrected, prizes };
			await record(ports, tx, visit, { step: "audited", tournamentId: row.tournament_id, details });
		});
	};

/** All but the last portion, which is counted with the prizes. */
async function recountMost(ports: TournamentsPorts, text: string) {
	const counted = new Set<Id>();
	let corrected = 0;
	for (;;) {
		const done = await changeLocked(ports, text, async (tx, row) => {
			requireState(row, "ended");
			const uncounted = await readUncounted(tx, row, counted);
			if (uncounted.length <= MAX_PLAYERS) return undefined;
			const portion = uncounted.slice(0, MAX_PLAYERS);
			return { portion, corrected: await recount(ports, tx, row, portion) };
		});
		if (!done) return { counted, corrected };
		corrected += done.corrected;
		for (const { player_id } of done.portion) counted.add(player_id);
	}
}

const readUncounted = async (tx: Tx, row: StoredTournament, counted: ReadonlySet<Id>): Promise<StoredScore[]> =>
	(await readScores(tx, row.tournament_id)).filter(({ player_id }) => !counted.has(player_id));

/** Answers how many of these scores were others than the journal says. */
async function recount(
	ports: TournamentsPorts,
	tx: Tx,
	row: StoredTournament,
	before: readonly StoredScore[],
): Promise<number> {
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
	await addRounds(tx, row, [{ whose, rounds: countedOf(ports, row, ended) }]);
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
