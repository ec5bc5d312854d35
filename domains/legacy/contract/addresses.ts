import type { Locale } from "@baize/kernel/locale";
import { addressOf, pages, pathIn, serverPages } from "@baize/platform-paths";

/** A path of the legacy application, below its own prefix: "/legacy/en/2024". It comes from the functions below. */
export type LegacyPath = string & { readonly legacy: true };

/** What may follow a prefix. Both sides have nothing else, so a text from outside cannot lead to another page. */
const BELOW_PREFIX = /^(\/[a-z0-9-]{1,40}){0,6}$/;

const siteHome = (locale: Locale): string => pathIn(locale, pages.earlierRules);
const legacyHome = (locale: Locale): string => addressOf(serverPages.legacy, { locale });

/** The path of the application that a path of the site shows; undefined if it shows none in this language. */
export const legacyPathOf = (locale: Locale, sitePath: string): LegacyPath | undefined =>
	underOther(sitePath, siteHome(locale), legacyHome(locale)) as LegacyPath | undefined;

/** The path of the site that shows a path of the application; undefined if there is none in this language. */
export const sitePathOf = (locale: Locale, legacyPath: string): string | undefined =>
	underOther(legacyPath, legacyHome(locale), siteHome(locale));

/** The same path of the application if it is one in this language, without a slash at its end. */
export const ownPath = (locale: Locale, path: string): LegacyPath | undefined =>
	underOther(path, legacyHome(locale), legacyHome(locale)) as LegacyPath | undefined;

function underOther(path: string, prefix: string, other: string): string | undefined {
	if (!path.startsWith(prefix)) return undefined;
	const below = path.slice(prefix.length).replace(/\/$/, "");
	return BELOW_PREFIX.test(below) ? other + below : undefined;
}
