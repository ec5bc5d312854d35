import { randomFillSync } from "node:crypto";

const NONCE_BYTES = 16;
const pool = Buffer.alloc(NONCE_BYTES * 256);
let used = pool.length;

/** A fresh nonce; randomness is fetched for many at once, because each page needs one. */
export function newNonce(): string {
	if (used === pool.length) {
		randomFillSync(pool);
		used = 0;
	}
	used += NONCE_BYTES;
	return pool.toString("base64", used - NONCE_BYTES, used);
}

/**
 * What a page may load: our own origin, scripts with this page's nonce and what these fetch, and nothing else. Guests are
 * origins that it may also frame and ask: a captcha service's.
 */
export const pagePolicy = (nonce: string, guests: readonly string[] = []): string => {
	const policy = `${policyStart(nonce)} style-src 'self' 'nonce-${nonce}'; style-src-attr 'unsafe-inline'; connect-src 'self'; ${POLICY_END}`;
	if (guests.length === 0) return policy;
	const welcome = guests.map((origin) => ` ${origin}`).join("");
	return policy.replace(/(?:connect|frame)-src 'self'/g, `$&${welcome}`);
};

/** While pages are being developed: the tool puts styles in without a nonce and speaks over a socket. */
export const developmentPagePolicy = (nonce: string): string =>
	`${policyStart(nonce)} style-src 'self' 'unsafe-inline'; connect-src 'self' ws:; ${POLICY_END}`;

const policyStart = (nonce: string): string =>
	`default-src 'self'; script-src 'self' 'nonce-${nonce}' 'strict-dynamic';`;
const POLICY_END =
	"img-src 'self' data: blob:; font-src 'self'; worker-src 'self' blob:; frame-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'self'";

/** An answer that is no page may load nothing. */
export const DATA_POLICY = "default-src 'none'; frame-ancestors 'none'";

/** On every answer. HSTS only where the site is reached by https, or a laptop's localhost would be locked to it. */
export const securityHeaders = (isHttps: boolean): [string, string][] => [
	["x-content-type-options", "nosniff"],
	["referrer-policy", "no-referrer"],
	["cross-origin-opener-policy", "same-origin"],
	["cross-origin-resource-policy", "same-origin"],
	["permissions-policy", "camera=(self), geolocation=(), microphone=(), payment=()"],
	...(isHttps ? ([["strict-transport-security", "max-age=31536000; includeSubDomains"]] as [string, string][]) : []),
];

/** What stands on every answer that is no page. */
export const dataHeaders = (publicUrl: string): [string, string][] => [
	...securityHeaders(publicUrl.startsWith("https:")),
	["content-security-policy", DATA_POLICY],
];
