import { join } from "node:path";
import { type Id, readId } from "@baize/kernel/id";
import { systemClock } from "@baize/kernel/time";
import { KINDS } from "@baize/ledger/contract";
import { openLedger } from "@baize/ledger/server";
import { type Database, openDatabase, startEmbedded } from "@baize/platform-server";
import { sql } from "kysely";
import type { PromisedPayments } from "./cashier-load.ts";
import type { PromisedTable } from "./table-load.ts";
import type { PromisedTaking } from "./taking-load.ts";

/** What was acknowledged to players, by the id that the client chose. */
export type Promised = Record<"rounds" | "bets" | "staged", Map<string, { email: string; winMinor: number }>>;

const ROUND = 3;
const BET = 20;
const { casinoStake, casinoSettle } = KINDS;

/** An approved withdrawal is paid, or its money comes back. */
const PAYOUT_ENDS = [KINDS.withdrawalPaid.number, KINDS.withdrawalFailed.number];

export type PromisedMoney = PromisedPayments & PromisedTaking & PromisedTable;

/** Every inconsistency in the books of a data folder, as sentences. */
export async function auditFolder(
	dataDir: string,
	promised: Promised,
	payments: PromisedMoney,
	granted: ReadonlySet<Id>,
): Promise<string[]> {
	const server = await startEmbedded(join(dataDir, "postgres"));
	const database = openDatabase(server.url, 4);
	const ledger = openLedger({ database, clock: systemClock });
	try {
		const findings = await ledger.audit();
		return [
			...findings.map(({ invariant, playerId, detail }) => `${invariant}: player ${playerId}, ${detail}`),
			...(await missing(database, "round", ROUND, promised.rounds)),
			...(await missing(database, "bet", BET, promised.bets)),
			...(await notEnded(database, promised.staged)),
			...(await unmatchedRounds(database)),
			...(await notOnce(database, "withdrawal", KINDS.withdrawalRequest.number, idsOf(payments.withdrawals))),
			...(await notOnce(database, "cancelled withdrawal", KINDS.withdrawalCancelled.number, idsOf(payments.cancelled))),
			...(await notOnce(database, "approved withdrawal", PAYOUT_ENDS, idsOf(payments.approved))),
			...(await notOnce(database, "transfer", KINDS.transferOut.number, idsOf(payments.transfers))),
			...(await notOnce(database, "taken transfer", KINDS.transferIn.number, idsOf(payments.taken))),
			...(await notOnce(database, "stake at a table", casinoStake.number, idsOf(payments.stakes))),
			...(await leftOtherwise(database, payments.left)),
			...(await notOnce(database, "bonus", KINDS.bonusGranted.number, [...granted])),
			...(await lostStakes(database)),
			...(await numbersWithGaps(database)),
		];
	} finally {
		await ledger.close();
		await database.close();
		await server.stop();
	}
}

/** Operations that were acknowledged but are not in the journal exactly once with the reported win. */
async function missing(
	database: Database,
	what: string,
	kind: number,
	acknowledged: Promised["rounds"],
): Promise<string[]> {
	const { rows } = await sql<{ reference: bigint; times: bigint; win: bigint }>`
		select reference, count(*) as times, max(win) as win from ledger.journal where kind = ${kind} group by reference`.execute(
		database.reader,
	);
	const found = new Map(rows.map((row) => [row.reference, row]));
	return [...acknowledged].flatMap(([text, { winMinor }]) => {
		const row = found.get(readId(text) ?? 0n);
		if (!row) return [`the ${what} ${text} was acknowledged and is lost`];
		if (row.times !== 1n) return [`the ${what} ${text} is there ${row.times} times`];
		return row.win === BigInt(winMinor)
			? []
			: [`the ${what} ${text} was answered with a win of ${winMinor}, the journal has ${row.win}`];
	});
}

/** Rounds with decisions whose end was acknowledged: each stake is closed once, and together they have won what was said. */
async function notEnded(database: Database, acknowledged: Promised["staged"]): Promise<string[]> {
	const { rows } = await sql<{ reference: Id; stakes: number; ends: number; win: bigint }>`
		select reference, count(*) filter (where kind <> ${casinoSettle.number})::int as stakes,
			count(*) filter (where kind <> ${casinoStake.number})::int as ends, sum(win)::bigint as win
		from ledger.journal where kind in (${casinoStake.number}, ${casinoSettle.number}, ${ROUND})
		group by reference`.execute(database.reader);
	const found = new Map(rows.map((row) => [row.reference, row]));
	return [...acknowledged].flatMap(([text, { winMinor }]) => {
		const row = found.get(readId(text) ?? 0n);
		if (!row) return [`the round with decisions ${text} was acknowledged and is lost`];
		return row.stakes === row.ends && row.win === BigInt(winMinor)
			? []
			: [
					`the round with decisions ${text}: ${row.stakes} stakes, ${row.ends} ends, ${row.win} won and ${winMinor} answered`,
				];
	});
}

