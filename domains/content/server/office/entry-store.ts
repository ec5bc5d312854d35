import type { Id } from "@baize/kernel/id";
import { LOCALES } from "@baize/kernel/locale";
import { type Reader, rows, type Tx } from "@baize/platform-server";
import { sql, type Updateable } from "kysely";
import type { EntryKey, RecordState } from "../../contract/index.ts";
import type { RevisionRow, RevisionState, Tables } from "../tables.ts";

const MAX_REVISIONS = 30;

export type ListedEntry = Pick<RevisionRow, "content_type" | "slug" | "locale" | "written_by" | "written_at"> & {
	title: string | null;
	state: RecordState;
};
export type EntryFilter = {
	contentType?: string | undefined;
	language?: string | undefined;
	state?: RecordState | undefined;
	slug?: string | undefined;
	search?: string | undefined;
	after?: readonly [type: string, slug: string, locale: string] | undefined;
	limit: number;
};

/** The newest revision of each entry, by type, slug and language. */
export async function listEntryRows(reader: Reader, filter: EntryFilter): Promise<ListedEntry[]> {
	const { contentType = null, language = null, state = null, slug = null, search = null, after, limit } = filter;
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
		where (${state}::text is null or state = ${state}) and ${isNamed(search)}
		order by content_type, slug, locale
		limit ${limit}`.execute(reader);
	return found.rows;
}

/** What is written in some language and not in these, as if it stood there, by its newest text. */
export async function listMissingRows(reader: Reader, filter: EntryFilter): Promise<ListedEntry[]> {
	const { contentType = null, language, slug = null, search = null, after, limit } = filter;
	const [type = null, afterSlug = null, afterLocale = null] = after ?? [];
	const languages = language === undefined ? [...LOCALES] : [language];
	const found = await sql<ListedEntry>`
		select content_type, slug, wanted.locale, written_by, written_at, title, 'missing' as state
		from (
			select distinct on (content_type, slug)
				content_type, slug, written_by, written_at, fields ->> 'title' as title
			from content.revisions
			where (${contentType}::text is null or content_type = ${contentType})
				and (${slug}::text is null or strpos(slug, ${slug}) > 0)
			order by content_type, slug, id desc
		) as written
		cross join unnest(${languages}::text[]) as wanted (locale)
		where ${isNamed(search)}
			and (${type}::text is null or (content_type, slug, wanted.locale) > (${type}, ${afterSlug}, ${afterLocale}))
			and not exists (
				select 1 from content.revisions as here
				where here.content_type = written.content_type and here.slug = written.slug and here.locale = wanted.locale
			)
		order by content_type, slug, wanted.locale
		limit ${limit}`.execute(reader);
	return found.rows;
}

const isNamed = (search: string | null) => sql`(
	${search}::text is null
	or strpos(slug, lower(${search}::text)) > 0
	or strpos(lower(title), lower(${search}::text)) > 0
)`;

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

/** Every revision's state, by language. */
export const readTranslations = (
	reader: Reader,
	{ type, slug }: Pick<EntryKey, "type" | "slug">,
): Promise<Pick<RevisionRow, "locale" | "state">[]> =>
	rows<Tables>(reader)
		.selectFrom("content.revisions")
		.distinct()
		.select(["locale", "state"])
		.where("content_type", "=", type)
		.where("slug", "=", slug)
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

/** Which of these things have ever been written, as "type/slug". */
export async function readWritten(
	reader: Reader,
	things: readonly Pick<EntryKey, "type" | "slug">[],
): Promise<ReadonlySet<string>> {
	const slugs = [...new Set(things.map(({ slug }) => slug))];
	const types = [...new Set(things.map(({ type }) => type))];
	const found = await rows<Tables>(reader)
		.selectFrom("content.revisions")
		.distinct()
		.select(["content_type", "slug"])
		.where("content_type", "in", types)
		.where("slug", "in", slugs)
		.execute();
	return new Set(found.map(({ content_type, slug }) => `${content_type}/${slug}`));
}
