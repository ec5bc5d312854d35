import { expectAccessible } from "../support/axe.ts";
import { balancePill, delayScripts, logIn, newPlayer } from "../support/people.ts";
import { DESK, PHONE } from "../support/sizes.ts";
import { expect, type Page, test } from "../support/test.ts";
import { tick } from "../support/tick.ts";

/** From the cashier to the payment company's page, in one press. */
async function startDeposit(page: Page, amount: string, look = async () => {}): Promise<void> {
	await page.goto("/en/account/cashier/deposit");
	await look();
	await page.getByLabel("Amount").fill(amount);
	await page.getByRole("button", { name: `Pay $${amount}.00` }).click();
	await expect(page).toHaveURL(/\/sandbox\/pay\//);
}

async function pay(page: Page, card: string): Promise<void> {
	await page.getByLabel("Card number").fill(card);
	await page.getByLabel("Expiry date").fill("12/30");
	await page.getByLabel("Security code").fill("123");
	await page.getByRole("button", { name: /^Pay/ }).click();
}

test.describe("[CASH-03] [GEN-02] a deposit", () => {
	test("shows fee, limits and time before anything is paid, and is accessible", async ({ page, request }) => {
		await newPlayer(page, request);
		await page.goto("/en/account/cashier/deposit");
		const term = (name: string) =>
			page.getByRole("term").filter({ hasText: name }).locator("xpath=following-sibling::dd");
		await expect(page.getByRole("radio", { name: "Card", exact: true })).toBeChecked();
		await expect(page.getByText("No fee · about 1 minute")).toBeVisible();
		await expect(term("Fee")).toHaveText("Free");
		await expect(term("Limits")).toHaveText("$10.00 to $5,000.00");
		await expect(term("Processing time")).toHaveText("about 1 minute to your balance");
		await expect(page.getByText("Last used")).toHaveCount(0);
		await expectAccessible(page);
		await page.getByLabel("Amount").fill("9.99");
		await page.getByRole("button", { name: "Pay", exact: true }).click();
		await expect(page.getByText("The minimum is $10.00.")).toBeVisible();
		await expect(page.getByLabel("Amount")).toBeFocused();
		await expect(page.getByLabel("Amount")).toHaveValue("9.99");
		await expectAccessible(page);
		await page.getByText("$50.00", { exact: true }).click();
		await expect(page.getByRole("radio", { name: "$50.00" })).toBeChecked();
		await expect(term("You pay")).toHaveText("$50.00");
		await expect(page.getByRole("button", { name: "Pay $50.00" })).toBeVisible();
		await expectAccessible(page);
	});

	test("takes an amount that is typed and sent before the page is awake", { tag: PHONE }, async ({ page, request }) => {
		await newPlayer(page, request);
		const wake = await delayScripts(page);
		await page.goto("/en/account/cashier/deposit", { waitUntil: "commit" });
		await tick(page.getByLabel("Save this card for next time"));
		await page.getByLabel("Amount").fill("45");
		await page.getByRole("button", { name: "Pay", exact: true }).click();
		const sent = page.waitForRequest((asked) => asked.method() === "POST" && asked.url().endsWith("/deposits"));
		wake();
		expect((await sent).postDataJSON()).toMatchObject({ amountMinor: 4_500, keepsCard: true });
		await expect(page).toHaveURL(/\/sandbox\/pay\//);
		await expect(page.getByText("45.00").first()).toBeVisible();
	});

	test("takes an amount that is typed before the page is awake and sent in the moment it wakes", {
		tag: PHONE,
	}, async ({ page, request }) => {
		await newPlayer(page, request);
		await page.addInitScript(() => {
			const sendAtOnce = (): void =>
				queueMicrotask(() => document.querySelector<HTMLButtonElement>("main form [type=submit]")?.click());
			Object.defineProperty(window, "isAwake", { configurable: true, get: () => false, set: awoken });
			function awoken(): void {
				Object.defineProperty(window, "isAwake", { value: true });
				sendAtOnce();
			}
		});
		const wake = await delayScripts(page);
		await page.goto("/en/account/cashier/deposit", { waitUntil: "commit" });
		await page.getByLabel("Amount").fill("45");
		wake();
		await expect(page).toHaveURL(/\/sandbox\/pay\//);
		await expect(page.getByText("45.00").first()).toBeVisible();
	});

	test("[WAL-01] that is paid reaches the balance once, also when its callback comes twice", { tag: DESK }, async ({
		page,
		request,
	}) => {
		await newPlayer(page, request);
		await page.goto("/en/account/cashier/deposit");
		await tick(page.getByLabel("Save this card for next time"));
		await page.getByLabel("Amount").fill("40");
		await page.getByRole("button", { name: "Pay $40.00" }).click();
		await tick(page.getByLabel("Send the callback twice"));
		await expectAccessible(page);
		await pay(page, "4242 4242 4242 4242");
		await expect(page).toHaveURL(/\/en\/account\/cashier\/deposit/);
		await expect(page.getByText("$40.00 has been added to your balance")).toBeVisible();
		await expect(balancePill(page)).toHaveAccessibleName("Your balance: $40.00");
		await expectAccessible(page);
		await page.waitForTimeout(1_500);
		await page.reload();
		await expect(balancePill(page)).toHaveAccessibleName("Your balance: $40.00");
		await page.goto("/en/account/statement");
		await expect(
			page.getByRole("table", { name: "Statement" }).getByRole("row", { name: /Deposit.*\+\$40\.00/ }),
		).toHaveCount(1);
		await expectAccessible(page);
		await page.goto("/en/account/cashier/history");
		await page.waitForFunction(() => "isAwake" in window);
		await expect(page.getByRole("row", { name: /Deposit.*\$40\.00/ })).toHaveCount(1);
		await page.getByRole("link", { name: "Withdrawals", exact: true }).click();
		await expect(page.getByText("No withdrawals yet")).toBeVisible();
		await page.goto("/en/account");
		await page.getByRole("link", { name: "Payments" }).click();
		await expect(page.getByRole("row", { name: /Deposit.*\$40\.00/ })).toHaveCount(1);
		// The card was kept: it is the first tile, its code is enough, and it is removed in the profile.
		await startDeposit(page, "25", async () => {
			await expect(page.getByRole("radio", { name: "Visa •• 4242" })).toBeChecked();
			await expectAccessible(page);
		});
		await page.getByLabel("Security code").fill("123");
		await page.getByRole("button", { name: /^Pay/ }).click();
		await expect(page.getByText("$25.00 has been added to your balance")).toBeVisible();
		await page.goto("/en/account/profile");
		await page.getByRole("button", { name: "Remove Visa •• 4242" }).click();
		await expect(page.getByText("No saved cards")).toBeVisible();
	});

	test("[CASH-01] offers first what was used last, and does not ask about a first deposit again", {
		tag: PHONE,
	}, async ({ page }) => {
		await logIn(page, "alice@baize.test");
		await page.goto("/en/account/cashier/deposit");
		await expect(page.getByRole("heading", { name: "Before your first deposit" })).toHaveCount(0);
		await expect(page.getByRole("radio", { name: "Card", exact: true })).toBeChecked();
		await expect(page.getByText(/•••• 4242 · Last used on/)).toBeVisible();
		await expectAccessible(page);
	});

	test("whose answer was lost is the same one after a reload", { tag: DESK }, async ({
		page,
		request,
		expectErrors,
	}) => {
		expectErrors(/net::ERR_FAILED .*\/deposits/);
		await newPlayer(page, request);
		await page.goto("/en/account/cashier/deposit");
		await page.getByLabel("Amount").fill("35");
		await page.route(
			"**/api/v1/cashier/*/deposits",
			async (route) => {
				await route.fetch();
				await route.abort();
			},
			{ times: 1 },
		);
		await page.getByRole("button", { name: "Pay $35.00" }).click();
		await expect(page.getByText("We do not know yet whether this went through.")).toBeVisible();
		await page.reload();
		await page.getByRole("button", { name: "Check again · $35.00" }).click();
		await expect(page).toHaveURL(/\/sandbox\/pay\//);
		await page.goto("/en/account/cashier/history");
		await expect(page.getByRole("row", { name: /\$35\.00/ })).toHaveCount(1);
		await page.goto("/en/account/cashier/deposit");
		await expect(page.getByRole("button", { name: "Pay", exact: true })).toBeVisible();
	});

	test("with a declined card takes nothing and explains what to do", { tag: PHONE }, async ({ page, request }) => {
		await newPlayer(page, request);
		await startDeposit(page, "25");
		await pay(page, "4000 0000 0000 0002");
		await expect(page).toHaveURL(/\/en\/account\/cashier\/deposit/);
		await expect(page.getByText("Your bank declined the card. Try another card, or contact your bank.")).toBeVisible();
		await expect(page.getByRole("main").getByRole("link", { name: "Try again" })).toBeVisible();
		await expect(balancePill(page)).not.toHaveAccessibleName(/\$25/);
		await expectAccessible(page);
	});

	test("whose bank requires a further step is paid after it", { tag: DESK }, async ({ page, request }) => {
		await newPlayer(page, request);
		await startDeposit(page, "30");
		await pay(page, "4000 0000 0000 3155");
		await expect(page.getByRole("heading", { name: "Confirm that it is you" })).toBeVisible();
		await expectAccessible(page);
		await page.getByRole("button", { name: "Confirm the payment" }).click();
		await expect(balancePill(page)).toHaveAccessibleName("Your balance: $30.00");
	});
});
