import {
	defineCall,
	EnumOf,
	Flag,
	Integer,
	Null,
	OneOf,
	Optional,
	type ReplyOf,
	Struct,
	Text,
} from "@baize/kernel/call";
import { ID_PATTERN } from "@baize/kernel/id";
import { LOCALES } from "@baize/kernel/locale";
import { MINUTE_MS } from "@baize/kernel/time";
import { shownPage } from "./calls.ts";
import { ENTRY_ID_PATTERN, type EntryKey } from "./entries.ts";
import { contentErrors, officeErrors } from "./errors.ts";
import { HelpPage } from "./help/calls.ts";
import { CONTENT_ROLE } from "./office-calls.ts";
import { AUDIENCES, type ContentType, HOME } from "./types.ts";

/** How long the link of a preview works. */
export const PREVIEW_MS = 15 * MINUTE_MS;

/** Entries that are a page, or can be shown as one. */
const SHOWN_ALONE: ReadonlySet<ContentType> = new Set([
	"content_page",
	"marketing_page",
	"custom_menu",
	"content_block",
]);
export const hasPreview = ({ type }: Pick<EntryKey, "type">): boolean => SHOWN_ALONE.has(type);

/** The lobby is composed by a domain above, in every language of one entry. */
export const isLobby = ({ type, slug }: Pick<EntryKey, "type" | "slug">): boolean =>
	type === "marketing_page" && slug === HOME;

/** As a reader there; null is where the reader of the link is. */
const PreviewPlace = OneOf([Text({ pattern: "^[A-Z]{2}(:[A-Z0-9]{1,3})?$" }), Null()]);
/** As a visitor or a player reads it. */
const PreviewAudience = EnumOf(AUDIENCES);
/** At which moment; null is now. */
const PreviewMoment = OneOf([Integer({ minimum: 0 }), Null()]);

export const makePreview = defineCall({
	name: "makePreview",
	method: "POST",
	path: "/api/v1/operator/content/entries/:entry/preview",
	who: "operator",
	role: CONTENT_ROLE,
	level: "twoFactors",
	summary:
		"The link of a page that shows a revision as it would be read at a place and a moment. It works for 15 minutes.",
	params: Struct({ entry: Text({ pattern: ENTRY_ID_PATTERN, maxLength: 120 }) }),
	body: Struct({
		revision: Text({ pattern: ID_PATTERN }),
		place: PreviewPlace,
		audience: PreviewAudience,
		atMs: PreviewMoment,
		/** Of the lobby, whose rows are the same in each; the entry's own unless given. */
		language: Optional(EnumOf(LOCALES)),
	}),
	reply: Struct({ url: Text(), untilMs: Integer() }),
	errors: { ENTRY_UNKNOWN: officeErrors.ENTRY_UNKNOWN, NO_PREVIEW: officeErrors.NO_PREVIEW },
});

export const readPreview = defineCall({
	name: "readPreview",
	method: "GET",
	path: "/api/v1/content/preview",
	who: "anyone",
	level: "visitor",
	summary: "The page that the link of a preview shows.",
	query: Struct({ token: Text({ maxLength: 600 }) }),
	/** `help`: of a page of the help, which the help shows in its own way. `isLobby`: the lobby reads what it shows. */
	reply: Struct({
		...shownPage,
		help: Optional(HelpPage),
		isLobby: Optional(Flag()),
		preview: Struct({ place: PreviewPlace, audience: PreviewAudience }),
	}),
	errors: {
		CONTENT_NOT_FOUND: contentErrors.CONTENT_NOT_FOUND,
		NOT_AVAILABLE_IN_REGION: contentErrors.NOT_AVAILABLE_IN_REGION,
		PREVIEW_OVER: contentErrors.PREVIEW_OVER,
	},
});
export type Preview = ReplyOf<typeof readPreview>;
