import { listAuditEntries } from "@baize/audit/contract";
import { login, type RequiredAction, readCaptcha, requireAction } from "@baize/identity/contract";
import { pathOf } from "@baize/kernel/call";
import { expectAccessible } from "./support/axe.ts";
import { freshPage } from "./support/contexts.ts";
import { DEMO_PASSWORD } from "./support/demo-password.ts";
import { operatorCalls } from "./support/operator-login.ts";
import {
	confirmPhone,
	delayScripts,
	giveLogin,
	logOut,
	moveClock,
	newestMail,
	newPlayer,
	PASSWORD,
	PIN,
	turnTwoFactorOn,
} from "./support/people.ts";
import { DESK, PHONE } from "./support/sizes.ts";
import { expect, type Page, test } from "./support/test.ts";
import { tick } from "./support/tick.ts";

const HOUR_MS = 3_600_000;
const DESTINATION = "?destination=%2Fen%2Fpages%2Fsafer-play";

/** Fills in and sends the login form of the open page. */
async function giveLoginHere(page: Page, email: string): Promise<void> {
	await page.getByLabel("E-mail").fill(email);
	await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
	await page.getByRole("main").getByRole("button", { name: "Log in" }).click();
}

/** An operator requires an action of the player who registered last. */
async function requireOfLastPlayer(action: RequiredAction): Promise<void> {
	const office = await operatorCalls("olga@baize.test");
	const audit = await office.get(`${listAuditEntries.path}?action=player.registered&limit=1`);
	const { playerId: player } = (await audit.json()).entries[0];
	const response = await office.put(pathOf(requireAction, { player }), {
		data: { action, reason: "an end-to-end test" },
	});
	expect(response.ok(), await response.text()).toBe(true);
	await office.dispose();
}

test("[AUTH-08] [AUTH-06] a trusted device skips the step that a new one must pass", { tag: DESK }, async ({
	page,
	browser,
}) => {
	const { email } = await newPlayer(page, page.request);
	await logOut(page);
	await page.goto("/en/login");
	await tick(page.getByLabel("Trust this device"));
	await giveLoginHere(page, email);
	await expect(page).not.toHaveURL(/\/login/);
	expect(await page.evaluate(() => localStorage.getItem("deviceId"))).toMatch(/^[\w-]{44}$/);

	const other = await freshPage(browser);
	await giveLogin(other, email, PASSWORD, DESTINATION);
	await expect(other.getByRole("heading", { name: "One more step" })).toBeVisible();
	await expectAccessible(other);
	await other.getByLabel("PIN", { exact: true }).fill("1111");
	await other.getByRole("main").getByRole("button", { name: "Log in" }).click();
	await expect(other.getByText(/4 attempts left/)).toBeVisible();
	await other.getByLabel("PIN", { exact: true }).fill(PIN);
	await other.getByRole("main").getByRole("button", { name: "Log in" }).click();
	await expect(other).toHaveURL(/\/en\/pages\/safer-play$/);

	await logOut(page);
	await page.goto("/en/login");
	await expect(page.getByLabel("Trust this device")).toBeChecked();
	await page.getByLabel("Trust this device").uncheck();
	await giveLoginHere(page, email);
	await expect(page).not.toHaveURL(/\/login/);
	expect(await page.evaluate(() => localStorage.getItem("deviceId"))).toBeNull();
});

test("[AUTH-08] a player with a confirmed phone gives the code from the SMS on a new device", { tag: PHONE }, async ({
	page,
	browser,
}) => {
	const { email, handle } = await newPlayer(page, page.request);
	const phone = await confirmPhone(page, handle);
	await logOut(page);
	await page.goto("/en/login");
	await tick(page.getByLabel("Trust this device"));
	await giveLoginHere(page, email);
	await expect(page).not.toHaveURL(/\/login/);

	const other = await freshPage(browser);
	await giveLogin(other, email, PASSWORD, DESTINATION);
	await expect(other.getByText(`your phone ending in ${phone.slice(-4)}`)).toBeFocused();
	await expectAccessible(other);
	await other.getByRole("button", { name: "Send code" }).click();
	const code = other.getByLabel("6-digit code");
	await expect(code).toBeFocused();
	await expect(other.getByText("4 more codes can be sent.")).toBeVisible();
	await code.fill("000000");
	await other.getByRole("main").getByRole("button", { name: "Log in" }).click();
	await expect(other.getByText("You have 4 attempts left.")).toBeVisible();
	await expect(code).toBeFocused();
	await expectAccessible(other);
	await other.getByRole("button", { name: "Send new code" }).click();
	await expect(other.getByText("3 more codes can be sent.")).toBeVisible();
	const sms = await newestMail(other.request, phone);
	await code.fill(sms.code ?? "");
	await other.getByRole("main").getByRole("button", { name: "Log in" }).click();
	await expect(other).toHaveURL(/\/en\/pages\/safer-play$/);
});

