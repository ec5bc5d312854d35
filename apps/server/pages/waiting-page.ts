import { SECOND_MS } from "@baize/kernel/time";
import { newNonce } from "@baize/platform-server";

export type Waiting = { language: string; direction: "ltr" | "rtl"; title: string; text: string; seconds: number };

/**
 * A page that loads itself again after some seconds, with the policy that it is sent with. It asks the site for nothing
 * else. A refresh by `meta` only scrolls where the address has a part after its "#", as those of games and of the back
 * office have; it is for browsers without scripts.
 */
export function waitingPage({ language, direction, title, text, seconds }: Waiting): { html: string; policy: string } {
	const nonce = newNonce();
	const html = `<!doctype html><html lang="${language}" dir="${direction}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="dark light"><style nonce="${nonce}">${STYLE}</style><script nonce="${nonce}">setTimeout(()=>location.reload(),${seconds * SECOND_MS})</script><noscript><meta http-equiv="refresh" content="${seconds}"></noscript><title>${title}</title><h1>${title}</h1><p>${text}</p></html>`;
	const policy = `default-src 'none'; style-src 'nonce-${nonce}'; script-src 'nonce-${nonce}'; frame-ancestors 'none'`;
	return { html, policy };
}

const STYLE =
	"body{max-width:34rem;margin:20vh auto 0;padding:0 1.5rem;font:1.125rem/1.5 system-ui,sans-serif}h1{line-height:1.2}";
