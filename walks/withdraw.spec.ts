import { randomInt } from "node:crypto";
import { approveWithdrawal } from "@baize/cashier/contract";
import { addLinkedAccount } from "@baize/identity/contract";
import { pathOf } from "@baize/kernel/call";
import { expect, type Locator, type Page, test } from "@playwright/test";
import { anIban, lastFourOf } from "../domains/identity/testing/bank-account.ts";
import { expectAccessible } from "./axe.ts";
import { openPlayer, openWithdrawal, operatorAtWork } from "./office.ts";
import {
	balancePill,
	cashMinor,
	confirmPhone,
	moveClock,
	newestMail,
	PASSWORD,
	proveByPin,
	turnTwoFactorOn,
	verifiedPlayer,
	withOldCard,
} from "./people.ts";

const FUNDS_MINOR = 10_000;
const PENDING = "/en/account/cashier/withdraw/manage-pending";

const dollars = (minor: number): string => `$${(minor / 100).toFixed(2)}`;

/** An amount that no other walk is likely to ask for, so that each finds its own in the queue. */
const ownAmountMinor = (): number => randomInt(2_001, 9_000);

/** To the last look before it. */
async function fillIn(page: Page, amountMinor: number): Promise<void> {
	await page.goto("/en/account/cashier/withdraw");
	await expect.poll(() => page.evaluate(() => "isAwake" in window)).toBe(true);
	await page.getByLabel("Amount").fill((amountMinor / 100).toFixed(2));
	await page.getByRole("button", { name: "Continue" }).click();
}

async function requestWithdrawal(page: Page, amountMinor: number): Promise<void> {
	await fillIn(page, amountMinor);
	await page.getByRole("button", { name: `Withdraw ${dollars(amountMinor)}` }).click();
	await proveByPin(page, dollars(amountMinor));
	await expect(page.getByText("We have your request")).toBeVisible();
}

/** The withdrawal of this amount, as its player sees it. */
const cardOf = (page: Page, amount: string) =>
	page.getByRole("listitem").filter({ has: page.getByRole("heading", { name: amount }) });

const step = (within: Locator, name: string) =>
	within.getByRole("list", { name: "What has happened" }).getByRole("listitem").filter({ hasText: name });

const receiptOf = async (page: Page, amount: string): Promise<string> =>
	/[0-9a-z]{13}/.exec((await cardOf(page, amount).getByText(/^Card/).textContent()) ?? "")?.[0] ?? "";

