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
 * origins that it may also frame and ask.
 */
export const pagePolicy = (nonce: string, guests: readonly string[] = []): string =>
	`${pageSources(nonce, guests)}; frame-ancestors 'self'`;

/** The same of a page of the back office, which no page may frame. */
export const officePagePolicy = (nonce: string, guests: readonly string[] = []): string =>
	`${pageSources(nonce, guests)}; frame-ancestors 'none'`;

const pageSources = (nonce: string, guests: readonly string[]): string =>
	`${policyStart(nonce)} style-src 'self' 'nonce-${nonce}'; style-src-attr 'unsafe-inline'; connect-src ${ourselvesAnd(guests)}; ${policyEnd(guests)}`;

/** While pages are being developed: the tool puts styles in without a nonce and speaks over a socket. */
export const developmentPagePolicy = (nonce: string, guests: readonly string[] = []): string =>
	`${policyStart(nonce)} style-src 'self' 'unsafe-inline'; connect-src ${ourselvesAnd(guests)} ws:; ${policyEnd(guests)}; frame-ancestors 'self'`;

const ourselvesAnd = (guests: readonly string[]): string => ["'self'", ...guests].join(" ");

const policyStart = (nonce: string): string =>
	`default-src 'self'; script-src 'self' 'nonce-${nonce}' 'strict-dynamic';`;
const policyEnd = (guests: readonly string[]): string =>
	`img-src 'self' data: blob:; font-src 'self'; worker-src 'self' blob:; frame-src ${ourselvesAnd(guests)}; object-src 'none'; base-uri 'none'; form-action 'self'`;

/** An answer that is no page may load nothing. */
export const DATA_POLICY = "default-src 'none'; frame-ancestors 'none'";

/** On every answer. HSTS only where the site is reached by https, or a laptop's localhost would be locked to it. */
export const securityHeaders = (isHttps: boolean, frameOrigin?: string): [string, string][] => [
	["x-content-type-options", "nosniff"],
	["referrer-policy", "no-referrer"],
	["cross-origin-opener-policy", "same-origin"],
	["cross-origin-resource-policy", "same-origin"],
	["permissions-policy", `camera=(${cameraOf(frameOrigin)}), geolocation=(), microphone=(), payment=()`],
	...(isHttps ? ([["strict-transport-security", "max-age=31536000; includeSubDomains"]] as [string, string][]) : []),
];

const cameraOf = (frameOrigin: string | undefined): string => (frameOrigin ? `self "${frameOrigin}"` : "self");

/** What stands on every answer that is no page. The origin of `frameOrigin` may use the camera in a frame of ours. */
export const dataHeaders = (publicUrl: string, frameOrigin?: string): [string, string][] => [
	...securityHeaders(publicUrl.startsWith("https:"), frameOrigin),
	["content-security-policy", DATA_POLICY],
];
