import {
	DictionaryOf,
	Integer,
	ListOf,
	Literal,
	OneOf,
	Optional,
	type Static,
	Struct,
	Text,
	WordOf,
} from "@baize/kernel/call";
import { PAGE_TYPES, SLUG_PATTERN } from "./types.ts";

export const PageTypeName = WordOf(PAGE_TYPES);

export const Slug = Text({ pattern: SLUG_PATTERN, maxLength: 80 });

/** Words that a person reads. */
export const Words = Text({ minLength: 1, maxLength: 2_000 });

/** A path of this site ("/casino/slots"); the page puts the language before it. */
export const SitePath = Text({ pattern: "^/(?!/)[^\\s\\\\]*$", maxLength: 300 });

/** Somewhere on this site, or a secure address elsewhere. */
const Link = Text({ pattern: "^(/(?!/)|https://)[^\\s\\\\]*$", maxLength: 300 });

/** Country, optionally "country:subdivision", to the subdivisions in which the thing is not to be seen. spec §3 */
export const GeoFilterFields = Struct({
	notIn: Struct({ countrySubdivision: DictionaryOf(Text(), ListOf(Text())) }),
});
export type GeoFilter = Static<typeof GeoFilterFields>;

export const Image = Struct({ url: Text({ maxLength: 300 }), alt: Text({ maxLength: 300 }) });

/** A button or link of editorial content. */
export const Action = Struct({ text: Words, link: SitePath });

/** Rich text as a list of plain blocks: no markup to clean, none to inject. */
export const Block = OneOf([
	Struct({ kind: Literal("heading"), text: Words }),
	Struct({ kind: Literal("paragraph"), text: Words }),
	Struct({ kind: Literal("list"), items: ListOf(Words, { minItems: 1 }) }),
	Struct({ kind: Literal("link"), text: Words, link: Link }),
]);
export type Block = Static<typeof Block>;
export const Body = ListOf(Block);
export type Body = Static<typeof Body>;

/** One entry of a menu; `menuData` is what a particular menu knows beside it. spec §3 */
export const MenuItem = Struct({
	id: Slug,
	props: Struct({
		link: SitePath,
		text: Optional(Words),
		title: Optional(Words),
		iconClass: Optional(Text({ maxLength: 60 })),
		parentLink: Optional(SitePath),
		geoTargetingFilter: Optional(GeoFilterFields),
		menuData: Optional(DictionaryOf(Text(), Text())),
	}),
});
export type MenuItem = Static<typeof MenuItem>;

export const Priority = Integer({ minimum: 0, maximum: 1_000 });
