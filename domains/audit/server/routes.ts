import { type Id, idText, readId } from "@baize/kernel/id";
import { type Binding, bind, type Database, type Reader } from "@baize/platform-server";
import { type AuditEntry, listAuditEntries, type Named } from "../contract/index.ts";
import { readEntries } from "./store.ts";
import type { EntryRow } from "./tables.ts";

/** The room that knows people, which stands above this one. */
export type People = {
	/** What they are called, all in one question. */
	namesOf(reader: Reader, personIds: readonly Id[]): Promise<ReadonlyMap<Id, Named>>;
	idOf(reader: Reader, email: string): Promise<Id | undefined>;
};

export const bindings = ({ reader }: Database, people?: People): Binding[] => [
	bind(listAuditEntries, async ({ query: { actorId: actor, playerId: player, ...wish } }) => {
		// Of nobody there is no entry.
		const idOf = async (text: string) => readId(text) ?? (await people?.idOf(reader, text)) ?? NOBODY;
		const found = await readEntries(reader, {
			...wish,
			actorId: actor ? await idOf(actor) : undefined,
			playerId: player ? await idOf(player) : undefined,
		});
		const known = [...new Set(found.flatMap((row) => [row.actor_id, row.player_id]))].filter((id) => id !== null);
		const names = (await people?.namesOf(reader, known)) ?? new Map<Id, Named>();
		return { entries: found.map((row) => entryOf(row, names)) };
	}),
];

const NOBODY: Id = 0n;

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
