import { anIban, lastFourOf } from "../domains/cashier/testing/bank-account.ts";
import { expectAccessible } from "./support/axe.ts";
import { freshPage } from "./support/contexts.ts";
import { DEMO_PASSWORD } from "./support/demo-password.ts";
import { maskedEmail, openPlayer, operatorAtWork, operatorLoggedIn } from "./support/office.ts";
import { fundedPlayer, giveLogin, logIn, mailWith, newEmail, newestMail, newPlayer } from "./support/people.ts";
import { pressEnter } from "./support/press-enter.ts";
import { DESK, PHONE } from "./support/sizes.ts";
import { expect, type Page, test } from "./support/test.ts";
import { tick } from "./support/tick.ts";

const PASSWORD = "seven wet umbrellas";
const NEW_PASSWORD = "nine blue kettles";

/** Answers the prompt for the password. */
async function prove(page: Page, button: string): Promise<void> {
	const dialog = page.getByRole("dialog");
	await expect(dialog).toBeVisible();
	await dialog.getByLabel("Your password").fill(PASSWORD);
	await dialog.getByRole("button", { name: button }).click();
}

test("[AUTH-13] a forgotten password is reset by the link in the mail", { tag: DESK }, async ({
	page,
	request,
	browser,
}) => {
	const { email } = await newPlayer(page, request);
	const visitor = await freshPage(browser);
	await visitor.goto("/en/recover");
	await expectAccessible(visitor);
	await visitor.getByRole("button", { name: "Send link" }).click();
	await expect(visitor.getByText("Enter your e-mail address.")).toBeVisible();
	await expect(visitor.getByLabel("E-mail")).toBeFocused();
	await visitor.getByLabel("E-mail").fill(email);
	await visitor.getByRole("button", { name: "Send link" }).click();
	await expect(visitor.getByRole("heading", { name: "Check your e-mail" })).toBeFocused();
	await expectAccessible(visitor);
	const { text } = await mailWith(request, email, "Set a new password");
	const link = new URL(/https?:\/\/\S+/.exec(text)?.[0] ?? "");

	await visitor.goto(link.pathname + link.search);
	await expectAccessible(visitor);
	await visitor.getByLabel("New password", { exact: true }).fill("password123");
	await visitor.getByRole("button", { name: "Set password" }).click();
	await expect(visitor.getByText(/too common/)).toBeVisible();
	await visitor.getByLabel("New password", { exact: true }).fill(NEW_PASSWORD);
	await visitor.getByRole("button", { name: "Set password" }).click();
	await expect(visitor.getByRole("heading", { name: "Your password has been changed" })).toBeFocused();

	await page.goto("/en/account");
	await expect(page).toHaveURL(/\/login/);
	await logIn(page, email, NEW_PASSWORD);
	await visitor.goto(link.pathname + link.search);
	await expect(visitor.getByRole("heading", { name: "This link does not work" })).toBeVisible();
	await expectAccessible(visitor);
});

