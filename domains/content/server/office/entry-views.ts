import { idText } from "@baize/kernel/id";
import { LOCALES } from "@baize/kernel/locale";
import type { Reader } from "@baize/platform-server";
import {
	type EntryKey,
	type EntryRecord,
	type EntryRow,
	type EntryState,
	entryId,
	isLegal,
	refuseOffice,
} from "../../contract/index.ts";
import type { RevisionRow } from "../tables.ts";
import { type ListedEntry, readLanguages, readRevisions } from "./entry-store.ts";
import type { Publications } from "./publication.ts";

export const entryRow = ({ content_type, slug, locale, ...row }: ListedEntry): EntryRow => ({
	id: entryId({ type: content_type, slug, locale }),
	contentType: content_type,
	slug,
	language: locale,
	title: row.title ?? slug,
	state: row.state,
	byName: row.written_by,
	writtenAtMs: row.written_at.getTime(),
});

export async function entryRecord(reader: Reader, publications: Publications, key: EntryKey): Promise<EntryRecord> {
	const found = await readRevisions(reader, key);
	const [newest] = found;
	if (!newest) throw refuseOffice("ENTRY_UNKNOWN");
	const id = entryId(key);
	const published = new Set((await readLanguages(reader, key)).map(({ locale }) => locale));
	const title = (newest.fields as { title?: unknown }).title;
	return {
		...entryRow({ ...newest, title: typeof title === "string" ? title : null, state: stateOf(found) }),
		isLegal: isLegal(key),
		proposal: (await publications.open(reader, [id])).get(id) ?? null,
		languages: LOCALES.filter((locale) => published.has(locale)),
		revisions: found.map(revisionView),
	};
}

/** As the list says it. What is shown or drafted is never older than the newest thirty. */
function stateOf(revisions: readonly Pick<RevisionRow, "state">[]): EntryState {
	const has = (state: RevisionRow["state"]) => revisions.some((revision) => revision.state === state);
	if (has("draft")) return has("published") ? "changed" : "draft";
	if (has("scheduled")) return "scheduled";
	return has("published") ? "published" : "retired";
}

const revisionView = (row: RevisionRow): EntryRecord["revisions"][number] => ({
	id: idText(row.id),
	state: row.state,
	byName: row.written_by,
	writtenAtMs: row.written_at.getTime(),
	fromMs: row.shown_from?.getTime() ?? null,
	untilMs: row.shown_until?.getTime() ?? null,
	fields: row.fields,
});
