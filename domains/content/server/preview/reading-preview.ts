import { readId } from "@baize/kernel/id";
import type { Locale } from "@baize/kernel/locale";
import type { Handler, Visit } from "@baize/platform-server";
import {
	type Entry,
	entryKey,
	isLobby,
	linkOf,
	type Preview,
	type readPreview,
	refuseContent,
} from "../../contract/index.ts";
import { helpPageAt } from "../help/read-help.ts";
import { readDue, readOver, readRevision } from "../office/entry-store.ts";
import { type ContentPorts, type Seeing, visibleFor } from "../ports.ts";
import { seenEntry } from "../read-content.ts";
import { pagesAt } from "../read-pages.ts";
import type { Changed, ContentSnapshot, Library } from "../snapshot.ts";
import type { RevisionRow } from "../tables.ts";
import { type Previewed, readToken } from "./token.ts";

type Ports = Pick<ContentPorts, "database" | "clock" | "geoVisibilityOf" | "geoVisibilityAt" | "previewKey"> &
	Pick<Library, "supposing">;

/** What the link of a preview shows: all content as if the revision were published, at its moment, as one reader. */
export type Supposed = Seeing & {
	snapshot: ContentSnapshot;
	revision: RevisionRow;
	nowMs: number;
	place: string | null;
	locale: Locale;
};

export type Suppose = (token: string, visit: Visit) => Promise<Supposed>;

export const supposing =
	(ports: Ports): Suppose =>
	async (token, visit) => {
		const nowMs = ports.clock.nowMs();
		const previewed = readToken(token, ports.previewKey, nowMs);
		if (!previewed) throw refuseContent("PREVIEW_OVER");
		const { place, audience, atMs, language } = previewed;
		const revision = await requireRevision(ports, previewed);
		return {
			snapshot: ports.supposing([...(await changesUntil(ports, atMs ?? nowMs)), revision]),
			revision,
			nowMs: atMs ?? nowMs,
			isVisible: visibleFor(place === null ? ports.geoVisibilityOf(visit) : ports.geoVisibilityAt(place), audience),
			audience,
			place,
			locale: language ?? revision.locale,
		};
	};

/** A revision as it would be read once it is published, among what is shown at that moment. */
export const readingPreview =
	(suppose: Suppose): Handler<typeof readPreview> =>
	async ({ query: { token } }, visit) => {
		const { snapshot, revision, place, ...seeing } = await suppose(token, visit);
		return { ...shown(revision, snapshot, seeing), preview: { place, audience: seeing.audience } };
	};

function shown(revision: RevisionRow, snapshot: ContentSnapshot, seeing: Seeing): Omit<Preview, "preview"> {
	const { content_type: type, slug, locale, fields } = revision;
	const entry = { type, slug, locale, fields } as Entry;
	if (entry.type === "content_block") return noteAlone(seenEntry(entry, seeing) as typeof entry);
	if (isLobby(entry)) return lobby(entry as Entry<"marketing_page">);
	const path = linkOf(entry as Entry<"content_page">);
	const page = pagesAt(snapshot, path, locale, seeing);
	return page.pageType === "help" ? { ...page, help: helpPageAt(snapshot, path, locale, seeing) } : page;
}

async function requireRevision({ database }: Ports, { entry, revision }: Previewed): Promise<RevisionRow> {
	const id = readId(revision);
	const found = id === null ? undefined : await readRevision(database.reader, entryKey(entry), id);
	if (!found) throw refuseContent("CONTENT_NOT_FOUND");
	return found;
}

/** What ends and what begins until a moment, in this order. */
async function changesUntil({ database: { reader } }: Ports, ms: number): Promise<Changed[]> {
	const at = new Date(ms);
	const [ended, begun] = [await readOver(reader, at), await readDue(reader, at)];
	const isOver = ({ shown_until: until }: RevisionRow) => until !== null && until <= at;
	return [...ended.map(taken), ...begun.map((row) => (isOver(row) ? taken(row) : row))];
}

const taken = (row: RevisionRow): Changed => ({ ...row, fields: null });

/** A note stands in a region of every page; here it stands alone. */
const noteAlone = ({ slug, fields: { title, body } }: Entry<"content_block">): Omit<Preview, "preview"> => ({
	title,
	summary: "",
	pageType: "generic",
	articles: [{ slug, title, body }],
});

const lobby = ({ fields: { title, description } }: Entry<"marketing_page">): Omit<Preview, "preview"> => ({
	title,
	summary: description,
	pageType: "generic",
	articles: [],
	isLobby: true,
});
