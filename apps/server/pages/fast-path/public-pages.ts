import type { IncomingMessage, ServerResponse } from "node:http";
import {
	encoded,
	encodingFor,
	type FastPathHandler,
	type FastPathMatcher,
	type FastPathPorts,
	isUrlAccepted,
	newNonce,
	PAGE,
	type PageCookies,
	rawHead,
	sendRaw,
} from "@baize/platform-server";
import { localeIn } from "../page-address.ts";
import { openPooledBuffers } from "../page-bytes.ts";
import type { CachedPage } from "../page-cache.ts";
import { isPublic, pageHeaders } from "../page-headers.ts";
import type { Pages } from "../pages.ts";

export type PublicPagePorts = FastPathPorts & {
	pages: Pages;
	policyOf(nonce: string): string;
	cookiesOf: PageCookies;
};

/** The name of pages in the metrics, as the router's responses have it. */
const METRIC = { method: "GET", path: "page" };

/**
 * Answers the pages that are the same for everyone ahead of the router; others, those that set a cookie, and those that
 * fail, pass on to it.
 */
export function publicPages({
	pages,
	policyOf,
	cookiesOf,
	visitOf,
	headers,
	observe,
}: PublicPagePorts): FastPathMatcher {
	const always = headers.filter(([name]) => name !== "content-security-policy");

	function send(page: CachedPage, request: IncomingMessage, response: ServerResponse): void {
		if (response.writableEnded) return;
		const startedMs = performance.now();
		const nonce = newNonce();
		page.buffers ??= openPooledBuffers(page.bytes, page.gaps);
		const { take, giveBack } = page.buffers;
		const whole = take(nonce);
		const encoding = encodingFor(whole.length, "text/html", request.headers["accept-encoding"]?.toString());
		const bytes = encoding === undefined ? whole : encoded(whole, encoding);
		const head = rawHead(page.status, [
			...always,
			...pageHeaders(page, policyOf(nonce)),
			...(encoding === undefined ? [] : [["content-encoding", encoding] as const]),
			["content-length", String(bytes.length)],
		]);
		sendRaw(response, head, bytes, () => giveBack(whole));
		observe(METRIC, page.status, performance.now() - startedMs);
	}

	const handler: FastPathHandler = {
		limited: PAGE,
		visitOf,
		answer(request, response, visit, otherwise) {
			const page = pages.publicPage(request.url ?? "", visit);
			if (page instanceof Promise) void page.then((made) => send(made, request, response), otherwise);
			else send(page, request, response);
		},
	};
	const setsCookie = ({ url = "", headers }: IncomingMessage): boolean => cookiesOf({ url, headers }).length > 0;
	return (request) => (isPlainPage(request) && !setsCookie(request) ? handler : undefined);
}

/** An address that a browser would read as another one, which the router redirects. */
const IS_WRITTEN_OTHERWISE = /\/(\.|%2e)|\\/i;

function isPlainPage(request: IncomingMessage): boolean {
	const { url = "" } = request;
	return localeIn(url) !== undefined && isPublic(request) && isUrlAccepted(url) && !IS_WRITTEN_OTHERWISE.test(url);
}
