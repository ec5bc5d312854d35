import type { IncomingMessage, ServerResponse } from "node:http";
import { isLocale, type Locale } from "@baize/kernel/locale";
import {
	type ConnectionReader,
	compressed,
	type FastPathHandler,
	type FastPathMatcher,
	isUrlAccepted,
	newNonce,
	PAGE,
	preparedSender,
	prepareHead,
	SESSION_COOKIE,
} from "@baize/platform-server";
import { hasLang } from "./page-address.ts";
import { openPooledBuffers } from "./page-bytes.ts";
import type { CachedPage } from "./page-cache.ts";
import type { Pages } from "./pages.ts";

/** A request without a session, for a page itself and in its own language. */
export const isPublic = ({ method, url, headers }: Pick<IncomingMessage, "method" | "url" | "headers">): boolean =>
	method === "GET" &&
	headers["sec-fetch-dest"] !== "iframe" &&
	!headers.cookie?.includes(`${SESSION_COOKIE}=`) &&
	!url?.includes(".data") &&
	!hasLang(url ?? "");

export type PublicPagePorts = {
	pages: Pages;
	visitOf: ConnectionReader;
	policyOf(nonce: string): string;
	/** On every answer. */
	headers: readonly [string, string][];
	/** How long the server keeps an idle connection open. */
	keepAliveMs: number;
};

/** The headers of one sending of a page, with the policy for its nonce. */
export const pageHeaders = (page: CachedPage, policy: string): [string, string][] => [
	...page.headers,
	["content-security-policy", policy],
	["cache-control", "private, no-cache"],
	["vary", "cookie, accept-language, accept-encoding"],
];

/** The same for a page that is made for one visitor, or for data that the browser requests between two pages. */
export const ownPageHeaders = (page: CachedPage, policy: string): [string, string][] => [
	...page.headers,
	["content-security-policy", policy],
	["cache-control", "private, no-store"],
];

/** Answers the pages that are the same for everyone ahead of the router; others, and those that fail, pass on to it. */
export function publicPages(ports: PublicPagePorts): FastPathMatcher {
	const always = ports.headers.filter(([name]) => name !== "content-security-policy");
	const sendPrepared = preparedSender(ports);

	function send(page: CachedPage, request: IncomingMessage, response: ServerResponse): void {
		if (response.writableEnded) return;
		const nonce = newNonce();
		page.buffers ??= openPooledBuffers(page.bytes, page.gaps);
		const { take, giveBack } = page.buffers;
		const bytes = take(nonce);
		const own = [...always, ...pageHeaders(page, ports.policyOf(nonce))];
		const accepted = request.headers["accept-encoding"]?.toString();
		if (accepted === undefined) {
			const head = prepareHead(page.status, [...own, ["content-length", String(bytes.length)]]);
			sendPrepared(request, response, head, bytes, () => giveBack(bytes));
			return;
		}
		const sent = compressed(bytes, "text/html", accepted);
		const coded = sent.encoding === undefined ? [] : ["content-encoding", sent.encoding];
		const head = [...own.flat(), ...coded, "content-length", String(sent.bytes.length)];
		response.writeHead(page.status, head).end(sent.bytes, () => giveBack(bytes));
	}

	const handler: FastPathHandler = {
		limited: PAGE,
		visitOf: ports.visitOf,
		answer(request, response, visit, otherwise) {
			const page = ports.pages.publicPage(request.url ?? "", { ...visit, locale: localeIn(request) ?? visit.locale });
			if (page instanceof Promise) void page.then((made) => send(made, request, response), otherwise);
			else send(page, request, response);
		},
	};
	return (request) => (isPlainPage(request) ? handler : undefined);
}

function localeIn({ url }: IncomingMessage): Locale | undefined {
	const named = url?.split(/[/?]/, 2)[1];
	return isLocale(named) ? named : undefined;
}

const isPlainPage = (request: IncomingMessage): boolean =>
	localeIn(request) !== undefined && isPublic(request) && isUrlAccepted(request.url ?? "");
