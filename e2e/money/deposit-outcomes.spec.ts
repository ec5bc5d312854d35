import { MINUTE_MS } from "@baize/kernel/time";
import { expectAccessible } from "../support/axe.ts";
import { operatorAtWork } from "../support/office.ts";
import { balancePill, cashMinor, logIn, moveClock, newPlayer, PASSWORD } from "../support/people.ts";
import { DESK, PHONE } from "../support/sizes.ts";
import { expect, type Page, test } from "../support/test.ts";
import { tick } from "../support/tick.ts";
import { dollars, ownAmountMinor } from "../support/withdrawals.ts";

/** Whole dollars: the hundredths choose how the sandbox begins. */
const ownWholeMinor = (): number => Math.floor(ownAmountMinor() / 100) * 100;

const plain = (minor: number): string => (minor / 100).toFixed(2);

/** Up to the press of the button; `method` is the name of its tile. */
async function begin(page: Page, amountMinor: number, method = "Card"): Promise<void> {
	await page.goto("/en/account/cashier/deposit");
	await expect.poll(() => page.evaluate(() => "isAwake" in window)).toBe(true);
	await tick(page.getByRole("radio", { name: method, exact: true }));
	await page.getByLabel("Amount").fill(plain(amountMinor));
	await page.getByRole("button", { name: `Pay ${dollars(amountMinor)}` }).click();
}

