import { check } from "@baize/kernel/check";
import type { Id } from "@baize/kernel/id";
import { type Reader, rows, type Tx } from "@baize/platform-server";
import { sql } from "kysely";
import type { ContentType, Draft, Region } from "../contract/index.ts";
import { pictureIds } from "./pictures/drawn-pictures.ts";
import type { Changed } from "./snapshot.ts";
import type { PlacementRow, RevisionRow, RevisionState, Tables } from "./tables.ts";

type Key = Pick<Draft, "type" | "slug" | "locale">;
/** By whom, when, and with which change of the library; a program has no id. */
export type Written = { id: Id; by: string; authorId?: Id; at: Date; change: bigint };

export async function readVersion(reader: Reader): Promise<bigint> {
	const row = await rows<Tables>(reader).selectFrom("content.changes").select("version").executeTakeFirst();
	check(row, "the count of changes is always there");
	return row.version;
}

/** The entries that changed after a change, as they are published now; `fields` is null where they are not. */
export async function readChanged(reader: Reader, after: bigint): Promise<Changed[]> {
	const found = await sql<Changed>`
		select touched.content_type, touched.slug, touched.locale, published.fields
		from (select distinct content_type, slug, locale from content.revisions where change > ${after}) as touched
		left join content.revisions as published
			on published.content_type = touched.content_type and published.slug = touched.slug
			and published.locale = touched.locale and published.state = 'published'`.execute(reader);
	return found.rows;
}

export const readPlacements = (reader: Reader): Promise<PlacementRow[]> =>
	rows<Tables>(reader).selectFrom("content.placements").selectAll().orderBy("position").execute();

/** The newest revision of each thing in each language, whatever its state. */
export const readNewest = (
	reader: Reader,
): Promise<Pick<RevisionRow, "content_type" | "slug" | "locale" | "state" | "fields" | "written_by">[]> =>
	rows<Tables>(reader)
		.selectFrom("content.revisions")
		.distinctOn(["content_type", "slug", "locale"])
		.select(["content_type", "slug", "locale", "state", "fields", "written_by"])
		.orderBy("content_type")
		.orderBy("slug")
		.orderBy("locale")
		.orderBy("id", "desc")
		.execute();

/** Everything that is published, by type, slug and language. */
export async function readPublished(reader: Reader): Promise<Draft[]> {
	const found = await rows<Tables>(reader)
		.selectFrom("content.revisions")
		.select(["content_type as type", "slug", "locale", "fields"])
		.where("state", "=", "published")
		.orderBy("content_type")
		.orderBy("slug")
		.orderBy("locale")
		.execute();
	return found as Draft[];
}

export const insertRevision = (tx: Tx, draft: Draft, state: RevisionState, written: Written): Promise<void> =>
	insertRevisions(tx, [{ draft, written }], state);

export async function insertRevisions(
	tx: Tx,
	entries: readonly { draft: Draft; written: Written }[],
	state: RevisionState,
): Promise<void> {
	await rows<Tables>(tx)
		.insertInto("content.revisions")
		.values(
			entries.map(({ draft, written }) => ({
				id: written.id,
				content_type: draft.type,
				slug: draft.slug,
				locale: draft.locale,
				state,
				fields: JSON.stringify(draft.fields),
				written_by: written.by,
				author_id: written.authorId ?? null,
				written_at: written.at,
				change: written.change,
				pictures: pictureIds(draft.fields),
			})),
		)
		.execute();
}

/** What was published, or waited as a draft, becomes history. */
export async function retire(tx: Tx, of: Key, states: RevisionState[], change: bigint): Promise<void> {
	await rows<Tables>(tx)
		.updateTable("content.revisions")
		.set({ state: "retired", change })
		.where("content_type", "=", of.type)
		.where("slug", "=", of.slug)
		.where("locale", "=", of.locale)
		.where("state", "in", states)
		.execute();
}

/** The same for many entries. */
export async function retireAll(tx: Tx, of: readonly Key[], states: RevisionState[], change: bigint): Promise<void> {
	const [types, slugs, locales] = (["type", "slug", "locale"] as const).map((part) => of.map((key) => key[part]));
	await rows<Tables>(tx)
		.updateTable("content.revisions")
		.set({ state: "retired", change })
		.where(
			sql<boolean>`(content_type, slug, locale) in (select * from unnest(${types}::text[], ${slugs}::text[], ${locales}::text[]))`,
		)
		.where("state", "in", states)
		.execute();
}

export async function replacePlacements(
	tx: Tx,
	region: Region,
	placed: readonly { type: ContentType; slug: string }[],
): Promise<void> {
	await rows<Tables>(tx).deleteFrom("content.placements").where("region", "=", region).execute();
	if (placed.length === 0) return;
	const values = placed.map(({ type, slug }, position) => ({ region, position, content_type: type, slug }));
	await rows<Tables>(tx).insertInto("content.placements").values(values).execute();
}

/** Counts a change. Its row lock also serialises writers, so that no two publish the same entry at once. */
export async function countChange(tx: Tx): Promise<bigint> {
	const { version } = await rows<Tables>(tx)
		.updateTable("content.changes")
		.set((change) => ({ version: change("version", "+", 1n) }))
		.returning("version")
		.executeTakeFirstOrThrow();
	return version;
}

/** Serialises writers as a change does, for what readers do not see. */
export async function lockChanges(tx: Tx): Promise<bigint> {
	const { version } = await rows<Tables>(tx)
		.selectFrom("content.changes")
		.select("version")
		.forUpdate()
		.executeTakeFirstOrThrow();
	return version;
}
