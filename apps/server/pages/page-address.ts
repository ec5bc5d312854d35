/** The query of an address of which no path is left once it is read as a browser reads it: `/`, `//`, `/..`, `/%2e/?lang=es`. */
export function queryAtRoot(asked: string): string | undefined {
	if (!asked.startsWith("/") || !URL.canParse(`http://site${asked}`)) return undefined;
	const { pathname, search } = new URL(`http://site${asked}`);
	return /^\/+$/.test(pathname) ? search : undefined;
}
