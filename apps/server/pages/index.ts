import { refuse } from "@baize/kernel/error";
import { chooseLocale, isLocale, type Locale } from "@baize/kernel/locale";
import {
	cookieText,
	developmentPagePolicy,
	isAddressAccepted,
	newNonce,
	pagePolicy,
	readCookies,
	refuseUnknownPath,
	type Visit,
} from "@baize/platform-server";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { isForEverybody, ownPageHeaders, pageHeaders } from "./everybodys-pages.ts";
import { comesWithoutCookies, pageThatAsksAgain } from "./foreign-frame.ts";
import { addressToLeadTo, isFormToPage, type Lead } from "./page-address.ts";
import { openLentBytes } from "./page-bytes.ts";
import type { CachedPage } from "./page-cache.ts";
import type { Pages } from "./pages.ts";

export type PageRoutePorts = {
	pages: Pages;
	visitOf(request: FastifyRequest): Visit | Promise<Visit>;
	/** Logs what went wrong, and says with which status and headers it is answered. */
	answerTo(error: unknown, request: FastifyRequest): { status: number; headers: [string, string][] };
	mode: "development" | "production";
	/** A page that takes longer is refused. */
	longestMs?: number;
	/** Other companies' origins that a page may frame and ask. */
	guests: readonly string[];
};

/** Everything that no call answers is a page. */
export function servePages(app: FastifyInstance, ports: PageRoutePorts): void {
	const { pages } = ports;
	app.setNotFoundHandler(async (request, reply) => {
		if (isFormToPage(request)) return reply.code(303).redirect(request.url);
		if (isNoPage(request)) return refuseUnknownPath();
		const isAccepted = isAddressAccepted(request.url);
		const lead = isAccepted ? addressToLeadTo(request.url, () => localeOf(request)) : undefined;
		if (lead) return redirectTo(lead, reply);
		if (isAccepted && comesWithoutCookies(request.headers)) return askAgain(ports, reply);
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

async function pageFor({ pages, visitOf }: PageRoutePorts, request: FastifyRequest): Promise<Headed> {
	const visit = await visitOf(request);
	if (isForEverybody(request)) return { page: await pages.ofEverybody(request.url, visit), headersOf: pageHeaders };
	return { page: await pages.ofVisitor(request.method, request.url, visit), headersOf: ownPageHeaders };
}

/** With the page that says so there is time enough before the request itself is refused. */
const LONGEST_MS = 6_500;
const RETRY_MS = 5_000;

/** Refuses where what the page needs does not answer; what was begun goes on and is not waited for. */
async function inTime<Made>(making: Promise<Made>, longestMs = LONGEST_MS): Promise<Made> {
	let timer: NodeJS.Timeout | undefined;
	const late = new Promise<never>((_resolve, reject) => {
		timer = setTimeout(() => reject(refuse("OUTSIDE_UNAVAILABLE", undefined, RETRY_MS)), longestMs);
	});
	making.catch(() => {});
	return Promise.race([making, late]).finally(() => clearTimeout(timer));
}

function askAgain(ports: PageRoutePorts, reply: FastifyReply): FastifyReply {
	const nonce = newNonce();
	return reply
		.header("content-security-policy", policyOf(ports, nonce))
		.header("cache-control", "no-store")
		.type("text/html; charset=utf-8")
		.send(pageThatAsksAgain(nonce));
}

/** What a person sees when a page cannot be made: a page, too, and one that needs neither session nor database. */
function troublePage(
	pages: Pages,
	{ url, headers, ip }: FastifyRequest,
	status: number,
): Promise<CachedPage> | CachedPage {
	const named = url.split(/[/?]/, 2)[1];
	const locale = isLocale(named) ? named : chooseLocale(headers["accept-language"]);
	const visit: Visit = { session: undefined, locale, ip, userAgent: "", cookies: {} };
	return pages.ofEverybody(`/${locale}/error/${NOTHING_THERE.has(status) ? "not-found" : "internal-server"}`, visit);
}

const NOTHING_THERE = new Set([404, 414]);

/** Calls have paths of their own; a person who mistypes one is no visitor of a page. */
const CALL_PATH = /^\/(api|services|content|dev|sandbox)\//;
const isNoPage = (request: FastifyRequest): boolean =>
	CALL_PATH.test(request.url) || (request.method !== "GET" && request.method !== "HEAD");

function localeOf({ headers }: FastifyRequest): Locale {
	return chooseLocale(headers["accept-language"], readCookies(headers.cookie).LANG);
}

const YEAR_SECONDS = 31_536_000;

/** The language that was chosen is kept in a cookie, which the page's scripts read and write, too. spec §1, §9 */
function redirectTo({ to, chosen }: Lead, reply: FastifyReply): FastifyReply {
	if (chosen) {
		const cookie = cookieText("LANG", chosen, { httpOnly: false, maxAgeSeconds: YEAR_SECONDS });
		reply.header("set-cookie", cookie).header("cache-control", "no-store");
	} else reply.header("vary", "accept-language, cookie").header("cache-control", "no-cache");
	return reply.code(302).redirect(to);
}

export const policyOf = ({ mode, guests }: Pick<PageRoutePorts, "mode" | "guests">, nonce: string): string =>
	mode === "development" ? developmentPagePolicy(nonce, guests) : pagePolicy(nonce, guests);

function send(
	ports: PageRoutePorts,
	reply: FastifyReply,
	page: CachedPage,
	headersOf: (page: CachedPage, policy: string) => [string, string][],
): FastifyReply {
	const nonce = newNonce();
	reply.code(page.status);
	for (const [name, value] of headersOf(page, policyOf(ports, nonce))) reply.header(name, value);
	return reply.send(openLentBytes(page.bytes, page.gaps).lend(nonce));
}
