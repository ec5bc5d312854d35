import { stylesOfOpened } from "./whole-styles.ts";

const fetches = new Map<string, Promise<void>>();

/** The browser itself loads what the page already references. */
const isNamed = (path: string): boolean => document.querySelector(`link[href="/${path}"]`) !== null;

/** A request that brings nothing for so long is given up: its part would otherwise wait for it while the page is open. */
const SILENT_MS = 8_000;

async function fetchWhole(path: string): Promise<void> {
	if (isNamed(path)) return;
	const giving = new AbortController();
	const giveUp = () => giving.abort();
	let silence = setTimeout(giveUp, SILENT_MS);
	try {
		const answer = await fetch(`/${path}`, { signal: giving.signal });
		if (!answer.ok) throw new TypeError(`${path} is answered ${answer.status}`);
		for (const body = answer.body?.getReader(); body && !(await body.read()).done; ) {
			clearTimeout(silence);
			silence = setTimeout(giveUp, SILENT_MS);
		}
	} finally {
		clearTimeout(silence);
	}
}

/** Once while the page is open, unless it fails. */
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
 * Imports a part of the page once its scripts are in the browser's cache. A browser in which an import or preload fails
 * remembers that while the page is open, and never requests the script again, as the standard had it until 2026
 * (https://github.com/whatwg/html/pull/10327). A failed fetch is not remembered, so the part can be requested again.
 */
export async function importFetched<Module>(
	load: () => Promise<Module>,
	paths: readonly string[] = [],
): Promise<Module> {
	await Promise.all([stylesOfOpened(), ...paths.map(fetchOnce)]);
	return load();
}