async function payBy(page: Page, card: string): Promise<void> {
	await expect(page).toHaveURL(/\/sandbox\/pay\//);
	await page.getByLabel("Card number").fill(card);
	await page.getByLabel("Expiry date").fill("12/30");
	await page.getByLabel("Security code").fill("123");
	await page.getByRole("button", { name: /^Pay/ }).click();
}

/** After so long the session is over, so the player logs in again. */
async function later(page: Page, email: string, ms: number): Promise<void> {
	await moveClock(page.request, ms);
	await logIn(page, email, PASSWORD);
}

const history = (page: Page, state: string, amountMinor: number) =>
	expect(async () => {
		await page.goto("/en/account/cashier/history");
		await expect(
			page.getByRole("row", { name: new RegExp(`Deposit .*${state}.*\\${dollars(amountMinor)}`) }),
		).toHaveCount(1, { timeout: 2_000 });
	}).toPass();

test.describe("[CASH-03] each outcome of a deposit by card", () => {
	test("cancelled on the payment page takes nothing", { tag: PHONE }, async ({ page, request }) => {
		await newPlayer(page, request);
		await begin(page, 2_500);
		await page.getByRole("button", { name: "Cancel and go back" }).click();
		await expect(page.getByText("You cancelled on the payment page. You have not been charged.")).toBeVisible();
		await expectAccessible(page);
	});

	test("with too little on the card, and with a refused confirmation, takes nothing", { tag: DESK }, async ({
		page,
		request,
	}) => {
		const { handle } = await newPlayer(page, request);
		await begin(page, 2_500);
		await payBy(page, "4000 0000 0000 9995");
		await expect(page.getByText("There is not enough money on the card.")).toBeVisible();
		await begin(page, 3_000);
		await payBy(page, "4000 0000 0000 3155");
		await page.getByRole("button", { name: "I did not ask for this" }).click();
		await expect(page.getByText("The confirmation with your bank failed or was declined.")).toBeVisible();
		expect(await cashMinor(page, handle)).toBe(0);
	});

	test("that times out is waited for, and over after its time", { tag: DESK }, async ({ page, request }) => {
		const { email } = await newPlayer(page, request);
		const amountMinor = ownWholeMinor();
		await begin(page, amountMinor);
		await payBy(page, "4000 0000 0000 0119");
		await expect(page.getByText("Waiting for the payment provider")).toBeVisible();
		await expectAccessible(page);
		await later(page, email, 32 * MINUTE_MS);
		await history(page, "Expired", amountMinor);
	});

	test("that is reported only after its time still reaches the balance", { tag: DESK }, async ({ page, request }) => {
		const { email } = await newPlayer(page, request);
		const amountMinor = ownWholeMinor();
		await begin(page, amountMinor);
		await payBy(page, "4000 0000 0000 0341");
		await expect(page.getByText("Waiting for the payment provider")).toBeVisible();
		await later(page, email, 32 * MINUTE_MS);
		await history(page, "Completed", amountMinor);
		await expect(balancePill(page)).toHaveAccessibleName(`Your balance: ${dollars(amountMinor)}`);
	});

	test("that the company does not begin is refused, and one that it does not answer about is found again", {
		tag: PHONE,
	}, async ({ page, request, expectErrors }) => {
		expectErrors(/\/deposits/);
		await newPlayer(page, request);
		await begin(page, 2_515);
		await expect(page.getByText("The payment provider did not accept this deposit. Nothing was taken.")).toBeVisible();
		await expectAccessible(page);
		await begin(page, 2_513);
		await expect(page.getByText("We do not know yet whether this went through.")).toBeVisible();
		await expectAccessible(page);
		await page.getByRole("button", { name: "Check again · $25.13" }).click();
		await payBy(page, "4242 4242 4242 4242");
		await expect(page.getByText("$25.13 has been added to your balance")).toBeVisible();
	});
});

test.describe("[CASH-03] a deposit by coins", () => {
	test("shows address and amount, and is credited once it has arrived", { tag: PHONE }, async ({ page, request }) => {
		await newPlayer(page, request);
		await begin(page, 4_000, "Bitcoin");
		await page.getByRole("link", { name: "See the address and the amount" }).click();
		await expect(page.getByRole("heading", { name: "Send it to this address" })).toBeVisible();
		await expect(page.getByText("0.00040000 BTC")).toBeVisible();
		await expectAccessible(page);
		await page.getByRole("link", { name: "Back to the payment page" }).click();
		await expectAccessible(page);
		await page.getByRole("button", { name: "Send the whole amount" }).click();
		await expect(page.getByText("$40.00 has been added to your balance")).toBeVisible();
		await expect(balancePill(page)).toHaveAccessibleName("Your balance: $40.00");
	});

	test("[BO-01] of which too little was sent waits for two operators", { tag: DESK }, async ({
		page,
		request,
		browser,
	}) => {
		await newPlayer(page, request);
		const amountMinor = ownWholeMinor();
		await begin(page, amountMinor, "Bitcoin");
		await page.getByRole("button", { name: "Send half of it" }).click();
		await expect(page.getByText("Less arrived than was requested.")).toBeVisible();
		await expect(page.getByText("You have not been charged.")).toHaveCount(0);
		await expectAccessible(page);
		const office = await operatorAtWork(browser, "olga@baize.test", "unknownPayments");
		const row = office.getByRole("row").filter({ hasText: dollars(amountMinor) });
		await expect(row).toContainText(dollars(amountMinor / 2));
		await expectAccessible(office);
	});
});

test.describe("[CASH-03] [BO-01] a deposit by bank transfer", { tag: DESK }, () => {
	test("shows the account and the reference, and is credited when an operator matches the bank's line", async ({
		page,
		request,
		browser,
	}) => {
		await newPlayer(page, request);
		const amountMinor = ownWholeMinor();
		const amount = dollars(amountMinor);
		await begin(page, amountMinor, "Bank transfer");
		await expect(page.getByRole("heading", { name: "Transfer the money to this account" })).toBeVisible();
		await expectAccessible(page);
		const reference = await page
			.getByRole("term")
			.filter({ hasText: "Reference" })
			.locator("xpath=following-sibling::dd")
			.textContent();
		const office = await operatorAtWork(browser, "olga@baize.test", "bankReceipts");
		await office.getByRole("button", { name: "Enter a receipt" }).click();
		const line = {
			"Account of": "sandbox-bank",
			"Bank's number of the line": `LINE-${reference}`,
			Day: "2026-11-20",
			Currency: "CAD",
			Amount: plain(amountMinor),
			Payer: "Wanda Player",
			"Text of the transfer": `thanks ${reference}`,
		};
		for (const [label, value] of Object.entries(line)) await office.getByLabel(label, { exact: false }).fill(value);
		await expectAccessible(office);
		await office.getByRole("button", { name: "Enter", exact: true }).click();
		await office.getByRole("row").filter({ hasText: amount }).getByRole("link").click();
		await office.getByRole("button", { name: /^Credit .*…$/ }).click();
		const dialog = office.getByRole("dialog");
		await dialog.getByLabel("Reason").fill("Statement of the bank, line 7");
		await expectAccessible(office);
		await dialog.getByRole("button", { name: /^Credit/ }).click();
		await expect(office.getByText("Credited.")).toBeVisible();
		// The player does nothing: the page updates by itself.
		await expect(page.getByText(`${amount} has been added to your balance`)).toBeVisible();
		await expect(balancePill(page)).toHaveAccessibleName(`Your balance: ${amount}`);
		await expectAccessible(page);
	});
});
