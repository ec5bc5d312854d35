import { type Browser, expect, type Page } from "@playwright/test";
import { DEMO_PASSWORD } from "./people.ts";

/** An operator at work in the back office, in a browser of their own, who signed in on the way to one of its lists. */
export async function operatorAtWork(browser: Browser, email: string, list: string): Promise<Page> {
	const page = await (await browser.newContext()).newPage();
	await page.goto(`/backoffice#/${list}`);
	await page.getByLabel("E-mail").fill(email);
	await page.getByLabel("Password").fill(DEMO_PASSWORD);
	await page.getByRole("button", { name: "Sign in" }).click();
	await expect(page).toHaveURL(new RegExp(`#/${list}`));
	return page;
}

/** From the list of players to the file of one. */
export async function openPlayer(page: Page, email: string): Promise<void> {
	await page.getByLabel("E-mail, name or id").fill(email);
	// What is typed is searched for after a moment, and leads back to the list.
	await expect(page).toHaveURL(/[?&]filter=[^&]*search/);
	await page.getByRole("row").filter({ hasText: email }).getByRole("link").click();
	await expect(page.getByRole("button", { name: "Sign out everywhere" })).toBeVisible();
}

/** From the queue to the one withdrawal of this amount. */
export async function openWithdrawal(page: Page, amount: string): Promise<void> {
	await page.goto("/backoffice#/withdrawals");
	await expect(page.getByRole("heading", { name: "Withdrawals" })).toBeVisible();
	await page
		.getByRole("row")
		.filter({ hasText: amount })
		.getByRole("link", { name: /^Open the withdrawal of Wanda Player/ })
		.click();
	await expect(page.getByRole("heading", { name: amount })).toBeVisible();
}
