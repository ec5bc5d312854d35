import { directionOf, tagOf } from "@baize/kernel/locale";
import type { SandboxRow } from "./store.ts";
import { FINDINGS, labelsIn, localeOf } from "./texts.ts";

/** A different look from the site's, so that its page is not mistaken for ours. */
const STYLE = `
:root { color-scheme: light }
body { margin: 0; background: #e8eef7; color: #14213d; font: 1rem/1.5 system-ui, sans-serif }
main { max-inline-size: 28rem; margin: 0 auto; padding: 1rem }
p { margin: 0; color: #4a5878 }
h1 { font-size: 1.375rem; margin: .25rem 0 .5rem }
fieldset { border: 0; padding: 0; margin: .75rem 0 }
label { display: flex; align-items: center; gap: .75rem; min-block-size: 2.75rem }
input { inline-size: 1.25rem; block-size: 1.25rem }
button { inline-size: 100%; min-block-size: 2.75rem; margin-block-start: .5rem; font: inherit; font-weight: 600; border-radius: .375rem;
	border: 1px solid #0b5cad; background: none; color: #0b5cad; cursor: pointer }
button.main { background: #0b5cad; color: #fff }
:focus-visible { outline: 3px solid #0b5cad; outline-offset: 2px }
`;

/** Every value in it is one of our own texts; the language is one of ours. */
export function sandboxPage(nonce: string, { locale: text, state }: Pick<SandboxRow, "locale" | "state">): string {
	const locale = localeOf(text);
	const labels = labelsIn(locale);
	const findings = FINDINGS.map(
		(finding, at) =>
			`<label><input type="radio" name="finding" value="${finding}"${at === 0 ? " checked" : ""}>${labels[finding]}</label>`,
	).join("");
	const form = `<form method="post"><p>${labels.notice}</p><fieldset><legend>${labels.title}</legend>${findings}</fieldset>
<label><input type="checkbox" name="twice" value="yes">${labels.twice}</label>
<button class="main" name="act" value="submit">${labels.submit}</button><button name="act" value="cancel">${labels.cancel}</button></form>`;
	return `<!doctype html><html lang="${tagOf(locale)}" dir="${directionOf(locale)}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>${labels.company}</title>
<style nonce="${nonce}">${STYLE}</style></head><body><main><p>${labels.company}</p><h1>${labels.title}</h1>
${state === "INITIATED" ? form : `<p>${labels.over}</p>`}</main></body></html>`;
}
