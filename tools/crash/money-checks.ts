import { readId } from "@baize/kernel/id";
import { KINDS } from "@baize/ledger/contract";
import { openDatabase, type Tx } from "@baize/platform-server";
import { type RawBuilder, sql } from "kysely";
import { EMBER_CROWN } from "../../games/pots.data.ts";
import type { PromisedMoney } from "./audit.ts";
import { closeAlerts } from "./people.ts";
import type { PromisedGrants } from "./promotion-load.ts";

type Check = { invariant: string; query: RawBuilder<{ detail: string }> };

const PARTS = 10_000;
const JACKPOT_GAME = "ember-court";
const jackpotWon = sql.lit(KINDS.jackpotWon.number);

/** What holds at every moment, whatever was killed before. Each answers what does not hold. */
const CHECKS: readonly Check[] = [
	{
		invariant: "what is pending is what open withdrawals say",
		query: sql`select format('player %s: %s is pending, %s is open', w.player_id, w.pending_withdrawal, coalesce(o.held, 0)) as detail
			from ledger.wallet w left join (
				select player_id, currency, sum(amount) as held from cashier.withdrawal
				where state in ('requested', 'approved', 'paying') group by 1, 2
			) o on o.player_id = w.player_id
			where w.pending_withdrawal <> coalesce(o.held, 0)`,
	},
	{
		invariant: "what is in transit is what open transfers say",
		query: sql`select format('%s in transit, %s open', t.transit, o.open) as detail
			from (select coalesce(sum(transit), 0) as transit from ledger.wallet) t
			cross join (select coalesce(sum(amount), 0) as open from cashier.transfer where state in ('waiting', 'accepted')) o
			where t.transit <> o.open`,
	},
	{
		invariant: "every stake of a round with decisions is closed, or its round is open with it",
		query: sql`select format('stake %s of round %s', j.op_id, j.reference) as detail
			from ledger.journal j
			where j.kind = ${sql.lit(KINDS.casinoStake.number)}
				and (exists (select from ledger.journal e where e.bucket = j.bucket and e.op_id = -j.op_id)
					= (exists (select from play.open_round o where o.bucket = j.bucket and o.round_id = j.reference)
						or exists (select from play.table_stake t where t.bucket = j.bucket and t.stake_id = j.op_id and t.paid_minor is null)))`,
	},
	{
		invariant: "a stake at a table is in the books, and closed as the table says",
		query: sql`select format('stake %s: %s paid at the table', t.stake_id, t.paid_minor) as detail
			from play.table_stake t
			left join ledger.journal s on s.bucket = t.bucket and s.op_id = t.stake_id and s.kind = ${sql.lit(KINDS.casinoStake.number)}
			left join ledger.journal e on e.bucket = t.bucket and e.op_id = -t.stake_id
			where s.stake is distinct from t.stake_minor
				or (t.paid_minor is null) <> (e.op_id is null)
				or e.kind = ${sql.lit(KINDS.casinoVoid.number)} and not t.is_void
				or e.kind = ${sql.lit(KINDS.casinoSettle.number)} and e.win <> t.paid_minor`,
	},
	{
		invariant: "an open round has staked what its wallet has",
		query: sql`select format('round %s: %s and %s', o.round_id, o.staked_minor, s.stake) as detail
			from play.open_round o cross join lateral (
				select coalesce(sum(j.stake), 0) as stake from ledger.journal j
				where j.bucket = o.bucket and j.reference = o.round_id and j.kind = ${sql.lit(KINDS.casinoStake.number)}
			) s
			where o.staked_minor <> s.stake`,
	},
	{
		invariant: "the parts of an operation are no more than it",
		query: sql`select format('operation %s', s.op_id) as detail
			from ledger.split s join ledger.journal j on j.bucket = s.bucket and j.op_id = s.op_id
			where s.stake_bonus + s.stake_locked + s.stake_removed > j.stake or s.win_bonus + s.win_locked + s.win_removed > j.win`,
	},
	{
		invariant: "what is left to wager is what was required and not counted",
		query: sql`select format('grant %s', g.grant_id) as detail from ledger.wager g
			where g.grant_id <> 0 and g.left_to_wager <> g.required - (
				select coalesce(sum(s.counted), 0) from ledger.split s where s.bucket = g.bucket and s.grant_id = g.grant_id)`,
	},
	{
		invariant: "bonus and locked money is there only while a grant is in force",
		query: sql`select format('player %s', w.player_id) as detail from ledger.wallet w
			where w.bonus + w.locked <> 0 and not exists (
				select from ledger.wager g where g.player_id = w.player_id and g.currency = w.currency and g.grant_id <> 0)`,
	},
	{
		invariant: "a pot is its contributions and seeds less its wins, and is not below zero",
		query: sql`select format('%s %s: %s, wins of %s', p.level, p.currency, p.contributed + p.seeded - p.won, w.won) as detail
			from jackpots.pot p cross join lateral (
				select coalesce(sum(amount_minor), 0) * ${sql.lit(PARTS)} as won from jackpots.win w
				where w.pot_id = p.pot_id and w.level = p.level and w.currency = p.currency and w.state = 'paid'
			) w
			where p.won <> w.won or p.contributed + p.seeded - p.won < 0 or p.reserve_contributed + p.funded - p.seeded < 0`,
	},
	{
		invariant: "a paid win of a pot is in the books once, and no other one is",
		query: sql`select format('win %s is %s', w.win_id, w.state) as detail
			from jackpots.win w left join ledger.journal j on j.bucket = w.bucket and j.op_id = w.win_id and j.kind = ${jackpotWon}
			where (w.state = 'paid') <> (j.op_id is not null) or j.win <> w.amount_minor`,
	},
	{
		invariant: "a chargeback took its amount once: from cash, the rest as a debt",
		query: sql`select format('chargeback %s of %s: %s in the books', c.id, c.amount, j.moved) as detail
			from cashier.chargeback c cross join lateral (
				select coalesce(sum(stake + win), 0) as moved, coalesce(sum(stake), 0) as taken from ledger.journal j
				where j.bucket = c.bucket and j.reference = c.payment_id and j.kind = ${sql.lit(KINDS.chargeback.number)}
			) j
			where j.moved <> c.amount or j.taken <> c.taken or c.taken + c.debt <> c.amount`,
	},
	{
		invariant: "a withdrawal that failed has come back once",
		query: sql`select format('withdrawal %s is %s', w.id, w.state) as detail
			from cashier.withdrawal w cross join lateral (
				select count(*) as times from ledger.journal j
				where j.bucket = w.bucket and j.reference = w.id and j.kind = ${sql.lit(KINDS.withdrawalFailed.number)}
			) j
			where j.times <> (w.state = 'failed')::integer`,
	},
	{
		invariant: "a transfer was taken or came back, once",
		query: sql`select format('transfer %s is %s', t.id, t.state) as detail
			from cashier.transfer t cross join lateral (
				select count(*) filter (where kind = ${sql.lit(KINDS.transferIn.number)}) as came,
					count(*) filter (where kind = ${sql.lit(KINDS.transferReturned.number)}) as returned
				from ledger.journal j where j.reference = t.id
			) j
			where j.came <> (t.state = 'taken')::integer or j.returned <> (t.state = 'returned')::integer`,
	},
	{
		invariant: "wallets have got what pots have paid",
		query: sql`select format('%s and %s', j.won, w.won) as detail
			from (select coalesce(sum(win), 0) as won from ledger.journal where kind = ${jackpotWon}) j
			cross join (select coalesce(sum(amount_minor), 0) as won from jackpots.win where state = 'paid') w
			where j.won <> w.won`,
	},
];

