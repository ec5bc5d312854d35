import type { Id } from "@baize/kernel/id";
import { type Reader, rows, type Tx } from "@baize/platform-server";
import { sql, type Updateable } from "kysely";
import type { EntryKey, EntryState } from "../../contract/index.ts";
import type { RevisionRow, RevisionState, Tables } from "../tables.ts";

const MAX_REVISIONS = 30;

export type ListedEntry = Pick<RevisionRow, "content_type" | "slug" | "locale" | "written_by" | "written_at"> & {
	title: string | null;
	state: EntryState;
};
export type EntryFilter = {
	contentType?: string | undefined;
	language?: string | undefined;
	state?: EntryState | undefined;
	slug?: string | undefined;
	after?: readonly [type: string, slug: string, locale: string] | undefined;
	limit: number;
};

/** The newest revision of each entry, by type, slug and language. */
export async function listEntryRows(reader: Reader, filter: EntryFilter): Promise<ListedEntry[]> {
	const { contentType = null, language = null, state = null, slug = null, after, limit } = filter;
	const [type = null, afterSlug = null, afterLocale = null] = after ?? [];
	const found = await sql<ListedEntry>`
		select content_type, slug, locale, newest.written_by, newest.written_at, newest.title, state
		from (
			select content_type, slug, locale, max(id) as newest_id,
				case
					when bool_or(state = 'draft') and bool_or(state = 'published') then 'changed'
					when bool_or(state = 'draft') then 'draft'
					when bool_or(state = 'scheduled') then 'scheduled'
					when bool_or(state = 'published') then 'published'
					else 'retired'
				end as state
			from content.revisions
			where (${contentType}::text is null or content_type = ${contentType})
				and (${language}::text is null or locale = ${language})
				and (${slug}::text is null or strpos(slug, ${slug}) > 0)
				and (${type}::text is null or (content_type, slug, locale) > (${type}, ${afterSlug}, ${afterLocale}))
			group by content_type, slug, locale
		) as entry
		join lateral (
			select written_by, written_at, fields ->> 'title' as title from content.revisions where id = entry.newest_id
		) as newest on true
		where ${state}::text is null or state = ${state}
		order by content_type, slug, locale
		limit ${limit}`.execute(reader);
	return found.rows;
}

const ofEntry = (reader: Reader, { type, slug, locale }: EntryKey) =>
	rows<Tables>(reader)
		.selectFrom("content.revisions")
		.selectAll()
		.where("content_type", "=", type)
		.where("slug", "=", slug)
		.where("locale", "=", locale);

/** The newest revisions, newest first; older ones stay in the database. */
export const readRevisions = (reader: Reader, key: EntryKey): Promise<RevisionRow[]> =>
	ofEntry(reader, key).orderBy("id", "desc").limit(MAX_REVISIONS).execute();

export const readRevision = (reader: Reader, key: EntryKey, id: Id): Promise<RevisionRow | undefined> =>
	ofEntry(reader, key).where("id", "=", id).executeTakeFirst();

export const readInState = (reader: Reader, key: EntryKey, state: RevisionState): Promise<RevisionRow | undefined> =>
	ofEntry(reader, key).where("state", "=", state).executeTakeFirst();

export const readLanguages = (reader: Reader, { type, slug }: EntryKey): Promise<Pick<RevisionRow, "locale">[]> =>
	rows<Tables>(reader)
		.selectFrom("content.revisions")
		.select("locale")
		.where("content_type", "=", type)
		.where("slug", "=", slug)
		.where("state", "=", "published")
		.orderBy("locale")
		.execute();

export async function updateRevision(tx: Tx, id: Id, values: Updateable<Tables["content.revisions"]>): Promise<void> {
	await rows<Tables>(tx).updateTable("content.revisions").set(values).where("id", "=", id).execute();
}

/** What is to be shown now. */
export const readDue = (reader: Reader, now: Date): Promise<RevisionRow[]> =>
	rows<Tables>(reader)
		.selectFrom("content.revisions")
		.selectAll()
		.where("state", "=", "scheduled")
		.where("shown_from", "<=", now)
		.execute();

/** What is not to be shown any more. */
export const readOver = (reader: Reader, now: Date): Promise<RevisionRow[]> =>
	rows<Tables>(reader)
		.selectFrom("content.revisions")
		.selectAll()
		.where("state", "=", "published")
		.where("shown_until", "<=", now)
		.execute();
