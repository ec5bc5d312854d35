import type { CookieOptions } from "../calls/types.ts";

/** Names and values of a Cookie header; the first of a repeated name counts. */
export function readCookies(header: string | undefined): Record<string, string | undefined> {
	const cookies: Record<string, string | undefined> = Object.create(null);
	if (!header) return cookies;
	for (const pair of header.split(";")) {
		const at = pair.indexOf("=");
		if (at < 0) continue;
		const name = pair.slice(0, at).trim();
		if (name in cookies) continue;
		cookies[name] = decoded(pair.slice(at + 1).trim());
	}
	return cookies;
}

function decoded(text: string): string {
	if (!text.includes("%")) return text;
	try {
		return decodeURIComponent(text);
	} catch {
		return text;
	}
}

/** Secure always: browsers count localhost as secure. */
export function cookieText(name: string, value: string, options: CookieOptions = {}): string {
	const parts = [
		`${name}=${encodeURIComponent(value)}`,
		`Path=${options.path ?? "/"}`,
		"Secure",
		`SameSite=${options.sameSite ?? "Lax"}`,
	];
	if (options.httpOnly !== false) parts.push("HttpOnly");
	if (options.maxAgeSeconds !== undefined) parts.push(`Max-Age=${options.maxAgeSeconds}`);
	return parts.join("; ");
}
