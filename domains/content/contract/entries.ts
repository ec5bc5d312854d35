import { DEFAULT_LOCALE, LOCALES, type Locale } from "@baize/kernel/locale";
import { CONTENT_TYPES, type ContentType, HOME } from "./types.ts";

/**
 * What readers see of an entry in a language; "changed" is published, and has a newer draft; "missing" was never written
 * in it.
 */
export const RECORD_STATES = ["published", "changed", "scheduled", "draft", "retired", "missing"] as const;
export type RecordState = (typeof RECORD_STATES)[number];

/** Pages whose texts bind: two people publish them, and they are replaced, never taken back. */
const LEGAL_SLUGS: ReadonlySet<string> = new Set(["terms", "privacy", "cookies", "safer-play", "licences", "fairness"]);

/** One thing in one language. */
export type EntryKey = { type: ContentType; slug: string; locale: Locale };

export const isLegal = ({ type, slug }: Pick<EntryKey, "type" | "slug">): boolean =>
	type === "content_page" && LEGAL_SLUGS.has(slug);

/** The English lobby has the rows of every language: the site is never without it. */
export const staysPublished = ({ type, slug, locale }: EntryKey): boolean =>
	type === "marketing_page" && slug === HOME && locale === DEFAULT_LOCALE;

/** As the operators' calls name it: "content_page.terms.en". */
export const entryId = ({ type, slug, locale }: EntryKey): string => `${type}.${slug}.${locale}`;
export const ENTRY_ID_PATTERN = `^(${CONTENT_TYPES.join("|")})\\.[a-z0-9]+(-[a-z0-9]+)*\\.(${LOCALES.join("|")})$`;

/** Of an id that has the pattern. */
export function entryKey(id: string): EntryKey {
	const [type, slug, locale] = id.split(".") as [ContentType, string, Locale];
	return { type, slug, locale };
}
