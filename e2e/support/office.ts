import { maskedEmail } from "@baize/kernel/mask";
import { type Browser, expect, type Page } from "@playwright/test";
import { freshPage } from "./contexts.ts";
import { DEMO_PASSWORD } from "./demo-password.ts";
import { officeUrl, operatorCode, operatorSession } from "./operator-login.ts";

/** An empty browser context on the operators' origin. */
export const officePage = (browser: Browser): Promise<Page> => freshPage(browser, { baseURL: officeUrl() });

/** Enters e-mail and password on the login page of the back office. */
export async function givePassword(page: Page, email: string, password = DEMO_PASSWORD): Promise<void> {
	await page.getByLabel("E-mail").fill(email);
	await page.getByLabel("Password").fill(password);
	await page.getByRole("button", { name: "Log in", exact: true }).click();
}

/** Enters the second factor of a demo operator. */
export async function giveCode(page: Page, email: string): Promise<void> {
	await page.getByLabel("Code").fill(await operatorCode(email));
	await page.getByRole("button", { name: "Log in", exact: true }).click();
}

/** A demo operator with a stored session, in a browser context of their own, on one of the lists of the back office. */
export async function operatorAtWork(browser: Browser, email: string, list: string): Promise<Page> {
	const page = await freshPage(browser, { baseURL: officeUrl(), storageState: await operatorSession(email) });
	await page.goto(`/#/${list}`);
	return page;
}

/** The same in a session of its own, through the login page. */
export async function operatorLoggedIn(browser: Browser, email: string, list: string): Promise<Page> {
	const page = await officePage(browser);
	await page.goto(`/#/${list}`);
	await givePassword(page, email);
	await giveCode(page, email);
	await expect(page).toHaveURL(new RegExp(`#/${list}`));
	return page;
}

/** How the back office shows an e-mail before its player's data is revealed. */
export { maskedEmail };

/** From the list of players to one player's page; `shown` is how the list shows the e-mail. */
export async function openPlayer(page: Page, email: string, shown = maskedEmail(email)): Promise<void> {
	await page.getByLabel("E-mail, name or id").fill(email);
	// The search starts a moment after typing, and is stored in the address of the list.
	await expect(page).toHaveURL(/[?&]search=/);
	const row = page.getByRole("row").filter({ hasText: shown });
	// The search has one result, because the e-mail is unique.
	await expect(row).toHaveCount(1);
	await row.getByRole("link").click();
	await expect(page.getByRole("button", { name: "Sign out everywhere" })).toBeVisible();
}

/** From the queue to the one withdrawal of this amount. */
export async function openWithdrawal(page: Page, amount: string): Promise<void> {
	await page.goto("/#/withdrawals");
	await expect(page.getByRole("heading", { name: "Withdrawals" })).toBeVisible();
	await page
		.getByRole("row")
		.filter({ hasText: amount })
		.getByRole("link", { name: /^Open the withdrawal of Wanda Player/ })
		.click();
	await expect(page.getByRole("heading", { name: amount })).toBeVisible();
}
