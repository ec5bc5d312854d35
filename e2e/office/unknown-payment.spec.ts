import { expectAccessible } from "../support/axe.ts";
import { enrolled } from "../support/enrolled.ts";
import { balancePill, moveClock, newPlayer } from "../support/people.ts";
import { DESK } from "../support/sizes.ts";
import { expect, type Page, test } from "../support/test.ts";
import { dollars, ownAmountMinor } from "../support/withdrawals.ts";

const AFTER_LATE_REPORT_MS = 32 * 60_000;

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

/** From a queue to the one entry of this amount. */
async function openEntry(office: Page, queue: string, amount: string, heading: string): Promise<void> {
	await expect(async () => {
		// Within: who has just logged in is led to a first page, which may come after this address.
		await office.goto(`/#/${queue}?state=`);
		await office.reload();
		await office.getByRole("row").filter({ hasText: amount }).getByRole("link").click({ timeout: 3_000 });
	}).toPass();
	await expect(office.getByRole("heading", { name: heading })).toBeVisible();
}

/** Whole dollars: the hundredths choose how the sandbox begins. */
const wholeDollars = (): string => dollars(Math.floor(ownAmountMinor() / 100) * 100);

test.describe("[CASH-03] [BO-01] an unknown payment", { tag: DESK }, () => {
	const WHY = "Not allowed by the player's limits";

	test("is proposed by one operator with evidence, and confirmed by another", async ({ page, request, browser }) => {
		const { handle } = await newPlayer(page, request);
		const amount = wholeDollars();
		// It is reported when the player has excluded themselves.
		await depositBy(page, "4000 0000 0000 0341", amount.slice(1));
		const excluded = await page.request.post(`/api/v1/safer-play/${handle}/exclusion`, { data: { term: "6months" } });
		expect(excluded.ok()).toBe(true);
		await moveClock(request, AFTER_LATE_REPORT_MS);

		const first = (await enrolled(browser, ["withdrawals"])).page;
		await openEntry(first, "unknownPayments", amount, WHY);
		await expectAccessible(first);
		await first.getByRole("button", { name: "Credit…" }).click();
		const dialog = first.getByRole("dialog", { name: "Credit" });
		await dialog.getByLabel("Amount in CAD").fill(amount.slice(1));
		await dialog.getByLabel("Reason").fill("Letter of the card company, case 7");
		await expectAccessible(first);
		await dialog.getByRole("button", { name: "Propose" }).click();
		await expect(first.getByText("You have proposed this. Another operator must confirm it.")).toBeVisible();
		await expect(first.getByRole("button", { name: /^Confirm/ })).toHaveCount(0);

		const second = (await enrolled(browser, ["withdrawals"])).page;
		await openEntry(second, "unknownPayments", amount, WHY);
		await expect(second.getByText("Letter of the card company, case 7")).toBeVisible();
		await expectAccessible(second);
		await second.getByRole("button", { name: "Confirm, and move the money" }).click();
		await expect(second.getByText("Confirmed. The money has moved.")).toBeVisible();
	});
});

test.describe("[CASH-03] [BO-01] a chargeback", { tag: DESK }, () => {
	test("takes the money back at once, and returns it when two operators say that it is won", async ({
		page,
		request,
		browser,
	}) => {
		await newPlayer(page, request);
		const amount = wholeDollars();
		await depositBy(page, "4000 0000 0000 0259", amount.slice(1));
		const first = (await enrolled(browser, ["withdrawals"])).page;
		await openEntry(first, "chargebacks", amount, amount);
		await expect(balancePill(page)).toHaveAccessibleName("Your balance: $0.00");
		await page.goto("/en/account/messages");
		await expect(page.getByText(`Your bank has reversed a deposit of ${amount}`)).toBeVisible();
		await expect(first.getByText("How the player signed in")).toBeVisible();
		await expectAccessible(first);
		await first.getByRole("button", { name: "Won…" }).click();
		const dialog = first.getByRole("dialog", { name: "Has the money come back?" });
		await dialog.getByLabel("Reason").fill("Statement of the card company, line 7");
		await dialog.getByRole("button", { name: "Won", exact: true }).click();
		await expect(first.getByText("You have proposed this. Another operator must confirm it.")).toBeVisible();

		const second = (await enrolled(browser, ["withdrawals"])).page;
		await openEntry(second, "chargebacks", amount, amount);
		await expect(second.getByText("Statement of the card company, line 7")).toBeVisible();
		await second.getByRole("button", { name: "Confirm, and return the money" }).click();
		await expect(second.getByText("Confirmed. The money has returned.")).toBeVisible();
		await expectAccessible(second);
		await expect(balancePill(page)).toHaveAccessibleName(`Your balance: ${amount}`);
	});
});
