import { expect, type Page, test } from "@playwright/test";
import { expectAccessible } from "./axe.ts";
import { newPlayer } from "./people.ts";

const balance = (page: Page) => page.getByRole("button", { name: /^Your balance/ });

async function startDeposit(page: Page, amount: string): Promise<void> {
	await page.goto("/en/account/cashier/deposit");
	await page.getByLabel("Amount").fill(amount);
	await page
		.getByRole("main")
		.getByRole("button", { name: /^(Deposit|Continue)/ })
		.click();
	await expect(page).toHaveURL(/\/sandbox\/pay\//);
}

async function pay(page: Page, card: string): Promise<void> {
	await page.getByLabel("Card number").fill(card);
	await page.getByLabel(/Expiry/).fill("12/30");
	await page.getByLabel(/CVC|Security code/).fill("123");
	await page.getByRole("button", { name: /^Pay/ }).click();
}

test.describe("[CASH-03] a deposit", () => {
	test("[WAL-01] that is paid reaches the balance once, also when its callback comes twice", async ({
		page,
		request,
	}) => {
		await newPlayer(page, request);
		await startDeposit(page, "40");
		await expectAccessible(page);
		await page.getByLabel(/callback twice/i).check();
		await pay(page, "4242 4242 4242 4242");
		await expect(page).toHaveURL(/\/en\/account\/cashier\/deposit/);
		await expect(balance(page)).toHaveAccessibleName("Your balance: $40.00");
		await expectAccessible(page);
		await page.waitForTimeout(1_500);
		await page.reload();
		await expect(balance(page)).toHaveAccessibleName("Your balance: $40.00");
		await page.goto("/en/account/statement");
		await expect(page.getByRole("row", { name: /Deposit.*\+\$40\.00/ })).toHaveCount(1);
		await expectAccessible(page);
	});

	test("with a declined card takes nothing and says what to do", async ({ page, request }) => {
		await newPlayer(page, request);
		await startDeposit(page, "25");
		await pay(page, "4000 0000 0000 0002");
		await expect(page).toHaveURL(/\/en\/account\/cashier\/deposit/);
		await expect(
			page
				.getByRole("main")
				.getByText(/declined/i)
				.first(),
		).toBeVisible();
		await expect(balance(page)).not.toHaveAccessibleName(/\$25/);
		await expectAccessible(page);
	});

	test("whose bank asks for a further step is paid after it", async ({ page, request }) => {
		await newPlayer(page, request);
		await startDeposit(page, "30");
		await pay(page, "4000 0000 0000 3155");
		await page.getByRole("button", { name: /Confirm/ }).click();
		await expect(balance(page)).toHaveAccessibleName("Your balance: $30.00");
	});
});
