import { expect, type Page, test } from "./support/test.ts";

const awake = (page: Page) => page.waitForFunction(() => "isAwake" in window);
const footer = (page: Page) => page.getByRole("navigation", { name: "About this site" });

test.describe("[GEN-02] from page to page", () => {
	test("the keyboard goes to the new page's heading, where a listener begins", async ({ page }) => {
		await page.goto("/en");
		await awake(page);
		await footer(page).getByRole("link", { name: "Safer play" }).focus();
		await page.keyboard.press("Enter");
		await expect(page.getByRole("heading", { level: 1, name: /^(?!Lic)/ })).toBeFocused();
		await footer(page).getByRole("link", { name: "Licences" }).click();
		await expect(page.getByRole("heading", { level: 1, name: "Licences" })).toBeFocused();
		await page.goBack();
		await expect(page.getByRole("heading", { level: 1, name: /^(?!Lic)/ })).toBeFocused();
	});

	test("a page that was loaded leaves the keyboard at its start", async ({ page }) => {
		await page.goto("/en/pages/safer-play");
		await awake(page);
		await page.keyboard.press("Tab");
		await expect(page.getByRole("link", { name: "Skip to the content" })).toBeFocused();
	});

	test("a line shows that the next page is loading", async ({ page }) => {
		await page.goto("/en/pages/safer-play");
		await awake(page);
		let arrive = (): void => undefined;
		const arrived = new Promise<void>((resolve) => {
			arrive = resolve;
		});
		await page.route(/licences\.data/, async (route) => {
			await arrived;
			await route.continue();
		});
		const main = page.getByRole("main");
		await footer(page).getByRole("link", { name: "Licences" }).click();
		await expect(main).toHaveAttribute("aria-busy", "true");
		const line = await main.evaluate((content) => getComputedStyle(content, "::before").content);
		expect(line).toBe('""');
		arrive();
		await expect(page.getByRole("heading", { level: 1, name: "Licences" })).toBeVisible();
		await expect(main).not.toHaveAttribute("aria-busy");
	});
});