test("[PROF-01] [ROUTE-05] the account's pages are reached from its overview, and details are changed with the password", async ({
	page,
	request,
	isMobile,
}) => {
	const { email } = await newPlayer(page, request);
	await page.goto("/en/account");
	await expect(page.getByRole("heading", { name: "Wanda Player" })).toBeVisible();
	await expectAccessible(page);

	await page.getByRole("link", { name: "Your profile" }).click();
	await expectAccessible(page);
	const menu = page.getByRole("navigation", { name: "Your account" });
	await expect(menu.getByRole("link", { name: "Your profile" })).toBeVisible({ visible: !isMobile });
	// The rules of the form arrive only after it was sent.
	let sent = (): void => {};
	const sending = new Promise<void>((resolve) => {
		sent = resolve;
	});
	await page.route(/update-details/, (route) => sending.then(() => route.continue()));
	await page.getByRole("button", { name: "Edit" }).click();
	await page.getByLabel("First name").fill("W1lma");
	await page.getByRole("button", { name: "Save", exact: true }).first().click();
	sent();
	await expect(page.getByText("Enter your first name in letters.")).toBeVisible();
	await expect(page.getByLabel("First name")).toBeFocused();
	await expect(page.getByRole("dialog")).toHaveCount(0);
	await page.getByLabel("First name").fill("");
	await page.keyboard.press("Tab");
	await expect(page.getByText("Enter your first name.")).toBeVisible();
	await page.getByLabel("First name").fill("Wilma");
	await page.getByLabel("Mobile phone").fill("123");
	await page.getByRole("button", { name: "Save", exact: true }).first().click();
	await prove(page, "Save changes");
	await expect(page.getByLabel("Mobile phone")).toBeFocused();
	await expect(page.getByLabel("First name")).toHaveValue("Wilma");
	await page.getByLabel("Mobile phone").fill("(416) 555-0177");
	await expectAccessible(page);
	await page.getByRole("button", { name: "Save", exact: true }).first().click();
	await prove(page, "Save changes");
	await expect(page.getByText("Wilma Player")).toBeVisible();
	await expect(page.getByText("+1 416 555 0177")).toBeVisible();
	await mailWith(request, email, "Your details were changed");

	const nextEmail = newEmail("next");
	await page.getByRole("button", { name: "Change", exact: true }).click();
	await page.getByLabel("New e-mail").fill(nextEmail);
	await page.getByRole("button", { name: "Change e-mail" }).click();
	await prove(page, "Change e-mail");
	await expect(page.getByText("Waiting for your confirmation")).toBeVisible();
	const link = new URL(/https?:\/\/\S+/.exec((await newestMail(request, nextEmail)).text)?.[0] ?? "");
	await page.goto(link.pathname + link.search);
	await expectAccessible(page);
	await page.getByRole("button", { name: "Confirm e-mail" }).click();
	await expect(page.getByText(/is confirmed/)).toBeVisible();
	await logIn(page, nextEmail, PASSWORD);
});

test("[PROF-01] a bank account is saved, and a wrong number is reported before anything is sent", {
	tag: PHONE,
}, async ({ page, request }) => {
	await newPlayer(page, request);
	await page.goto("/en/account/profile");
	await page.getByRole("button", { name: "Add" }).click();
	await page.getByLabel("IBAN or account number").fill("GB34 BUKB 2020 1555 5555 55");
	await page.getByLabel("Name in your list").fill("Savings");
	await page.getByRole("button", { name: "Save account" }).click();
	await expect(page.getByText("This number is not valid. Check each digit.")).toBeVisible();
	const iban = anIban();
	await page.getByLabel("IBAN or account number").fill(iban);
	await page.getByRole("button", { name: "Save account" }).click();
	await prove(page, "Save account");
	await expect(page.getByText(`•••• ${lastFourOf(iban)}`)).toBeVisible();
	await page.getByRole("button", { name: "Remove Savings" }).click();
	await expect(page.getByText("No bank account yet")).toBeVisible();
});

test("[PROF-01] [AUTH-13] devices are signed out, and the password is changed", { tag: DESK }, async ({
	page,
	request,
	browser,
}) => {
	const { email } = await newPlayer(page, request);
	const other = await freshPage(browser);
	await logIn(other, email, PASSWORD);

	await page.goto("/en/account/devices");
	await expect(page.getByText("This device")).toBeVisible();
	await expectAccessible(page);
	await page.getByRole("button", { name: /^Log out (?!all)/ }).click();
	await expect(page.getByText("You are not logged in on any other device.")).toBeVisible();
	await other.goto("/en/account");
	await expect(other).toHaveURL(/\/login/);

	await logIn(other, email, PASSWORD);
	await page.goto("/en/account/security");
	await expectAccessible(page);
	await page.getByLabel("New password", { exact: true }).fill(NEW_PASSWORD);
	await page.getByRole("button", { name: "Change password" }).click();
	const dialog = page.getByRole("dialog");
	await dialog.getByLabel("Your password").fill("wrong");
	await dialog.getByRole("button", { name: "Change password" }).click();
	await expect(dialog.getByText("Incorrect password. Check it and try again.")).toBeVisible();
	await expectAccessible(page);
	await prove(page, "Change password");
	await expect(page.getByText(/One other device was logged out/)).toBeVisible();
	await other.goto("/en/account");
	await expect(other).toHaveURL(/\/login/);

	await page.goto("/en/account/history");
	await expect(page.getByText("Logged in").first()).toBeVisible();
	await expectAccessible(page);
	await page.goto("/en/account/terms");
	await expect(page.getByText("You have accepted the current terms.")).toBeVisible();
	await expectAccessible(page);
});

