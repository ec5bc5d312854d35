import type { Page } from "@playwright/test";

/** What a page shows, as far as the crawl judges it. */
export type Read = { links: string[]; lang: string; title: string; heading: string; texts: string[] };

/** In the browser: its links to this site, and every text that can be seen or is read aloud. */
export const readPage = (page: Page): Promise<Read> => page.evaluate(inPage);

function inPage(): Read {
	const isOfSite = (link: HTMLAnchorElement): boolean => link.origin === location.origin && link.download === "";
	const links = [...document.querySelectorAll<HTMLAnchorElement>("a[href]")]
		.filter(isOfSite)
		.map(({ pathname, search }) => pathname + search);
	const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
	const texts = new Set<string>();
	for (let node = walker.nextNode(); node; node = walker.nextNode())
		if (!node.parentElement?.closest("script, style, noscript, code, pre"))
			texts.add(node.nodeValue?.replaceAll(/\s+/g, " ").trim() ?? "");
	for (const element of document.querySelectorAll("[aria-label], [placeholder], [alt]"))
		for (const name of ["aria-label", "placeholder", "alt"]) texts.add(element.getAttribute(name) ?? "");
	texts.delete("");
	return {
		links: [...new Set(links)],
		lang: document.documentElement.lang,
		title: document.title,
		heading: document.querySelector("h1")?.textContent?.trim() ?? "",
		texts: [...texts],
	};
}
