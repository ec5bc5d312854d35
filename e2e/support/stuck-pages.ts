import type { Browser, Page } from "@playwright/test";

const ANSWER_WITHIN_MS = 5_000;

/** What stops the pages of a browser, for the report of a test that ran out of time: a click waits for frames silently. */
export async function stuckPages(browser: Browser): Promise<string[]> {
	const pages = browser.contexts().flatMap((context) => context.pages());
	const states = await Promise.all(pages.map(async (page) => ({ url: page.url(), state: await stateOf(page) })));
	return states.flatMap(({ url, state }) => (state ? [`${url}: ${state}`] : []));
}

async function stateOf(page: Page): Promise<string | undefined> {
	const visibility = await inTime(page.evaluate(() => document.visibilityState));
	if (visibility === undefined) return "a script never returns";
	const drawn = await inTime(page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => resolve(true)))));
	return drawn ? undefined : `the browser draws no frames (${visibility})`;
}

function inTime<T>(work: Promise<T>): Promise<T | undefined> {
	const late = new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), ANSWER_WITHIN_MS));
	return Promise.race([work.catch(() => undefined), late]);
}