/** All at one moment of a running site, as sentences. */
export async function checkMoney(url: string): Promise<string[]> {
	const database = openDatabase(url, 1);
	try {
		return await database.transaction(async (tx) => {
			const found: string[] = [];
			for (const { invariant, query } of CHECKS)
				for (const { detail } of (await query.execute(tx)).rows) found.push(`${invariant}: ${detail}`);
			return found;
		}, "repeatable read");
	} finally {
		await database.close();
	}
}

/** What was held for a while is sent within a minute of its decision. */
const WAIT_MS = 150_000;
const POLL_MS = 250;

/**
 * Waits until what the site does afterwards is done: callbacks have come, what was approved is paid, and the jackpot has
 * followed all rounds.
 */
export async function checkFollowed(
	url: string,
	{ deposits, charged }: PromisedMoney,
	grants: PromisedGrants,
): Promise<string[]> {
	const database = openDatabase(url, 1);
	try {
		const untilMs = performance.now() + WAIT_MS;
		for (;;) {
			await closeAlerts(url);
			const found = await database.transaction(
				async (tx) => [
					...(await notCredited(tx, deposits)),
					...(await notChargedBack(tx, charged)),
					...(await notPaid(tx)),
					...(await notGiven(tx)),
					...(await notDecided(tx)),
					...(await notFollowed(tx, grants)),
				],
				"repeatable read",
			);
			if (found.length === 0 || performance.now() > untilMs) return found;
			await new Promise((resolve) => setTimeout(resolve, POLL_MS));
		}
	} finally {
		await database.close();
	}
}

