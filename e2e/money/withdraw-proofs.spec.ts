import { addLinkedAccount } from "@baize/cashier/contract";
import { pathOf } from "@baize/kernel/call";
import { anIban, lastFourOf } from "../../domains/cashier/testing/bank-account.ts";
import { expectAccessible } from "../support/axe.ts";
import { freshPage } from "../support/contexts.ts";
import { openPlayer, openWithdrawal, operatorAtWork } from "../support/office.ts";
import {
	CARD_WITHOUT_PAYOUTS,
	cashMinor,
	confirmPhone,
	moveClock,
	newestMail,
	PASSWORD,
	proveByPin,
	turnTwoFactorOn,
	verifiedPlayer,
} from "../support/people.ts";
import { DESK, PHONE } from "../support/sizes.ts";
import { expect, test } from "../support/test.ts";
import { tick } from "../support/tick.ts";
import {
	approve,
	cardOf,
	dollars,
	FUNDS_MINOR,
	fillIn,
	ownAmountMinor,
	PENDING,
	step,
} from "../support/withdrawals.ts";

test.describe("[CASH-04] [GEN-02] a withdrawal that must be proved, or waits", () => {
	test("[VER-01] is proved by the code of an SMS that names the amount and destination, and by no other", {
		tag: PHONE,
	}, async ({ page, request }) => {
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
		await expect(page.getByText("You have 4 attempts left.")).toBeVisible();
		await expectAccessible(page);
		await page.getByRole("button", { name: "Change" }).click();
		await page.getByLabel("Amount").fill("26.00");
		await page.getByRole("button", { name: "Continue" }).click();
		await page.getByRole("button", { name: "Withdraw $26.00" }).click();
		await page.getByLabel("6-digit code").fill(sms.code ?? "");
		await page.getByRole("button", { name: "Withdraw $26.00" }).click();
		await expect(page.getByText("Incorrect code.")).toBeVisible();
		expect(await cashMinor(page, handle)).toBe(FUNDS_MINOR);
		await page.getByLabel("6-digit code").fill((await newestMail(request, phone)).code ?? "");
		await page.getByRole("button", { name: "Withdraw $26.00" }).click();
		await expect(page.getByText("We have received your request")).toBeVisible();
	});

	test("[VER-01] is proved by the authenticator where there is one, or by a recovery code", { tag: DESK }, async ({
		page,
		request,
	}) => {
		const { handle, email } = await verifiedPlayer(page, request, FUNDS_MINOR);
		const { totp, recoveryCodes } = await turnTwoFactorOn(page, handle);
		await moveClock(request, 30_000);
		await fillIn(page, 2_500);
		await page.getByRole("button", { name: "Withdraw $25.00" }).click();
		await expect(page.getByText("The code from your app confirms that it is you.")).toBeVisible();
		await expectAccessible(page);
		const { nowMs: timestamp } = await (await request.post("/dev/clock", { data: { ms: 0 } })).json();
		await page.getByLabel("6-digit code").fill(totp.generate({ timestamp }));
		await page.getByRole("button", { name: "Withdraw $25.00" }).click();
		await expect(page.getByText("We have received your request")).toBeVisible();
		await fillIn(page, 3_000);
		await page.getByRole("button", { name: "Withdraw $30.00" }).click();
		await page.getByRole("button", { name: "Use a recovery code instead" }).click();
		await page.getByRole("textbox", { name: "Recovery code" }).fill(recoveryCodes[0] ?? "");
		await page.getByRole("button", { name: "Withdraw $30.00" }).click();
		await expect(page.getByText("We have received your request")).toBeVisible();
		await expect
			.poll(async () => (await request.get(`/dev/mailbox.json?to=${encodeURIComponent(email)}`)).text())
			.toContain("Recovery codes left: 9.");
	});

	test("to a new card is put on hold: announced before, shown after, released early by an operator with a reason", {
		tag: DESK,
	}, async ({ page, request, browser }) => {
		const { handle } = await verifiedPlayer(page, request, FUNDS_MINOR);
		const amountMinor = ownAmountMinor();
		const amount = dollars(amountMinor);
		await page.goto("/en/account/cashier/withdraw");
		await expect(page.getByText(/^This withdrawal will be on hold until/)).toBeVisible();
		await expect(page.getByText("the account, card or address is new").first()).toBeVisible();
		await expectAccessible(page);
		await tick(page.getByRole("radio", { name: "Bank transfer" }));
		await expect(page.getByText(/^Withdrawals to a new account are on hold until/)).toBeVisible();
		await fillIn(page, amountMinor);
		await expect(page.getByText(/^This withdrawal will be on hold until/).filter({ visible: true })).toHaveCount(1);
		await expectAccessible(page);
		await page.getByRole("button", { name: `Withdraw ${amount}` }).click();
		await proveByPin(page, amount);
		await expect(page.getByText(/^We have received your request. It is on hold until/)).toBeVisible();
		await expect(step(page.locator("main"), "On hold to protect your account")).toContainText("Now:");
		await expectAccessible(page);
		expect(await cashMinor(page, handle)).toBe(FUNDS_MINOR - amountMinor);
		await page.goto("/en/account/cashier/history");
		await expect(page.getByRole("row", { name: /Withdrawal .*On hold/ })).toHaveCount(1);
		await page.goto(PENDING);
		await expect(cardOf(page, amount).getByText("On hold", { exact: true })).toBeVisible();
		await expectAccessible(page);

		const office = await operatorAtWork(browser, "olga@baize.test", "withdrawals");
		await expect(office.getByRole("row").filter({ hasText: amount })).toContainText("Held until");
		await expectAccessible(office);
		await openWithdrawal(office, amount);
		await expect(office.getByText("The account, card or address is new to this player.")).toBeVisible();
		await expect(office.getByRole("button", { name: "Approve…" })).toBeDisabled();
		await expectAccessible(office);
		await office.getByRole("button", { name: "End the hold now" }).click();
		const dialog = office.getByRole("dialog", { name: "End this hold early?" });
		await dialog.getByLabel("Reason").fill("Called back at the number of the profile.");
		await expectAccessible(office);
		await dialog.getByRole("button", { name: "End the hold now" }).click();
		await expect(office.getByText("The hold has ended. The withdrawal can be approved.")).toBeVisible();
		await expect(step(cardOf(page, amount), "Hold ended")).toContainText("Done:");
		await approve(office, dollars(amountMinor));
		await expect(step(cardOf(page, amount), "Paid")).toContainText("Done:");
		await expectAccessible(page);
		await office.goto("/#/audit");
		await expect(office.getByRole("row").filter({ hasText: "withdrawal.holdEnded" }).first()).toContainText(
			"Called back at the number of the profile.",
		);
	});

	test("to a bank account of another player is refused, until an operator allows it", { tag: DESK }, async ({
		page,
		request,
		browser,
	}) => {
		const account = anIban();
		const linked = { account, label: "Savings", proof: { password: PASSWORD } };
		const first = await freshPage(browser);
		const owner = await verifiedPlayer(first, first.request, FUNDS_MINOR);
		const saved = await first.request.post(pathOf(addLinkedAccount, { session: owner.handle }), { data: linked });
		expect(saved.ok(), await saved.text()).toBe(true);
		await first.close();

		const { handle, email } = await verifiedPlayer(page, request, FUNDS_MINOR, CARD_WITHOUT_PAYOUTS);
		const confirm = page.getByRole("button", { name: "Withdraw $25.00" });
		const enterWithdrawal = async (): Promise<void> => {
			await page.goto("/en/account/cashier/withdraw/cbt");
			await page.getByLabel("Bank account", { exact: true }).fill(account);
			await page.getByLabel("Amount").fill("25.00");
			await page.getByRole("button", { name: "Continue" }).click();
		};
		await enterWithdrawal();
		await expect(page.getByText("This account is already used by another player.", { exact: true })).toBeVisible();
		await expect(confirm).toBeDisabled();
		await expectAccessible(page);
		expect(await cashMinor(page, handle)).toBe(FUNDS_MINOR);

		const office = await operatorAtWork(browser, "olga@baize.test", "players");
		// An operator who has taken a document sees whose it is for a quarter of an hour.
		await openPlayer(office, email, email);
		const accounts = office.getByRole("region", { name: "Bank accounts and players" });
		await expect(accounts).toContainText(`•••• ${lastFourOf(account)}`);
		await expect(accounts).toContainText("refused: another player's");
		await expectAccessible(office);
		await accounts.getByRole("button", { name: "Allow this account" }).click();
		const dialog = office.getByRole("dialog", { name: "Let this account serve this player, too?" });
		await dialog.getByLabel("Reason").fill("A joint account: the bank's letter was seen.");
		await dialog.getByRole("button", { name: "Allow this account" }).click();
		await expect(accounts).toContainText("allowed by an operator");
		await office.close();

		await enterWithdrawal();
		await confirm.click();
		await proveByPin(page, "$25.00");
		await expect(page.getByText("We have received your request")).toBeVisible();
	});
});
