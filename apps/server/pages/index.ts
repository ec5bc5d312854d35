import { chooseLocale, isLocale } from "@baize/kernel/locale";
import type { Clock } from "@baize/kernel/time";
import {
	developmentPagePolicy,
	newNonce,
	pagePolicy,
	readCookies,
	refuseUnknownPath,
	SESSION_COOKIE,
	type Visit,
} from "@baize/platform-server";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { ownPageHeaders, pageHeaders, pageKey, sharingKey } from "./kept-pages.ts";
import { openLentBytes } from "./page-bytes.ts";
import { type CachedPage, openPageCache, type PageCache } from "./page-cache.ts";
import type { PageFacts, PageRenderer } from "./page-work.ts";

// Nobody outside knows it, so that nothing which is shown on a page can ask for a nonce.
const NONCE_PLACEHOLDER = newNonce();

export type PagePorts = {
	clock: Clock;
	visitOf(request: FastifyRequest): Visit | Promise<Visit>;
	factsOf(visit: Visit, nonce: string): Promise<PageFacts>;
	call(name: string, input: unknown, visit: Visit): Promise<unknown>;
	/** What beside the language decides what an anonymous page shows: the visitor's place, and what is open. */
	sightOf(visit: Visit): string;
	renderer: PageRenderer;
	mode: "development" | "production";
	/** Other companies' origins that a page may frame and ask. */
	guests: readonly string[];
};

/** Everything that no call answers is a page. Answers the cache of those that everybody may see. */
export function servePages(app: FastifyInstance, ports: PagePorts): PageCache {
	const cache = openPageCache(ports.clock);
	app.setNotFoundHandler(async (request, reply) => {
		if (isNoPage(request)) return refuseUnknownPath();
		if (request.method === "GET" && isRoot(request.url)) return redirectToLocale(request, reply);
		const visit = await ports.visitOf(request);
		if (!mayBeCached(request)) return send(ports, reply, await render(ports, request, visit), ownPageHeaders);
		const sharing = sharingKey(visit, ports.sightOf(visit));
		const rendered = cache.get(pageKey(sharing, request.url), () => render(ports, request, visit, sharing));
		return send(ports, reply, await rendered, pageHeaders);
	});
	return cache;
}

/** Calls have paths of their own; a person who mistypes one is no visitor of a page. */
const CALL_PATH = /^\/(api|services|content|dev|sandbox)\//;
const isNoPage = (request: FastifyRequest): boolean =>
	CALL_PATH.test(request.url) || (request.method !== "GET" && request.method !== "HEAD");

const isRoot = (url: string): boolean => url === "/" || url.startsWith("/?");

const mayBeCached = (request: FastifyRequest): boolean =>
	request.method === "GET" && !request.headers.cookie?.includes(`${SESSION_COOKIE}=`) && !request.url.includes(".data");

function redirectToLocale(request: FastifyRequest, reply: FastifyReply): FastifyReply {
	const { LANG } = readCookies(request.headers.cookie);
	const asked = new URLSearchParams(request.url.split("?")[1] ?? "").get("lang") ?? undefined;
	const locale = chooseLocale(request.headers["accept-language"], isLocale(asked) ? asked : LANG);
	const query = request.url.slice(1);
	return reply
		.code(302)
		.header("vary", "accept-language, cookie")
		.header("cache-control", "no-cache")
		.redirect(`/${locale}${query}`);
}

export const policyOf = ({ mode, guests }: Pick<PagePorts, "mode" | "guests">, nonce: string): string =>
	mode === "development" ? developmentPagePolicy(nonce, guests) : pagePolicy(nonce, guests);

function send(
	ports: PagePorts,
	reply: FastifyReply,
	page: CachedPage,
	headersOf: (page: CachedPage, policy: string) => [string, string][],
): FastifyReply {
	const nonce = newNonce();
	reply.code(page.status);
	for (const [name, value] of headersOf(page, policyOf(ports, nonce))) reply.header(name, value);
	return reply.send(openLentBytes(page.bytes, page.gaps).lend(nonce));
}

async function render(ports: PagePorts, request: FastifyRequest, visit: Visit, sharing?: string): Promise<CachedPage> {
	const work = {
		method: request.method,
		url: `http://${request.host || "localhost"}${request.url}`,
		facts: await ports.factsOf(visit, NONCE_PLACEHOLDER),
		...(sharing === undefined ? {} : { sharing }),
	};
	return ports.renderer.render(work, (name, input) => ports.call(name, input, visit));
}
