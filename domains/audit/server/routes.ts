import { type Id, idText } from "@baize/kernel/id";
import { type Binding, bind, type Database, type Reader } from "@baize/platform-server";
import { type AuditEntry, listAuditEntries, type Named } from "../contract/index.ts";
import { readEntries } from "./store.ts";
import type { EntryRow } from "./tables.ts";

/** What people are called: from the room that knows them, which stands above this one. */
export type NamesOf = (reader: Reader, personIds: readonly Id[]) => Promise<ReadonlyMap<Id, Named>>;

export const bindings = ({ reader }: Database, namesOf?: NamesOf): Binding[] => [
	bind(listAuditEntries, async ({ query }) => {
		const found = await readEntries(reader, query);
		const people = [...new Set(found.flatMap((row) => [row.actor_id, row.player_id]))].filter((id) => id !== null);
		const names = (await namesOf?.(reader, people)) ?? new Map<Id, Named>();
		return { entries: found.map((row) => entryOf(row, names)) };
	}),
];

function entryOf(row: EntryRow, names: ReadonlyMap<Id, Named>): AuditEntry {
	const actor = row.actor_id === null ? undefined : names.get(row.actor_id);
	const player = row.player_id === null ? undefined : names.get(row.player_id);
	return {
		id: idText(row.entry_id),
		action: row.action,
		...(row.actor_id === null ? {} : { actorId: idText(row.actor_id) }),
		...(actor ? { actor } : {}),
		...(row.player_id === null ? {} : { playerId: idText(row.player_id) }),
		...(player ? { player } : {}),
		...(row.target === null ? {} : { target: row.target }),
		details: row.details,
		...(row.ip === null ? {} : { ip: row.ip }),
		at: row.at.toISOString(),
	};
}
