const fetches = new Map<string, Promise<void>>();

/** What the page itself has named is the browser's to load. */
const isNamed = (path: string): boolean => document.querySelector(`link[href="/${path}"]`) !== null;

async function fetchWhole(path: string): Promise<void> {
	if (isNamed(path)) return;
	const answer = await fetch(`/${path}`);
	if (!answer.ok) throw new TypeError(`${path} is answered ${answer.status}`);
	await answer.arrayBuffer();
}

/** Once for as long as the page is open, unless it fails. */
function fetchOnce(path: string): Promise<void> {
	const known = fetches.get(path);
	if (known) return known;
	const fetching = fetchWhole(path).catch((error) => {
		fetches.delete(path);
		throw error;
	});
	fetches.set(path, fetching);
	return fetching;
}

/**
 * Imports a part of the page once its scripts are in the browser's cache. A browser that imports or preloads a script which
 * does not come remembers that for as long as the page is open, and asks for it never again, as the standard had it until
 * 2026 (https://github.com/whatwg/html/pull/10327). A fetch that fails leaves no trace, so the part can be asked for again.
 */
export async function importFetched<Module>(
	load: () => Promise<Module>,
	paths: readonly string[] = [],
): Promise<Module> {
	await Promise.all(paths.map(fetchOnce));
	return load();
}
