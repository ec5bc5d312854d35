import type { IncomingMessage, ServerResponse } from "node:http";
import { isLocale, type Locale } from "@baize/kernel/locale";
import {
	type ConnectionReader,
	compressed,
	isAddressAccepted,
	newNonce,
	PAGE,
	preparedSender,
	prepareHead,
	type QuickAnswer,
	type QuickReply,
	SESSION_COOKIE,
} from "@baize/platform-server";
import { hasLang } from "./page-address.ts";
import { openLentBytes } from "./page-bytes.ts";
import type { CachedPage } from "./page-cache.ts";
import type { Pages } from "./pages.ts";

/** Nobody who is signed in asks, for a page itself and in no other language than its own. */
export const isForEverybody = ({
	method,
	url,
	headers,
}: Pick<IncomingMessage, "method" | "url" | "headers">): boolean =>
	method === "GET" &&
	headers["sec-fetch-dest"] !== "iframe" &&
	!headers.cookie?.includes(`${SESSION_COOKIE}=`) &&
	!url?.includes(".data") &&
	!hasLang(url ?? "");

export type EverybodysPagePorts = {
	pages: Pages;
	visitOf: ConnectionReader;
	policyOf(nonce: string): string;
	/** On every answer. */
	headers: readonly [string, string][];
	/** For how long the server keeps a connection that is at rest. */
	keptMs: number;
};

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

/** Answers the pages that everybody sees alike ahead of the router; any other goes its way, and so does one that fails. */
export function everybodysPages(ports: EverybodysPagePorts): QuickAnswer {
	const always = ports.headers.filter(([name]) => name !== "content-security-policy");
	const sendPrepared = preparedSender(ports);

	function send(page: CachedPage, request: IncomingMessage, response: ServerResponse): void {
		if (response.writableEnded) return;
		const nonce = newNonce();
		page.lent ??= openLentBytes(page.bytes, page.gaps);
		const { lend, giveBack } = page.lent;
		const bytes = lend(nonce);
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

	const reply: QuickReply = {
		limited: PAGE,
		visitOf: ports.visitOf,
		answer(request, response, visit, otherwise) {
			const page = ports.pages.ofEverybody(request.url ?? "", { ...visit, locale: localeIn(request) ?? visit.locale });
			if (page instanceof Promise) void page.then((made) => send(made, request, response), otherwise);
			else send(page, request, response);
		},
	};
	return (request) => (isPlainPage(request) ? reply : undefined);
}

function localeIn({ url }: IncomingMessage): Locale | undefined {
	const named = url?.split(/[/?]/, 2)[1];
	return isLocale(named) ? named : undefined;
}

const isPlainPage = (request: IncomingMessage): boolean =>
	localeIn(request) !== undefined && isForEverybody(request) && isAddressAccepted(request.url ?? "");
