import { type Id, idText, readId } from "@baize/kernel/id";
import { type Binding, bind, type Database, pageOf, type Reader } from "@baize/platform-server";
import { type AuditEntry, COMMAND_LINE, listAuditEntries, type Named } from "../contract/index.ts";
import { readEntries } from "./store.ts";
import type { EntryRow } from "./tables.ts";

/** The domain that knows people, which is in a layer above this one. */
export type People = {
	/** Their names, in one query. */
	namesOf(reader: Reader, personIds: readonly Id[]): Promise<ReadonlyMap<Id, Person>>;
	idOf(reader: Reader, email: string): Promise<Id | undefined>;
};

export type Person = { name: string; email: string; isOperator: boolean };

/** The operators' calls: opened after the domain that knows people, while entries are recorded from the start. */
export const auditBindings = ({ database: { reader }, people }: { database: Database; people: People }): Binding[] => [
	bind(listAuditEntries, async ({ query }) => {
		const { actorId: actor, playerId: player, action, cursor = "", limit = DEFAULT_LIMIT } = query;
		// An unknown person has no entries.
		const idOf = async (text: string) => readId(text) ?? (await people.idOf(reader, text)) ?? NO_PERSON;
		const read = await readEntries(reader, {
			action,
			before: readId(cursor) ?? undefined,
			limit: limit + 1,
			actor: actor === COMMAND_LINE ? actor : undefined,
			actorId: actor && actor !== COMMAND_LINE ? await idOf(actor) : undefined,
			playerId: player ? await idOf(player) : undefined,
		});
		const { rows: found, next } = pageOf(read, limit, ({ entry_id: id }) => idText(id));
		const known = [...new Set(found.flatMap((row) => [row.actor_id, row.player_id]))].filter((id) => id !== null);
		const names = await people.namesOf(reader, known);
		return { entries: found.map((row) => entryOf(row, names)), next };
	}),
];

const NO_PERSON: Id = 0n;
const DEFAULT_LIMIT = 50;

function entryOf(row: EntryRow, people: ReadonlyMap<Id, Person>): AuditEntry {
	const actor = namedOf(row.actor_id, people);
	const player = namedOf(row.player_id, people);
	const ipOf = ownerOfAddress(row, people);
	return {
		id: idText(row.entry_id),
		action: row.action,
		...(row.actor_id === null ? {} : { actorId: idText(row.actor_id) }),
		...(actor ? { actor } : {}),
		...(row.actor === null ? {} : { actorName: row.actor }),
		...(row.player_id === null ? {} : { playerId: idText(row.player_id) }),
		...(player ? { player } : {}),
		...(row.target === null ? {} : { target: row.target }),
		details: row.details,
		...(row.ip === null ? {} : { ip: row.ip }),
		...(ipOf === null ? {} : { ipOf: idText(ipOf) }),
		at: row.at.toISOString(),
	};
}

function namedOf(id: Id | null, people: ReadonlyMap<Id, Person>): Named | undefined {
	const person = id === null ? undefined : people.get(id);
	if (!person || id === null) return undefined;
	const { name, email, isOperator } = person;
	return { name, email, ...(isOperator ? {} : { playerId: idText(id) }) };
}

/** An address is the actor's; for a failed login it may be the player's. Operators' addresses are shown. */
function ownerOfAddress({ actor_id: actor, player_id: player }: EntryRow, people: ReadonlyMap<Id, Person>): Id | null {
	if (actor === null) return player;
	return people.get(actor)?.isOperator ? null : actor;
}
