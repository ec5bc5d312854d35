/** The path of the call `renewPush`, whose contract would make the worker three times as large. */
export const RENEWED_PATH = "/api/v1/push/renewed";

/** What a notification shows, and the page that it leads to. The server writes it in the player's language. */
export type Shown = { title: string; body: string; path: string; tag?: string; lang?: string; dir?: "ltr" | "rtl" };

const UNREADABLE: Shown = { title: "Baize", body: "", path: "/" };

export function readPayload(data: { json(): unknown } | null): Shown {
	const given = jsonOf(data) as Partial<Record<keyof Shown, unknown>> | null;
	if (typeof given !== "object" || given === null || typeof given.title !== "string") return UNREADABLE;
	const text = (value: unknown): string => (typeof value === "string" ? value : "");
	return {
		title: given.title,
		body: text(given.body),
		path: text(given.path) || "/",
		...(given.tag ? { tag: text(given.tag) } : {}),
		...(given.lang ? { lang: text(given.lang) } : {}),
		dir: given.dir === "rtl" ? "rtl" : "ltr",
	};
}

function jsonOf(data: { json(): unknown } | null): unknown {
	try {
		return data?.json() ?? null;
	} catch {
		return null;
	}
}

/** A path of our own site, whatever the notification says; its first page where it leads elsewhere. */
export function pathOnSite(path: unknown, site: string): string {
	if (typeof path !== "string" || !path.startsWith("/") || !URL.canParse(path, site)) return "/";
	const { origin, pathname, search, hash } = new URL(path, site);
	return origin === site ? pathname + search + hash : "/";
}