/** Every stake of a round with decisions is closed, or its round is open; and every open round has its first stake. */
async function unmatchedRounds(database: Database): Promise<string[]> {
	const { rows: stakes } = await sql<{ op_id: Id }>`
		select s.op_id from ledger.journal s
		where s.kind = ${casinoStake.number}
			and not exists (select from ledger.journal e where e.bucket = s.bucket and e.op_id = -s.op_id)
			and not exists (select from play.open_round r
				where r.bucket = s.bucket and r.player_id = s.player_id and r.round_id = s.reference)
			and not exists (select from play.table_stake t
				where t.bucket = s.bucket and t.player_id = s.player_id and t.stake_id = s.op_id and t.paid_minor is null)`.execute(
		database.reader,
	);
	const { rows: rounds } = await sql<{ round_id: Id }>`
		select r.round_id from play.open_round r
		where not exists (select from ledger.journal s
			where s.bucket = r.bucket and s.op_id = r.round_id and s.player_id = r.player_id and s.kind = ${casinoStake.number})`.execute(
		database.reader,
	);
	return [
		...stakes.map(({ op_id }) => `the stake ${op_id} of a round with decisions is neither closed nor of an open round`),
		...rounds.map(({ round_id }) => `the open round ${round_id} has no stake`),
	];
}

const idsOf = (texts: ReadonlySet<string>): Id[] => [...texts].map((text) => readId(text) ?? 0n);

/** What was acknowledged, and is not in the journal once. */
async function notOnce(
	database: Database,
	what: string,
	kind: number | readonly number[],
	ids: readonly Id[],
): Promise<string[]> {
	const kinds = [kind].flat();
	const { rows } = await sql<{ id: Id; times: number }>`
		select a.id, count(j.op_id)::int as times from unnest(${ids}::bigint[]) as a (id)
		left join ledger.journal j on j.reference = a.id and j.kind = any (${kinds}::smallint[])
		group by a.id having count(j.op_id) <> 1`.execute(database.reader);
	return rows.map(({ id, times }) => `the ${what} ${id} was acknowledged, and is there ${times} times`);
}

/** Who has left a table was paid what was answered, once. */
async function leftOtherwise(database: Database, left: ReadonlyMap<string, number>): Promise<string[]> {
	const ids = idsOf(new Set(left.keys()));
	const { rows } = await sql<{ id: Id; paid: bigint | null; times: number }>`
		select a.id, sum(j.win)::bigint as paid, count(j.op_id)::int as times from unnest(${ids}::bigint[]) as a (id)
		left join ledger.journal j on j.op_id = -a.id and j.kind = ${casinoSettle.number}
		group by a.id`.execute(database.reader);
	const paidMinor = new Map(rows.map(({ id, paid, times }) => [id, times === 1 ? Number(paid) : undefined]));
	return [...left].flatMap(([text, minor]) =>
		paidMinor.get(readId(text) ?? 0n) === minor
			? []
			: [`the stake ${text} has left with ${minor}, and was not paid so`],
	);
}

/** Stakes that were taken without a bet, and bets without a stake. */
async function lostStakes(database: Database): Promise<string[]> {
	const { rows } = await sql<{ player_id: bigint }>`
		select w.player_id from ledger.wallet w
		left join (select player_id, sum(stake) as stake from sports.bet where status = 'open' group by player_id) b using (player_id)
		where w.open_stakes <> coalesce(b.stake, 0)`.execute(database.reader);
	return rows.map(({ player_id }) => `player ${player_id}: open stakes and open bets differ`);
}

/** The rounds of each pair of seeds must have the nonces from 0 without a gap or a repeat, whatever was killed. */
async function numbersWithGaps(database: Database): Promise<string[]> {
	const { rows } = await sql<{ commitment: string; rounds: number; numbers: number; most: number }>`
		select fairness ->> 'commitment' as commitment, count(*)::int as rounds,
			count(distinct fairness ->> 'nonce')::int as numbers, max((fairness ->> 'nonce')::int) as most
		from (
			select convert_from(sealed, 'UTF8')::json -> 'fairness' as fairness from ledger.journal where kind in (${ROUND}, ${casinoStake.number}) and sealed is not null
				-- Many stakes share the round of a table.
				and not exists (select from play.table_stake t where t.bucket = journal.bucket and t.stake_id = journal.op_id)
		) played
		group by 1 having count(*) <> max((fairness ->> 'nonce')::int) + 1
			or count(*) <> count(distinct fairness ->> 'nonce')`.execute(database.reader);
	return rows.map(
		({ commitment, rounds, numbers, most }) =>
			`the pair ${commitment} has ${rounds} rounds with ${numbers} numbers up to ${most}`,
	);
}
