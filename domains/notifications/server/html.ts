import { directionOf, type Locale, tagOf } from "@baize/kernel/locale";

const ENTITIES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };

export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (letter) => ENTITIES[letter]!);

const WEB_ADDRESS = /https?:\/\/[^\s<>"']+/g;

/** Text as paragraphs, in which web addresses are links and nothing else is markup. */
export const paragraphs = (text: string): string =>
	text
		.split(/\n{2,}/)
		.map((paragraph) => `<p>${withLinks(paragraph)}</p>`)
		.join("");

function withLinks(text: string): string {
	let html = "";
	let end = 0;
	for (const match of text.matchAll(WEB_ADDRESS)) {
		const address = escapeHtml(match[0]);
		html += `${htmlOf(text.slice(end, match.index))}<a href="${address}" dir="ltr">${address}</a>`;
		end = match.index + match[0].length;
	}
	return html + htmlOf(text.slice(end));
}

const htmlOf = (text: string): string => escapeHtml(text).replaceAll("\n", "<br>");

/** The HTML form of a mail: the same text in the language's direction. */
export const mailHtml = (text: string, locale: Locale): string =>
	`<!doctype html><html lang="${tagOf(locale)}" dir="${directionOf(locale)}"><meta charset="utf-8"><body>${paragraphs(text)}</body></html>`;
