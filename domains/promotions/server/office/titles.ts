import type { Id } from "@baize/kernel/id";
import type { Reader } from "@baize/platform-server";
import { sql } from "kysely";

/** What operators call offers: the English title of their newest version. */
export async function titlesOf(reader: Reader, offerIds: readonly Id[]): Promise<Map<Id, string>> {
	const { rows: found } = await sql<{
		offer_id: Id;
		title: string;
	}>`select o.offer_id, v.terms #>> '{title,en}' as title
		from promotions.offer o join promotions.version v on v.offer_id = o.offer_id and v.version = o.version
		where o.offer_id = any (${[...new Set(offerIds)]}::bigint[])`.execute(reader);
	return new Map(found.map(({ offer_id, title }) => [offer_id, title]));
}
