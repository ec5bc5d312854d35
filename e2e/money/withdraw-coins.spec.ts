import { aCoinAddress } from "../../domains/cashier/testing/coin-address.ts";
import { expectAccessible } from "../support/axe.ts";
import { openWithdrawal, operatorAtWork } from "../support/office.ts";
import { cashMinor, newPlayer, payInByCoins, proveByPin, verifyDocumentOf } from "../support/people.ts";
import { DESK } from "../support/sizes.ts";
import { expect, test } from "../support/test.ts";
import { tick } from "../support/tick.ts";
import { approve, cardOf, dollars, FUNDS_MINOR, ownAmountMinor, PENDING, step } from "../support/withdrawals.ts";

test.describe("[CASH-04] a withdrawal by coins", () => {
	test("goes to an address that is checked while it is typed, up to what came by coins, and is paid", {
		tag: DESK,
	}, async ({ page, request, browser }) => {
		const player = await newPlayer(page, request);
		await payInByCoins(page, player.handle, FUNDS_MINOR);
		await verifyDocumentOf(page, player);
		const amountMinor = ownAmountMinor();
		const amount = dollars(amountMinor);
		const address = aCoinAddress();

		await page.goto("/en/account/cashier/withdraw");
		await tick(page.getByRole("radio", { name: "Bitcoin" }));
		await expect(page.getByText("You are paid in Bitcoin at the rate at the moment")).toBeVisible();
		const field = page.getByLabel("Bitcoin address");
		await field.fill(address.slice(0, 8));
		await expect(page.getByText("The address is not complete yet.")).toBeVisible();
		await field.fill(`${address.slice(0, -1)}${address.endsWith("x") ? "y" : "x"}`);
		await page.getByLabel("Amount").fill((amountMinor / 100).toFixed(2));
		await page.getByRole("button", { name: "Continue" }).click();
		await expect(page.getByText("This is not a valid Bitcoin address.")).toBeVisible();
		await expect(field).toBeFocused();
		await expectAccessible(page);
		await field.fill(address);
		await expect(page.getByText("The check characters match.")).toBeVisible();
		await expectAccessible(page);
		await page.getByRole("button", { name: "Continue" }).click();
		await expect(page.getByRole("heading", { name: `Withdraw ${amount}?` })).toBeVisible();
		await expectAccessible(page);
		await page.getByRole("button", { name: `Withdraw ${amount}` }).click();
		await proveByPin(page, amount);
		await expect(page.getByText(/^We have received your request. It is on hold until/)).toBeVisible();
		expect(await cashMinor(page, player.handle)).toBe(FUNDS_MINOR - amountMinor);
		await page.goto(PENDING);
		await expect(cardOf(page, amount)).toContainText(`•••• ${address.slice(-4)}`);

		const office = await operatorAtWork(browser, "olga@baize.test", "withdrawals");
		await openWithdrawal(office, amount);
		await expect(office.getByText("Bitcoin").first()).toBeVisible();
		await office.getByRole("button", { name: "End the hold now" }).click();
		const dialog = office.getByRole("dialog", { name: "End this hold early?" });
		await dialog.getByLabel("Reason").fill("Called back at the number of the profile.");
		await dialog.getByRole("button", { name: "End the hold now" }).click();
		await expect(office.getByText("The hold has ended. The withdrawal can be approved.")).toBeVisible();
		await approve(office, amount);
		await expect(step(cardOf(page, amount), "Paid")).toContainText("Done:");
		await expect(step(cardOf(page, amount), "Sent to your address")).toContainText("Done:");
		await expectAccessible(page);
		// The address is offered from now on.
		await page.goto("/en/account/cashier/withdraw");
		await tick(page.getByRole("radio", { name: "Bitcoin" }));
		await expect(page.getByRole("radio", { name: `•••• ${address.slice(-4)}` })).toBeChecked();
	});
});
