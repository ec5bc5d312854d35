import type { IncomingMessage } from "node:http";
import { SESSION_COOKIE } from "@baize/platform-server";
import { leadsElsewhere } from "./page-address.ts";
import type { CachedPage } from "./page-cache.ts";

/** A request without a session, for a page itself and in its own language. */
export const isPublic = ({ method, url, headers }: Pick<IncomingMessage, "method" | "url" | "headers">): boolean =>
	method === "GET" &&
	headers["sec-fetch-dest"] !== "iframe" &&
	!headers.cookie?.includes(`${SESSION_COOKIE}=`) &&
	!url?.includes(".data") &&
	!leadsElsewhere(url ?? "");

/** The headers of one sending of a page, with the policy for its nonce. */
export const pageHeaders = (page: CachedPage, policy: string): [string, string][] => [
	...page.headers,
	["content-security-policy", policy],
	["cache-control", "private, no-cache"],
	["vary", "cookie, accept-language, accept-encoding"],
];

/** The same for a page that is made for one visitor, or for data that the browser requests between two pages. */
export const ownPageHeaders = (page: CachedPage, policy: string): [string, string][] => [
	...page.headers,
	["content-security-policy", policy],
	["cache-control", "private, no-store"],
];
