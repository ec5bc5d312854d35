import { expectAccessible } from "../support/axe.ts";
import { signedInPlayer } from "../support/people.ts";
import { DESK, PHONE } from "../support/sizes.ts";
import { expect, type Page, test } from "../support/test.ts";

const TIDAL = "/en/casino/slots/adventure/tidal-book";
const AMBER = "/en/casino/slots/classic/amber-fox";

const awake = (page: Page) => page.waitForFunction(() => "isAwake" in window);
const row = (page: Page, name: string) => page.getByRole("region", { name });
const recorded = (page: Page) => page.evaluate(() => localStorage.getItem("most-played"));

async function openGame(page: Page, path: string): Promise<void> {
	const before = await recorded(page).catch(() => null);
	await page.goto(path);
	await expect.poll(() => recorded(page)).not.toBe(before);
}

test.describe("[ROUTE-10] a visitor's games", () => {
	test("[CAT-09] are those opened most in this browser, with their number", { tag: PHONE }, async ({ page }) => {
		await page.goto("/en/my-games");
		await expect(page.getByText("No games here yet")).toBeVisible();
		await expectAccessible(page);
		for (const path of [AMBER, TIDAL, TIDAL]) await openGame(page, path);
		expect(await recorded(page)).toBe('[{"id":"tidal-book","count":2},{"id":"amber-fox","count":1}]');
		await page.goto("/en/my-games");
		const played = row(page, "Most played in this browser").getByRole("listitem");
		await expect(played).toHaveText([/Tidal Book.*Opened 2 times/, /Amber Fox.*Opened once/]);
		await expectAccessible(page);
	});

	test("[CAT-06] and those marked with a heart, which become the player's", { tag: DESK }, async ({ page }) => {
		await page.goto("/en/casino/all-games");
		await awake(page);
		await page.getByRole("button", { name: "Add Ember Court to your favourites" }).click();
		await expect(page.getByRole("button", { name: "Remove Ember Court from your favourites" })).toBeVisible();
		await page.goto("/en/my-games");
		await expect(
			row(page, "Favourites")
				.getByRole("link", { name: /Ember Court/ })
				.first(),
		).toBeVisible();
		await signedInPlayer(page);
		await page.goto("/en");
		await expect(page.getByRole("button", { name: "Remove Ember Court from your favourites" }).first()).toBeAttached();
		await page.goto("/en/my-games");
		await expect(
			row(page, "Favourites")
				.getByRole("link", { name: /Ember Court/ })
				.first(),
		).toBeVisible();
	});
});
