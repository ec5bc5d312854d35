import { KINDS } from "@baize/ledger/contract";
import { openDatabase, type Tx } from "@baize/platform-server";
import { type RawBuilder, sql } from "kysely";
import { EMBER_CROWN } from "../../games/pots.data.ts";
import type { PromisedPayments } from "./cashier-load.ts";

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
					= exists (select from play.open_round o where o.bucket = j.bucket and o.round_id = j.reference))`,
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

const WAIT_MS = 60_000;
const POLL_MS = 250;

/**
 * Waits until what the site does afterwards is done: callbacks have come, what was approved is paid, and the jackpot has
 * followed all rounds.
 */
export async function checkFollowed(url: string, { deposits }: PromisedPayments): Promise<string[]> {
	const database = openDatabase(url, 1);
	try {
		const untilMs = performance.now() + WAIT_MS;
		for (;;) {
			const found = await database.transaction(
				async (tx) => [...(await notCredited(tx, deposits)), ...(await notPaid(tx)), ...(await notGiven(tx))],
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