test("[PROF-01] a copy of the player's data is made and downloaded with the password", { tag: DESK }, async ({
	page,
	request,
}) => {
	await newPlayer(page, request);
	await page.goto("/en/account/data");
	await expectAccessible(page);
	await pressEnter(page.getByRole("button", { name: "Request a copy" }));
	await expect(page.getByRole("button", { name: "Download" })).toBeVisible({ timeout: 20_000 });
	await expect(page.getByRole("button", { name: "Request a copy" })).toBeFocused();
	await page.getByRole("button", { name: "Download" }).click();
	const arrives = page.waitForEvent("download");
	await prove(page, "Download");
	expect((await arrives).suggestedFilename()).toBe("baize-data.json");
});

test("[PROF-01] [BO-01] an account is closed, and an operator sees it, and a name with markup as text", {
	tag: DESK,
}, async ({ page, request, browser }) => {
	const { email } = await fundedPlayer(page, request);
	await page.goto("/en/account/close");
	await expect(page.getByText(/You can withdraw/)).toBeVisible();
	await expectAccessible(page);
	await page.getByRole("button", { name: "Close my account" }).click();
	await expect(page.getByText("Choose the reason that fits best.")).toBeVisible();
	await page.getByLabel("Why are you leaving?").selectOption("noTime");
	await page.getByLabel("Anything you would like us to know?").fill("<script>document.title = 'owned'</script>");
	await page.getByRole("button", { name: "Close my account" }).click();
	await expect(page.getByText(/Withdraw your money first/)).toBeVisible();
	await tick(page.getByLabel(/I know that there is money left/));
	await page.getByRole("button", { name: "Close my account" }).click();
	await prove(page, "Close my account");
	await expect(page).toHaveURL(/\/en$/);
	await expect(page.getByText(/Your account is closed/)).toBeVisible();

	const office = await operatorAtWork(browser, "olga@baize.test", "players");
	await openPlayer(office, email);
	await expect(office.getByText("Closed by player").first()).toBeVisible();
	await expect(office.getByText("<script>document.title = 'owned'</script>", { exact: false })).toBeVisible();
	expect(await office.title()).not.toBe("owned");
	await office.getByRole("button", { name: "Enable" }).click();
	await office.getByLabel("Reason").fill("Asked by letter");
	await office.getByRole("dialog").getByRole("button", { name: "Enable" }).click();
	await expect(office.getByText("Active").first()).toBeVisible();
	await office.goto("/#/audit");
	await expect(office.getByText("player.enabled").first()).toBeVisible();
	await expect(office.getByText("Olga Novak").first()).toBeVisible();
	await expect(office.getByText(maskedEmail(email)).first()).toBeVisible();
	await logIn(page, email, PASSWORD);
});

test("[BO-01] [AUTH-04] an operator has a player choose another password, who is found by it and signed out at once", {
	tag: DESK,
}, async ({ page, request, browser }) => {
	const { email, handle } = await newPlayer(page, request);
	const office = await operatorAtWork(browser, "olga@baize.test", "players");
	await openPlayer(office, email);
	await office.getByLabel("At the next login").click();
	await expect(office.getByRole("option", { name: "Choose a PIN" })).toBeHidden();
	await office.getByRole("option", { name: "Choose another password" }).click();
	await office.getByRole("button", { name: "Require" }).click();
	const dialog = office.getByRole("dialog", { name: "Require this at the next login?" });
	await dialog.getByRole("button", { name: "Require" }).click();
	await expect(dialog.getByLabel("Reason")).toHaveAttribute("aria-invalid", "true");
	await expectAccessible(office);
	await dialog.getByLabel("Reason").fill("Asked by letter");
	await dialog.getByRole("button", { name: "Require" }).click();
	await expect(office.getByText("Noted. What sessions there were have ended.")).toBeVisible();
	await expectAccessible(office);

	expect((await page.request.get(`/services/wallet-gateway/v1/profiles/${handle}/balances`)).status()).toBe(401);
	await giveLogin(page, email, PASSWORD);
	await expect(page.getByRole("heading", { name: "Choose a new password" })).toBeVisible();

	await office.goto("/#/players");
	await office.getByLabel("Status").click();
	await office.getByRole("option", { name: "Must do something first" }).click();
	await office.getByLabel("E-mail, name or id").fill(email);
	const row = office.getByRole("row").filter({ hasText: maskedEmail(email) });
	// The rows of the search before it stay until those of this one are there.
	await expect(row).toHaveCount(1);
	await expect(row).toContainText("Choose another password");
	await expectAccessible(office);
	await page.getByLabel("New password").fill(NEW_PASSWORD);
	await page.getByRole("button", { name: "Change password" }).click();
	await expect(page.getByText("Your password is changed.")).toBeVisible();
	await office.getByRole("button", { name: "Refresh" }).click();
	await expect(row).toBeHidden();
});

