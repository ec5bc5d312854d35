import { expectAccessible } from "../support/axe.ts";
import { operatorAtWork } from "../support/office.ts";
import { DESK } from "../support/sizes.ts";
import { expect, type Locator, test } from "../support/test.ts";

const SECOND = "/art/tidal-book-4x3-480.webp";

const widthOf = async (card: Locator): Promise<number> => (await card.boundingBox())?.width ?? 0;

test("[CAT-06] an operator makes the card of a game large, with a second picture under the pointer", {
	tag: DESK,
}, async ({ browser, page }) => {
	const office = await operatorAtWork(browser, "olga@baize.test", "entries");
	await office.goto("/#/entries/casino_game_page.night-orchard.de/show");
	const choose = async (label: string, option: string) => {
		await office.getByLabel(label, { exact: true }).click();
		await office.getByRole("option", { name: option }).click();
	};
	await choose("Size of the card", "Large: two places on wide screens");
	await choose("Behaviour under the pointer", "The second picture shows");
	await office
		.getByRole("group", { name: /^Second picture/ })
		.getByLabel("Address")
		.fill(SECOND);
	await office.getByRole("button", { name: "Save the draft" }).click();
	await expect(office.getByText("The draft is saved. Readers see nothing of it until it is published.")).toBeVisible();
	await expectAccessible(office);
	await office.getByRole("button", { name: "Publish…" }).click();
	const publishing = office.getByRole("dialog", { name: "Publish the draft?" });
	await publishing.getByLabel("Reason").fill("The orchard is in bloom.");
	await publishing.getByRole("button", { name: "Publish", exact: true }).click();
	await expect(office.getByText("It is published.", { exact: true })).toBeVisible();
	await office.close();

	const cards = page.getByRole("main").locator(".game-card");
	const large = page.locator('.game-card[href*="/night-orchard"]');
	await expect(async () => {
		await page.goto("/de/casino/all-games");
		await expect(large).toContainText("96,42", { timeout: 500 });
		await expect(large.locator(".art")).toHaveAttribute("style", /padding/, { timeout: 500 });
	}).toPass();
	const [own, other] = [await widthOf(large), await widthOf(cards.first())];
	expect(own).toBeGreaterThan(2 * other);
	const heightOf = async (card: Locator) => (await card.locator(".art").boundingBox())?.height ?? 0;
	expect(await heightOf(large)).toBeCloseTo(await heightOf(cards.first()), 0);
	const second = large.locator(`img[src="${SECOND}"]`);
	await page.mouse.move(0, 0);
	await expect(page.getByRole("button", { name: /Night Orchard/ })).toBeAttached();
	await expect(second).toHaveCount(0);
	await large.hover();
	await expect(second).toBeVisible();
	await expect.poll(() => second.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
	await expectAccessible(page);
	await page.mouse.move(0, 0);
	await expect(second).toHaveCount(0);

	await page.emulateMedia({ reducedMotion: "reduce" });
	await large.hover();
	await expect(page.locator(".game-card:hover")).toHaveCount(1);
	await expect(second).toHaveCount(0);
	// The card under the pointer would be a little larger than the others.
	await page.mouse.move(0, 0);
	await page.setViewportSize({ width: 390, height: 844 });
	await expect.poll(async () => (await widthOf(large)) - (await widthOf(cards.first()))).toBeCloseTo(0, 0);
});
