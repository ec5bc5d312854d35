import type { IncomingMessage } from "node:http";
import { isLocale, type Locale } from "@baize/kernel/locale";
import { pages } from "@baize/platform-paths";

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
 * `lang` in its query, the same page in that language and without `lang`; with `overlay=join`, the page to join with
 * the other values of the query (spec §2). The path is read as a browser reads it, and the target begins with our
 * language, so that it leads to no other site.
 */
export function addressToLeadTo(request: string, preferred: () => Locale): Lead | undefined {
	if (!request.startsWith("/") || !URL.canParse(`http://site${request}`)) return undefined;
	const { pathname, search } = new URL(`http://site${request}`);
	const { lang, isToJoin, rest } = partsOf(search);
	const [, first = ""] = pathname.split("/", 2);
	const named = isLocale(first) ? first : undefined;
	const isOwn = named !== undefined && lang === undefined && !isToJoin;
	if (isOwn || (named ? pathname.endsWith(PAGE_DATA) : NO_PAGE.test(pathname))) return undefined;
	const chosen = isLocale(lang) ? lang : undefined;
	const path = isToJoin ? pages.join : named ? pathname.slice(named.length + 1) : pathname;
	const to = `/${chosen ?? named ?? preferred()}${/^\/+$/.test(path) ? "" : path}${rest}`;
	return chosen ? { to, chosen } : { to };
}

/** The first `lang` of a query, whether it asks for the overlay to join, and the other values as they were written. */
function partsOf(search: string): { lang: string | undefined; isToJoin: boolean; rest: string } {
	const pairs = search.slice(1).split("&");
	const lang = pairs.find((pair) => IS_LANG.test(pair))?.slice("lang=".length);
	const rest = pairs.filter((pair) => !IS_LANG.test(pair) && pair !== TO_JOIN).join("&");
	return { lang, isToJoin: pairs.includes(TO_JOIN), rest: rest && `?${rest}` };
}

const IS_LANG = /^lang(=|$)/;
const TO_JOIN = "overlay=join";

/** Whether a value of the query of an address leads to another one: a language, or the overlay to join. */
export const leadsElsewhere = (request: string): boolean => /[?&](lang([=&]|$)|overlay=join(&|$))/.test(request);

const FORM = /^(application\/x-www-form-urlencoded|multipart\/form-data)/;

/**
 * Without scripts a browser submits a form to its own page. There is no handler for it; the page says what it needs.
 */
export const isFormToPage = ({ method, url, headers }: Pick<IncomingMessage, "method" | "url" | "headers">): boolean =>
	method === "POST" && localeIn(url ?? "") !== undefined && FORM.test(headers["content-type"] ?? "");