test("[BO-01] [AUTH-09] a player whose identity could not be verified is blocked until the block is lifted", {
	tag: DESK,
}, async ({ page, request, browser }) => {
	const { email } = await newPlayer(page, request);
	const office = await operatorAtWork(browser, "olga@baize.test", "players");
	await openPlayer(office, email);
	const confirmAction = async (action: string): Promise<void> => {
		await office.getByRole("button", { name: action }).click();
		await office.getByLabel("Reason").fill("Two letters came back unread");
		await office.getByRole("dialog").getByRole("button", { name: action }).click();
	};
	await confirmAction("Block until verified");
	await expect(office.getByText(/^Kept out since/)).toBeVisible();
	await expectAccessible(office);
	await giveLogin(page, email, PASSWORD);
	await expect(page.getByText(/We could not verify your identity/)).toBeVisible();
	await confirmAction("Lift the block");
	await expect(office.getByText("The block is lifted.")).toBeVisible();
	await office.goto("/#/audit");
	await office.getByLabel("Player: e-mail or id").fill(email);
	const rows = office.getByRole("row");
	await expect(rows.filter({ hasNotText: maskedEmail(email) }), "all but the heading").toHaveCount(1);
	const entry = rows.filter({ hasText: "player.verificationBlocked" });
	await expect(entry).toContainText("Two letters came back unread");
	await expect(entry).toContainText("olga@baize.test");
	await expectAccessible(office);
	await logIn(page, email, PASSWORD);
});

test("[BO-01] an operator changes their own password, and is signed out everywhere else", { tag: DESK }, async ({
	browser,
}) => {
	const oscar = "oscar@baize.test";
	const office = await operatorLoggedIn(browser, oscar, "players");
	const elsewhere = await operatorAtWork(browser, oscar, "players");
	await office.getByRole("button", { name: /Oscar Byrne|Profile/ }).click();
	await office.getByRole("menuitem", { name: "Your account" }).click();
	await expect(office.getByRole("heading", { name: "Your password" })).toBeVisible();
	await expectAccessible(office);
	const [present, chosen] = [office.getByLabel("Present password"), office.getByLabel("New password")];
	const change = async (from: string, to: string): Promise<void> => {
		await present.fill(from);
		await chosen.fill(to);
		await office.getByRole("button", { name: "Change the password" }).click();
	};
	await change("not this one", "bluebird");
	await expect(office.getByText(/known from a leak/)).toBeVisible();
	await expect(chosen).toBeFocused();
	await change("not this one", NEW_PASSWORD);
	await expect(office.getByText("This is not your present password. Nothing was changed.")).toBeVisible();
	await expect(present).toBeFocused();
	await expectAccessible(office);
	await change(DEMO_PASSWORD, NEW_PASSWORD);
	await expect(office.getByText(/^The password is changed, and/)).toBeVisible();
	// Restores the password before anything can fail, because other tests log in with the old one.
	await change(NEW_PASSWORD, DEMO_PASSWORD);
	await expect(office.getByText("The password is changed.", { exact: true })).toBeVisible();
	await elsewhere.reload();
	await expect(elsewhere.getByRole("button", { name: "Log in", exact: true })).toBeVisible();
});

test("[AUTH-13] the overview lists what is still to be done, and only that", { tag: PHONE }, async ({
	page,
	request,
}) => {
	await newPlayer(page, request);
	await page.goto("/en/account");
	const steps = page.getByRole("region", { name: "Your next steps" });
	await expect(steps.getByRole("link", { name: /^Confirm your phone/ })).toBeVisible();
	await expect(steps.getByRole("link", { name: /^Verify your identity/ })).toBeVisible();
	await expect(steps.getByRole("link", { name: /^Accept the new terms/ })).toHaveCount(0);
	await expectAccessible(page);
	await steps.getByRole("link", { name: /^Verify your identity/ }).click();
	await expect(page).toHaveURL(/\/en\/validate-document$/);
});
