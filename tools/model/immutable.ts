import type { Id } from "@baize/kernel/id";
import type { Reader } from "@baize/platform-server";
import { sql } from "kysely";

/** Of the journal's rows with these ids, with their parts and revisions: the same until the end of time. */
export async function hashOf(reader: Reader, ids: readonly Id[]): Promise<string> {
	const { rows } = await sql<{ hash: string }>`
		select md5(string_agg(concat(j::text, s::text, v::text), '' order by j.op_id)) as hash
		from ledger.journal j
		left join ledger.split s on s.bucket = j.bucket and s.op_id = j.op_id
		left join ledger.revision v on v.bucket = j.bucket and v.op_id = j.op_id
		where j.op_id = any (${ids}::bigint[])`.execute(reader);
	return rows[0]?.hash ?? "";
}
