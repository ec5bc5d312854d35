import { expectAccessible } from "./support/axe.ts";
import { DESK } from "./support/sizes.ts";
import { expect, type FrameLocator, type Page, test } from "./support/test.ts";

const awake = (page: Page) => page.waitForFunction(() => "isAwake" in window);
const rules = (page: Page, name = "The rules, by year"): FrameLocator => page.frameLocator(`iframe[title="${name}"]`);
const heading = (page: Page, name: string) => rules(page).getByRole("heading", { level: 2, name });
const entries = (page: Page) => page.evaluate(() => history.length);

test("[LEG-01] [LEG-02] the legacy application and the router go the same way, and its errors lead to the site's pages", {
	tag: DESK,
}, async ({ page, expectErrors }) => {
	await page.goto("/en/pages/terms");
	await awake(page);
	await page.getByRole("link", { name: "Rules of earlier years" }).click();
	await expect(page).toHaveURL("/en/earlier-rules");
	await expect(heading(page, "Choose a year")).toBeVisible();
	await expect(page.getByRole("navigation", { name: "About us" })).toBeVisible();
	await expectAccessible(page);
	const before = await entries(page);

	await test.step("each page inside is one entry of the history, and the keyboard comes along", async () => {
		await rules(page).getByRole("link", { name: "Rules of 2024" }).focus();
		await page.keyboard.press("Enter");
		await expect(page).toHaveURL("/en/earlier-rules/2024");
		await expect(heading(page, "Rules of 2024")).toBeFocused();
		await rules(page).getByRole("link", { name: "Bets" }).click();
		await expect(page).toHaveURL("/en/earlier-rules/2024/bets");
		await expect(heading(page, "Bets in 2024")).toBeVisible();
		expect(await entries(page)).toBe(before + 2);
	});

	await test.step("Back and Forward lead the application", async () => {
		await page.goBack();
		await expect(page).toHaveURL("/en/earlier-rules/2024");
		await expect(heading(page, "Rules of 2024")).toBeVisible();
		await page.goBack();
		await expect(heading(page, "Choose a year")).toBeVisible();
		await page.goForward();
		await page.goForward();
		await expect(heading(page, "Bets in 2024")).toBeVisible();
		await expect(page).toHaveURL("/en/earlier-rules/2024/bets");
		expect(await entries(page)).toBe(before + 2);
	});

	await test.step("a page in another language opens at its address, in the theme of the site", async () => {
		await page.goto("/ar/earlier-rules/2023/payments");
		const arabic = rules(page, "القواعد حسب السنة");
		await expect(arabic.getByRole("heading", { level: 2, name: "المدفوعات في 2023" })).toBeVisible();
		await expect(arabic.locator("html")).toHaveAttribute("dir", "rtl");
		await page.getByRole("radio", { name: "فاتح" }).check();
		await expect(arabic.locator("html")).toHaveAttribute("data-theme", "light");
	});

	await test.step("opened by itself it leads to the page of the site", async () => {
		await page.goto("/legacy/en/2025");
		await expect(page).toHaveURL("/en/earlier-rules/2025");
		await expect(heading(page, "Rules of 2025")).toBeVisible();
	});

	await test.step("messages of others and of another shape change nothing", async () => {
		await page.evaluate(() => postMessage({ type: "shown", path: "/legacy/en/2023", after: 1 }, location.origin));
		const application = page.frames().find((frame) => frame.url().includes("/legacy/"));
		await application?.evaluate(() => {
			parent.postMessage({ type: "shown", path: "/en/account", after: 1 }, location.origin);
			parent.postMessage({ type: "shown", path: "/legacy/en/2023", after: "1" }, location.origin);
		});
		await rules(page).getByRole("link", { name: "Payments" }).click();
		await expect(page).toHaveURL("/en/earlier-rules/2025/payments");
	});

	await test.step("what it cannot find, and what it cannot load, leads to the site's error pages", async () => {
		expect((await page.request.get("/en/earlier-rules/2019")).status()).toBe(404);
		await page.goto("/en/earlier-rules");
		await rules(page).getByLabel("The year of your bet or payment").fill("2019");
		await page.keyboard.press("Enter");
		await expect(page).toHaveURL("/en/error/not-found");
		await expect(page.getByRole("heading", { level: 1, name: "Page not found" })).toBeVisible();
		await page.goBack();
		await expect(heading(page, "Choose a year")).toBeVisible();
		await rules(page).getByRole("link", { name: "Rules of 2023" }).click();
		await expect(heading(page, "Rules of 2023")).toBeVisible();
		expectErrors(
			/Failed to load resource: (the server responded with a status of 500|net::ERR_FAILED)/,
			/legacy\/assets/,
		);
		await page.route("**/legacy/assets/*.js", (route) => route.abort());
		await rules(page).getByRole("link", { name: "Bets" }).click();
		await expect(page).toHaveURL("/en/error/internal-server");
		await expect(page.getByRole("heading", { level: 1, name: "Something went wrong" })).toBeVisible();
	});
});
