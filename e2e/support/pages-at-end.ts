import type { Browser, Page } from "@playwright/test";

const ANSWER_WITHIN_MS = 5_000;
const MAX_SHOWN = 2_000;

/**
 * What each page of a browser shows, for the report of a test that ran out of time: a click waits silently, for frames
 * or for an element behind an open menu.
 */
export async function pagesAtEnd(browser: Browser): Promise<string> {
	const pages = browser.contexts().flatMap((context) => context.pages());
	const lines = await Promise.all(pages.map(async (page) => `${page.url()}: ${await stateOf(page)}`));
	return `When the time was over, the pages were\n${lines.join("\n")}`;
}

async function stateOf(page: Page): Promise<string> {
	const visibility = await inTime(page.evaluate(() => document.visibilityState));
	if (visibility === undefined) return "a script never returns";
	const drawn = await inTime(page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => resolve(true)))));
	if (!drawn) return `the browser draws no frames (${visibility})`;
	const controls = await inTime(page.locator("body").ariaSnapshot());
	return controls?.slice(0, MAX_SHOWN) ?? "its controls cannot be read";
}

function inTime<T>(work: Promise<T>): Promise<T | undefined> {
	const late = new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), ANSWER_WITHIN_MS));
	return Promise.race([work.catch(() => undefined), late]);
}
