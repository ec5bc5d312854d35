import type { IncomingMessage } from "node:http";
import { isLocale, type Locale } from "@baize/kernel/locale";

/** The target of an address, and the language that it chose. */
export type Lead = { to: string; chosen?: Locale };

/** Files, and addresses of other parts of the server or of the router. */
const NO_PAGE = /\.[^/]*$|\/\.|^\/(__manifest|backoffice)(\/|$)/;
/** What the router requests between two pages. */
const PAGE_DATA = ".data";

/** The language that the address of a page begins with. */
export function localeIn(request: string): Locale | undefined {
	const [, first] = request.split(/[/?]/, 2);
	return isLocale(first) ? first : undefined;
}

/**
 * The target of an address that is not a page's own: without a language, the page in the visitor's language; with
 * `lang` in its query, the same page in that language and without `lang`. The path is read as a browser reads it, and
 * the target begins with our language, so that it leads to no other site.
 */
export function addressToLeadTo(request: string, preferred: () => Locale): Lead | undefined {
	if (!request.startsWith("/") || !URL.canParse(`http://site${request}`)) return undefined;
	const { pathname, search } = new URL(`http://site${request}`);
	const { lang, rest } = withoutLang(search);
	const [, first = ""] = pathname.split("/", 2);
	const named = isLocale(first) ? first : undefined;
	if (named ? lang === undefined || pathname.endsWith(PAGE_DATA) : NO_PAGE.test(pathname)) return undefined;
	const chosen = isLocale(lang) ? lang : undefined;
	const path = named ? pathname.slice(named.length + 1) : pathname;
	const to = `/${chosen ?? named ?? preferred()}${/^\/+$/.test(path) ? "" : path}${rest}`;
	return chosen ? { to, chosen } : { to };
}

/** The first `lang` of a query, and the other values as they were written. */
function withoutLang(search: string): { lang: string | undefined; rest: string } {
	const pairs = search.slice(1).split("&");
	const lang = pairs.find((pair) => IS_LANG.test(pair))?.slice("lang=".length);
	const rest = pairs.filter((pair) => !IS_LANG.test(pair)).join("&");
	return { lang, rest: rest && `?${rest}` };
}

const IS_LANG = /^lang(=|$)/;

/** Whether an address chooses a language by its query. */
export const hasLang = (request: string): boolean => /[?&]lang([=&]|$)/.test(request);

const FORM = /^(application\/x-www-form-urlencoded|multipart\/form-data)/;

/**
 * Without scripts a browser submits a form to its own page. There is no handler for it; the page says what it needs.
 */
export const isFormToPage = ({ method, url, headers }: Pick<IncomingMessage, "method" | "url" | "headers">): boolean =>
	method === "POST" && localeIn(url ?? "") !== undefined && FORM.test(headers["content-type"] ?? "");
