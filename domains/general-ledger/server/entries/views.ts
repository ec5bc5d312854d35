import { type Id, idText } from "@baize/kernel/id";
import { toWire } from "@baize/kernel/money";
import type { Moment, Reader } from "@baize/platform-server";
import type { Cause, EntryView } from "../../contract/index.ts";
import { type EntryFilter, type EntryRow, type LineRow, readEntries, readLines } from "./read-store.ts";

export type StoredLine = { account: string; currency: string; amountMinor: bigint };
export type StoredEntry = {
	id: Id;
	at: Date;
	cause: Cause;
	reference: string;
	corrects: Id | null;
	lines: readonly StoredLine[];
};

/** Entries with their lines, newest first: one query for each of the two. */
export async function entriesWithLines(reader: Reader, filter: EntryFilter): Promise<StoredEntry[]> {
	const entries = await readEntries(reader, filter);
	const lines = Map.groupBy(
		await readLines(
			reader,
			entries.map(({ entry_id }) => entry_id),
		),
		({ entry_id }) => entry_id,
	);
	return entries.map((row) => storedEntry(row, lines.get(row.entry_id) ?? []));
}

const storedEntry = (
	{ entry_id, at, cause, reference, corrects }: EntryRow,
	lines: readonly LineRow[],
): StoredEntry => ({
	id: entry_id,
	at,
	cause: cause as Cause,
	reference,
	corrects,
	lines: lines.map(({ account, currency, amount }) => ({ account, currency, amountMinor: amount })),
});

export const momentOf = ({ at, id }: StoredEntry): Moment => ({ at, id });

export const entryView = ({ id, at, cause, reference, corrects, lines }: StoredEntry): EntryView => ({
	id: idText(id),
	at: at.toISOString(),
	cause,
	reference,
	...(corrects === null ? {} : { corrects: idText(corrects) }),
	lines: lines.map(({ account, currency, amountMinor }) => ({ account, currency, amountMinor: toWire(amountMinor) })),
});
