import { isLocale } from "@baize/kernel/locale";
import {
	type ConnectionReader,
	compressed,
	newNonce,
	preparedSender,
	prepareHead,
	type QuickAnswer,
	type Visit,
} from "@baize/platform-server";
import { openLentBytes } from "./page-bytes.ts";
import type { CachedPage, PageCache } from "./page-cache.ts";

export type KeptPagePorts = {
	cache: PageCache;
	visitOf: ConnectionReader;
	sightOf(visit: Visit): string;
	policyOf(nonce: string): string;
	/** On every answer. */
	headers: readonly [string, string][];
	/** For how long the server keeps a connection that is at rest. */
	keptMs: number;
};

/** What of a visitor whom nobody knows decides what he is shown. */
export const sharingKey = (visit: Pick<Visit, "locale">, sight: string): string => `${visit.locale} ${sight}`;

/** What of a request decides which anonymous page it gets. */
export const pageKey = (sharing: string, url: string): string => `${sharing} ${url}`;

/** The headers of one sending of a page, with its own nonce's policy. */
export const pageHeaders = (page: CachedPage, policy: string): [string, string][] => [
	...page.headers,
	["content-security-policy", policy],
	["cache-control", "private, no-cache"],
	["vary", "cookie, accept-language, accept-encoding"],
];

/** The same of a page that is made for one visitor, or of whatever else the browser asks for on its way from page to page. */
export const ownPageHeaders = (page: CachedPage, policy: string): [string, string][] => [
	...page.headers,
	["content-security-policy", policy],
	["cache-control", "private, no-store"],
];

/** Answers an anonymous page that is kept ahead of the router; any other goes its way. */
export function keptPages(ports: KeptPagePorts): QuickAnswer {
	const always = ports.headers.filter(([name]) => name !== "content-security-policy");
	const send = preparedSender(ports);

	function keptFor(url: string, visit: Visit | undefined): CachedPage | undefined {
		const locale = url.split(/[/?]/, 2)[1];
		const isAnonymous = visit !== undefined && visit.cookies.sid === undefined;
		if (!isAnonymous || !isLocale(locale)) return undefined;
		return ports.cache.kept(pageKey(sharingKey({ locale }, ports.sightOf(visit)), url));
	}

	return (request, response, otherwise) => {
		const page = request.method === "GET" ? keptFor(request.url ?? "", ports.visitOf(request)) : undefined;
		if (!page) {
			otherwise();
			return;
		}
		const nonce = newNonce();
		page.lent ??= openLentBytes(page.bytes, page.gaps);
		const { lend, giveBack } = page.lent;
		const bytes = lend(nonce);
		const own = [...always, ...pageHeaders(page, ports.policyOf(nonce))];
		const accepted = request.headers["accept-encoding"]?.toString();
		if (accepted === undefined) {
			const head = prepareHead(page.status, [...own, ["content-length", String(bytes.length)]]);
			send(request, response, head, bytes, () => giveBack(bytes));
			return;
		}
		const sent = compressed(bytes, "text/html", accepted);
		const coded = sent.encoding === undefined ? [] : ["content-encoding", sent.encoding];
		const head = [...own.flat(), ...coded, "content-length", String(sent.bytes.length)];
		response.writeHead(page.status, head).end(sent.bytes, () => giveBack(bytes));
	};
}
