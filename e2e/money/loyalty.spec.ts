import { expectAccessible } from "../support/axe.ts";
import { openPlayer, operatorAtWork } from "../support/office.ts";
import { fundedPlayer } from "../support/people.ts";
import { DESK } from "../support/sizes.ts";
import { expect, test } from "../support/test.ts";

test("[LOY-01] an operator gives points, and the player redeems them", { tag: DESK }, async ({
	page,
	request,
	browser,
}) => {
	const { email } = await fundedPlayer(page, request);
	await page.goto("/en/account");
	await expect(page.getByText("Tier: Starter")).toBeVisible();
	await page.getByRole("link", { name: "Loyalty points" }).click();
	await expect(page.getByText("No points yet")).toBeVisible();
	await expect(page.getByRole("progressbar", { name: "Progress to Bronze" })).toBeVisible();
	await expect(page.getByText("100.00 points = $1.00")).toBeVisible();
	await expectAccessible(page);

	const office = await operatorAtWork(browser, "olga@baize.test", "players");
	await openPlayer(office, email);
	await office.getByRole("button", { name: "Adjust points…" }).click();
	const dialog = office.getByRole("dialog", { name: "Adjust this player's points?" });
	await dialog.getByLabel("Points").fill("250.5");
	await dialog.getByRole("button", { name: "Adjust", exact: true }).click();
	await expect(dialog.getByText("Enter a whole number of points other than zero")).toBeVisible();
	await expectAccessible(office);
	await dialog.getByLabel("Points").fill("350");
	await dialog.getByLabel("Reason").fill("A promise of support");
	await dialog.getByRole("button", { name: "Adjust", exact: true }).click();
	await expect(office.getByText("The points are adjusted.")).toBeVisible();
	await expect(office.getByRole("region", { name: "Loyalty points" })).toContainText("A promise of support");
	await office.close();

	await page.reload();
	await expect(page.getByText("350 points", { exact: true })).toBeVisible();
	const field = page.getByLabel("Points to redeem");
	await field.fill("351");
	await page.getByRole("button", { name: "Redeem" }).click();
	await expect(page.getByText("The maximum is 350 points.")).toBeVisible();
	await expectAccessible(page);
	await field.fill("250");
	await expect(page.getByText("You get $2.50.")).toBeVisible();
	await page.getByRole("button", { name: "Redeem" }).click();
	await expect(page.getByText("250 points redeemed. $2.50 is in your balance.")).toBeVisible();
	await expect(page.getByText("100 points", { exact: true })).toBeVisible();
	const history = page.getByRole("table", { name: "History" });
	await expect(history.getByRole("row").filter({ hasText: "Redeemed" })).toContainText("-250");
	await expectAccessible(page);

	await page.goto("/en/account/statement");
	await expect(page.getByRole("rowheader", { name: "Points redeemed" })).toBeVisible();
});
