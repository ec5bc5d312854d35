import { DESK } from "./support/sizes.ts";
import { expect, type Page, test } from "./support/test.ts";

test.use({ serviceWorkers: "allow" });

/** Whether the service worker is in control and has stored the lobby. */
const isStored = (page: Page): Promise<boolean> =>
	page.evaluate(async () => navigator.serviceWorker.controller !== null && (await caches.match("/en")) !== undefined);

test("[GEN-02] without a connection the last lobby can be read, and every other page says so until it is back", {
	tag: DESK,
}, async ({ page, context, expectErrors }) => {
	expectErrors(/ERR_INTERNET_DISCONNECTED/, /status of 503/);
	await page.goto("/en");
	await expect.poll(() => isStored(page)).toBe(true);

	await context.setOffline(true);
	await page.reload();
	const mark = page.getByRole("status").filter({ hasText: "You are offline" });
	await expect(mark).toContainText(/This is the lobby as of \w+ \d+, \d{4}/);
	await expect(page.getByRole("main").getByRole("heading").first()).toBeVisible();
	await expect(page.locator("a[href], button:enabled, input:enabled")).toHaveText(["Try again"]);

	await page.goto("/ar/sports");
	await expect(page.getByRole("heading", { name: "أنت غير متصل" })).toBeVisible();
	await expect(page.locator("html")).toHaveAttribute("dir", "rtl");

	await context.setOffline(false);
	await expect(page.getByRole("contentinfo").getByRole("navigation").first()).toBeVisible();
	await expect(page).toHaveURL(/\/ar\/sports$/);
});
