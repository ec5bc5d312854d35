import { expectAccessible } from "../support/axe.ts";
import { DEMO_PASSWORD } from "../support/demo-password.ts";
import { choosePassword, codeBy, enrolled, invited, keyOn, linkTo, OFFICE_PASSWORD } from "../support/enrolled.ts";
import {
	giveCode,
	givePassword,
	maskedEmail,
	officePage,
	openPlayer,
	openWithdrawal,
	operatorAtWork,
} from "../support/office.ts";
import { officeUrl, operatorCalls } from "../support/operator-login.ts";
import { giveLogin, moveClock, newEmail, newPlayer, verifiedPlayer, withOldCard } from "../support/people.ts";
import { DESK } from "../support/sizes.ts";
import { expect, type Page, test } from "../support/test.ts";
import { virtualAuthenticator } from "../support/virtual-authenticator.ts";
import { approve, dollars, ownAmountMinor, requestWithdrawal } from "../support/withdrawals.ts";

const OLGA = "olga@baize.test";
const OSCAR = "oscar@baize.test";
const MINUTE_MS = 60_000;

/** The code that an app shows after it has scanned the page. */
const codeOf = async (page: Page): Promise<string> => codeBy(await keyOn(page));

async function logOut(page: Page, name: string): Promise<void> {
	await page.getByRole("button", { name: new RegExp(`${name}|Profile`) }).click();
	await page.getByRole("menuitem", { name: "Logout" }).click();
	await expect(page.getByRole("heading", { name: "Log in" })).toBeVisible();
}

