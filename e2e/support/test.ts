import { test as base, expect } from "@playwright/test";
import { noteOpened, takeContext } from "./contexts.ts";
import { PageErrors } from "./page-errors.ts";
import { pagesAtEnd } from "./pages-at-end.ts";

export * from "@playwright/test";

type OfTest = {
	/** Names errors of pages that the test causes on purpose. */
	expectErrors: (...patterns: readonly RegExp[]) => void;
};

/** The `test` of every end-to-end test: it fails on an error in any page of any context, also of one that it opened. */
export const test = base.extend<OfTest, { pageErrors: PageErrors }>({
	pageErrors: [({ browser }, use) => use(new PageErrors(browser)), { scope: "worker", auto: true }],
	context: async ({ browser, serviceWorkers, javaScriptEnabled }, use) =>
		use(
			await (serviceWorkers === "block" && javaScriptEnabled !== false ? takeContext(browser) : browser.newContext()),
		),
	page: async ({ page, browser }, use, info) => {
		await use(page);
		if (info.status === "timedOut") throw new Error(await pagesAtEnd(browser));
	},
	expectErrors: [
		async ({ browser, pageErrors }, use) => {
			const expected: RegExp[] = [];
			const endOpened = noteOpened(browser);
			await use((...patterns) => void expected.push(...patterns));
			// What a test leaves open would go on: its pages ask the site, and paint. An error that comes meanwhile is its own.
			await endOpened();
			expect(pageErrors.taken(expected), "errors in the pages").toEqual([]);
		},
		{ auto: true },
	],
});