/** Every deposit that is settled is in the journal once, and every card that was acknowledged belongs to one. */
async function notCredited(tx: Tx, deposits: ReadonlySet<string>): Promise<string[]> {
	const { rows } = await sql<{ detail: string }>`
		select format('the deposit %s is %s, and was credited %s times', d.id, d.state, c.times) as detail
		from cashier.deposit d cross join lateral (
			select count(*) as times from ledger.journal j
			where j.kind = ${sql.lit(KINDS.deposit.number)} and j.reference = d.id and j.win = d.amount and j.bucket = d.bucket
		) c
		where d.provider = 'sandbox' and c.times <> (d.state = 'settled')::integer`.execute(tx);
	const { rows: settled } = await sql<{ times: number }>`
		select count(*)::int as times from cashier.deposit where state = 'settled' and provider = 'sandbox'`.execute(tx);
	const short =
		(settled[0]?.times ?? 0) < deposits.size ? [`${deposits.size} cards were taken, fewer were settled`] : [];
	return [...rows.map(({ detail }) => detail), ...short];
}

/** Every deposit that was to be charged back was, once. */
async function notChargedBack(tx: Tx, charged: ReadonlySet<string>): Promise<string[]> {
	const ids = [...charged].map((text) => readId(text) ?? 0n);
	const { rows } = await sql<{ detail: string }>`
		select format('the deposit %s was charged back %s times', a.id, count(c.id)) as detail
		from unnest(${ids}::bigint[]) as a (id) left join cashier.chargeback c on c.payment_id = a.id
		group by a.id having count(c.id) <> 1`.execute(tx);
	return rows.map(({ detail }) => detail);
}

/** What was drawn for a pot is paid or void, as its round says, and no stake at a table is open any more. */
async function notDecided(tx: Tx): Promise<string[]> {
	const { rows } = await sql<{ detail: string }>`
		select format('the win %s of a pot is %s', win_id, state) as detail from jackpots.win where state = 'drawn'
		union all
		select format('the round %s has won %s, and was not paid', j.reference, level) from (
			select bucket, player_id, reference, convert_from(sealed, 'UTF8')::json -> 'jackpot' -> 'won' as won
			from ledger.journal where kind = ${sql.lit(KINDS.casinoRound.number)} and sealed is not null
		) j cross join lateral json_array_elements_text(j.won) level
		where not exists (
			select from jackpots.win w where w.bucket = j.bucket and w.player_id = j.player_id and w.round_id = j.reference
				and w.level = level and w.state = 'paid')
		union all
		select format('the stake %s at a table is open', stake_id) from play.table_stake where paid_minor is null`.execute(
		tx,
	);
	return rows.map(({ detail }) => detail);
}

