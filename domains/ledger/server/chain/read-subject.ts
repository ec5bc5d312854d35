import { bucketOf, type Id } from "@baize/kernel/id";
import type { Reader } from "@baize/platform-server";
import { sql } from "kysely";
import type { JournalRow } from "../../contract/index.ts";
import { currencyNumber } from "../posting/batch.ts";
import { type ChainRow, journalRow } from "./read-chain.ts";

/**
 * An operation of a wallet, with those that have opened, closed and corrected what it is about, in their order; nothing
 * if the wallet has no such operation. Read by their keys, however long the chain is.
 */
export async function readSubject(
	reader: Reader,
	playerId: Id,
	currency: string,
	opId: Id,
): Promise<readonly JournalRow[]> {
	const bucket = bucketOf(playerId);
	const { rows } = await sql<ChainRow>`
		with asked as (
			select op_id, abs(reference) as subject from ledger.journal
			where bucket = ${bucket} and op_id = ${opId} and player_id = ${playerId} and currency = ${currencyNumber(currency)}
				and kind > 0
		)
		select j.op_id, j.seq, j.kind, j.reference, j.game_id, j.stake, j.win, j.cash_after, j.at,
			j.sealed is not null as is_sealed, s.grant_id, s.stake_bonus, s.stake_locked, s.stake_removed, s.win_bonus,
			s.win_locked, s.win_removed, s.counted
		from ledger.journal j
		left join ledger.split s on s.bucket = ${bucket} and s.op_id = j.op_id
		where j.bucket = ${bucket} and j.player_id = ${playerId} and j.currency = ${currencyNumber(currency)} and j.kind > 0
			and j.op_id = any (array(
				select op_id from asked union select subject from asked union select -subject from asked
				union select v.op_id from asked a join ledger.revision v on v.bucket = ${bucket} and v.opened = a.subject
			))
		order by j.seq`.execute(reader);
	return rows.map(journalRow);
}
