import { randomFillSync } from "node:crypto";

const NONCE_BYTES = 16;
const pool = Buffer.alloc(NONCE_BYTES * 256);
let used = pool.length;

/** A fresh nonce; random bytes are fetched for many at once, because each page needs one. */
export function newNonce(): string {
	if (used === pool.length) {
		randomFillSync(pool);
		used = 0;
	}
	used += NONCE_BYTES;
	return pool.toString("base64", used - NONCE_BYTES, used);
}

/**
 * What a page may load: our own origin, scripts with this page's nonce and what these fetch, and nothing else.
 * `allowedOrigins` are other origins that it may also frame and call, `framedOrigins` those that it may only frame.
 */
export const pagePolicy = (
	nonce: string,
	allowedOrigins: readonly string[] = [],
	framedOrigins: readonly string[] = [],
): string => `${pageSources(nonce, allowedOrigins, framedOrigins)}; frame-ancestors 'self'`;

/** The same for a page of the back office, which no page may frame. */
export const officePagePolicy = (nonce: string, allowedOrigins: readonly string[] = []): string =>
	`${pageSources(nonce, allowedOrigins, [])}; frame-ancestors 'none'`;

/**
 * The policy of a page that our own pages embed, with nothing but files of our origin. It has no nonce: it is the same
 * file for everyone, so nothing in it runs but those files.
 */
export const EMBEDDED_PAGE_POLICY =
	"default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'";

const pageSources = (nonce: string, allowedOrigins: readonly string[], framedOrigins: readonly string[]): string =>
	`${policyStart(nonce)} style-src 'self' 'nonce-${nonce}'; style-src-attr 'unsafe-inline'; connect-src ${ourselvesAnd(allowedOrigins)}; ${policyEnd([...allowedOrigins, ...framedOrigins])}`;

/** For development: the dev server adds styles without a nonce and uses a web socket. */
export const developmentPagePolicy = (
	nonce: string,
	allowedOrigins: readonly string[] = [],
	framedOrigins: readonly string[] = [],
): string =>
	`${policyStart(nonce)} style-src 'self' 'unsafe-inline'; connect-src ${ourselvesAnd(allowedOrigins)} ws:; ${policyEnd([...allowedOrigins, ...framedOrigins])}; frame-ancestors 'self'`;

const ourselvesAnd = (allowedOrigins: readonly string[]): string => ["'self'", ...allowedOrigins].join(" ");

const policyStart = (nonce: string): string =>
	`default-src 'self'; script-src 'self' 'nonce-${nonce}' 'strict-dynamic';`;
const policyEnd = (framedOrigins: readonly string[]): string =>
	`img-src 'self' data: blob:; font-src 'self'; worker-src 'self' blob:; frame-src ${ourselvesAnd(framedOrigins)}; object-src 'none'; base-uri 'none'; form-action 'self'`;

/** A response that is no page may load nothing. */
export const DATA_POLICY = "default-src 'none'; frame-ancestors 'none'";

/**
 * Sent with every response. HSTS only if the site is reached by https, or a laptop's localhost would be locked to it.
 */
const securityHeaders = (isHttps: boolean, frameOrigin?: string): [string, string][] => [
	["x-content-type-options", "nosniff"],
	["referrer-policy", "no-referrer"],
	["cross-origin-opener-policy", "same-origin"],
	["cross-origin-resource-policy", "same-origin"],
	["permissions-policy", `camera=(${cameraOf(frameOrigin)}), geolocation=(), microphone=(), payment=()`],
	...(isHttps ? ([["strict-transport-security", "max-age=31536000; includeSubDomains"]] as [string, string][]) : []),
];

const cameraOf = (frameOrigin: string | undefined): string => (frameOrigin ? `self "${frameOrigin}"` : "self");

/** Sent with every response that is no page. The origin `frameOrigin` may use the camera in a frame of ours. */
export const dataHeaders = (publicUrl: string, frameOrigin?: string): [string, string][] => [
	...securityHeaders(publicUrl.startsWith("https:"), frameOrigin),
	["content-security-policy", DATA_POLICY],
];