test.describe("[BO-01] an operator's access", { tag: DESK }, () => {
	test("begins with an invitation: password, authenticator, recovery codes shown once", async ({ browser }) => {
		const office = await operatorAtWork(browser, OLGA, "operators");
		await expect(office.getByRole("heading", { name: "Operators" })).toBeVisible();
		await expectAccessible(office);
		await office.getByRole("button", { name: "Invite an operator" }).click();
		const dialog = office.getByRole("dialog", { name: "Invite an operator" });
		await dialog.getByRole("button", { name: "Send the invitation" }).click();
		await expect(dialog.getByText("Choose at least one role")).toBeVisible();
		await expectAccessible(office);
		const email = newEmail("operator");
		await dialog.getByLabel("E-mail").fill(email);
		await dialog.getByLabel("Name").fill("Nora Fields");
		await dialog.getByLabel(/^support/).check();
		await dialog.getByLabel("Reason").fill("Joins the support desk");
		await dialog.getByRole("button", { name: "Send the invitation" }).click();
		await expect(office.getByText(`The invitation for ${email} is on its way.`)).toBeVisible();
		await expect(office.getByRole("row").filter({ hasText: email })).toContainText("Invited");

		const page = await officePage(browser);
		const link = await linkTo(email);
		await page.goto(link);
		await expect(page.getByText(`Choose a password for ${email}.`)).toBeVisible();
		await expectAccessible(page);
		await page.getByLabel("New password").fill("password1");
		await page.getByRole("button", { name: "Go on" }).click();
		await expect(page.getByText(/Many people have this password/)).toBeVisible();
		await page.getByLabel("New password").fill(OFFICE_PASSWORD);
		await page.getByRole("button", { name: "Go on" }).click();
		await expect(page.getByRole("heading", { name: "Set up your second factor" })).toBeFocused();
		await expectAccessible(page);
		// Until there is a second factor, no other page opens.
		await page.goto("/#/players");
		await page.reload();
		await expect(page.getByRole("heading", { name: "Set up your second factor" })).toBeVisible();
		expect((await page.request.get("/api/v1/operator/players")).status()).toBe(403);

		await page.getByRole("button", { name: "Authenticator app" }).click();
		await expect(page.getByRole("img", { name: /^QR code/ })).toBeVisible();
		await expectAccessible(page);
		await page.getByLabel("6-digit code from the app").fill("000000");
		await page.getByRole("button", { name: "Confirm" }).click();
		await expect(page.getByText(/You have 4 more attempts/)).toBeVisible();
		await page.getByLabel("6-digit code from the app").fill(await codeOf(page));
		await page.getByRole("button", { name: "Confirm" }).click();
		await expect(page.getByRole("heading", { name: "Keep your recovery codes" })).toBeFocused();
		const [recoveryCode = ""] = await page.locator("ol code").allTextContents();
		await expectAccessible(page);
		await page.getByRole("button", { name: "I have kept them" }).click();
		await expect(page.getByRole("heading", { name: "Players" })).toBeVisible();

		// A recovery code replaces the app, once.
		await logOut(page, "Nora Fields");
		await givePassword(page, email, OFFICE_PASSWORD);
		await expect(page.getByRole("heading", { name: "One more step" })).toBeVisible();
		await expectAccessible(page);
		await page.getByLabel("Code").fill(recoveryCode);
		await page.getByRole("button", { name: "Log in", exact: true }).click();
		await expect(page.getByRole("heading", { name: "Players" })).toBeVisible();
		await page.goto(link);
		await expect(page.getByText(/This link no longer works/)).toBeVisible();
		await office.getByRole("button", { name: "Refresh" }).click();
		await expect(office.getByRole("row").filter({ hasText: email })).toContainText("Active");
	});

	test("begins with a passkey as well, which opens the back office alone", async ({ browser }) => {
		const { email, link } = await invited(["support"]);
		const page = await officePage(browser);
		await virtualAuthenticator(page);
		await choosePassword(page, link);
		await page.getByRole("button", { name: "Passkey" }).click();
		await page.getByRole("button", { name: "Create the passkey" }).click();
		await expect(page.getByText("Please fill this in.")).toBeVisible();
		await page.getByLabel("Name of the passkey").fill("Work laptop");
		await expectAccessible(page);
		await page.getByRole("button", { name: "Create the passkey" }).click();
		await expect(page.getByRole("button", { name: /Nora Fields|Profile/ })).toBeVisible();

		await logOut(page, "Nora Fields");
		await page.getByRole("button", { name: "Log in with a passkey" }).click();
		await expect(page.getByRole("button", { name: /Nora Fields|Profile/ })).toBeVisible();
		await logOut(page, "Nora Fields");
		await givePassword(page, email, OFFICE_PASSWORD);
		await page.getByRole("button", { name: "Use a passkey" }).click();
		await expect(page.getByRole("button", { name: /Nora Fields|Profile/ })).toBeVisible();

		// The only factor cannot be removed; if there is another one, it can.
		await page.goto("/#/account");
		await expect(page.getByText("Work laptop")).toBeVisible();
		await expectAccessible(page);
		const remove = async (): Promise<void> => {
			await page.getByRole("button", { name: "Remove: Work laptop" }).click();
			await page.getByRole("dialog").getByRole("button", { name: "Remove it" }).click();
		};
		await remove();
		await expect(page.getByText("This is your only second factor, so it stays.")).toBeVisible();
		await page.getByRole("button", { name: "Set up an app" }).click();
		await page.getByLabel("6-digit code from the app").fill(await codeOf(page));
		await page.getByRole("button", { name: "Confirm" }).click();
		await page.getByRole("button", { name: "I have kept them" }).click();
		await expect(page.getByText("10 recovery codes are left.")).toBeVisible();
		await remove();
		await expect(page.getByText("You have no passkeys.")).toBeVisible();
	});

	test("ends at once when it is suspended, and says so only after the right password", async ({ browser }) => {
		const { page, email } = await enrolled(browser, ["support"]);
		const office = await operatorAtWork(browser, OLGA, "operators");
		await office.getByRole("row").filter({ hasText: email }).getByRole("link").click();
		await expect(office.getByRole("heading", { name: "Nora Fields" })).toBeVisible();
		await expectAccessible(office);
		await office.getByRole("button", { name: "Suspend" }).click();
		const dialog = office.getByRole("dialog", { name: "Suspend this operator?" });
		await dialog.getByLabel("Reason").fill("Left the company");
		await dialog.getByRole("button", { name: "Suspend" }).click();
		await expect(office.getByText("The operator is suspended, and every session has ended.")).toBeVisible();

		await page.reload();
		await expect(page.getByText(/^You were logged out: your password or factors were changed/)).toBeVisible();
		await givePassword(page, email, "not the password");
		await expect(page.getByText("The e-mail or the password is not right.")).toBeVisible();
		await givePassword(page, email, OFFICE_PASSWORD);
		await expect(page.getByText("Your access is suspended.")).toBeVisible();
		await expectAccessible(page);

		await office.goto("/#/audit");
		await office.getByLabel("Action").fill("operator.suspended");
		const entry = office.getByRole("row").filter({ hasText: email }).filter({ hasText: "operator.suspended" });
		await expect(entry).toContainText("Left the company");
	});

	test("cannot be changed by the operator themselves", async ({ browser }) => {
		const office = await operatorAtWork(browser, OLGA, "operators");
		await office.getByRole("link", { name: "Open Olga Novak" }).click();
		await expect(office.getByText(/Your own access is changed by another operator/)).toBeVisible();
		await expect(office.getByRole("button", { name: "Suspend" })).toHaveCount(0);
		await expect(office.getByLabel(/^audit/)).toBeDisabled();
	});
});

