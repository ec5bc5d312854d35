import {
	DictionaryOf,
	EnumOf,
	Integer,
	ListOf,
	Literal,
	OneOf,
	Optional,
	type Static,
	Struct,
	Text,
} from "@baize/kernel/call";
import { PAGE_TYPES, SLUG_PATTERN } from "./types.ts";

export const PageTypeName = EnumOf(PAGE_TYPES);

export const Slug = Text({ pattern: SLUG_PATTERN, maxLength: 80 });

/** A text for people. */
export const TextForPeople = Text({ minLength: 1, maxLength: 2_000 });

/** A path of this site ("/casino/slots"); the page adds the language. */
export const SitePath = Text({ pattern: "^/(?!/)[^\\s\\\\]*$", maxLength: 300 });

/** An address on this site, or a secure address elsewhere. */
const Link = Text({ pattern: "^(/(?!/)|https://)[^\\s\\\\]*$", maxLength: 300 });

/** Country, optionally "country:subdivision", to the subdivisions where the entry is hidden. spec §3 */
export const GeoFilterFields = Struct({
	notIn: Struct({ countrySubdivision: DictionaryOf(Text(), ListOf(Text())) }),
});
export type GeoFilter = Static<typeof GeoFilterFields>;

export const Image = Struct({ url: Text({ maxLength: 300 }), alt: Text({ maxLength: 300 }) });

/** A button or link of editorial content. */
export const Action = Struct({ text: TextForPeople, link: SitePath });

/** Rich text as a list of plain blocks: there is no markup to clean or inject. */
export const Block = OneOf([
	Struct({ kind: Literal("heading"), text: TextForPeople }),
	Struct({ kind: Literal("paragraph"), text: TextForPeople }),
	Struct({ kind: Literal("list"), items: ListOf(TextForPeople, { minItems: 1 }) }),
	Struct({ kind: Literal("link"), text: TextForPeople, link: Link }),
]);
export type Block = Static<typeof Block>;
export const Body = ListOf(Block);
export type Body = Static<typeof Body>;

/** One entry of a menu; `menuData` has the additional data of a particular menu. spec §3 */
export const MenuItem = Struct({
	id: Slug,
	props: Struct({
		link: SitePath,
		text: Optional(TextForPeople),
		title: Optional(TextForPeople),
		iconClass: Optional(Text({ maxLength: 60 })),
		parentLink: Optional(SitePath),
		geoTargetingFilter: Optional(GeoFilterFields),
		menuData: Optional(DictionaryOf(Text(), Text())),
	}),
});
export type MenuItem = Static<typeof MenuItem>;

export const Priority = Integer({ minimum: 0, maximum: 1_000 });
