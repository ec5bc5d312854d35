import type { IncomingMessage } from "node:http";
import type { Refusal } from "@baize/kernel/error";
import { directionOf, inLanguage, isLocale, tagOf } from "@baize/kernel/locale";
import { SECOND_MS } from "@baize/kernel/time";
import { chooseLocale, type RefusedPage, readCookies } from "@baize/platform-server";
import { REFUSED_TEXTS } from "./refused-texts.data.ts";
import { waitingPage } from "./waiting-page.ts";

/** The page shown beyond the rate limit. It loads itself again when a request would be accepted. */
export function refusedPage({ url = "", headers }: IncomingMessage, { retryAfterMs = 0 }: Refusal): RefusedPage {
	const named = url.split(/[/?]/, 2)[1];
	const locale = isLocale(named) ? named : chooseLocale(headers["accept-language"], readCookies(headers.cookie).LANG);
	const seconds = Math.max(1, Math.ceil(retryAfterMs / SECOND_MS));
	const { html, policy } = waitingPage({
		language: tagOf(locale),
		direction: directionOf(locale),
		...inLanguage(REFUSED_TEXTS, locale),
		seconds,
	});
	return {
		status: 429,
		headers: [
			["content-type", "text/html; charset=utf-8"],
			["content-security-policy", policy],
			["cache-control", "no-store"],
			["retry-after", String(seconds)],
		],
		text: html,
	};
}
