import { expectAccessible } from "./support/axe.ts";
import { freshPage } from "./support/contexts.ts";
import { maskedEmail, openPlayer, operatorAtWork } from "./support/office.ts";
import {
	giveLogin,
	logIn,
	type Mail,
	mailWith,
	PASSWORD,
	proveByPin,
	verifiedPlayer,
	withOldCard,
} from "./support/people.ts";
import { DESK, PHONE } from "./support/sizes.ts";
import { expect, type Page, test } from "./support/test.ts";

const NEW_PASSWORD = "nine blue kettles";
const WITHDRAW = "/en/account/cashier/withdraw";
const PENDING = `${WITHDRAW}/manage-pending`;

/** The path of our link in a mail, from this segment on. */
const pathIn = ({ text }: Mail, name: string): string => new RegExp(`/en/${name}\\S*`).exec(text)?.[0] ?? "";

async function requestWithdrawal(page: Page): Promise<void> {
	await page.goto(WITHDRAW);
	await page.getByLabel("Amount").fill("25.00");
	await page.getByRole("button", { name: "Continue" }).click();
	await page.getByRole("button", { name: "Withdraw $25.00" }).click();
	await proveByPin(page, "$25.00");
	await expect(page.getByText("We have received your request")).toBeVisible();
}

test.describe("[AUTH-13] [CASH-04] [GEN-02] a withdrawal that was not me", () => {
	test("is stopped by the link in its mail: sessions and password end, and an operator lets payouts go on", {
		tag: DESK,
	}, async ({ page, request, browser }) => {
		const { email } = await verifiedPlayer(page, request);
		await withOldCard(page, request, email);
		await requestWithdrawal(page);
		const link = pathIn(await mailWith(request, email, "We have received your withdrawal"), "not-me");

		// The owner reads the mail in another browser. Opening the page changes nothing.
		const owner = await freshPage(browser);
		await owner.goto(link);
		await expect(owner.getByRole("heading", { name: "Was this not you?" })).toBeVisible();
		await expectAccessible(owner);
		await page.goto(PENDING);
		await expect(page.getByRole("heading", { name: "$25.00" })).toBeVisible();
		await owner.getByRole("button", { name: "Secure my account" }).click();
		await expect(owner.getByRole("heading", { name: "Your account is secured" })).toBeFocused();
		await expect(owner.getByText(email)).toBeVisible();
		await expectAccessible(owner);
		await page.goto(PENDING);
		await expect(page).toHaveURL(/\/login/);
		await giveLogin(page, email, PASSWORD);
		await expect(page.getByRole("alert").first()).toBeVisible();
		await expect(page).toHaveURL(/\/login/);
		// A second press changes nothing and shows no error.
		await owner.goto(link);
		await owner.getByRole("button", { name: "Secure my account" }).click();
		await expect(owner.getByRole("heading", { name: "Your account is secured" })).toBeVisible();

		await owner.goto(pathIn(await mailWith(request, email, "Your account is secured"), "recover/set"));
		await owner.getByLabel("New password", { exact: true }).fill(NEW_PASSWORD);
		await owner.getByRole("button", { name: "Set password" }).click();
		await expect(owner.getByRole("heading", { name: "Your password has been changed" })).toBeFocused();
		await logIn(owner, email, NEW_PASSWORD);
		await owner.goto(WITHDRAW);
		await expect(owner.getByText("Withdrawals are paused")).toBeVisible();
		await expectAccessible(owner);
		await owner.goto(PENDING);
		await expect(owner.getByText("Paused to protect your account")).toBeVisible();
		await expectAccessible(owner);

		const office = await operatorAtWork(browser, "olga@baize.test", "payoutFreezes");
		const frozen = office.getByRole("row").filter({ hasText: maskedEmail(email) });
		await expect(frozen).toContainText("a withdrawal that was requested");
		await expectAccessible(office);
		await office.goto("/#/players");
		await openPlayer(office, email);
		await expect(office.getByText(/^Payouts are frozen since/)).toBeVisible();
		await expectAccessible(office);
		await office.getByRole("button", { name: "Lift the payout freeze" }).click();
		const dialog = office.getByRole("dialog", { name: "Lift the freeze?" });
		await dialog.getByLabel("Reason").fill("Called back: the owner is in the account again.");
		await expectAccessible(office);
		await dialog.getByRole("button", { name: "Lift the payout freeze" }).click();
		await expect(office.getByText("The freeze is lifted.")).toBeVisible();
		await office.close();

		await owner.goto(WITHDRAW);
		// A new password puts payouts on hold for a while: above the amount, and for each fund when the panel has come.
		await expect(owner.getByText("your password was changed recently").first()).toBeVisible();
	});

	test("by a link that is too old explains what can be done instead", { tag: PHONE }, async ({ page }) => {
		await page.goto("/en/not-me?token=old");
		await page.getByRole("button", { name: "Secure my account" }).click();
		await expect(page.getByText("This link is not valid, or is older than a week.")).toBeVisible();
		await expectAccessible(page);
		await page.getByRole("link", { name: "Set a new password" }).click();
		await expect(page).toHaveURL(/\/en\/recover$/);
	});
});
