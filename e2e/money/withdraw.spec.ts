import { addLinkedAccount, approveWithdrawal } from "@baize/cashier/contract";
import { pathOf } from "@baize/kernel/call";
import { anIban, lastFourOf } from "../../domains/cashier/testing/bank-account.ts";
import { expectAccessible } from "../support/axe.ts";
import { openWithdrawal, operatorAtWork } from "../support/office.ts";
import {
	balancePill,
	CARD_WITHOUT_PAYOUTS,
	cashMinor,
	fundedPlayer,
	PASSWORD,
	proveByPin,
	verifiedPlayer,
	withOldCard,
} from "../support/people.ts";
import { DESK, PHONE } from "../support/sizes.ts";
import { expect, test } from "../support/test.ts";
import { tick } from "../support/tick.ts";
import {
	approve,
	cardOf,
	dollars,
	FUNDS_MINOR,
	ownAmountMinor,
	PENDING,
	receiptOf,
	requestWithdrawal,
	step,
} from "../support/withdrawals.ts";

test.describe("[CASH-04] [GEN-02] a withdrawal", () => {
	test("[BO-01] is approved only after a last look at it, and once by pressing twice", { tag: DESK }, async ({
		page,
		request,
		browser,
	}) => {
		const { email } = await verifiedPlayer(page, request, FUNDS_MINOR);
		await withOldCard(page, request, email);
		const amountMinor = ownAmountMinor();
		const amount = dollars(amountMinor);
		await requestWithdrawal(page, amountMinor);
		const office = await operatorAtWork(browser, "olga@baize.test", "withdrawals");
		const approvals: string[] = [];
		office.on("request", (sent) => void (sent.url().endsWith("/approve") && approvals.push(sent.url())));
		await openWithdrawal(office, amount);

		await office.getByRole("button", { name: "Approve…" }).click();
		const dialog = office.getByRole("dialog", { name: "Approve this withdrawal?" });
		for (const shown of [amount, "Wanda Player", "•••• 4242", "first withdrawal that is paid to this player"])
			await expect(dialog).toContainText(shown);
		await expectAccessible(office);
		await dialog.getByRole("button", { name: "Go back" }).click();
		await expect(dialog).toBeHidden();
		expect(approvals).toEqual([]);

		await office.getByRole("button", { name: "Approve…" }).click();
		await dialog.getByRole("button", { name: `Approve and pay ${amount}` }).dblclick();
		await expect(office.getByText("Approved. The payment to the provider has been started.")).toBeVisible();
		await expect(dialog).toBeHidden();
		await expect(office.getByText("Another operator was faster")).toHaveCount(0);
		expect(approvals).toHaveLength(1);
	});

	test("[WAL-01] [WAL-03] [BO-01] goes from the request by the operator's approval to paid, each step in view", {
		tag: DESK,
	}, async ({ page, request, browser }) => {
		const { email } = await verifiedPlayer(page, request, FUNDS_MINOR);
		const handle = await withOldCard(page, request, email);
		const amountMinor = ownAmountMinor();
		const amount = dollars(amountMinor);
		const left = dollars(FUNDS_MINOR - amountMinor);

		await page.goto("/en/account/cashier/withdraw");
		await expect(page.getByRole("radio", { name: "•••• 4242" })).toBeChecked();
		await expect(page.getByText("on hold until")).toHaveCount(0);
		await expectAccessible(page);
		await page.getByLabel("Amount").fill((amountMinor / 100).toFixed(2));
		await page.getByRole("button", { name: "Continue" }).click();
		await expect(page.getByRole("heading", { name: `Withdraw ${amount}?` })).toBeFocused();
		await expectAccessible(page);
		await page.getByRole("button", { name: `Withdraw ${amount}` }).click();
		await expect(page.getByRole("heading", { name: `Withdraw ${amount}: one more step` })).toBeFocused();
		await expect(page.getByText("Your PIN confirms that it is you")).toBeVisible();
		await expectAccessible(page);
		await proveByPin(page, amount, "1111");
		await expect(page.getByText("You have 4 attempts left.")).toBeVisible();
		expect(await cashMinor(page, handle)).toBe(FUNDS_MINOR);
		await page.getByRole("textbox", { name: "PIN" }).fill("2580");
		await page.getByRole("button", { name: `Withdraw ${amount}` }).click();
		await expect(page.getByText(`${amount} is set aside for you.`)).toBeVisible();
		await expectAccessible(page);

		await expect(balancePill(page)).toHaveAccessibleName(`Your balance: ${left}`);
		await balancePill(page).click();
		const funds = page.getByRole("dialog", { name: "Your balance" });
		await expect(funds.getByText("Pending withdrawals", { exact: true })).toBeVisible();
		await expect(funds.getByText(amount, { exact: true })).toBeVisible();
		await expect(funds.getByText(left, { exact: true })).toHaveCount(2);
		await funds.getByText("Why can’t I withdraw this?").click();
		await expect(funds.getByText(`You have already requested ${amount}. The next step is expected by`)).toBeVisible();
		await expect(funds.getByRole("link", { name: "Follow your withdrawals" })).toBeVisible();
		await expectAccessible(page);
		await funds.getByRole("button", { name: "Close" }).click();

		await page.goto("/en/account");
		await expect(page.getByText(`${amount} is on its way to you.`)).toBeVisible();
		await expectAccessible(page);
		await page.getByRole("link", { name: "Track withdrawal" }).click();
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
			// The player does nothing: the page updates by itself.
			expect(step(cardOf(page, amount), "Paid")).toContainText("Now:"),
			approve(office, amount),
		]);
		await expect(office.getByText("Approved. The payment to the provider has been started.")).toBeVisible();
		await expect(step(cardOf(page, amount), "Paid")).toContainText("Done:");
		for (const done of ["Requested, money set aside", "Checked and approved", "Sent to your bank"])
			await expect(step(cardOf(page, amount), done)).toContainText("Done:");
		await expect(page.getByText("No pending withdrawals")).toBeVisible();
		await expectAccessible(page);
		await expect(office.getByRole("listitem").filter({ hasText: "Paid" })).toContainText("Provider");
		await expect(office.getByText("Decided: nothing more to do here.")).toBeVisible();

		await page.goto("/en/account/statement");
		await expect(page.getByRole("row").filter({ hasText: "Withdrawal requested" })).toContainText(`−${amount}`);
		await expect(page.getByRole("row").filter({ hasText: "Withdrawal paid" })).toContainText(left);
		// The receipt of a closed payment has a minus.
		await expect(page.getByText(receipt, { exact: true })).toHaveCount(1);
		await expect(page.getByText(`-${receipt}`, { exact: true })).toHaveCount(1);
		await expectAccessible(page);
		expect(await cashMinor(page, handle)).toBe(FUNDS_MINOR - amountMinor);

		await office.goto("/#/audit");
		const rows = office.getByRole("row").filter({ hasText: receipt });
		await expect(rows.filter({ hasText: "withdrawal.viewed" })).toContainText("Olga Novak");
		const entry = rows.filter({ hasText: "withdrawal.approved" });
		await expect(entry).toContainText(`amount: ${amount}`);
		await expectAccessible(office);
	});

	test("[PROF-01] goes to a saved bank account, or to another that is typed", { tag: PHONE }, async ({
		page,
		request,
	}) => {
		const { handle } = await verifiedPlayer(page, request, FUNDS_MINOR, CARD_WITHOUT_PAYOUTS);
		const account = anIban();
		const other = anIban();
		const shown = `•••• ${lastFourOf(account)}`;
		const data = { account, label: "Savings", proof: { password: PASSWORD } };
		const saved = await page.request.post(pathOf(addLinkedAccount, { session: handle }), { data });
		expect(saved.ok(), await saved.text()).toBe(true);
		await page.goto("/en/account/cashier/withdraw");
		await expect(page.getByRole("radio", { name: `Savings ${shown}` })).toBeChecked();
		await expect(page.getByLabel("Bank account", { exact: true })).toHaveCount(0);
		await tick(page.getByRole("radio", { name: "Another account" }));
		await page.getByLabel("Amount").fill("25.00");
		await page.getByRole("button", { name: "Continue" }).click();
		await expect(page.getByText("Enter your bank account.")).toBeVisible();
		await expectAccessible(page);
		const number = page.getByLabel("Bank account", { exact: true });
		await number.fill(`IBAN: ${other.replaceAll(" ", "").slice(0, -1)}`);
		await expect(number).toHaveValue(other.slice(0, -1));
		await expect(page.getByText("United Kingdom: an IBAN has 22 characters; 1 is still missing.")).toBeVisible();
		await number.press("End");
		await number.press(other.slice(-1));
		await expect(number).toHaveValue(other);
		await expect(page.getByText("The check digits match.")).toBeVisible();
		await expectAccessible(page);
		await tick(page.getByRole("radio", { name: `Savings ${shown}` }));
		await page.getByRole("button", { name: "Continue" }).click();
		await page.getByRole("button", { name: "Withdraw $25.00" }).click();
		await proveByPin(page, "$25.00");
		await expect(page.getByText("We have received your request")).toBeVisible();
		await page.goto(PENDING);
		await expect(cardOf(page, "$25.00").getByText(shown)).toBeVisible();
	});

	test("is sent again, and not made twice, when its answer was lost", { tag: DESK }, async ({
		page,
		request,
		expectErrors,
	}) => {
		expectErrors(/net::ERR_FAILED .*\/withdrawals/);
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
		await expect(page.getByText("We do not know yet whether this went through.")).toBeVisible();
		await expect(page.getByRole("button", { name: "Change" })).toBeDisabled();
		await expectAccessible(page);
		await page.getByRole("button", { name: "Check again · $25.00" }).click();
		await expect(page.getByText("We have received your request")).toBeVisible();
		expect(await cashMinor(page, handle)).toBe(FUNDS_MINOR - 2_500);
		await page.goto(PENDING);
		await expect(page.getByRole("heading", { name: "$25.00" })).toHaveCount(1);
	});

	test("is sent again after a reload, too, and not made twice, although it takes the whole balance", {
		tag: PHONE,
	}, async ({ page, request, expectErrors }) => {
		expectErrors(/net::ERR_FAILED .*\/withdrawals/);
		const { handle } = await verifiedPlayer(page, request, FUNDS_MINOR, CARD_WITHOUT_PAYOUTS);
		await page.goto("/en/account/cashier/withdraw");
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
		await expect(page.getByText("We do not know yet whether this went through.")).toBeVisible();
		await page.reload();
		await expect(page.getByText("We do not know yet whether this went through.")).toBeVisible();
		await expect(page.getByRole("button", { name: "Change" })).toBeDisabled();
		await expectAccessible(page);
		await page.getByRole("button", { name: "Check again · $100.00" }).click();
		await expect(page.getByText("We have received your request")).toBeVisible();
		expect(await cashMinor(page, handle)).toBe(0);
		await page.goto(PENDING);
		await expect(page.getByRole("heading", { name: "$100.00" })).toHaveCount(1);
		await page.goto("/en/account/cashier/withdraw");
		await expect(page.getByText("Nothing to withdraw yet")).toBeVisible();
	});

	test("is taken back by the player, and the money is in the balance again", { tag: PHONE }, async ({
		page,
		request,
	}) => {
		const { handle } = await verifiedPlayer(page, request, FUNDS_MINOR);
		await requestWithdrawal(page, 2_500);
		await page.getByRole("link", { name: "Follow this withdrawal" }).click();
		await expect(page.getByRole("heading", { level: 1 })).toHaveText("Withdrawal of $25.00");
		await expect(balancePill(page)).toHaveAccessibleName("Your balance: $75.00");
		await expectAccessible(page);
		await page.getByRole("button", { name: "Cancel withdrawal" }).click();
		const dialog = page.getByRole("dialog", { name: "Cancel your withdrawal of $25.00?" });
		await expect(dialog.getByText("The money goes back to your balance right away.")).toBeVisible();
		await expectAccessible(page);
		await dialog.getByRole("button", { name: "Cancel withdrawal" }).click();
		await expect(step(page.getByRole("main"), "Cancelled, money returned")).toContainText("Stopped:");
		await expect(page.getByText("$25.00 is back in your balance.")).toBeVisible();
		await expect(balancePill(page)).toHaveAccessibleName("Your balance: $100.00");
		await expectAccessible(page);
		expect(await cashMinor(page, handle)).toBe(FUNDS_MINOR);
		await page.goto("/en/account/statement");
		await expect(page.getByRole("row", { name: /Withdrawal cancelled, money returned.*\+\$25\.00/ })).toHaveCount(1);
		await page.getByRole("link", { name: /^Receipt .*: Withdrawal cancelled/ }).click();
		await page.getByRole("link", { name: "View the withdrawal" }).click();
		await expect(page.getByRole("heading", { level: 1 })).toHaveText("Withdrawal of $25.00");
		await page.goto("/en/account/cashier/history");
		await expect(page.getByRole("row", { name: /Withdrawal .*Cancelled.*\$25\.00/ })).toHaveCount(1);
		await expectAccessible(page);
	});

	test("[BO-01] that an operator turns down comes back, with the reason", { tag: DESK }, async ({
		page,
		request,
		browser,
	}) => {
		await verifiedPlayer(page, request, FUNDS_MINOR);
		const amountMinor = ownAmountMinor();
		const amount = dollars(amountMinor);
		await requestWithdrawal(page, amountMinor);
		await page.goto(PENDING);
		const office = await operatorAtWork(browser, "olga@baize.test", "withdrawals");
		await openWithdrawal(office, amount);
		await office.getByRole("button", { name: "Reject", exact: true }).click();
		const dialog = office.getByRole("dialog", { name: "Reject this withdrawal?" });
		await dialog.getByLabel("Reason").fill("Please use the account that carries your own name.");
		await expectAccessible(office);
		await dialog.getByRole("button", { name: "Reject", exact: true }).click();
		await expect(office.getByText("Rejected. The money is back in the player's balance.")).toBeVisible();
		await expect(step(cardOf(page, amount), "Not approved, money returned")).toContainText(
			"Please use the account that carries your own name.",
		);
		await expect(balancePill(page)).toHaveAccessibleName("Your balance: $100.00");
	});

	test("[CASH-02] says at once all that stands in the way", { tag: DESK }, async ({ page, request }) => {
		await fundedPlayer(page, request, 1_500);
		await page.goto("/en/account/cashier/withdraw");
		await expect(page.getByText("Nothing to withdraw yet")).toBeVisible();
		const others = page.getByText("Also required").locator("..");
		await expect(others).toContainText("verify your identity");
		await expect(others.getByRole("link", { name: "Verify your identity" })).toBeVisible();
		await expectAccessible(page);
	});

	test("[CASH-02] returns money first to the card that it came from, and says so before", { tag: DESK }, async ({
		page,
		request,
	}) => {
		await verifiedPlayer(page, request, FUNDS_MINOR);
		await page.goto("/en/account/cashier/withdraw/cbt");
		await expect(page.getByText("Money goes back to where it came from first")).toBeVisible();
		await expect(page.getByText("•••• 4242: $100.00 still to go back")).toBeVisible();
		await expect(page.getByText(/Checked within .*, then paid within/).first()).toBeVisible();
		await page.getByLabel("Bank account", { exact: true }).fill(anIban());
		await page.getByLabel("Amount").fill("25.00");
		await page.getByRole("button", { name: "Continue" }).click();
		await expect(page.getByText("$100.00 must first go back to the card •••• 4242 it came from.")).toBeVisible();
		await expectAccessible(page);
		await expect(page.getByRole("button", { name: "Withdraw $25.00" })).toBeDisabled();
	});

	test("[BO-01] is not for an operator whose role is another", { tag: DESK }, async ({ page, request, browser }) => {
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
		await expect(step(cardOf(page, dollars(amountMinor)), "On hold to protect your account")).toContainText("Now:");
	});
});
