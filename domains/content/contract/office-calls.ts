import {
	DictionaryOf,
	defineCall,
	EnumOf,
	Flag,
	Integer,
	ListOf,
	Null,
	OneOf,
	Optional,
	pageQuery,
	pageReply,
	Reason,
	type Role,
	type Static,
	Struct,
	Text,
	Unknown,
} from "@baize/kernel/call";
import { ID_PATTERN } from "@baize/kernel/id";
import { LOCALES } from "@baize/kernel/locale";
import { ENTRY_ID_PATTERN, RECORD_STATES } from "./entries.ts";
import { contentErrors, officeErrors } from "./errors.ts";
import { CONTENT_TYPES } from "./types.ts";

/** Operators who write and publish. */
export const CONTENT_ROLE: Role = "content";

const ROOT = "/api/v1/operator/content/entries";
const { CONTENT_INVALID } = contentErrors;
const {
	ENTRY_UNKNOWN,
	ENTRY_CHANGED,
	TWO_NEEDED,
	OWN_DRAFT_ONLY,
	TIMES_WRONG,
	REVIEW_OPEN,
	NOT_PUBLISHED,
	LOBBY_STAYS,
} = officeErrors;
const READ = { who: "operator", role: CONTENT_ROLE, level: "twoFactors" } as const;
const PUBLISH = { who: "operator", role: CONTENT_ROLE, level: "recentTwoFactors" } as const;
const RevisionId = Text({ pattern: ID_PATTERN });
const oneEntry = Struct({ entry: Text({ pattern: ENTRY_ID_PATTERN, maxLength: 120 }) });
const Moment = OneOf([Integer({ minimum: 0 }), Null()]);

const listed = {
	id: Text(),
	contentType: EnumOf(CONTENT_TYPES),
	slug: Text(),
	language: EnumOf(LOCALES),
	title: Text(),
	state: EnumOf([...RECORD_STATES]),
	byName: Text(),
	writtenAtMs: Integer(),
};
export const EntryRow = Struct(listed);
export type EntryRow = Static<typeof EntryRow>;

const Revision = Struct({
	id: RevisionId,
	state: EnumOf(["draft", "scheduled", "published", "retired"]),
	byName: Text(),
	writtenAtMs: Integer(),
	fromMs: Moment,
	untilMs: Moment,
	fields: Unknown(),
});

export const EntryRecord = Struct({
	...listed,
	/** Two people publish it. */
	isLegal: Flag(),
	/** The proposal to publish it that waits for a second operator. */
	proposal: OneOf([Struct({ id: Text(), byName: Text() }), Null()]),
	/** What readers see of it in each language; English stands in for those in which it is not published. */
	translations: ListOf(Struct({ language: EnumOf(LOCALES), state: EnumOf([...RECORD_STATES]) })),
	/** The newest English text, where there is none yet in this language: a translation begins with it. */
	english: Unknown(),
	/** Newest first; none where it is not written yet. */
	revisions: ListOf(Revision),
});
export type EntryRecord = Static<typeof EntryRecord>;

export const listEntries = defineCall({
	...READ,
	name: "listEntries",
	method: "GET",
	path: ROOT,
	limit: "search",
	summary: "Every entry of the content, whatever its state, by type, slug and language.",
	audits: "nothing",
	query: Struct({
		...pageQuery,
		contentType: Optional(EnumOf(CONTENT_TYPES)),
		language: Optional(EnumOf(LOCALES)),
		/** "missing" lists what is written in another language, and not in this one. */
		state: Optional(EnumOf([...RECORD_STATES])),
		slug: Optional(Text({ maxLength: 80 })),
		/** A part of the slug or of the newest title, in any case of its letters. */
		search: Optional(Text({ maxLength: 80 })),
	}),
	reply: Struct({ entries: ListOf(EntryRow), ...pageReply }),
	errors: {},
});

export const readEntry = defineCall({
	...READ,
	name: "readEntry",
	method: "GET",
	path: `${ROOT}/:entry`,
	summary: "One entry with its newest revisions. It may be a new one, of which there are none.",
	audits: "nothing",
	params: oneEntry,
	reply: EntryRecord,
	errors: {},
});

/** Beside the site's own pages, whose addresses the back office knows. */
export const listLinkTargets = defineCall({
	...READ,
	name: "listLinkTargets",
	method: "GET",
	path: "/api/v1/operator/content/link-targets",
	limit: "search",
	summary: "The published pages, categories and games that a link can lead to, with their English titles.",
	audits: "nothing",
	reply: Struct({ targets: ListOf(Struct({ path: Text(), title: Text() })) }),
	errors: {},
});

export const saveEntry = defineCall({
	...READ,
	name: "saveEntry",
	method: "PUT",
	path: `${ROOT}/:entry/draft`,
	summary: "Saves the draft of an entry, or of a new one. Readers see nothing of it.",
	params: oneEntry,
	body: Struct({
		fields: DictionaryOf(Text(), Unknown()),
		/** The newest revision that the operator has seen; null for a new entry. */
		basedOn: OneOf([RevisionId, Null()]),
	}),
	reply: EntryRecord,
	errors: { CONTENT_INVALID, ENTRY_CHANGED },
});

export const restoreRevision = defineCall({
	...READ,
	name: "restoreRevision",
	method: "POST",
	path: `${ROOT}/:entry/revisions/:revision/restore`,
	summary: "Makes a draft of an earlier revision. Readers see nothing of it until it is published.",
	params: Struct({ ...oneEntry.properties, revision: RevisionId }),
	reply: EntryRecord,
	errors: { CONTENT_INVALID, ENTRY_UNKNOWN },
});

const publication = Struct({
	/** The draft that the operator has read. */
	revision: RevisionId,
	/** From when it is shown; at once if null. */
	fromMs: Moment,
	/** Until when it is shown; without an end if null. */
	untilMs: Moment,
	reason: Reason,
});

export const publishEntry = defineCall({
	...PUBLISH,
	name: "publishEntry",
	method: "POST",
	path: `${ROOT}/:entry/publish`,
	summary: "Publishes the draft, at once or from a moment on. A legal page needs two people: it is proposed.",
	params: oneEntry,
	body: publication,
	reply: EntryRecord,
	errors: { ENTRY_CHANGED, TWO_NEEDED, TIMES_WRONG },
});

export const proposeEntry = defineCall({
	...PUBLISH,
	name: "proposeEntry",
	method: "POST",
	path: `${ROOT}/:entry/review`,
	summary: "The draft's author asks for its review: another operator publishes it, or refuses.",
	params: oneEntry,
	body: publication,
	reply: EntryRecord,
	errors: { ENTRY_CHANGED, OWN_DRAFT_ONLY, TIMES_WRONG, REVIEW_OPEN },
});

export const unpublishEntry = defineCall({
	...PUBLISH,
	name: "unpublishEntry",
	method: "POST",
	path: `${ROOT}/:entry/unpublish`,
	summary: "Takes an entry back, and what is scheduled of it. A legal page is only ever replaced.",
	params: oneEntry,
	body: Struct({ reason: Reason }),
	reply: EntryRecord,
	errors: { NOT_PUBLISHED, TWO_NEEDED, LOBBY_STAYS },
});
