import { type Reader, rows, type Tx } from "@baize/platform-server";
import { sql, type Updateable } from "kysely";
import type { Alts } from "../../contract/index.ts";
import type { ListedEntry } from "../office/entry-store.ts";
import type { PictureRow, Tables } from "../tables.ts";

type Listed = PictureRow & { uses: number };
export type PictureFilter = {
	state?: "ready" | "textsMissing" | undefined;
	search?: string | undefined;
	before?: bigint | undefined;
	limit: number;
};

const USES = sql<number>`(
	select count(distinct (content_type, slug, locale))::int from content.revisions
	where state <> 'retired' and revisions.pictures @> array[picture.id]
)`;

/** Newest first. */
export async function listPictureRows(reader: Reader, filter: PictureFilter): Promise<Listed[]> {
	const { state = null, search = null, before = null, limit } = filter;
	const found = await sql<Listed>`
		select picture.*, ${USES} as uses
		from content.pictures as picture
		where removed_at is null
			and (${before}::bigint is null or place < ${before})
			and (${state}::text is null or (alts is not null) = (${state} = 'ready'))
			and (
				${search}::text is null
				or strpos(lower(name), lower(${search}::text)) > 0
				or strpos(lower(alts ->> 'en'), lower(${search}::text)) > 0
			)
		order by place desc
		limit ${limit}`.execute(reader);
	return found.rows;
}

export async function readPictureRow(reader: Reader, id: string): Promise<Listed | undefined> {
	const found = await sql<Listed>`
		select picture.*, ${USES} as uses from content.pictures as picture
		where id = ${id} and removed_at is null`.execute(reader);
	return found.rows[0];
}

/** The entries that draw a picture, or will: their newest revision that does. */
export async function readUses(reader: Reader, picture: string): Promise<ListedEntry[]> {
	const found = await sql<ListedEntry>`
		select distinct on (content_type, slug, locale)
			content_type, slug, locale, written_by, written_at, fields ->> 'title' as title, state
		from content.revisions
		where state <> 'retired' and pictures @> array[${picture}]
		order by content_type, slug, locale, id desc`.execute(reader);
	return found.rows;
}

/** Which of these can be drawn: they are there, and have their texts. */
export async function readReady(reader: Reader, ids: readonly string[]): Promise<ReadonlySet<string>> {
	if (ids.length === 0) return new Set();
	const found = await rows<Tables>(reader)
		.selectFrom("content.pictures")
		.select("id")
		.where("id", "in", ids)
		.where("removed_at", "is", null)
		.where("alts", "is not", null)
		.execute();
	return new Set(found.map(({ id }) => id));
}

/** Every picture that changed after a change; one that is removed has its moment. */
export const readChangedPictures = (reader: Reader, after: bigint): Promise<PictureRow[]> =>
	rows<Tables>(reader).selectFrom("content.pictures").selectAll().where("change", ">", after).execute();

type NewPicture = Omit<PictureRow, "focus_x" | "focus_y" | "alts" | "removed_at">;

/** Stores a new picture, or one that was removed; false where it is there already. */
export async function insertPicture(tx: Tx, picture: NewPicture): Promise<boolean> {
	const { place, name, uploaded_by, author_id, uploaded_at, change } = picture;
	const { numInsertedOrUpdatedRows = 0n } = await rows<Tables>(tx)
		.insertInto("content.pictures")
		.values({ ...picture, alts: sql<string>`null` })
		.onConflict((conflict) =>
			conflict
				.column("id")
				.doUpdateSet({ place, name, uploaded_by, author_id, uploaded_at, change, removed_at: null })
				.where("content.pictures.removed_at", "is not", null),
		)
		.executeTakeFirstOrThrow();
	return numInsertedOrUpdatedRows > 0n;
}

type PictureChange = Omit<Updateable<Tables["content.pictures"]>, "alts"> & { change: bigint; alts?: Alts };

/** False where there is no such picture. */
export async function updatePicture(tx: Tx, id: string, { alts, ...values }: PictureChange): Promise<boolean> {
	const { numUpdatedRows } = await rows<Tables>(tx)
		.updateTable("content.pictures")
		.set({ ...values, ...(alts ? { alts: JSON.stringify(alts) } : {}) })
		.where("id", "=", id)
		.where("removed_at", "is", null)
		.executeTakeFirstOrThrow();
	return numUpdatedRows > 0n;
}
