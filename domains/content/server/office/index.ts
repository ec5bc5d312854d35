import { type Binding, bind, pageOf } from "@baize/platform-server";
import {
	entryKey,
	exportContent,
	importContent,
	listEntries,
	listLinkTargets,
	makePreview,
	proposeEntry,
	publishEntry,
	readEntry,
	restoreRevision,
	saveEntry,
	unpublishEntry,
} from "../../contract/index.ts";
import { exportingContent, importingContent } from "../files/file-calls.ts";
import { pictureCalls } from "../pictures/picture-calls.ts";
import { makingPreview } from "../preview/making-preview.ts";
import { proposingEntry, publishingEntry, restoringRevision, savingEntry, unpublishingEntry } from "./commands.ts";
import { type EntryFilter, listEntryRows, listMissingRows } from "./entry-store.ts";
import { entryRecord, entryRow } from "./entry-views.ts";
import { linkTargets } from "./link-targets.ts";
import type { OfficePorts } from "./ports.ts";
import { definePublications } from "./publication.ts";
import { regionCalls } from "./regions.ts";

const DEFAULT_ROWS = 50;

/** The operators' calls. */
export function contentCalls(ports: OfficePorts): Binding[] {
	const publications = definePublications(ports);
	const deps = { ...ports, publications };
	const { reader } = ports.database;
	return [
		bind(listEntries, async ({ query: { limit = DEFAULT_ROWS, cursor, ...filter } }) => {
			const list = filter.state === "missing" ? listMissingRows : listEntryRows;
			const found = await list(reader, { ...filter, after: readCursor(cursor), limit: limit + 1 });
			const { rows, next } = pageOf(found.map(entryRow), limit, ({ id }) => id);
			return { entries: [...rows], next };
		}),
		bind(readEntry, ({ params }) => entryRecord(reader, publications, entryKey(params.entry))),
		bind(listLinkTargets, () => ({ targets: linkTargets(ports.snapshot()) })),
		...regionCalls(ports),
		...pictureCalls(ports),
		bind(exportContent, exportingContent(ports)),
		bind(importContent, importingContent(ports)),
		bind(makePreview, makingPreview(ports)),
		bind(saveEntry, savingEntry(deps)),
		bind(restoreRevision, restoringRevision(deps)),
		bind(publishEntry, publishingEntry(deps)),
		bind(proposeEntry, proposingEntry(deps)),
		bind(unpublishEntry, unpublishingEntry(deps)),
	];
}

/** The last entry of the page before; a text that is none begins at the first page. */
function readCursor(text = ""): EntryFilter["after"] {
	const [type, slug, locale] = text.split(".");
	return type && slug && locale ? [type, slug, locale] : undefined;
}
