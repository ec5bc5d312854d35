import late from "virtual:late-scripts";
import { lateScriptsOf, type PageNeeds } from "./late-scripts.ts";

const known = new Map<string, string[]>();

/** The same for a page about to be sent. There are a few kinds of page in a few languages: each is calculated once. */
export function lateScriptsOfPage(page: PageNeeds): string[] {
	const key = [page.locale, page.isPlayer, ...page.named].join();
	const found = known.get(key) ?? lateScriptsOf(late, page);
	known.set(key, found);
	return found;
}
