import { test as base, expect } from "@playwright/test";
import { PageErrors } from "./page-errors.ts";
import { stuckPages } from "./stuck-pages.ts";

export * from "@playwright/test";

type OfTest = {
	contextsClosed: undefined;
	/** Names errors of pages that the test causes on purpose. */
	expectErrors: (...patterns: readonly RegExp[]) => void;
};

/** The `test` of every end-to-end test: it fails on an error in any page of any context, also of one that it opened. */
export const test = base.extend<OfTest, { pageErrors: PageErrors }>({
	pageErrors: [({ browser }, use) => use(new PageErrors(browser)), { scope: "worker", auto: true }],
	// Playwright closes only the context of `page`. Pages of others would go on: they ask the site, and paint.
	contextsClosed: [
		async ({ browser }, use) => {
			const before = new Set(browser.contexts());
			await use(undefined);
			const left = browser.contexts().filter((context) => !before.has(context));
			await Promise.all(left.map((context) => context.close()));
		},
		{ auto: true },
	],
	page: async ({ page, browser }, use, info) => {
		await use(page);
		if (info.status === "timedOut") expect(await stuckPages(browser), "pages that are stuck").toEqual([]);
	},
	expectErrors: [
		async ({ pageErrors }, use) => {
			const expected: RegExp[] = [];
			await use((...patterns) => void expected.push(...patterns));
			expect(pageErrors.taken(expected), "errors in the pages").toEqual([]);
		},
		{ auto: true },
	],
});
