import { bucketOf, type Id } from "@baize/kernel/id";
import type { Reader } from "@baize/platform-server";
import { sql } from "kysely";

/** What one account is known to have in common with another, the strongest first. */
export type AccountLink = "person" | "card" | "bankAccount" | "device";

type LinkRow = { other_id: Id; link: AccountLink; place: number };

/**
 * Of these accounts, those that share a person, a card, a bank account or a browser with the player. Two accounts of which
 * an operator has decided that they are of two persons have no such link as persons, but may share means.
 */
export async function linksOf(
	reader: Reader,
	playerId: Id,
	otherIds: readonly Id[],
): Promise<ReadonlyMap<Id, AccountLink>> {
	if (otherIds.length === 0) return new Map();
	const ids = [...otherIds];
	const buckets = ids.map(bucketOf);
	const { rows } =
		await sql<LinkRow>`select case when d.player_id = ${playerId} then d.older_id else d.player_id end as other_id,
			'person' as link, 1 as place
		from identity.duplicate d
		where d.resolution is distinct from 'anotherPerson' and (
			(d.bucket = ${bucketOf(playerId)} and d.player_id = ${playerId} and d.older_id = any(${ids}::bigint[]))
			or (d.older_id = ${playerId} and d.player_id = any(${ids}::bigint[]))
		)
		union all
		select theirs.player_id, theirs.kind, 2
		from identity.fingerprint mine
		join identity.fingerprint theirs using (hash, bucket)
		where mine.player_id = ${playerId} and mine.kind in ('card', 'bankAccount')
			and theirs.kind = mine.kind and theirs.player_id = any(${ids}::bigint[])
		union all
		select theirs.person_id, 'device', 3
		from identity.known_device mine
		join unnest(${buckets}::smallint[], ${ids}::bigint[]) as o (bucket, person_id) on true
		join identity.known_device theirs
			on theirs.bucket = o.bucket and theirs.person_id = o.person_id and theirs.device_hash = mine.device_hash
		where mine.bucket = ${bucketOf(playerId)} and mine.person_id = ${playerId}`.execute(reader);
	const links = new Map<Id, AccountLink>();
	for (const { other_id, link } of rows.toSorted((a, b) => b.place - a.place)) links.set(other_id, link);
	return links;
}
