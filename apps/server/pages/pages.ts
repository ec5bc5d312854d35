import type { Clock } from "@baize/kernel/time";
import { newNonce, readablePath, refuseLongAddress, type Visit } from "@baize/platform-server";
import { type CachedPage, openPageCache } from "./page-cache.ts";
import type { PageFacts, PageRenderer } from "./page-work.ts";

// Nobody outside knows it, so that nothing which is shown on a page can ask for a nonce.
const NONCE_PLACEHOLDER = newNonce();

export type PagesPorts = {
	clock: Clock;
	publicUrl: string;
	factsOf(visit: Visit, nonce: string): Promise<PageFacts>;
	call(name: string, input: unknown, visit: Visit): Promise<unknown>;
	/** What beside the language decides what an anonymous page shows: the visitor's place, and what is open. */
	sightOf(visit: Visit): string;
	renderer: PageRenderer;
};

/** The pages, by the path and query that were asked for; an address that is too long is refused. */
export type Pages = ReturnType<typeof openPages>;

export function openPages({ clock, publicUrl, factsOf, call, sightOf, renderer }: PagesPorts) {
	const cache = openPageCache(clock);
	const { origin } = new URL(publicUrl);

	async function render(method: string, url: string, visit: Visit, sharing?: string): Promise<CachedPage> {
		const facts = await factsOf(visit, NONCE_PLACEHOLDER);
		const work = { method, url: origin + readablePath(url), facts, ...(sharing === undefined ? {} : { sharing }) };
		return renderer.render(work, (name, input) => call(name, input, visit));
	}

	return {
		/** A page as everybody of the same language and place sees it, kept for a moment. */
		ofEverybody(url: string, visit: Visit): CachedPage | Promise<CachedPage> {
			refuseLongAddress(url);
			const sharing = `${visit.locale} ${sightOf(visit)}`;
			return cache.get(`${sharing} ${url}`, () => render("GET", url, visit, sharing));
		},
		/** A page made for one visitor, or what the browser asks for between two pages. */
		async ofVisitor(method: string, url: string, visit: Visit): Promise<CachedPage> {
			refuseLongAddress(url);
			return render(method, url, visit);
		},
	};
}
