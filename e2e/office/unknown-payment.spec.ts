import { expectAccessible } from "../support/axe.ts";
import { enrolled } from "../support/enrolled.ts";
import { balancePill, newPlayer } from "../support/people.ts";
import { DESK } from "../support/sizes.ts";
import { expect, type Page, test } from "../support/test.ts";
import { dollars, ownAmountMinor } from "../support/withdrawals.ts";

async function depositBy(page: Page, card: string, amount: string): Promise<void> {
	await page.goto("/en/account/cashier/deposit");
	await page.getByLabel("Amount").fill(amount);
	await page.getByRole("button", { name: `Pay $${amount}` }).click();
	await expect(page).toHaveURL(/\/sandbox\/pay\//);
	await page.getByLabel("Card number").fill(card);
	await page.getByLabel("Expiry date").fill("12/30");
	await page.getByLabel("Security code").fill("123");
	await page.getByRole("button", { name: /^Pay/ }).click();
}

/** From the queue to the one entry of this amount. */
async function openUnknown(office: Page, amount: string): Promise<void> {
	await office.goto("/#/unknownPayments?state=");
	await expect(async () => {
		await office.reload();
		await office.getByRole("row").filter({ hasText: amount }).getByRole("link").click({ timeout: 3_000 });
	}).toPass();
	await expect(office.getByRole("heading", { name: "Chargeback" })).toBeVisible();
}

test.describe("[CASH-03] [BO-01] an unknown payment", { tag: DESK }, () => {
	test("is proposed by one operator with evidence, and confirmed by another", async ({ page, request, browser }) => {
		test.slow();
		await newPlayer(page, request);
		// Whole dollars: the hundredths choose how the sandbox begins.
		const amount = dollars(Math.floor(ownAmountMinor() / 100) * 100);
		await depositBy(page, "4000 0000 0000 0259", amount.slice(1));
		await expect(balancePill(page)).toHaveAccessibleName(`Your balance: ${amount}`);

		const first = (await enrolled(browser, ["withdrawals"])).page;
		await openUnknown(first, amount);
		await expectAccessible(first);
		await expect(first.getByText(/"outcome":"chargedBack"/)).toBeVisible();
		await first.getByRole("button", { name: "Take back…" }).click();
		const dialog = first.getByRole("dialog", { name: "Take back" });
		await dialog.getByLabel("Amount in CAD").fill(amount.slice(1));
		await dialog.getByLabel("Reason").fill("Letter of the card company, case 7");
		await expectAccessible(first);
		await dialog.getByRole("button", { name: "Propose" }).click();
		await expect(first.getByText("You have proposed this. Another operator must confirm it.")).toBeVisible();
		await expect(first.getByRole("button", { name: /^Confirm/ })).toHaveCount(0);

		const second = (await enrolled(browser, ["withdrawals"])).page;
		await openUnknown(second, amount);
		await expect(second.getByText("Letter of the card company, case 7")).toBeVisible();
		await expectAccessible(second);
		await second.getByRole("button", { name: "Confirm, and move the money" }).click();
		await expect(second.getByText("Confirmed. The money has moved.")).toBeVisible();
		await expect(balancePill(page)).toHaveAccessibleName("Your balance: $0.00");
		await first.context().close();
		await second.context().close();
	});
});
