import { expectAccessible } from "./support/axe.ts";
import { signedInPlayer } from "./support/people.ts";
import { DESK, PHONE } from "./support/sizes.ts";
import { expect, type Page, test } from "./support/test.ts";

const awake = (page: Page) => page.waitForFunction(() => "isAwake" in window);
const overlay = (page: Page) => page.getByRole("dialog", { name: "Search" });
const field = (page: Page) => overlay(page).getByRole("textbox");

async function openSearch(page: Page): Promise<void> {
	await page.goto("/en");
	await awake(page);
	await page.getByRole("button", { name: "Search" }).filter({ visible: true }).click();
	await expect(field(page)).toBeFocused();
}

test.describe("[NAV-03] the search", () => {
	test("opens in the header and in the lobby, and not empty", async ({ page }) => {
		await openSearch(page);
		await expect(overlay(page).getByRole("region", { name: "Featured games" }).getByRole("link")).toHaveCount(6);
		await expect(
			overlay(page).getByRole("region", { name: "Go to" }).getByRole("link", { name: "Sports", exact: true }),
		).toBeVisible();
		await expect(overlay(page).getByRole("region", { name: "Starting soon" })).toBeVisible();
		await expectAccessible(page);
		await page.keyboard.press("Escape");
		await expect(overlay(page)).toHaveCount(0);
		await page.getByRole("button", { name: "Find a game, a team or help" }).click();
		await expect(field(page)).toBeFocused();
	});

	test("finds games, teams, pages and help in one place, and Enter opens the first hit", { tag: DESK }, async ({
		page,
	}) => {
		await openSearch(page);
		await field(page).fill("withdraw");
		await expect(overlay(page).getByRole("region", { name: "Help" }).getByRole("link").first()).toBeVisible();
		await field(page).fill("tydal");
		await expect(overlay(page).getByRole("region", { name: "Games" }).getByRole("link")).toHaveText(/Tidal Book/);
		await expectAccessible(page);
		await field(page).press("Enter");
		await expect(page).toHaveURL(/tidal-book/);
		await expect(overlay(page)).toHaveCount(0);
	});

	test("knows the site's own pages, those of an account for players only", { tag: DESK }, async ({ page }) => {
		await openSearch(page);
		await field(page).fill("depos");
		const deposit = overlay(page).getByRole("link", { name: "Deposit money" });
		await expect(overlay(page).getByRole("region", { name: "Help" })).toBeVisible();
		await expect(deposit).toHaveCount(0);
		await signedInPlayer(page);
		await openSearch(page);
		await field(page).fill("depos");
		await expect(deposit).toBeVisible();
	});
});

test.describe("[CAT-08] the search in the lobby", () => {
	test("asks for hits within a second, and is cleared by its button and by a press beside it", { tag: DESK }, async ({
		browser,
	}) => {
		// The clock is that of a context, which no other test must get. A second of the page is one on any machine.
		const page = await (await browser.newContext()).newPage();
		await page.clock.install();
		await openSearch(page);
		await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1_000));
		const asked = page.waitForRequest(/\/search\?term=amber/);
		await field(page).fill("amber");
		await page.clock.runFor(1_000);
		await asked;
		await page.clock.resume();
		await expect(overlay(page).getByRole("link", { name: /Amber Fox/ })).toBeVisible();
		await overlay(page).getByRole("button", { name: "Clear the search" }).click();
		await expect(field(page)).toHaveValue("");
		await expect(overlay(page).getByRole("region", { name: "Featured games" })).toBeVisible();
		await field(page).fill("amber");
		await page.mouse.click(5, 800);
		await expect(overlay(page)).toHaveCount(0);
		await page.getByRole("button", { name: "Search" }).filter({ visible: true }).click();
		await expect(field(page)).toHaveValue("");
	});

	test("says that nothing was found, and leads on", { tag: PHONE }, async ({ page }) => {
		await openSearch(page);
		await field(page).fill("qqxxyyzz");
		await expect(overlay(page).getByText("Nothing found for “qqxxyyzz”").last()).toBeVisible();
		await expect(overlay(page).getByRole("status")).toHaveText("Nothing found for “qqxxyyzz”");
		await expect(overlay(page).getByRole("link", { name: "All games" })).toBeVisible();
		await expect(overlay(page).getByRole("region", { name: "Did you mean" })).toBeVisible();
		await expectAccessible(page);
	});
});
