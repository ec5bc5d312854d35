import { directionOf, type Locale, tagOf } from "@baize/kernel/locale";
import { DATE_AND_TIME } from "@baize/platform-web/date-formats";
import palette from "@baize/platform-web/palette.css?inline";
import { earlyTheme } from "@baize/platform-web/theme";
import styles from "./offline.css?inline";
import type { StoredLobby } from "./stored-lobby.ts";
import { written } from "./texts.ts";
import { againScript } from "./try-again.ts";

const textsOf = written((texts) => texts);

/** The lobby as it was stored, with what it is at its top. */
export function lobbyAnswer(locale: Locale, { html, atMs }: StoredLobby): Response {
	const { lobby, money, again } = textsOf[locale];
	const time = new Intl.DateTimeFormat(locale, DATE_AND_TIME).format(atMs);
	const nonce = crypto.randomUUID();
	const mark = `<div class="offline-mark" role="status"><p><strong>${lobby.replace("{time}", () => time)}</strong> ${money}</p>${button(again)}</div>`;
	const page = html
		.replace("</head>", () => `<style>${styles}</style>${script(nonce, earlyTheme())}</head>`)
		.replace(/<body\b[^>]*>/, (body) => body + mark)
		.replace("</body>", () => `${script(nonce, againScript)}</body>`);
	return pageAnswer(page, nonce, 200);
}

/** The page in place of every other one. */
export function offlineAnswer(locale: Locale): Response {
	const { title, unreachable, money, again } = textsOf[locale];
	const nonce = crypto.randomUUID();
	const head = `<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover"><title>${title} · Baize</title><link rel="icon" href="/icon.svg" type="image/svg+xml"><style>${palette}${styles}</style>${script(nonce, earlyTheme())}`;
	const body = `<main><p class="offline-name">Baize</p><h1>${title}</h1><p>${unreachable}</p><p>${money}</p>${button(again)}</main>${script(nonce, againScript)}`;
	const page = `<!doctype html><html lang="${tagOf(locale)}" dir="${directionOf(locale)}"><head>${head}</head><body class="offline-page">${body}</body></html>`;
	return pageAnswer(page, nonce, 503);
}

const button = (text: string): string => `<button type="button" class="offline-again" id="again">${text}</button>`;
const script = (nonce: string, text: string): string => `<script nonce="${nonce}">${text}</script>`;

/** Nothing but the two scripts above runs, and no form is sent. */
const policyOf = (nonce: string): string =>
	`default-src 'none'; script-src 'nonce-${nonce}'; style-src 'unsafe-inline'; img-src 'self' data:; font-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

const pageAnswer = (html: string, nonce: string, status: number): Response =>
	new Response(html, {
		status,
		headers: {
			"content-type": "text/html; charset=utf-8",
			"content-security-policy": policyOf(nonce),
			"cache-control": "no-store",
			"referrer-policy": "no-referrer",
			"cross-origin-opener-policy": "same-origin",
		},
	});
