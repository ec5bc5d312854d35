import type { IncomingHttpHeaders } from "node:http";
import { refuse } from "@baize/kernel/error";

/** Refuses a changing request from a page of another site, even if its browser would send our cookie. */
export type CrossSiteCheck = (method: string, headers: IncomingHttpHeaders) => void;

/** What a browser sends with a request from a page of ours, or with one that no page made. */
const NEAR = new Set([undefined, "same-origin", "none"]);

/**
 * Our pages have the origin of PUBLIC_URL, whatever host and protocol a proxy in between uses: over http an attacker on
 * the network could forge a page of our host. Only if the site itself is reached by http, as on a laptop, it may also
 * be reached by another name of the machine. Programs that are no browsers send no origin; a form on our page sends
 * "null", because our pages send no referrer, and only the browser's Sec-Fetch-Site distinguishes it from a frame
 * without an origin.
 */
export function openCrossSiteCheck(publicUrl: string): CrossSiteCheck {
	const ours = new URL(publicUrl).origin;
	const isPlain = ours.startsWith("http:");
	return (method, { origin, host, "sec-fetch-site": site }) => {
		if (method === "GET" || method === "HEAD") return;
		const isUnnamed = origin === undefined || (origin === "null" && site === "same-origin");
		const isOurs = isUnnamed || origin === ours || (isPlain && origin === `http://${host}`);
		if (!isOurs || !NEAR.has(site as string | undefined)) throw refuse("CROSS_SITE_REQUEST");
	};
}
