import type { Locale } from "@baize/kernel/locale";
import type { BrowserContext, Page } from "@playwright/test";
import { violationsOn } from "../../e2e/support/axe.ts";
import type { PageErrors } from "../../e2e/support/page-errors.ts";
import { isSentence, missingTexts } from "./missing-texts.ts";
import { patternOf } from "./patterns.ts";
import { readPage } from "./read-page.ts";

type Crawl = {
	context: BrowserContext;
	errors: PageErrors;
	locale: Locale;
	/** What the English pages say; an English crawl adds to it. */
	english: Set<string>;
	/** Called with the page and what is wrong with it. */
	report(path: string, fault: string): void;
};

/** No site of ours has so many pages and links; a crawl that does not end has found a fault too. */
const MAX_PAGES = 400;
const MAX_LINKS = 4_000;
const LOADED_IN_MS = 30_000;

/**
 * From the lobby along every link: one page of each kind is opened, read and examined, and of all other links it is
 * asked whether there is a page. Returns how many there were of both.
 */
export async function crawl(crawling: Crawl): Promise<{ pages: number; links: number }> {
	const { context, locale, report } = crawling;
	const root = `/${locale}`;
	const page = await context.newPage();
	const [opened, known] = [new Set<string>(), new Set([root])];
	let links = 0;
	// What is found meanwhile is added at the end of the set, and visited too.
	for (const path of known) {
		const pattern = patternOf(belowLanguage(path, root));
		if (opened.has(pattern)) {
			await ask(page, path, report);
			links += 1;
		} else {
			opened.add(pattern);
			for (const link of await open(page, path, crawling)) if (isWithin(link, root)) known.add(link);
		}
		if (opened.size > MAX_PAGES || known.size > MAX_LINKS) {
			report(path, "there are more pages than a crawl follows");
			break;
		}
	}
	await page.close();
	return { pages: opened.size, links };
}

const belowLanguage = (path: string, root: string): string => path.slice(root.length).split("?", 1)[0] || "/";

/** Pages of other languages are visited by their own crawl. */
const isWithin = (link: string, root: string): boolean =>
	link === root || link.startsWith(`${root}/`) || link.startsWith(`${root}?`);

async function open(page: Page, path: string, { errors, locale, english, report }: Crawl): Promise<string[]> {
	try {
		const answer = await page.goto(path, { timeout: LOADED_IN_MS });
		const status = answer?.status() ?? 0;
		if (status >= 400) report(path, `answers ${status}`);
		for (const violation of await violationsOn(page)) report(path, violation);
		const read = await readPage(page);
		for (const missing of missingTexts(locale, read, english)) report(path, missing);
		if (locale === "en") for (const text of read.texts) if (isSentence(text)) english.add(text);
		return read.links;
	} catch (error) {
		report(path, `could not be read: ${String(error).split("\n", 1)[0]}`);
		return [];
	} finally {
		for (const error of errors.taken([])) report(path, error);
	}
}

async function ask(page: Page, path: string, report: Crawl["report"]): Promise<void> {
	const answer = await page.request.get(path, { timeout: LOADED_IN_MS });
	if (!answer.ok()) report(path, `answers ${answer.status()}`);
	await answer.dispose();
}
