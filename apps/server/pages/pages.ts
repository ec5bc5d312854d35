import type { Clock } from "@baize/kernel/time";
import { newNonce, readablePath, refuseLongUrl, type Visit } from "@baize/platform-server";
import { localeIn } from "./page-address.ts";
import { type CachedPage, openPageCache } from "./page-cache.ts";
import type { PageFacts, PageRenderer } from "./rendering/page-work.ts";

// Secret, so that nothing which is shown on a page can contain the placeholder of a nonce.
const NONCE_PLACEHOLDER = newNonce();

export type PagesPorts = {
	clock: Clock;
	publicUrl: string;
	factsOf(visit: Visit, nonce: string): Promise<PageFacts>;
	call(name: string, input: unknown, visit: Visit): Promise<unknown>;
	/** What besides the language decides what an anonymous page shows: the visitor's location, and the flags. */
	geoVisibilityOf(visit: Visit): string;
	renderer: PageRenderer;
};

/** The pages, by the requested path and query; an address that is too long is refused. */
export type Pages = ReturnType<typeof openPages>;

export function openPages({ clock, publicUrl, factsOf, call, geoVisibilityOf, renderer }: PagesPorts) {
	const cache = openPageCache(clock);
	const { origin } = new URL(publicUrl);

	/** A page is in the language of its address, whatever else the visitor prefers. */
	const asReader = (url: string, visit: Visit): Visit => ({ ...visit, locale: localeIn(url) ?? visit.locale });

	async function render(method: string, url: string, visit: Visit, sharing?: string): Promise<CachedPage> {
		const facts = await factsOf(visit, NONCE_PLACEHOLDER);
		const work = { method, url: origin + readablePath(url), facts, ...(sharing === undefined ? {} : { sharing }) };
		return renderer.render(work, (name, input) => call(name, input, visit));
	}

	return {
		/** A page as everyone with the same language and location sees it, cached for a moment. */
		publicPage(url: string, visit: Visit): CachedPage | Promise<CachedPage> {
			refuseLongUrl(url);
			const reader = asReader(url, visit);
			const sharing = `${reader.locale} ${geoVisibilityOf(reader)}`;
			return cache.get(`${sharing} ${url}`, () => render("GET", url, reader, sharing));
		},
		/** A page made for one visitor, or data requested between two pages. */
		async pageForVisitor(method: string, url: string, visit: Visit): Promise<CachedPage> {
			refuseLongUrl(url);
			return render(method, url, asReader(url, visit));
		},
	};
}
