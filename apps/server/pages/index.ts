import { Readable } from "node:stream";
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
import { type HouseAccess, houseContext } from "@baize/platform-web/context";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { createRequestHandler, RouterContextProvider, type ServerBuild } from "react-router";
import { pageHeaders, pageKey } from "./kept-pages.ts";
import { type CachedPage, openPageCache, type PageCache, splitAtNonce, withNonce } from "./page-cache.ts";

const RENDERED_PAGE = Symbol.for("baize.rendered-page");
const NONCE_PLACEHOLDER = "@@nonce-of-this-sending@@";

export type PagePorts = {
	clock: Clock;
	visitOf(request: FastifyRequest): Visit | Promise<Visit>;
	accessOf(visit: Visit, nonce: string): HouseAccess | Promise<HouseAccess>;
	/** What beside the language decides what an anonymous page shows: the visitor's place, and what is open. */
	sightOf(visit: Visit): string;
	getBuild(): Promise<ServerBuild>;
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
		if (!mayBeCached(request)) return sendFresh(ports, request, reply);
		const visit = await ports.visitOf(request);
		const key = pageKey(visit, ports.sightOf(visit), request.url);
		return sendCached(ports, reply, await cache.get(key, () => renderToCache(ports, request, visit)));
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

async function renderToCache(ports: PagePorts, request: FastifyRequest, visit: Visit): Promise<CachedPage> {
	const response = await render(ports, request, visit, NONCE_PLACEHOLDER);
	const html = (response as unknown as Record<symbol, string>)[RENDERED_PAGE] ?? (await response.text());
	return splitAtNonce(html, NONCE_PLACEHOLDER, response.status, [...response.headers]);
}

export const policyOf = ({ mode, guests }: Pick<PagePorts, "mode" | "guests">, nonce: string): string =>
	mode === "development" ? developmentPagePolicy(nonce, guests) : pagePolicy(nonce, guests);

function sendCached(ports: PagePorts, reply: FastifyReply, page: CachedPage): FastifyReply {
	const nonce = newNonce();
	reply.code(page.status);
	for (const [name, value] of pageHeaders(page, policyOf(ports, nonce))) reply.header(name, value);
	return reply.send(Buffer.from(withNonce(page, nonce), "latin1"));
}

async function sendFresh(ports: PagePorts, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
	const nonce = newNonce();
	const response = await render(ports, request, await ports.visitOf(request), nonce);
	reply.code(response.status);
	for (const [name, value] of response.headers) if (name !== "set-cookie") reply.header(name, value);
	for (const cookie of response.headers.getSetCookie()) reply.header("set-cookie", cookie);
	reply.header("content-security-policy", policyOf(ports, nonce)).header("cache-control", "private, no-store");
	const html = (response as unknown as Record<symbol, string>)[RENDERED_PAGE];
	if (html !== undefined) return reply.send(Buffer.from(html));
	return reply.send(response.body ? Readable.fromWeb(response.body as never) : "");
}

async function render(ports: PagePorts, request: FastifyRequest, visit: Visit, nonce: string): Promise<Response> {
	const handler = handlerOf(await ports.getBuild(), ports.mode);
	const context = new RouterContextProvider();
	context.set(houseContext, await ports.accessOf(visit, nonce));
	return handler(
		new Request(`http://${request.host || "localhost"}${request.url}`, {
			method: request.method,
			headers: webHeaders(request),
		}),
		context,
	);
}

const handlers = new WeakMap<ServerBuild, ReturnType<typeof createRequestHandler>>();

function handlerOf(build: ServerBuild, mode: PagePorts["mode"]): ReturnType<typeof createRequestHandler> {
	const handler = handlers.get(build) ?? createRequestHandler(build, mode);
	handlers.set(build, handler);
	return handler;
}

function webHeaders(request: FastifyRequest): Headers {
	const headers = new Headers();
	const raw = request.raw.rawHeaders;
	for (let at = 0; at < raw.length; at += 2) headers.append(raw[at] ?? "", raw[at + 1] ?? "");
	return headers;
}