test.describe("[CASH-04] [GEN-02] a withdrawal", () => {
	test("[WAL-01] [WAL-03] [BO-01] goes from the request by the operator's approval to paid, each step in view", async ({
		page,
		request,
		browser,
	}) => {
		test.setTimeout(180_000);
		const { email } = await verifiedPlayer(page, request, FUNDS_MINOR);
		const handle = await withOldCard(page, request, email);
		const amountMinor = ownAmountMinor();
		const amount = dollars(amountMinor);
		const left = dollars(FUNDS_MINOR - amountMinor);

		await page.goto("/en/account/cashier/withdraw");
		await expect(page.getByRole("radio", { name: "•••• 4242" })).toBeChecked();
		await expect(page.getByText("held until")).toHaveCount(0);
		await expectAccessible(page);
		await page.getByLabel("Amount").fill((amountMinor / 100).toFixed(2));
		await page.getByRole("button", { name: "Continue" }).click();
		await expect(page.getByRole("heading", { name: `Withdraw ${amount}?` })).toBeFocused();
		await expectAccessible(page);
		await page.getByRole("button", { name: `Withdraw ${amount}` }).click();
		await expect(page.getByRole("heading", { name: `Withdraw ${amount}: one more step` })).toBeFocused();
		await expect(page.getByText("Your PIN proves that it is you")).toBeVisible();
		await expectAccessible(page);
		await proveByPin(page, amount, "1111");
		await expect(page.getByText("You have 4 more attempts.")).toBeVisible();
		expect(await cashMinor(page, handle)).toBe(FUNDS_MINOR);
		await page.getByRole("textbox", { name: "PIN" }).fill("2580");
		await page.getByRole("button", { name: `Withdraw ${amount}` }).click();
		await expect(page.getByText(`${amount} is set aside for you.`)).toBeVisible();
		await expectAccessible(page);

		await expect(balancePill(page)).toHaveAccessibleName(`Your balance: ${left}`);
		await balancePill(page).click();
		const funds = page.getByRole("dialog", { name: "Your money" });
		await expect(funds.getByText("On its way to you")).toBeVisible();
		await expect(funds.getByText(amount, { exact: true })).toBeVisible();
		await expect(funds.getByText(left, { exact: true })).toHaveCount(2);
		await expectAccessible(page);
		await funds.getByRole("button", { name: "Close" }).click();

		await page.goto("/en/account");
		await expect(page.getByText(`${amount} is on its way to you.`)).toBeVisible();
		await expectAccessible(page);
		await page.getByRole("link", { name: "Follow the withdrawal" }).click();
		await expect(page).toHaveURL(PENDING);
		await expect(step(cardOf(page, amount), "Requested, money set aside")).toContainText("Done:");
		await expect(step(cardOf(page, amount), "Checked and approved")).toContainText(/Now:.*Expected by/);
		await expectAccessible(page);
		const receipt = await receiptOf(page, amount);

		const office = await operatorAtWork(browser, "olga@baize.test", "withdrawals");
		await expect(office.getByRole("row").filter({ hasText: amount })).toBeVisible();
		await expectAccessible(office);
		await openWithdrawal(office, amount);
		await expectAccessible(office);
		await Promise.all([
			// The player only looks: the page moves by itself.
			expect(step(cardOf(page, amount), "Paid")).toContainText("Now:"),
			office.getByRole("button", { name: "Approve and pay" }).click(),
		]);
		await expect(office.getByText("Approved. The provider is being asked to pay.")).toBeVisible();
		await expect(step(cardOf(page, amount), "Paid")).toContainText("Done:");
		for (const done of ["Requested, money set aside", "Checked and approved", "Sent to your bank"])
			await expect(step(cardOf(page, amount), done)).toContainText("Done:");
		await expect(page.getByText("Nothing is on the way")).toBeVisible();
		await expectAccessible(page);
		await expect(office.getByRole("listitem").filter({ hasText: "Paid" })).toContainText("Provider");
		await expect(office.getByText("Decided: nothing more to do here.")).toBeVisible();

		await page.goto("/en/account/statement");
		await expect(page.getByRole("row").filter({ hasText: "Withdrawal requested" })).toContainText(`−${amount}`);
		await expect(page.getByRole("row").filter({ hasText: "Withdrawal paid" })).toContainText(left);
		// What closes a payment has its receipt with a minus.
		await expect(page.getByText(receipt, { exact: true })).toHaveCount(1);
		await expect(page.getByText(`-${receipt}`, { exact: true })).toHaveCount(1);
		await expectAccessible(page);
		expect(await cashMinor(page, handle)).toBe(FUNDS_MINOR - amountMinor);

		await office.goto("/backoffice#/audit");
		const entry = office.getByRole("row").filter({ hasText: receipt });
		await expect(entry).toContainText("withdrawal.approved");
		await expect(entry).toContainText(`amount: ${amount}`);
		await expectAccessible(office);
		await office.context().close();
	});

	test("[PROF-01] goes to a bank account that the player keeps, or to another that is typed", async ({
		page,
		request,
	}) => {
		const { handle } = await verifiedPlayer(page, request, FUNDS_MINOR);
		const account = anIban();
		const shown = `•••• ${lastFourOf(account)}`;
		const data = { account, label: "Savings", proof: { password: PASSWORD } };
		const kept = await page.request.post(pathOf(addLinkedAccount, { session: handle }), { data });
		expect(kept.ok(), await kept.text()).toBe(true);
		await page.goto("/en/account/cashier/withdraw");
		await page.getByRole("radio", { name: "Bank transfer" }).check();
		await expect(page.getByRole("radio", { name: `Savings ${shown}` })).toBeChecked();
		await expect(page.getByLabel("Bank account", { exact: true })).toHaveCount(0);
		await page.getByRole("radio", { name: "Another account" }).check();
		await page.getByLabel("Amount").fill("25.00");
		await page.getByRole("button", { name: "Continue" }).click();
		await expect(page.getByText("Enter the bank account.")).toBeVisible();
		await expectAccessible(page);
		await page.getByRole("radio", { name: `Savings ${shown}` }).check();
		await page.getByRole("button", { name: "Continue" }).click();
		await page.getByRole("button", { name: "Withdraw $25.00" }).click();
		await proveByPin(page, "$25.00");
		await expect(page.getByText("We have your request")).toBeVisible();
		await page.goto(PENDING);
		await expect(cardOf(page, "$25.00").getByText(shown)).toBeVisible();
	});

	test("is asked about again, and not made twice, when its answer was lost", async ({ page, request }) => {
		const { handle } = await verifiedPlayer(page, request, FUNDS_MINOR);
		await page.goto("/en/account/cashier/withdraw");
		await page.getByLabel("Amount").fill("25.00");
		await page.getByRole("button", { name: "Continue" }).click();
		await page.getByRole("button", { name: "Withdraw $25.00" }).click();
		await expect(page.getByRole("textbox", { name: "PIN" })).toBeVisible();
		await page.route(
			"**/api/v1/cashier/*/withdrawals",
			async (route) => {
				await route.fetch();
				await route.abort();
			},
			{ times: 1 },
		);
		await proveByPin(page, "$25.00");
		await expect(page.getByText("We do not know yet whether it went through.")).toBeVisible();
		await expect(page.getByRole("button", { name: "Change" })).toBeDisabled();
		await expectAccessible(page);
		await page.getByRole("button", { name: "Ask again about $25.00" }).click();
		await expect(page.getByText("We have your request")).toBeVisible();
		expect(await cashMinor(page, handle)).toBe(FUNDS_MINOR - 2_500);
		await page.goto(PENDING);
		await expect(page.getByRole("heading", { name: "$25.00" })).toHaveCount(1);
	});

	test("is asked about again after a reload, too, and not made twice, though all the money is in it", async ({
		page,
		request,
	}) => {
		const { handle } = await verifiedPlayer(page, request, FUNDS_MINOR);
		await page.goto("/en/account/cashier/withdraw");
		await page.getByRole("radio", { name: "Bank transfer" }).check();
		await page.getByLabel("Bank account", { exact: true }).fill(anIban());
		await page.getByLabel("Amount").fill("100.00");
		await page.getByRole("button", { name: "Continue" }).click();
		await page.getByRole("button", { name: "Withdraw $100.00" }).click();
		await expect(page.getByRole("textbox", { name: "PIN" })).toBeVisible();
		await page.route(
			"**/api/v1/cashier/*/withdrawals",
			async (route) => {
				await route.fetch();
				await route.abort();
			},
			{ times: 1 },
		);
		await proveByPin(page, "$100.00");
		await expect(page.getByText("We do not know yet whether it went through.")).toBeVisible();
		await page.reload();
		await expect(page.getByText("We do not know yet whether it went through.")).toBeVisible();
		await expect(page.getByRole("button", { name: "Change" })).toBeDisabled();
		await expectAccessible(page);
		await page.getByRole("button", { name: "Ask again about $100.00" }).click();
		await expect(page.getByText("We have your request")).toBeVisible();
		expect(await cashMinor(page, handle)).toBe(0);
		await page.goto(PENDING);
		await expect(page.getByRole("heading", { name: "$100.00" })).toHaveCount(1);
		await page.goto("/en/account/cashier/withdraw");
		await expect(page.getByText("There is nothing to withdraw yet")).toBeVisible();
	});

	test("[VER-01] is proved by the code of an SMS that says how much goes where, and by no other", async ({
		page,
		request,
	}) => {
		const { handle } = await verifiedPlayer(page, request, FUNDS_MINOR);
		const phone = await confirmPhone(page, handle);
		await fillIn(page, 2_500);
		await page.getByRole("button", { name: "Withdraw $25.00" }).click();
		await expect(page.getByText(`We have sent a code by SMS to •••• ${phone.slice(-4)}`)).toBeVisible();
		await expectAccessible(page);
		const sms = await newestMail(request, phone);
		expect(sms.text).toContain("to withdraw $25.00 to •••• 4242");
		await page.getByLabel("6-digit code").fill("000000");
		await page.getByRole("button", { name: "Withdraw $25.00" }).click();
		await expect(page.getByText("You have 4 more attempts.")).toBeVisible();
		await expectAccessible(page);
		await page.getByRole("button", { name: "Change" }).click();
		await page.getByLabel("Amount").fill("26.00");
		await page.getByRole("button", { name: "Continue" }).click();
		await page.getByRole("button", { name: "Withdraw $26.00" }).click();
		await page.getByLabel("6-digit code").fill(sms.code ?? "");
		await page.getByRole("button", { name: "Withdraw $26.00" }).click();
		await expect(page.getByText("This code is not right.")).toBeVisible();
		expect(await cashMinor(page, handle)).toBe(FUNDS_MINOR);
		await page.getByLabel("6-digit code").fill((await newestMail(request, phone)).code ?? "");
		await page.getByRole("button", { name: "Withdraw $26.00" }).click();
		await expect(page.getByText("We have your request")).toBeVisible();
	});

	test("[VER-01] is proved by the authenticator where there is one, or by a recovery code", async ({
		page,
		request,
	}) => {
		const { handle, email } = await verifiedPlayer(page, request, FUNDS_MINOR);
		const { totp, recoveryCodes } = await turnTwoFactorOn(page, handle);
		await moveClock(request, 30_000);
		await fillIn(page, 2_500);
		await page.getByRole("button", { name: "Withdraw $25.00" }).click();
		await expect(page.getByText("The code of your app proves that it is you who withdraws.")).toBeVisible();
		await expectAccessible(page);
		const { nowMs: timestamp } = await (await request.post("/dev/clock", { data: { ms: 0 } })).json();
		await page.getByLabel("6-digit code").fill(totp.generate({ timestamp }));
		await page.getByRole("button", { name: "Withdraw $25.00" }).click();
		await expect(page.getByText("We have your request")).toBeVisible();
		await fillIn(page, 3_000);
		await page.getByRole("button", { name: "Withdraw $30.00" }).click();
		await page.getByRole("button", { name: "Use a recovery code instead" }).click();
		await page.getByRole("textbox", { name: "Recovery code" }).fill(recoveryCodes[0] ?? "");
		await page.getByRole("button", { name: "Withdraw $30.00" }).click();
		await expect(page.getByText("We have your request")).toBeVisible();
		await expect
			.poll(async () => (await request.get(`/dev/mailbox.json?to=${encodeURIComponent(email)}`)).text())
			.toContain("Recovery codes left: 9.");
	});

	test("to a new card is held: told before, shown after, let through earlier by an operator with a reason", async ({
		page,
		request,
		browser,
	}) => {
		test.setTimeout(180_000);
		const { handle } = await verifiedPlayer(page, request, FUNDS_MINOR);
		const amountMinor = ownAmountMinor();
		const amount = dollars(amountMinor);
		await page.goto("/en/account/cashier/withdraw");
		await expect(page.getByText(/^This withdrawal will be held until/)).toBeVisible();
		await expect(page.getByText("the account or card is new here")).toBeVisible();
		await expectAccessible(page);
		await page.getByRole("radio", { name: "Bank transfer" }).check();
		await expect(page.getByText(/^To an account that is new here, it will be held until/)).toBeVisible();
		await fillIn(page, amountMinor);
		await expect(page.getByText(/^This withdrawal will be held until/).filter({ visible: true })).toHaveCount(1);
		await expectAccessible(page);
		await page.getByRole("button", { name: `Withdraw ${amount}` }).click();
		await proveByPin(page, amount);
		await expect(page.getByText(/^We have your request, and hold it until/)).toBeVisible();
		await expect(step(page.locator("main"), "Held to protect your account")).toContainText("Now:");
		await expectAccessible(page);
		expect(await cashMinor(page, handle)).toBe(FUNDS_MINOR - amountMinor);
		await page.goto("/en/account/cashier/history");
		await expect(page.getByRole("row", { name: /Withdrawal .*On hold/ })).toHaveCount(1);
		await page.goto(PENDING);
		await expect(cardOf(page, amount).getByText("On hold")).toBeVisible();
		await expectAccessible(page);

		const office = await operatorAtWork(browser, "olga@baize.test", "withdrawals");
		await expect(office.getByRole("row").filter({ hasText: amount })).toContainText("Held until");
		await expectAccessible(office);
		await openWithdrawal(office, amount);
		await expect(office.getByText("The account or card is new to this player.")).toBeVisible();
		await expect(office.getByRole("button", { name: "Approve and pay" })).toBeDisabled();
		await expectAccessible(office);
		await office.getByRole("button", { name: "End the hold now" }).click();
		const dialog = office.getByRole("dialog", { name: "End this hold before its time?" });
		await dialog.getByLabel("Reason").fill("Called back at the number of the profile.");
		await expectAccessible(office);
		await dialog.getByRole("button", { name: "End the hold now" }).click();
		await expect(office.getByText("The hold has ended. The withdrawal can be approved.")).toBeVisible();
		await expect(step(cardOf(page, amount), "No longer held")).toContainText("Done:");
		await office.getByRole("button", { name: "Approve and pay" }).click();
		await expect(step(cardOf(page, amount), "Paid")).toContainText("Done:");
		await expectAccessible(page);
		await office.goto("/backoffice#/audit");
		await expect(office.getByRole("row").filter({ hasText: "withdrawal.holdEnded" }).first()).toContainText(
			"Called back at the number of the profile.",
		);
		await office.context().close();
	});

	test("to a bank account of another player is refused, until an operator allows it", async ({
		page,
		request,
		browser,
	}) => {
		test.setTimeout(180_000);
		const account = anIban();
		const linked = { account, label: "Savings", proof: { password: PASSWORD } };
		const first = await (await browser.newContext()).newPage();
		const owner = await verifiedPlayer(first, first.request, FUNDS_MINOR);
		const kept = await first.request.post(pathOf(addLinkedAccount, { session: owner.handle }), { data: linked });
		expect(kept.ok(), await kept.text()).toBe(true);
		await first.context().close();

		const { handle, email } = await verifiedPlayer(page, request, FUNDS_MINOR);
		const ask = async (): Promise<void> => {
			await page.goto("/en/account/cashier/withdraw/cbt");
			await page.getByLabel("Bank account", { exact: true }).fill(account);
			await page.getByLabel("Amount").fill("25.00");
			await page.getByRole("button", { name: "Continue" }).click();
			await page.getByRole("button", { name: "Withdraw $25.00" }).click();
		};
		await ask();
		await expect(page.getByText("This bank account already serves another player here")).toBeVisible();
		await expectAccessible(page);
		expect(await cashMinor(page, handle)).toBe(FUNDS_MINOR);

		const office = await operatorAtWork(browser, "olga@baize.test", "players");
		await openPlayer(office, email);
		const accounts = office.getByRole("region", { name: "Bank accounts and players" });
		await expect(accounts).toContainText(`•••• ${lastFourOf(account)}`);
		await expect(accounts).toContainText("refused: another player's");
		await expectAccessible(office);
		await accounts.getByRole("button", { name: "Allow this account" }).click();
		const dialog = office.getByRole("dialog", { name: "Let this account serve this player, too?" });
		await dialog.getByLabel("Reason").fill("A joint account: the bank's letter was seen.");
		await dialog.getByRole("button", { name: "Allow this account" }).click();
		await expect(accounts).toContainText("allowed by an operator");
		await office.context().close();

		await ask();
		await proveByPin(page, "$25.00");
		await expect(page.getByText("We have your request")).toBeVisible();
	});

	test("is taken back by the player, and the money is in the balance again", async ({ page, request }) => {
		const { handle } = await verifiedPlayer(page, request, FUNDS_MINOR);
		await requestWithdrawal(page, 2_500);
		await page.getByRole("link", { name: "Follow all withdrawals" }).click();
		await expect(balancePill(page)).toHaveAccessibleName("Your balance: $75.00");
		await cardOf(page, "$25.00").getByRole("button", { name: "Cancel this withdrawal" }).click();
		const dialog = page.getByRole("dialog", { name: "Cancel the withdrawal of $25.00?" });
		await expect(dialog.getByText("The money returns to your balance at once.")).toBeVisible();
		await expectAccessible(page);
		await dialog.getByRole("button", { name: "Cancel the withdrawal" }).click();
		await expect(step(cardOf(page, "$25.00"), "Cancelled, money returned")).toContainText("Ended:");
		await expect(balancePill(page)).toHaveAccessibleName("Your balance: $100.00");
		await expectAccessible(page);
		expect(await cashMinor(page, handle)).toBe(FUNDS_MINOR);
		await page.goto("/en/account/statement");
		await expect(page.getByRole("row", { name: /Withdrawal cancelled, money returned.*\+\$25\.00/ })).toHaveCount(1);
		await page.goto("/en/account/cashier/history");
		await expect(page.getByRole("row", { name: /Withdrawal .*Cancelled.*\$25\.00/ })).toHaveCount(1);
		await expectAccessible(page);
	});

	test("[BO-01] that an operator turns down comes back, with the reason", async ({ page, request, browser }) => {
		await verifiedPlayer(page, request, FUNDS_MINOR);
		const amountMinor = ownAmountMinor();
		const amount = dollars(amountMinor);
		await requestWithdrawal(page, amountMinor);
		await page.goto(PENDING);
		const office = await operatorAtWork(browser, "olga@baize.test", "withdrawals");
		await openWithdrawal(office, amount);
		await office.getByRole("button", { name: "Reject" }).click();
		const dialog = office.getByRole("dialog", { name: "Reject this withdrawal?" });
		await dialog.getByLabel("Reason").fill("Please use the account that carries your own name.");
		await expectAccessible(office);
		await dialog.getByRole("button", { name: "Reject" }).click();
		await expect(office.getByText("Rejected. The money is back in the player's balance.")).toBeVisible();
		await expect(step(cardOf(page, amount), "Not approved, money returned")).toContainText(
			"Please use the account that carries your own name.",
		);
		await expect(balancePill(page)).toHaveAccessibleName("Your balance: $100.00");
		await office.context().close();
	});

	test("[BO-01] is not for an operator whose role is another", async ({ page, request, browser }) => {
		await verifiedPlayer(page, request, FUNDS_MINOR);
		const amountMinor = ownAmountMinor();
		await requestWithdrawal(page, amountMinor);
		await page.goto(PENDING);
		const receipt = await receiptOf(page, dollars(amountMinor));
		const office = await operatorAtWork(browser, "oscar@baize.test", "withdrawals");
		await expect(office.getByRole("heading", { name: "This is not open to your roles" })).toBeVisible();
		await expect(office.getByText("Your roles: support.")).toBeVisible();
		await expect(office.getByText(dollars(amountMinor))).toHaveCount(0);
		await expectAccessible(office);
		const answer = await office.request.post(approveWithdrawal.path.replace(":withdrawal", receipt));
		expect(answer.status()).toBe(403);
		await expect(step(cardOf(page, dollars(amountMinor)), "Held to protect your account")).toContainText("Now:");
		await office.context().close();
	});
});
