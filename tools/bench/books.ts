import { currencyOf } from "@baize/kernel/money";
import { GAME_CLASSES, KINDS } from "@baize/ledger/contract";
import { type Database, migrate, migrateOutbox, sqlFiles } from "@baize/platform-server";
import { sql } from "kysely";

export const PLAYERS = 100_000;
const CASH_MINOR = 1_000_000n;
const BONUS_MINOR = 1_000_000n;
const REQUIRED_X1000 = 10n ** 15n;
const MAX_MINOR = 10n ** 12n;
const DOMAINS = new URL("../../domains", import.meta.url).pathname;
const CAD = currencyOf("CAD")!.number;

/** Operations have the player's number, and one of these more. */
const GRANT = 10_000_000;
const ACTIVATION = 20_000_000;

/** Of ten players one has a bonus in force, and another one a limit: for one in five it is the one or the other. */
const hasBonus = sql`player % 10 = 3`;
const hasLimit = sql`player % 10 = 7`;

/**
 * Each player's wallet with a deposit in its journal, in all buckets alike. One player in five has a bonus or a limit in
 * force, as the goal of the bench says: 10,000 of 100,000 a bonus, from which stakes are taken first, 10,000 others a limit.
 */
export async function fillBooks(database: Database): Promise<void> {
	const { reader } = database;
	await migrateOutbox(database);
	await migrate(reader, sqlFiles(DOMAINS));
	// As dense as the pages are where wallets have come one by one (`ledger.open_wallets`).
	await sql`alter table ledger.wallet set (fillfactor = 66)`.execute(reader);
	await sql`insert into ledger.wallet (player_id, currency, bucket, seq, last_op, cash, external)
		select player, ${CAD}, player % 64, 1, player, ${CASH_MINOR}, -${CASH_MINOR}::bigint
		from generate_series(1, ${PLAYERS}) player`.execute(reader);
	await sql`alter table ledger.wallet set (fillfactor = 90)`.execute(reader);
	await sql`insert into ledger.journal (op_id, prev_op, player_id, reference, seq, stake, win, cash_after, at, game_id,
			bucket, currency, kind)
		select player, 0, player, player, 1, 0, ${CASH_MINOR}, ${CASH_MINOR}, now(), 0, player % 64, ${CAD},
			${KINDS.deposit.number}
		from generate_series(1, ${PLAYERS}) player`.execute(reader);
	await addBonuses(database);
	await sql`select ledger.set_caps(now(), (player % 64)::smallint, player::bigint, ${CAD}::smallint, array[1]::smallint[],
			array['loss'], array[86400000]::bigint[], array[null]::text[], array[${MAX_MINOR}]::bigint[])
		from generate_series(1, ${PLAYERS}) player where ${hasLimit}`.execute(reader);
	await sql`vacuum analyze`.execute(reader);
	await sql`checkpoint`.execute(reader);
}

/** What the commands for bonuses would write, for all at once. */
async function addBonuses({ reader }: Database): Promise<void> {
	await sql`insert into ledger.journal (op_id, prev_op, player_id, reference, seq, stake, win, cash_after, at, game_id,
			bucket, currency, kind)
		select player + ${GRANT}::int, player, player, player + ${GRANT}::int, 2, 0, ${BONUS_MINOR}::bigint, ${CASH_MINOR}::bigint, now(), 0,
			player % 64, ${CAD}::smallint, ${KINDS.bonusGranted.number}::smallint
		from generate_series(1, ${PLAYERS}) player where ${hasBonus}
		union all
		select player + ${ACTIVATION}::int, player + ${GRANT}::int, player, player + ${GRANT}::int, 3, ${BONUS_MINOR}::bigint, 0,
			${CASH_MINOR}::bigint, now(), 0, player % 64, ${CAD}::smallint, ${KINDS.bonusActivated.number}::smallint
		from generate_series(1, ${PLAYERS}) player where ${hasBonus}`.execute(reader);
	const shares = Object.values(GAME_CLASSES).map((number) => (number === GAME_CLASSES.slots ? 1_000 : -1));
	await sql`insert into ledger.wager (player_id, grant_id, required, left_to_wager, per_win, until_at, open_parts,
			terms_hash, bucket, currency, shares, funds_order, counts)
		select player, player + ${GRANT}::int, ${REQUIRED_X1000}::bigint, ${REQUIRED_X1000}::bigint, 0, now() + interval '30 days', 0, '',
			player % 64, ${CAD}::smallint, ${shares}::smallint[], 'bonusFirst', 'all'
		from generate_series(1, ${PLAYERS}) player where ${hasBonus}`.execute(reader);
	await sql`update ledger.wallet w set seq = 3, last_op = w.player_id + ${ACTIVATION}::int, bonus = ${BONUS_MINOR}::bigint,
			house_promotions = -${BONUS_MINOR}::bigint, guarded_from = -2
		from (select player from generate_series(1, ${PLAYERS}) player where ${hasBonus}) p
		where w.player_id = p.player`.execute(reader);
}
