import { bucketOf, type Id } from "@baize/kernel/id";
import { type Reader, rows, type Tx } from "@baize/platform-server";
import type { EntryRow, Tables } from "./tables.ts";

export async function addEntry(tx: Tx, entry: EntryRow): Promise<void> {
	await rows<Tables>(tx).insertInto("audit.entry").values(entry).execute();
}

type EntriesOf = {
	actorId: Id | undefined;
	actor: string | undefined;
	playerId: Id | undefined;
	action: string | undefined;
	before: Id | undefined;
	limit: number;
};

export function readEntries(reader: Reader, filter: EntriesOf): Promise<EntryRow[]> {
	const { before, limit, actorId, actor, playerId, action } = filter;
	let query = rows<Tables>(reader).selectFrom("audit.entry").selectAll().orderBy("entry_id", "desc").limit(limit);
	if (before !== undefined) query = query.where("entry_id", "<", before);
	if (actorId !== undefined) query = query.where("actor_id", "=", actorId);
	if (actor !== undefined) query = query.where("actor", "=", actor);
	if (playerId !== undefined) query = query.where("player_id", "=", playerId);
	if (action) query = query.where((of) => of.fn("starts_with", ["action", of.val(action)]), "=", true);
	return query.execute();
}

export function readEntriesOf(
	reader: Reader,
	{ playerId, action, before, limit }: { playerId: Id; action: string; before?: Id | undefined; limit: number },
): Promise<EntryRow[]> {
	let query = rows<Tables>(reader)
		.selectFrom("audit.entry")
		.selectAll()
		.where("bucket", "=", bucketOf(playerId))
		.where("player_id", "=", playerId)
		.where("action", "=", action)
		.orderBy("entry_id", "desc")
		.limit(limit);
	if (before !== undefined) query = query.where("entry_id", "<", before);
	return query.execute();
}
