import { directionOf } from "@baize/kernel/locale";
import { escapeHtml, paragraphs } from "./html.ts";
import type { MessageRow } from "./tables.ts";

const STYLE = `
:root { color-scheme: light dark; }
body { font: 1rem/1.5 system-ui, sans-serif; max-inline-size: 44rem; margin: 0 auto; padding: 1rem; }
form { display: flex; gap: .5rem; flex-wrap: wrap; align-items: end; }
input, button { font: inherit; padding: .5rem .75rem; min-block-size: 2.75rem; }
article { border-block-start: 1px solid color-mix(in srgb, currentColor 25%, transparent); padding-block: 1rem; }
h2 { font-size: 1.125rem; margin: 0; }
article > p:first-of-type { margin: 0; opacity: .8; }
a { color: inherit; overflow-wrap: anywhere; }
`;

/** The page on which a developer reads what was sent; `to` shows one reader's messages only. */
export function mailboxPage(nonce: string, messages: readonly MessageRow[], to = ""): string {
	const articles = messages.map(articleOf).join("") || "<p>No message has been sent yet.</p>";
	return `<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>Mailbox</title><link rel="icon" href="/icon.svg">
<style nonce="${escapeHtml(nonce)}">${STYLE}</style></head><body><main><h1>Mailbox</h1>
<form><label>To<br><input name="to" value="${escapeHtml(to)}" autocomplete="off"></label><button>Show</button></form>
${articles}</main></body></html>`;
}

const articleOf = ({ channel, recipient, locale, subject, text, code, at }: MessageRow): string =>
	`<article><h2>${escapeHtml(subject || channel)}</h2>
<p>${escapeHtml(channel)} to ${escapeHtml(recipient)}, <time>${at.toISOString()}</time>${code ? `, code ${escapeHtml(code)}` : ""}</p>
<div lang="${locale}" dir="${directionOf(locale)}">${paragraphs(text ?? "")}</div></article>`;
