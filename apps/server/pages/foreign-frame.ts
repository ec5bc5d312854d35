import type { IncomingHttpHeaders } from "node:http";
import { SESSION_COOKIE } from "@baize/platform-server";

/**
 * A company's page in a frame of ours leads back to us, and the browser sends no cookie, because that page is of
 * another site. Requested again by a page of ours, the same address is requested with cookies.
 */
export const comesWithoutCookies = (headers: IncomingHttpHeaders): boolean =>
	headers["sec-fetch-dest"] === "iframe" &&
	headers["sec-fetch-site"] === "cross-site" &&
	!headers.cookie?.includes(`${SESSION_COOKIE}=`);

/** A page that does nothing but request its own address again. */
export const reloadingPage = (nonce: string): string =>
	`<!DOCTYPE html><title>Baize</title><script nonce="${nonce}">location.replace(location.href)</script>`;
