import { isLocale, type Locale } from "@baize/kernel/locale";
import { pages, pathIn } from "@baize/platform-paths";

/**
 * What the worker does with a request: nothing, so that the browser makes it as without a worker; or, only where the
 * network fails, the answer with the stored lobby or with the offline page. An address without a language has none.
 */
export type Treatment = { kind: "leave" } | { kind: "lobby" | "page"; locale?: Locale };

type Requested = Pick<Request, "method" | "mode" | "destination" | "url">;

const LEAVE: Treatment = { kind: "leave" };

/** Pages alone are treated: those that a person opens in a window, at an address of the site in one of its languages. */
export function treatmentOf({ method, mode, destination, url }: Requested, site: string): Treatment {
	if (method !== "GET" || mode !== "navigate" || destination !== "document") return LEAVE;
	const { origin, pathname } = new URL(url);
	if (origin !== site) return LEAVE;
	if (pathname === "/") return { kind: "lobby" };
	const [, locale] = pathname.split("/", 2);
	if (!isLocale(locale)) return LEAVE;
	return { kind: pathname.replace(/\/$/, "") === pathIn(locale, pages.lobby) ? "lobby" : "page", locale };
}