test.describe("[BO-01] an operator at work", { tag: DESK }, () => {
	test("who has just logged in sees a withdrawal, and proves again who they are before it is paid", async ({
		page,
		request,
		browser,
	}) => {
		const { email } = await verifiedPlayer(page, request);
		await withOldCard(page, request, email);
		const amountMinor = ownAmountMinor();
		await requestWithdrawal(page, amountMinor);
		const { page: office, key } = await enrolled(browser, ["withdrawals"]);
		await openWithdrawal(office, dollars(amountMinor));
		await moveClock(request, 11 * MINUTE_MS);
		await approve(office, dollars(amountMinor));
		const dialog = office.getByRole("dialog", { name: "Confirm that it is you" });
		await expect(dialog.getByLabel("Code")).toBeVisible();
		await expectAccessible(office);
		await dialog.getByLabel("Code").fill("000000");
		await dialog.getByRole("button", { name: "Confirm" }).click();
		await expect(dialog.getByText(/You have 4 more attempts/)).toBeVisible();
		await dialog.getByLabel("Code").fill(await codeBy(key));
		await dialog.getByRole("button", { name: "Confirm" }).click();
		await expect(office.getByText("Approved. The payment to the provider has been started.")).toBeVisible();
		await expect(dialog).toBeHidden();
	});

	test("sees personal data of a player only after giving a reason, which the log stores", async ({
		page,
		request,
		browser,
	}) => {
		const { email } = await newPlayer(page, request);
		const office = await operatorAtWork(browser, OSCAR, "players");
		await openPlayer(office, email);
		await expect(office.getByText(maskedEmail(email)).first()).toBeVisible();
		await expect(office.getByText("1 Maple Lane")).toHaveCount(0);
		await expect(office.getByText("1990-02-03")).toHaveCount(0);
		await expectAccessible(office);
		await office.getByRole("button", { name: "Show personal data" }).click();
		const dialog = office.getByRole("dialog", { name: "Show this player's personal data?" });
		await dialog.getByRole("button", { name: "Show" }).click();
		await expect(dialog.getByLabel("Reason")).toHaveAttribute("aria-invalid", "true");
		await dialog.getByLabel("Reason").fill("Asks by phone where a letter went");
		await dialog.getByRole("button", { name: "Show" }).click();
		await expect(office.getByText(email, { exact: true })).toBeVisible();
		await expect(office.getByText(/1 Maple Lane/)).toBeVisible();
		await expect(office.getByText(/^Personal data is shown to you until/)).toBeVisible();
		await expectAccessible(office);
		await office.close();

		const audit = await operatorCalls(OLGA);
		const { players } = await (await audit.get(`/api/v1/operator/players?search=${encodeURIComponent(email)}`)).json();
		const listed = await audit.get(`/api/v1/operator/audit?playerId=${players[0].id}&action=player.`);
		const { entries } = (await listed.json()) as { entries: { action: string; details: object }[] };
		expect(entries).toMatchObject([
			{ action: "player.revealed", details: { reason: "Asks by phone where a letter went" } },
			{ action: "player.viewed" },
			{ action: "player.registered" },
		]);
		await audit.dispose();
	});

	test("is logged out after a quarter of an hour without activity", async ({ browser }) => {
		// The clock is that of a context, which no other test must get.
		const page = await (await browser.newContext({ baseURL: officeUrl() })).newPage();
		await page.clock.install();
		await page.goto("/#/players");
		await givePassword(page, OSCAR);
		await giveCode(page, OSCAR);
		await expect(page.getByRole("heading", { name: "Players" })).toBeVisible();
		await page.clock.fastForward(10 * MINUTE_MS);
		await page.keyboard.press("Shift");
		await page.clock.fastForward(10 * MINUTE_MS);
		await expect(page.getByRole("heading", { name: "Players" })).toBeVisible();
		await page.clock.fastForward(6 * MINUTE_MS);
		await expect(page.getByRole("heading", { name: "Log in" })).toBeVisible();
		expect((await page.request.get("/api/v1/operator/players")).status()).toBe(401);
	});
});

test.describe("[BO-01] the operators' origin", { tag: DESK }, () => {
	test("is separate from the players' origin, whose login accepts no operator", async ({ page, browser }) => {
		await giveLogin(page, OLGA, DEMO_PASSWORD);
		const refused = page.getByRole("main").getByRole("alert");
		const message = await refused.textContent();
		await giveLogin(page, OLGA, "not the password");
		await expect(refused).toHaveText(message ?? "");
		await page.goto("/backoffice");
		await expect(page).toHaveURL(new RegExp(`^${officeUrl()}/`));

		const office = await officePage(browser);
		await office.goto("/en/account");
		await expect(office).toHaveURL(`${officeUrl()}/#/login`);
		await expectAccessible(office);
		await givePassword(office, OLGA);
		await giveCode(office, OLGA);
		await expect(office.getByRole("heading", { name: "Withdrawals" })).toBeVisible();
		const cookies = await office.context().cookies(officeUrl());
		expect(cookies.find(({ name }) => name === "__Host-office")).toMatchObject({
			path: "/",
			secure: true,
			httpOnly: true,
			sameSite: "Strict",
		});
		expect(cookies.some(({ name }) => name === "sid")).toBe(false);
		await office.goto("/es/account/profile");
		await expect(office.getByRole("heading", { name: "Withdrawals" })).toBeVisible();
	});
});
