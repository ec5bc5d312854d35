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
	type Static,
	Struct,
	Text,
} from "@baize/kernel/call";
import { LOCALES, type Locale } from "@baize/kernel/locale";
import { contentErrors, pictureErrors } from "../errors.ts";
import { CONTENT_ROLE, EntryRow } from "../office-calls.ts";
import { PICTURE_ID_PATTERN, PICTURE_WIDTHS } from "./address.ts";

const ROOT = "/api/v1/operator/content/pictures";
const READ = { who: "operator", role: CONTENT_ROLE, level: "twoFactors" } as const;
const PictureId = Text({ pattern: PICTURE_ID_PATTERN });
const onePicture = Struct({ picture: PictureId });
const {
	PICTURE_UNKNOWN,
	PICTURE_IN_USE,
	PICTURE_TYPE,
	PICTURE_TOO_LARGE,
	PICTURE_TOO_MANY_PIXELS,
	PICTURE_UNREADABLE,
} = pictureErrors;

/** Both origins serve them: the players' pages, and the back office that shows what was uploaded. */
export const readPicture = defineCall({
	name: "readPicture",
	method: "GET",
	path: "/media/:picture/:width",
	who: "anyone",
	servedTo: "both",
	level: "visitor",
	limit: "file",
	summary: "An uploaded picture in one of the widths that there are, as AVIF or WebP where they are accepted.",
	params: Struct({ picture: PictureId, width: EnumOf(PICTURE_WIDTHS.map(String)) }),
	headers: DictionaryOf(Text(), Text()),
	replyType: "image/*",
	errors: { CONTENT_NOT_FOUND: contentErrors.CONTENT_NOT_FOUND },
	unknownProperties: "ignore",
});

/** "ready" has a text in every language, and can be picked. */
export const PICTURE_STATES = ["ready", "textsMissing"] as const;

/** The point that stays visible where a picture is cropped, in hundredths of its width and height. */
const Focus = Struct({
	x: Integer({ minimum: 0, maximum: 100 }),
	y: Integer({ minimum: 0, maximum: 100 }),
});

const listed = {
	id: PictureId,
	/** The file's name on the operator's machine. */
	name: Text(),
	width: Integer(),
	height: Integer(),
	bytes: Integer(),
	focus: Focus,
	state: EnumOf([...PICTURE_STATES]),
	/** What it shows, in English; empty until it is written. */
	alt: Text(),
	byName: Text(),
	uploadedAtMs: Integer(),
	/** In how many entries it is drawn, or will be. */
	uses: Integer(),
};
export const PictureRow = Struct(listed);
export type PictureRow = Static<typeof PictureRow>;

const ALT_LENGTH = 300;
const AltText = Text({ minLength: 1, maxLength: ALT_LENGTH, pattern: "\\S" });
/** What it shows, for people who do not see it, in each language. */
const Alts = Struct(Object.fromEntries(LOCALES.map((locale) => [locale, AltText])) as Record<Locale, typeof AltText>);
export type Alts = Static<typeof Alts>;

export const PictureRecord = Struct({
	...listed,
	alts: OneOf([Alts, Null()]),
	usedIn: ListOf(EntryRow),
});
export type PictureRecord = Static<typeof PictureRecord>;

export const listPictures = defineCall({
	...READ,
	name: "listPictures",
	method: "GET",
	path: ROOT,
	limit: "search",
	summary: "The uploaded pictures, newest first.",
	audits: "nothing",
	query: Struct({
		...pageQuery,
		state: Optional(EnumOf([...PICTURE_STATES])),
		/** A part of the file's name, or of what it shows in English. */
		search: Optional(Text({ maxLength: 80 })),
	}),
	reply: Struct({ pictures: ListOf(PictureRow), ...pageReply }),
	errors: {},
});

export const readPictureRecord = defineCall({
	...READ,
	name: "readPictureRecord",
	method: "GET",
	path: `${ROOT}/:picture`,
	summary: "One picture, with the entries that draw it.",
	audits: "nothing",
	params: onePicture,
	reply: PictureRecord,
	errors: { PICTURE_UNKNOWN },
});

/** The file's name on the operator's machine, percent-encoded. */
export const PICTURE_NAME_HEADER = "x-file-name";
export const MAX_PICTURE_BYTES = 15 * 1024 * 1024;
/** So that slightly larger files are refused by our own error. */
const OVER_BYTES = 1024 * 1024;

export const uploadPicture = defineCall({
	...READ,
	name: "uploadPicture",
	method: "POST",
	path: ROOT,
	limit: "upload",
	summary: "Takes a picture: decoded as a whole, and stored without metadata. The same picture is stored once.",
	headers: DictionaryOf(Text(), Text()),
	takesFile: true,
	bodyLimitBytes: MAX_PICTURE_BYTES + OVER_BYTES,
	reply: Struct({ id: PictureId, isNew: Flag() }),
	errors: { PICTURE_TYPE, PICTURE_TOO_LARGE, PICTURE_TOO_MANY_PIXELS, PICTURE_UNREADABLE },
});

export const describePicture = defineCall({
	...READ,
	name: "describePicture",
	method: "PUT",
	path: `${ROOT}/:picture`,
	summary: "Says what a picture shows, in each language, and what of it stays visible where it is cropped.",
	params: onePicture,
	body: Struct({ focus: Focus, alts: Alts }),
	reply: PictureRecord,
	errors: { PICTURE_UNKNOWN },
});

export const removePicture = defineCall({
	...READ,
	level: "recentTwoFactors",
	name: "removePicture",
	method: "POST",
	path: `${ROOT}/:picture/remove`,
	summary: "Removes a picture that no entry draws. What browsers have kept of it stays there.",
	params: onePicture,
	body: Struct({ reason: Reason }),
	errors: { PICTURE_UNKNOWN, PICTURE_IN_USE },
});
