import { type Moment, type Reader, rows } from "@baize/platform-server";
import { type Selectable, sql } from "kysely";
import type { Tables } from "../tables.ts";

export type EntryRow = Selectable<Tables["general_ledger.entry"]>;
export type LineRow = Selectable<Tables["general_ledger.line"]>;

export type EntryFilter = {
	cause?: string | undefined;
	account?: string | undefined;
	currency?: string | undefined;
	reference?: string | undefined;
	/** Any of these. */
	references?: readonly string[] | undefined;
	/** From this moment on, and before that one. */
	since?: Date | undefined;
	ended?: Date | undefined;
	until?: Date | undefined;
	before?: Moment | undefined;
	limit: number;
};

/** Newest first. */
export function readEntries(reader: Reader, filter: EntryFilter): Promise<EntryRow[]> {
	const { cause, account, currency, reference, references, since, ended, until, before, limit } = filter;
	let query = rows<Tables>(reader)
		.selectFrom("general_ledger.entry as e")
		.selectAll("e")
		.orderBy("e.at", "desc")
		.orderBy("e.entry_id", "desc")
		.limit(limit);
	if (cause) query = query.where("e.cause", "=", cause);
	if (reference) query = query.where("e.reference", "=", reference);
	if (references) query = query.where(sql<boolean>`e.reference = any(${references}::text[])`);
	if (since) query = query.where("e.at", ">=", since);
	if (ended) query = query.where("e.at", "<", ended);
	if (until) query = query.where("e.at", "<=", until);
	if (before) query = query.where(sql<boolean>`(e.at, e.entry_id) < (${before.at}, ${before.id})`);
	if (account || currency)
		query = query.where(({ exists, selectFrom }) => {
			let lines = selectFrom("general_ledger.line as l").select("l.place").whereRef("l.entry_id", "=", "e.entry_id");
			if (account) lines = lines.where("l.account", "=", account);
			if (currency) lines = lines.where("l.currency", "=", currency);
			return exists(lines);
		});
	return query.execute();
}

export function readLines(reader: Reader, entryIds: readonly bigint[]): Promise<LineRow[]> {
	if (entryIds.length === 0) return Promise.resolve([]);
	return rows<Tables>(reader)
		.selectFrom("general_ledger.line")
		.selectAll()
		.where(sql<boolean>`entry_id = any(${entryIds}::bigint[])`)
		.orderBy("entry_id")
		.orderBy("place")
		.execute();
}
