import { expectAccessible } from "../support/axe.ts";
import { openPlayer, operatorAtWork } from "../support/office.ts";
import { fundedPlayer } from "../support/people.ts";
import { DESK } from "../support/sizes.ts";
import { expect, test } from "../support/test.ts";

/** A match beyond the next matchday, which may kick off during the test. */
const LATER_MATCH = 20;

test("[PROMO-01] an operator gives a free bet, and the player bets with it without paying", { tag: DESK }, async ({
	page,
	request,
	browser,
}) => {
	const { email } = await fundedPlayer(page, request);
	const office = await operatorAtWork(browser, "olga@baize.test", "players");
	await openPlayer(office, email);
	await office.getByRole("button", { name: "Give a free bet…" }).click();
	const dialog = office.getByRole("dialog", { name: "Give this player a free bet?" });
	await dialog.getByLabel("Face value").fill("10");
	await dialog.getByLabel("Lowest price of the bet").fill("1.01");
	await dialog.getByLabel("Reason").fill("A promise of support");
	await expectAccessible(office);
	await dialog.getByRole("button", { name: "Give", exact: true }).click();
	await expect(office.getByText("Given.", { exact: true })).toBeVisible();
	await expect(office.getByRole("region", { name: "Free bets" })).toContainText("price 1.01 or higher");
	await office.close();

	await page.goto("/en/sports/bets");
	await expect(page.getByText("$10.00 free bet")).toBeVisible();
	await expectAccessible(page);
	await page.goto("/en/sports");
	await page
		.getByRole("main")
		.getByRole("button", { name: /to win, \d/ })
		.nth(LATER_MATCH)
		.click();
	const slip = page.getByRole("complementary");
	await slip.getByLabel("Pay with").selectOption("$10.00 free bet");
	await expect(slip.getByText("you get the winnings without the stake")).toBeVisible();
	await expect(slip.getByText("Potential winnings")).toBeVisible();
	await expectAccessible(page);
	await slip.getByRole("button", { name: "Place bet · $10.00" }).click();
	await expect(slip.getByText("Bet placed")).toBeVisible();
	await expect(page.locator("header [aria-hidden]", { hasText: "$100.00" }).first()).toBeVisible();
	await page.goto("/en/sports/bets");
	await expect(page.getByText("Free bet", { exact: true })).toBeVisible();
	await expect(page.getByText("$10.00 free bet")).toBeHidden();
	await expectAccessible(page);
	await page.goto("/en/account/statement");
	await expect(page.getByRole("rowheader", { name: "Free bet placed" }).first()).toBeVisible();
});
