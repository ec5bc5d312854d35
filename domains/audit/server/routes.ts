import { idText } from "@baize/kernel/id";
import { type Binding, bind, type Database } from "@baize/platform-server";
import { type AuditEntry, listAuditEntries } from "../contract/index.ts";
import { readEntries } from "./store.ts";
import type { EntryRow } from "./tables.ts";

export const bindings = ({ reader }: Database): Binding[] => [
	bind(listAuditEntries, async ({ query }) => ({ entries: (await readEntries(reader, query)).map(entryOf) })),
];

const entryOf = (row: EntryRow): AuditEntry => ({
	id: idText(row.entry_id),
	action: row.action,
	...(row.actor_id === null ? {} : { actorId: idText(row.actor_id) }),
	...(row.player_id === null ? {} : { playerId: idText(row.player_id) }),
	...(row.target === null ? {} : { target: row.target }),
	details: row.details,
	...(row.ip === null ? {} : { ip: row.ip }),
	at: row.at.toISOString(),
});