test("[AUTH-08] a player with neither phone nor PIN gives the code from the e-mail in a new browser", {
	tag: PHONE,
}, async ({ page, browser, request }) => {
	const carol = "carol@baize.test";
	// The browser of a first login is known afterwards.
	await page.request.post(login.path, { data: { username: carol, credentials: { password: DEMO_PASSWORD } } });
	const fresh = await freshPage(browser);
	await giveLogin(fresh, carol, DEMO_PASSWORD);
	await expect(fresh.getByText(/a code to your e-mail/)).toBeVisible();
	await expectAccessible(fresh);
	await fresh.getByRole("button", { name: "Send code" }).click();
	await expect(fresh.getByText("We have sent a code to your e-mail.")).toBeVisible();
	await expectAccessible(fresh);
	await fresh.getByLabel("6-digit code").fill((await newestMail(request, carol)).code ?? "");
	await fresh.getByRole("main").getByRole("button", { name: "Log in" }).click();
	await expect(fresh.getByRole("heading", { name: "Choose your PIN" })).toBeVisible();
});

test("[AUTH-01] a login that is sent before the page hydrates succeeds as soon as it does", { tag: PHONE }, async ({
	page,
}) => {
	const { email } = await newPlayer(page, page.request);
	await logOut(page);
	const wake = await delayScripts(page);
	await page.goto("/en/login", { waitUntil: "commit" });
	await giveLoginHere(page, email);
	wake();
	await expect(page).not.toHaveURL(/\/login/);
});

test("[AUTH-08] an authenticator's code is required at each login", { tag: DESK }, async ({ page, request }) => {
	const { email, handle } = await newPlayer(page, page.request);
	const { totp } = await turnTwoFactorOn(page, handle);
	await logOut(page);
	const later = await (await request.post("/dev/clock", { data: { ms: 60_000 } })).json();
	await giveLogin(page, email, PASSWORD);
	await page.getByLabel("6-digit code").fill(totp.generate({ timestamp: later.nowMs }));
	await expectAccessible(page);
	await page.getByRole("main").getByRole("button", { name: "Log in" }).click();
	await expect(page).toHaveURL(/\/en\/account$|\/en$/);
});

test("[AUTH-08] [AUTH-09] after wrong passwords the browser computes a proof of work for the login, and the player does nothing", {
	tag: DESK,
}, async ({ page }) => {
	const { email } = await newPlayer(page, page.request);
	await logOut(page);
	await page.goto("/en/login");
	for (let guess = 0; guess < 3; guess++) {
		await page.getByLabel("E-mail").fill(email);
		await page.getByLabel("Password", { exact: true }).fill(`wrong ${guess}`);
		const answered = page.waitForResponse((answer) => answer.url().includes(login.path));
		await page.getByRole("main").getByRole("button", { name: "Log in" }).click();
		await answered;
		await expect(page.getByRole("alert")).toContainText("Incorrect e-mail or password");
	}
	// A fast browser finishes the proof of work before its message can be read. Here the browser gets the work only after
	// the message was read.
	let give = (): void => {};
	const isRead = new Promise<void>((resolve) => {
		give = resolve;
	});
	await page.route(`**${readCaptcha.path}*`, async (route) => {
		await isRead;
		await route.continue();
	});
	await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
	await page.getByRole("main").getByRole("button", { name: "Log in" }).click();
	await expect(page.getByText("we are checking that you are not a robot")).toBeVisible();
	give();
	await expect(page).not.toHaveURL(/\/login/, { timeout: 30_000 });
});

