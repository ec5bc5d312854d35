import { randomInt } from "node:crypto";
import { expect, type Locator, type Page } from "@playwright/test";
import { proveByPin } from "./people.ts";

export const FUNDS_MINOR = 10_000;
export const PENDING = "/en/account/cashier/withdraw/manage-pending";

export const dollars = (minor: number): string => `$${(minor / 100).toFixed(2)}`;

/**
 * An amount that no other test is likely to request, so that each finds its own in the queue.
 * What is left of the funds is at least the least withdrawal, 20.00, so that the form can be opened again.
 */
export const ownAmountMinor = (): number => randomInt(2_001, 8_001);

/** Up to the confirmation. */
export async function fillIn(page: Page, amountMinor: number): Promise<void> {
	await page.goto("/en/account/cashier/withdraw");
	await expect.poll(() => page.evaluate(() => "isAwake" in window)).toBe(true);
	await page.getByLabel("Amount").fill((amountMinor / 100).toFixed(2));
	await page.getByRole("button", { name: "Continue" }).click();
}

export async function requestWithdrawal(page: Page, amountMinor: number): Promise<void> {
	await fillIn(page, amountMinor);
	await page.getByRole("button", { name: `Withdraw ${dollars(amountMinor)}` }).click();
	await proveByPin(page, dollars(amountMinor));
	await expect(page.getByText("We have received your request")).toBeVisible();
}

/** The withdrawal of this amount, as its player sees it. */
export const cardOf = (page: Page, amount: string) =>
	page.getByRole("listitem").filter({ has: page.getByRole("heading", { name: amount }) });

export const step = (within: Locator, name: string) =>
	within.getByRole("list", { name: "Status" }).getByRole("listitem").filter({ hasText: name });

export const receiptOf = async (page: Page, amount: string): Promise<string> =>
	/[0-9a-z]{13}/.exec((await cardOf(page, amount).getByText(/^Card/).textContent()) ?? "")?.[0] ?? "";

/** Opens the confirmation of a withdrawal and approves it there. */
export async function approve(office: Page, amount: string): Promise<void> {
	await office.getByRole("button", { name: "Approve…" }).click();
	await office
		.getByRole("dialog")
		.getByRole("button", { name: `Approve and pay ${amount}` })
		.click();
}
