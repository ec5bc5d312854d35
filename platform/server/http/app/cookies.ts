import { parseCookie, stringifySetCookie } from "cookie";
import type { CookieOptions } from "../calls/types.ts";

/** Names and values of a Cookie header; the first of a repeated name counts. */
export const readCookies = (header: string | undefined): Record<string, string | undefined> =>
	header ? parseCookie(header) : Object.create(null);

/** Secure always: browsers count localhost as secure. */
export const cookieText = (name: string, value: string, options: CookieOptions = {}): string =>
	stringifySetCookie({
		name,
		value,
		path: options.path ?? "/",
		secure: true,
		sameSite: options.sameSite ?? "lax",
		httpOnly: options.httpOnly !== false,
		...(options.maxAgeSeconds === undefined ? {} : { maxAge: options.maxAgeSeconds }),
	});
