/** The whole address of a page. A path that is no text is taken letter by letter, and so is a page that is not there. */
export function pageAddress(origin: string, asked: string): string {
	const [path = "", ...query] = asked.split("?");
	return origin + [isText(path) ? path : path.replaceAll("%", "%25"), ...query].join("?");
}

function isText(path: string): boolean {
	if (!path.includes("%")) return true;
	try {
		decodeURIComponent(path);
		return true;
	} catch {
		return false;
	}
}

/** The query of an address of which no path is left once it is read as a browser reads it: `/`, `//`, `/..`, `/%2e/?lang=es`. */
export function queryAtRoot(asked: string): string | undefined {
	if (!asked.startsWith("/") || !URL.canParse(`http://site${asked}`)) return undefined;
	const { pathname, search } = new URL(`http://site${asked}`);
	return /^\/+$/.test(pathname) ? search : undefined;
}