/** What the offers say of each bonus is what is in the books: promised once, and ended once as they say. */
async function notFollowed(tx: Tx, { taken, forfeited, converted }: PromisedGrants): Promise<string[]> {
	const { rows } = await sql<{ detail: string }>`
		select format('the bonus %s is %s: %s promised, %s converted, %s removed', b.grant_id, b.state, j.promised, j.converted,
			j.removed) as detail
		from promotions.bonus b cross join lateral (
			select count(*) filter (where kind = ${sql.lit(KINDS.bonusGranted.number)} and op_id = b.grant_id) as promised,
				count(*) filter (where kind = ${sql.lit(KINDS.bonusConverted.number)} and op_id = -b.grant_id) as converted,
				count(*) filter (where kind = ${sql.lit(KINDS.bonusRemoved.number)} and op_id = -b.grant_id) as removed
			from ledger.journal j where j.bucket = b.bucket and j.op_id in (b.grant_id, -b.grant_id)
		) j
		where j.promised <> (b.given_at is not null)::integer or j.converted <> (b.state = 'converted')::integer
			or j.removed <> (b.given_at is not null and b.state in ('forfeited', 'expired', 'removed'))::integer`.execute(tx);
	const known = await sql<{ grant_id: bigint; state: string }>`select grant_id, state from promotions.bonus`.execute(
		tx,
	);
	const states = new Map(known.rows.map(({ grant_id, state }) => [grant_id, state]));
	const stateOf = (text: string): string | undefined => states.get(readId(text) ?? 0n);
	const lost = [...taken]
		.filter((id) => stateOf(id) === undefined)
		.map((id) => `the bonus ${id} was taken and is lost`);
	const kept = [...forfeited].filter((id) => stateOf(id) !== "forfeited");
	const undone = [...converted].filter((id) => stateOf(id) !== "converted");
	return [
		...rows.map(({ detail }) => detail),
		...lost,
		...kept.map((id) => `the bonus ${id} was given up, and is ${stateOf(id)}`),
		...undone.map((id) => `the bonus ${id} was converted, and is ${stateOf(id)}`),
	];
}

/** How often each thing has happened that no acknowledgement counts. */
export async function countHappened(url: string): Promise<Record<string, number>> {
	const database = openDatabase(url, 1);
	const { rows } = await sql<{ what: string; times: number }>`
		select 'wins of pots' as what, count(*)::int as times from jackpots.win where state = 'paid'
		union all select 'failed payouts', count(*)::int from cashier.withdrawal where state = 'failed'
		union all select 'chargebacks', count(*)::int from cashier.chargeback
		union all select 'conversions', count(*)::int from ledger.journal where kind = ${sql.lit(KINDS.bonusConverted.number)}`.execute(
		database.reader,
	);
	await database.close();
	return Object.fromEntries(rows.map(({ what, times }) => [what, times]));
}

/** What an operator has approved is paid, and a paid withdrawal has left the wallet once. */
async function notPaid(tx: Tx): Promise<string[]> {
	const { rows } = await sql<{ detail: string }>`
		select format('the withdrawal %s is %s, and was paid %s times', w.id, w.state, p.times) as detail
		from cashier.withdrawal w cross join lateral (
			select count(*) as times from ledger.journal j
			where j.kind = ${sql.lit(KINDS.withdrawalPaid.number)} and j.reference = w.id and j.bucket = w.bucket
		) p
		where w.state in ('approved', 'paying') or p.times <> (w.state = 'paid')::integer`.execute(tx);
	return rows.map(({ detail }) => detail);
}

/** A pot was given its share of each stake of its game, once. */
async function notGiven(tx: Tx): Promise<string[]> {
	const rates = EMBER_CROWN.levels.map(({ id, potRate, reserveRate }) => ({ id, rate: potRate + reserveRate }));
	const { rows } = await sql<{ level: string; given: bigint; staked: bigint }>`
		select level, (contributed + reserve_contributed)::bigint as given, (
			select coalesce(sum(stake), 0) from ledger.journal
			where kind = ${sql.lit(KINDS.casinoRound.number)} and game_id = (select number from play.title where game_id = ${JACKPOT_GAME})
		)::bigint as staked
		from jackpots.pot where currency = 'CAD' and pot_id = ${EMBER_CROWN.id}`.execute(tx);
	return rows.flatMap(({ level, given, staked }) => {
		const should = staked * BigInt(rates.find(({ id }) => id === level)?.rate ?? 0);
		if (staked === 0n) return ["no round gave to a pot"];
		return given === should ? [] : [`the pot ${level} was given ${given} parts, not ${should}`];
	});
}
