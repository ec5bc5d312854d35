import type { IncomingHttpHeaders } from "node:http";
import { SESSION_COOKIE } from "@baize/platform-server";

/**
 * A company's page in a frame of ours leads back to us, and the browser brings no cookie along, because that page is of
 * another site. Asked for again by a page of ours, the same address is asked for with them.
 */
export const comesWithoutCookies = (headers: IncomingHttpHeaders): boolean =>
	headers["sec-fetch-dest"] === "iframe" &&
	headers["sec-fetch-site"] === "cross-site" &&
	!headers.cookie?.includes(`${SESSION_COOKIE}=`);

/** A page that does nothing but ask for its own address again. */
export const pageThatAsksAgain = (nonce: string): string =>
	`<!DOCTYPE html><title>Baize</title><script nonce="${nonce}">location.replace(location.href)</script>`;