test("[AUTH-04] [AUTH-05] a login leads to a new password first, then to the requested page", { tag: DESK }, async ({
	page,
}) => {
	const { email } = await newPlayer(page, page.request);
	await requireOfLastPlayer("forcePasswordReset");
	await giveLogin(page, email, PASSWORD, DESTINATION);
	await expect(page).toHaveURL(/\/en\/login\/reset-password\?/);
	await expect(page.getByRole("heading", { name: "Choose a new password" })).toBeVisible();
	await expect(page).not.toHaveURL(/token=/);
	await expectAccessible(page);
	await page.getByLabel("New password").fill(PASSWORD);
	await page.getByRole("button", { name: "Change password" }).click();
	await expect(page.getByText("This is your current password")).toBeVisible();
	await expect(page.getByLabel("New password")).toBeFocused();
	// After the reload the token is no longer in the address, and the page still works.
	await page.reload();
	await page.getByLabel("New password").fill("eight grey umbrellas");
	await page.getByRole("button", { name: "Change password" }).click();
	await expect(page).toHaveURL(/\/en\/pages\/safer-play$/);
	await expect(page.getByText("Your password is changed.")).toBeVisible();
});

test("[AUTH-04] a login leads to a new phone first, confirmed by the code that is sent to it", { tag: PHONE }, async ({
	page,
	request,
}) => {
	const { email } = await newPlayer(page, page.request);
	await requireOfLastPlayer("forcePhoneNumberReset");
	await giveLogin(page, email, PASSWORD);
	await expect(page.getByRole("heading", { name: "Confirm a new phone number" })).toBeVisible();
	await page.getByLabel("Mobile phone").fill("12");
	await page.getByRole("button", { name: "Send me a code" }).click();
	await expect(page.getByText(/a valid phone number/)).toBeVisible();
	const phone = `+1416555${String(Math.trunc(Date.now() / 1000) % 10_000).padStart(4, "0")}`;
	await page.getByLabel("Mobile phone").fill(phone);
	await page.getByRole("button", { name: "Send me a code" }).click();
	await expect(page.getByLabel("6-digit code")).toBeVisible();
	await expectAccessible(page);
	const { code } = await newestMail(request, phone);
	await page.getByLabel("6-digit code").fill(code ?? "");
	await page.getByRole("button", { name: "Confirm", exact: true }).click();
	await expect(page).not.toHaveURL(/\/login/);
});

test("[AUTH-04] a login leads to a new PIN first; until then every page of the account leads there", {
	tag: PHONE,
}, async ({ page }) => {
	const { email } = await newPlayer(page, page.request);
	await requireOfLastPlayer("forcePinReset");
	await giveLogin(page, email, PASSWORD);
	await expect(page.getByRole("heading", { name: "Choose a new PIN" })).toBeVisible();
	await page.goto("/en/account/cashier/withdraw");
	await expect(page).toHaveURL(/\/en\/login\/reset-pin\?destination=/);
	await page.getByLabel("New PIN", { exact: true }).fill("1379");
	await page.getByLabel("Repeat new PIN").fill("1379");
	await page.getByRole("button", { name: "Save PIN" }).click();
	await expect(page).toHaveURL(/\/en\/account\/cashier\/withdraw/);
});

test("[AUTH-05] a login without a destination leads back to the last page", { tag: DESK }, async ({ page }) => {
	const { email } = await newPlayer(page, page.request);
	await logOut(page);
	await page.goto("/en/pages/safer-play");
	await expect.poll(() => page.evaluate(() => "isAwake" in window)).toBe(true);
	await giveLogin(page, email, PASSWORD);
	await expect(page).toHaveURL(/\/en\/pages\/safer-play$/);
});

test("[AUTH-07] a logout empties the other tabs, and an idle session says why it ended", { tag: DESK }, async ({
	page,
	request,
}) => {
	const { email } = await newPlayer(page, page.request);
	const tab = await page.context().newPage();
	await tab.goto("/en/account");
	await expect(tab.getByRole("button", { name: "Log out" })).toBeVisible();
	await logOut(page);
	await expect(tab).toHaveURL(/\/en$/);
	await expect(tab.getByText("You logged out in another tab.")).toBeVisible();
	await tab.close();

	await giveLogin(page, email, PASSWORD);
	await expect(page).not.toHaveURL(/\/login/);
	await moveClock(request, HOUR_MS);
	await page.goto("/en/account");
	await expect(page).toHaveURL(/\/en\/login\?destination=%2Fen%2Faccount/);
	await expect(page.getByText("Your session has expired due to inactivity.")).toBeVisible();
	await expectAccessible(page);
});
