import {
	defineCall,
	EnumOf,
	ListOf,
	Literal,
	OneOf,
	Optional,
	type ReplyOf,
	Struct,
	Text,
	Unknown,
} from "@baize/kernel/call";
import { LOCALES } from "@baize/kernel/locale";
import { contentErrors } from "./errors.ts";
import { Body, MenuItem, PageTypeName, ShownPicture, Slug } from "./parts.ts";
import { CONTENT_TYPES, DEFAULT_BUCKET, REGIONS } from "./types.ts";

export const Language = EnumOf(LOCALES);
export const Bucket = Literal(DEFAULT_BUCKET);
const ContentTypeName = EnumOf(CONTENT_TYPES);

/** The specification shows the form of these addresses by its help search: buckets, then languages. spec §7 */
export const CONTENT_ROOT = "/content/v5/buckets/:bucket/languages/:language";

const EntryReply = Struct({ type: Text(), slug: Text(), locale: Text(), fields: Unknown() });

export const listContent = defineCall({
	name: "listContent",
	method: "GET",
	path: `${CONTENT_ROOT}/content-types/:contentType`,
	who: "anyone",
	level: "visitor",
	summary:
		"The published entries of a content type that may be seen from here, in a language; English where it lacks one.",
	params: Struct({ bucket: Bucket, language: Language, contentType: ContentTypeName }),
	reply: Struct({ entries: ListOf(EntryReply) }),
	errors: {},
	unknownProperties: "ignore",
});

export const readContent = defineCall({
	name: "readContent",
	method: "GET",
	path: `${CONTENT_ROOT}/content-types/:contentType/:slug`,
	who: "anyone",
	level: "visitor",
	summary: "One published entry.",
	params: Struct({ bucket: Bucket, language: Language, contentType: ContentTypeName, slug: Slug }),
	reply: EntryReply,
	errors: contentErrors,
	unknownProperties: "ignore",
});

const LayoutItem = OneOf([
	Struct({ type: Literal("custom_menu"), slug: Text(), title: Text(), items: ListOf(MenuItem) }),
	Struct({ type: Literal("content_block"), slug: Text(), title: Text(), body: Body }),
	Struct({ type: Literal("external_link"), slug: Text(), title: Text(), url: Text() }),
]);

const RegionItems = ListOf(LayoutItem);

export const readLayout = defineCall({
	name: "readLayout",
	method: "GET",
	path: "/api/v1/content/layout",
	who: "anyone",
	level: "visitor",
	summary: "What stands in each region around a page: menus, notes and links, without what may not be seen from here.",
	reply: Struct(
		Object.fromEntries(REGIONS.map((region) => [region, RegionItems])) as Record<
			(typeof REGIONS)[number],
			typeof RegionItems
		>,
	),
	errors: {},
});
export type Layout = ReplyOf<typeof readLayout>;

/** What is shown at the address of a page. */
export const shownPage = {
	title: Text(),
	summary: Text(),
	pageType: PageTypeName,
	articles: ListOf(Struct({ slug: Text(), title: Text(), picture: Optional(ShownPicture), body: Body })),
};

export const readPages = defineCall({
	name: "readPages",
	method: "GET",
	path: "/api/v1/content/pages",
	who: "anyone",
	level: "visitor",
	summary: "The page at an address of the site, or all help pages that share it.",
	query: Struct({ path: Text({ minLength: 2, maxLength: 300 }) }),
	reply: Struct(shownPage),
	errors: contentErrors,
});
