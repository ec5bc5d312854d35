import type { Id } from "@baize/kernel/id";
import { type Reader, rows } from "@baize/platform-server";
import { type Selectable, sql } from "kysely";
import type { Tables } from "../tables.ts";

/** How far the auditor has come; migrations/0006-how-far-the-auditor-has-come.sql explains the columns. */
export type AuditedRow = Omit<Selectable<Tables["ledger.audited"]>, "is_only">;

export async function readAudited(reader: Reader): Promise<AuditedRow> {
	const { rows: found } =
		await sql<AuditedRow>`select recent_until, walk_began, walk_player from ledger.audited`.execute(reader);
	return found[0]!;
}

export async function updateAudited(reader: Reader, change: Partial<AuditedRow>): Promise<void> {
	await rows<Tables>(reader).updateTable("ledger.audited").set(change).execute();
}

/** The size of a portion of the scan; one player is never split. */
export type Portion = { wallets: number; operations: number };

/** The last player of the next portion; null if there are no more players. */
export async function lastOfPortion(reader: Reader, after: Id, { wallets, operations }: Portion): Promise<Id | null> {
	const { rows: found } = await sql<{ last: Id | null }>`select max(player_id) as last
		from (
			select player_id, sum(seq) over (order by player_id, currency) - seq as before
			from (
				select player_id, currency, seq from ledger.wallet
				where player_id > ${after} order by player_id, currency limit ${wallets}
			) next
		) next
		where before < ${operations}`.execute(reader);
	return found[0]?.last ?? null;
}
