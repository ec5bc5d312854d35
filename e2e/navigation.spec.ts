import { expectAccessible } from "./support/axe.ts";
import { DESK, PHONE } from "./support/sizes.ts";
import { expect, type Page, test } from "./support/test.ts";

const awake = (page: Page) => page.waitForFunction(() => "isAwake" in window);
const footer = (page: Page) => page.getByRole("navigation", { name: "About us" });

test.describe("[GEN-02] from page to page", () => {
	test("the keyboard goes to the new page's heading, where a listener begins", { tag: DESK }, async ({ page }) => {
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

	test("a page that was loaded leaves the keyboard at its start", { tag: DESK }, async ({ page }) => {
		await page.goto("/en/pages/safer-play");
		await awake(page);
		await page.keyboard.press("Tab");
		await expect(page.getByRole("link", { name: "Skip to the content" })).toBeFocused();
	});

	test("a line shows that the next page is loading", { tag: DESK }, async ({ page }) => {
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

test.describe("[NAV-04] the back button", { tag: PHONE }, () => {
	const back = (page: Page) => page.getByRole("link", { name: "Back", exact: true });
	/** A page counts as visited a moment after it can be used. */
	const isVisited = (page: Page, path: string) =>
		page.waitForFunction((end) => sessionStorage.getItem("visited-pages")?.endsWith(end), `${path}"]`);

	test("leads to the page visited before, past what opened over the present one and a loaded page", async ({
		page,
	}) => {
		await page.goto("/en");
		await awake(page);
		await expect(back(page)).toHaveCount(0);
		await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Sports" }).click();
		await expect(page).toHaveURL("/en/sports");
		await footer(page).getByRole("link", { name: "Licences" }).click();
		await isVisited(page, "/en/pages/licences");
		await page.getByRole("button", { name: "Search" }).click();
		await page.keyboard.press("Escape");
		await page.reload();
		await awake(page);
		await back(page).click();
		await expect(page).toHaveURL("/en/sports");
		await expect(back(page)).toHaveCount(0);
	});

	test("leads out of a game to where the player came from, and not into it again", async ({ page }) => {
		await page.goto("/en/casino/all-games");
		await isVisited(page, "/en/casino/all-games");
		await page.goto("/en/casino/slots/adventure/tidal-book");
		await isVisited(page, "/en/casino/slots/adventure/tidal-book");
		await back(page).last().click();
		await expect(page).toHaveURL("/en/casino/all-games");
		await isVisited(page, "/en/casino/all-games");
		await page.goto("/en/pages/licences");
		await isVisited(page, "/en/pages/licences");
		await back(page).click();
		await expect(page).toHaveURL("/en/casino/all-games");
	});

	test("leads to the page above where nothing was visited before", async ({ page }) => {
		await page.goto("/en/account/profile?overlay=join");
		await awake(page);
		await back(page).click();
		await expect(page).toHaveURL("/en");
	});
});

test("[ROUTE-13] a link to the overlay to join leads to the page to join, with the other values", {
	tag: DESK,
}, async ({ page }) => {
	await page.goto("/en");
	await awake(page);
	await page.evaluate(() => {
		const link = document.createElement("a");
		link.href = "/en/casino?overlay=join&from=friend";
		link.textContent = "Join by a friend";
		document.querySelector("main")?.prepend(link);
	});
	await page.getByRole("link", { name: "Join by a friend" }).click();
	await expect(page).toHaveURL("/en/join?from=friend");
});

test("[NAV-07] the channel menu opens the rest of its items in a grid, by keyboard, in both directions of reading", {
	tag: PHONE,
}, async ({ page }) => {
	const menu = page.getByRole("navigation", { name: "Casino channels" });
	const shown = () => menu.getByRole("link").filter({ visible: true });
	const button = menu.getByRole("button", { name: "More" });
	const columns = () => menu.locator("[popover] ul").evaluate((grid) => getComputedStyle(grid).gridTemplateColumns);
	await page.goto("/en/casino/all-games");
	await awake(page);
	await expect(shown()).toHaveText(["Lobby", "New", "Slots", "Virtuals", "My games"]);
	await shown().last().focus();
	await page.keyboard.press("ArrowRight");
	await expect(button).toBeFocused();
	await page.keyboard.press("Enter");
	await expect(shown()).toHaveText(["Lobby", "New", "Slots", "Virtuals", "My games", "Football", "All games"]);
	expect((await columns()).split(" ")).toHaveLength(3);
	await page.keyboard.press("ArrowRight");
	await page.keyboard.press("ArrowRight");
	await expect(menu.getByRole("link", { name: "All games" }).last()).toBeFocused();
	await expectAccessible(page);
	await page.keyboard.press("Escape");
	await expect(button).toBeFocused();
	await expect(shown()).toHaveCount(5);

	await button.click();
	await menu.getByRole("link", { name: "Football" }).last().click();
	await expect(page).toHaveURL("/en/sports");

	await page.setViewportSize({ width: 1280, height: 900 });
	await page.goto("/ar/casino/all-games");
	await awake(page);
	const arabic = page.getByRole("navigation", { name: "أقسام الكازينو" });
	await expect(arabic.getByRole("link").filter({ visible: true })).toHaveCount(7);
	await expect(arabic.getByRole("button", { name: "المزيد" })).toBeHidden();
	await arabic.getByRole("link").first().focus();
	await page.keyboard.press("ArrowLeft");
	await expect(arabic.getByRole("link", { name: "جديد" })).toBeFocused();
});
