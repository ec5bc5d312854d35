import { idText } from "@baize/kernel/id";
import { DEFAULT_LOCALE, LOCALES, type Locale } from "@baize/kernel/locale";
import type { Reader } from "@baize/platform-server";
import {
	type EntryKey,
	type EntryRecord,
	type EntryRow,
	entryId,
	isLegal,
	type RecordState,
} from "../../contract/index.ts";
import type { RevisionRow } from "../tables.ts";
import { type ListedEntry, readRevisions, readTranslations } from "./entry-store.ts";
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

/** One entry; one that is not written yet has no revisions, and is called by its slug. */
export async function entryRecord(reader: Reader, publications: Publications, key: EntryKey): Promise<EntryRecord> {
	const found = await readRevisions(reader, key);
	const [newest] = found;
	const id = entryId(key);
	const states = await readTranslations(reader, key);
	const stateIn = (locale: Locale) => stateOf(states.filter((each) => each.locale === locale));
	return {
		id,
		contentType: key.type,
		slug: key.slug,
		language: key.locale,
		title: titleOf(newest?.fields) ?? key.slug,
		state: stateIn(key.locale),
		byName: newest?.written_by ?? "",
		writtenAtMs: newest?.written_at.getTime() ?? 0,
		isLegal: isLegal(key),
		proposal: (await publications.open(reader, [id])).get(id) ?? null,
		translations: LOCALES.map((language) => ({ language, state: stateIn(language) })),
		english: newest ? null : await readEnglish(reader, key),
		revisions: found.map(revisionView),
	};
}

async function readEnglish(reader: Reader, key: EntryKey): Promise<unknown> {
	const [newest] = await readRevisions(reader, { ...key, locale: DEFAULT_LOCALE });
	return newest?.fields ?? null;
}

function titleOf(fields: unknown): string | undefined {
	const title = (fields as { title?: unknown } | undefined)?.title;
	return typeof title === "string" ? title : undefined;
}

/** As the list says it, from the states of all revisions. */
function stateOf(revisions: readonly Pick<RevisionRow, "state">[]): RecordState {
	if (revisions.length === 0) return "missing";
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
