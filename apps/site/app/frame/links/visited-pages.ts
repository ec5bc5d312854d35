export { notePage } from "@baize/analytics/web";

const KEY = "visited-pages";
const MAX_PAGES = 50;

/** How the router came to a page: by a link, in place of the page before, or through the browser's own history. */
export type Arrival = "PUSH" | "REPLACE" | "POP";

/** The visited pages once this one is shown, the newest last: each is a path with its query. */
export function visitedWith(visited: readonly string[], page: string, arrival: Arrival): readonly string[] {
	const before = arrival === "REPLACE" ? visited.slice(0, -1) : arrival === "POP" ? untilPage(visited, page) : visited;
	return before.at(-1) === page ? before : [...before, page].slice(-MAX_PAGES);
}

/** The browser's own history led to it: back to a page that is known, or to one from before. */
function untilPage(visited: readonly string[], page: string): readonly string[] {
	const place = visited.lastIndexOf(page);
	return place < 0 ? visited : visited.slice(0, place + 1);
}

/**
 * What a back button leads to: the last page with another path, in the language of the present page. What opened over
 * the present page, only filtered it or translated it, is no page to go back to. With it the pages that were visited
 * before that one, and whether the browser's history has it right before the present page.
 */
export function pageBefore(visited: readonly string[], pathname: string): Before | undefined {
	const place = visited.findLastIndex((page) => pathOf(page) !== pathOf(pathname));
	const page = visited[place];
	if (page === undefined) return undefined;
	const target = page.replace(LANGUAGE, LANGUAGE.exec(pathname)?.[0] ?? "");
	return { page: target, earlier: visited.slice(0, place), isLast: target === visited.at(-2) };
}

export type Before = { page: string; earlier: readonly string[]; isLast: boolean };

const LANGUAGE = /^\/[^/?]+/;
const pathOf = (page: string): string => page.replace(LANGUAGE, "").split("?", 1)[0] ?? "";

/** What this tab has visited. Another text than ours in the storage counts as nothing. */
export function readVisited(storage: Pick<Storage, "getItem"> = sessionStorage): readonly string[] {
	try {
		const pages: unknown = JSON.parse(storage.getItem(KEY) ?? "[]");
		return Array.isArray(pages) ? pages.filter(isOurs) : [];
	} catch {
		return [];
	}
}

/** A path of this site: a back button never leads to another one. */
const isOurs = (page: unknown): page is string => typeof page === "string" && /^\/(?![/\\])/.test(page);

export const visit = (page: string, arrival: Arrival): void => store(visitedWith(readVisited(), page, arrival));

/** Leaves the present page for the one before it. */
export const leaveTo = ({ earlier, page }: Before): void => store([...earlier, page]);

function store(visited: readonly string[]): void {
	try {
		sessionStorage.setItem(KEY, JSON.stringify(visited));
	} catch {
		// Without storage the back button leads to the page above.
	}
}
