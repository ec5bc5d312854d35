import { refuse } from "@baize/kernel/error";
import type { Locale } from "@baize/kernel/locale";
import { pathIn, pages as sitePages } from "@baize/platform-paths";
import {
	chooseLocale,
	cookieText,
	developmentPagePolicy,
	isUrlAccepted,
	newNonce,
	type PageCookies,
	type PageRequest,
	pagePolicy,
	readCookies,
	refuseUnknownPath,
	type Visit,
} from "@baize/platform-server";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { comesWithoutCookies, reloadingPage } from "./foreign-frame.ts";
import { addressToLeadTo, isFormToPage, type Lead, localeIn } from "./page-address.ts";
import { openPooledBuffers } from "./page-bytes.ts";
import type { CachedPage } from "./page-cache.ts";
import { isPublic, ownPageHeaders, pageHeaders } from "./page-headers.ts";
import type { Pages } from "./pages.ts";

export type PageRoutePorts = {
	pages: Pages;
	visitOf(request: FastifyRequest): Visit | Promise<Visit>;
	/** Logs an error, and returns the status and headers of its answer. */
	answerTo(error: unknown, request: FastifyRequest): { status: number; headers: [string, string][] };
	cookiesOf: PageCookies;
	/** Called once for each page that a visitor opens and that sets cookies. */
	arrived(request: PageRequest): void;
	mode: "development" | "production";
	/** A page that takes longer is refused. */
	longestMs?: number;
	/** Other companies' origins that a page may frame and call. */
	allowedOrigins: readonly string[];
	/** Origins of pages that a page may only frame: those of games. */
	framedOrigins: readonly string[];
};

/** Every request that is not a call is a page. */
export function servePages(app: FastifyInstance, ports: PageRoutePorts): void {
	const { pages } = ports;
	app.setNotFoundHandler(async (request, reply) => {
		if (isFormToPage(request)) return reply.code(303).redirect(request.url);
		if (isNoPage(request)) return refuseUnknownPath();
		const isAccepted = isUrlAccepted(request.url);
		const lead = isAccepted ? addressToLeadTo(request.url, () => localeOf(request)) : undefined;
		if (lead) return redirectTo(lead, reply);
		if (isAccepted && comesWithoutCookies(request.headers)) return reloadInFrame(ports, reply);
		try {
			const { page, headersOf } = await inTime(pageFor(ports, request), ports.longestMs);
			return send(ports, reply, page, headersOf);
		} catch (error) {
			const { status, headers } = ports.answerTo(error, request);
			const page = await troublePage(pages, request, status);
			const retryAfter = headers.filter(([name]) => name === "retry-after");
			return send(ports, reply, { ...page, status, headers: [...page.headers, ...retryAfter] }, ownPageHeaders);
		}
	});
}

type Headed = { page: CachedPage; headersOf: typeof pageHeaders };

async function pageFor(
	{ pages, visitOf, cookiesOf, arrived }: PageRoutePorts,
	request: FastifyRequest,
): Promise<Headed> {
	const visit = await visitOf(request);
	const isArrival = cookiesOf(request).length > 0;
	const cookies = isArrival ? cookiesOf(request, visit) : [];
	if (isArrival && request.method === "GET") arrived(request);
	const isSame = isPublic(request);
	const page = isSame
		? await pages.publicPage(request.url, visit)
		: await pages.pageForVisitor(request.method, request.url, visit);
	if (cookies.length > 0) return { page, headersOf: withCookies(cookies) };
	return { page, headersOf: isSame ? pageHeaders : ownPageHeaders };
}

/** A response that sets a cookie is for one visitor, whatever its page. */
const withCookies =
	(cookies: readonly string[]): typeof pageHeaders =>
	(page, policy) => [...ownPageHeaders(page, policy), ...cookies.map((text): [string, string] => ["set-cookie", text])];

/** Leaves enough time for the error page before the request itself is refused. */
const LONGEST_MS = 6_500;
const RETRY_MS = 5_000;

/** Refuses where the page's data do not arrive; work that has begun continues without being waited for. */
async function inTime<Made>(making: Promise<Made>, longestMs = LONGEST_MS): Promise<Made> {
	let timer: NodeJS.Timeout | undefined;
	const late = new Promise<never>((_resolve, reject) => {
		timer = setTimeout(() => reject(refuse("OUTSIDE_UNAVAILABLE", undefined, RETRY_MS)), longestMs);
	});
	making.catch(() => {});
	return Promise.race([making, late]).finally(() => clearTimeout(timer));
}

function reloadInFrame(ports: PageRoutePorts, reply: FastifyReply): FastifyReply {
	const nonce = newNonce();
	return reply
		.header("content-security-policy", policyOf(ports, nonce))
		.header("cache-control", "no-store")
		.type("text/html; charset=utf-8")
		.send(reloadingPage(nonce));
}

/** The page shown when a page cannot be made; it needs neither session nor database. */
function troublePage(
	pages: Pages,
	{ url, headers, ip }: FastifyRequest,
	status: number,
): Promise<CachedPage> | CachedPage {
	const locale = localeIn(url) ?? chooseLocale(headers["accept-language"]);
	const visit: Visit = { session: undefined, locale, ip, userAgent: "", cookies: {} };
	const name = NOTHING_THERE.has(status) ? "not-found" : "internal-server";
	return pages.publicPage(pathIn(locale, sitePages.error, { name }), visit);
}

const NOTHING_THERE = new Set([404, 414]);

/** Calls have their own paths; a mistyped one must not show a page. */
const CALL_PATH = /^\/(api|services|content|dev|sandbox)\//;
const isNoPage = (request: FastifyRequest): boolean =>
	CALL_PATH.test(request.url) || (request.method !== "GET" && request.method !== "HEAD");

function localeOf({ headers }: FastifyRequest): Locale {
	return chooseLocale(headers["accept-language"], readCookies(headers.cookie).LANG);
}

const YEAR_SECONDS = 31_536_000;

/** The chosen language is stored in a cookie, which the page's scripts read and write, too. spec §1, §9 */
function redirectTo({ to, chosen }: Lead, reply: FastifyReply): FastifyReply {
	if (chosen) {
		const cookie = cookieText("LANG", chosen, { httpOnly: false, maxAgeSeconds: YEAR_SECONDS });
		reply.header("set-cookie", cookie).header("cache-control", "no-store");
	} else reply.header("vary", "accept-language, cookie").header("cache-control", "no-cache");
	return reply.code(302).redirect(to);
}

export const policyOf = (
	{ mode, allowedOrigins, framedOrigins }: Pick<PageRoutePorts, "mode" | "allowedOrigins" | "framedOrigins">,
	nonce: string,
): string =>
	mode === "development"
		? developmentPagePolicy(nonce, allowedOrigins, framedOrigins)
		: pagePolicy(nonce, allowedOrigins, framedOrigins);

function send(
	ports: PageRoutePorts,
	reply: FastifyReply,
	page: CachedPage,
	headersOf: (page: CachedPage, policy: string) => [string, string][],
): FastifyReply {
	const nonce = newNonce();
	reply.code(page.status);
	for (const [name, value] of headersOf(page, policyOf(ports, nonce))) reply.header(name, value);
	return reply.send(openPooledBuffers(page.bytes, page.gaps).take(nonce));
}
