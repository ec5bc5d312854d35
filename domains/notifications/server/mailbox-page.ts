import { directionOf, tagOf } from "@baize/kernel/locale";
import { serverPages } from "@baize/platform-paths";
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
table { border-collapse: collapse; margin-block: 1rem; }
caption { text-align: start; opacity: .8; }
th, td { text-align: start; font-weight: normal; padding: .25rem 1.5rem .25rem 0; font-variant-numeric: tabular-nums; }
code { font-size: 1.25rem; }
`;

/** The current code of an authenticator app; no code until the next one starts. */
export type ShownAuthenticator = { email: string; code?: string; endsInMs: number };

/** Counts down, and loads the next codes from the server. */
const COUNTDOWN = `
const rows = [...document.querySelectorAll("tr[data-ends-in]")].map((row) => ({ row, endsAt: performance.now() + Number(row.dataset.endsIn) }));
async function refresh() {
	for (const each of rows) each.endsAt = Infinity;
	const shown = await (await fetch("${serverPages.authenticators}")).json();
	for (const each of rows) {
		const { code = "", endsInMs } = shown.find(({ email }) => email === each.row.dataset.email) ?? { endsInMs: 30000 };
		each.row.querySelector("code").textContent = code || "used";
		each.endsAt = performance.now() + endsInMs;
	}
}
setInterval(() => {
	for (const { row, endsAt } of rows)
		if (endsAt !== Infinity) row.querySelector("[data-left]").textContent = Math.max(0, Math.ceil((endsAt - performance.now()) / 1000)) + " s";
	if (rows.some(({ endsAt }) => endsAt <= performance.now())) void refresh();
}, 500);
document.addEventListener("visibilitychange", () => document.hidden || void refresh());
`;

/** The page on which a developer reads what was sent; `to` shows the messages of one recipient only. */
export function mailboxPage(
	nonce: string,
	messages: readonly MessageRow[],
	{
		to = "",
		authenticators = [],
	}: { to?: string | undefined; authenticators?: readonly ShownAuthenticator[] | undefined },
): string {
	const articles = messages.map(articleOf).join("") || "<p>No message has been sent yet.</p>";
	return `<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>Mailbox</title><link rel="icon" href="/icon.svg">
<style nonce="${escapeHtml(nonce)}">${STYLE}</style></head><body><main><h1>Mailbox</h1>
${authenticatorsTable(nonce, authenticators)}
<form><label>To<br><input name="to" value="${escapeHtml(to)}" autocomplete="off"></label><button>Show</button></form>
${articles}</main></body></html>`;
}

const articleOf = ({ channel, recipient, locale, subject, text, code, at }: MessageRow): string =>
	`<article><h2>${escapeHtml(subject || channel)}</h2>
<p>${escapeHtml(channel)} to ${escapeHtml(recipient)}, <time>${at.toISOString()}</time>${code ? `, code ${escapeHtml(code)}` : ""}</p>
<div lang="${tagOf(locale)}" dir="${directionOf(locale)}">${paragraphs(text ?? "")}</div></article>`;

function authenticatorsTable(nonce: string, shown: readonly ShownAuthenticator[]): string {
	if (shown.length === 0) return "";
	const rows = shown.map(
		({ email, code, endsInMs }) => `<tr data-email="${escapeHtml(email)}" data-ends-in="${endsInMs}">
<th scope="row">${escapeHtml(email)}</th><td><code>${code ?? "used"}</code></td><td data-left>${Math.ceil(endsInMs / 1000)} s</td></tr>`,
	);
	return `<table><caption>Authenticators of the demo operators: each code works once</caption>${rows.join("")}</table>
<script nonce="${escapeHtml(nonce)}">${COUNTDOWN}</script>`;
}
