import type { IncomingMessage } from "node:http";
import type { Refusal } from "@baize/kernel/error";
import { directionOf, inLanguage, isLocale, tagOf } from "@baize/kernel/locale";
import { SECOND_MS } from "@baize/kernel/time";
import { chooseLocale, newNonce, type RefusedPage, readCookies } from "@baize/platform-server";
import { REFUSED_TEXTS } from "./refused-texts.data.ts";

/**
 * The page shown beyond the rate limit. It needs neither style nor rendering, and reloads itself when a request would be
 * accepted. A refresh by `meta` would only scroll where the address has a part after its "#", as the addresses of games
 * have; it is for browsers without scripts.
 */
export function refusedPage({ url = "", headers }: IncomingMessage, { retryAfterMs = 0 }: Refusal): RefusedPage {
	const named = url.split(/[/?]/, 2)[1];
	const locale = isLocale(named) ? named : chooseLocale(headers["accept-language"], readCookies(headers.cookie).LANG);
	const seconds = Math.max(1, Math.ceil(retryAfterMs / SECOND_MS));
	const { title, text } = inLanguage(REFUSED_TEXTS, locale);
	const nonce = newNonce();
	return {
		status: 429,
		headers: [
			["content-type", "text/html; charset=utf-8"],
			["content-security-policy", `default-src 'none'; script-src 'nonce-${nonce}'; frame-ancestors 'none'`],
			["cache-control", "no-store"],
			["retry-after", String(seconds)],
		],
		text: `<!doctype html><html lang="${tagOf(locale)}" dir="${directionOf(locale)}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="dark light"><script nonce="${nonce}">setTimeout(()=>location.reload(),${seconds * SECOND_MS})</script><noscript><meta http-equiv="refresh" content="${seconds}"></noscript><title>${title}</title><h1>${title}</h1><p>${text}</p></html>`,
	};
}
