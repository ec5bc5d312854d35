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
import { PICTURE_ADDRESS_PATTERN } from "./pictures/address.ts";
import { AUDIENCES, CARD_SIZES, type ContentType, HOVER_BEHAVIOURS, PAGE_TYPES, SLUG_PATTERN } from "./types.ts";

export const PageTypeName = EnumOf(PAGE_TYPES);

export const Slug = Text({ pattern: SLUG_PATTERN, maxLength: 80 });

/**
 * How an editor gives a value, where its schema alone does not say it: a page, a page or address, rich text, places
 * where it is hidden, an entry of a type, or a picture. Forms read it; validation ignores it.
 */
export const FORM_KEYWORD = "x-form";
export const givenAs = (form: string) => ({ [FORM_KEYWORD]: form });

/** The slug of another entry. */
export const SlugOf = (type: ContentType) =>
	Text({ pattern: SLUG_PATTERN, maxLength: 80, ...givenAs(`entry:${type}`) });

/** A text for people. */
export const TextForPeople = Text({ minLength: 1, maxLength: 2_000 });

/** A path of this site ("/casino/slots"); the page adds the language. */
export const SitePath = Text({ pattern: "^/(?!/)[^\\s\\\\]*$", maxLength: 300, ...givenAs("path") });

/** An address on this site, or a secure address elsewhere. */
const Link = Text({ pattern: "^(/(?!/)|https://)[^\\s\\\\]*$", maxLength: 300, ...givenAs("link") });

/** Country, optionally "country:subdivision", to the subdivisions where the entry is hidden. spec §3 */
export const GeoFilterFields = Struct(
	{ notIn: Struct({ countrySubdivision: DictionaryOf(Text(), ListOf(Text())) }) },
	givenAs("places"),
);

/** The only places where an entry is shown, written in the same way. */
export const OnlyInFields = Struct(
	{ onlyIn: Struct({ countrySubdivision: DictionaryOf(Text(), ListOf(Text())) }) },
	givenAs("places"),
);
export type GeoFilter = Partial<Static<typeof GeoFilterFields> & Static<typeof OnlyInFields>>;

/** Who sees it; everyone where none is named. */
export const Audiences = ListOf(EnumOf(AUDIENCES), { maxItems: AUDIENCES.length });

/** The address of an uploaded picture, or of one of the site's own. */
export const PictureUrl = Text({ maxLength: 300, ...givenAs("picture") });
const AltText = Text({ maxLength: 300 });
/** Without an own text, that of the picture in the reader's language stands. */
export const Image = Struct({ url: PictureUrl, alt: AltText });

/** A picture that was uploaded, and nothing else: its size is known, so a page keeps its place. */
export const UploadedImage = Struct({
	url: Text({ pattern: PICTURE_ADDRESS_PATTERN, ...givenAs("picture") }),
	alt: AltText,
});

/** A picture, or an `.mp4` or `.webm`, of this site: pages load nothing from elsewhere. */
export const Media = Struct({
	url: Text({ pattern: "^/(?!/)[^\\s\\\\]+$", maxLength: 300, ...givenAs("picture") }),
});
export const HoverBehaviour = EnumOf(HOVER_BEHAVIOURS);
export const CardSize = EnumOf(CARD_SIZES);

/** An uploaded picture as a page draws it: `<base>/<width>` is its file. */
export const ShownPicture = Struct({
	base: Text(),
	widths: ListOf(Integer()),
	width: Integer(),
	height: Integer(),
	/** What stays visible where it is cropped, in hundredths. */
	focus: Struct({ x: Integer(), y: Integer() }),
	alt: Text(),
});
export type ShownPicture = Static<typeof ShownPicture>;

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
export const Body = ListOf(Block, givenAs("body"));
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
		audiences: Optional(Audiences),
		menuData: Optional(DictionaryOf(Text(), Text())),
	}),
});
export type MenuItem = Static<typeof MenuItem>;

export const Priority = Integer({ minimum: 0, maximum: 1_000 });
