import type { IncomingMessage } from "node:http";
import { isLocale } from "@baize/kernel/locale";

/** The query of an address of which no path is left once it is read as a browser reads it: `/`, `//`, `/..`, `/%2e/?lang=es`. */
export function queryAtRoot(asked: string): string | undefined {
	if (!asked.startsWith("/") || !URL.canParse(`http://site${asked}`)) return undefined;
	const { pathname, search } = new URL(`http://site${asked}`);
	return /^\/+$/.test(pathname) ? search : undefined;
}

const FORM = /^(application\/x-www-form-urlencoded|multipart\/form-data)/;

/** Without scripts a browser sends a form to the page that it stands on. Nobody takes it there; the page says what it needs. */
export const isFormToPage = ({ method, url, headers }: Pick<IncomingMessage, "method" | "url" | "headers">): boolean =>
	method === "POST" && isLocale(url?.split(/[/?]/, 2)[1]) && FORM.test(headers["content-type"] ?? "");
