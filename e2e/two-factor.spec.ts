import { Secret, TOTP } from "otpauth";
import { expectAccessible } from "./support/axe.ts";
import { logIn, moveClock } from "./support/people.ts";
import { DESK, PHONE } from "./support/sizes.ts";
import { type APIRequestContext, expect, type Page, test } from "./support/test.ts";
import { tick } from "./support/tick.ts";

const SETTINGS = "/en/account/two-factor";
/** The PIN of all demo players. */
const PIN = "2580";
const STEP_MS = 30_000;

/**
 * An authenticator app: it has the key of the page and the site's time. It returns a code of a time step that was not
 * used yet.
 */
async function appOf(page: Page, request: APIRequestContext): Promise<() => Promise<string>> {
	const uri = await page.evaluate(() => sessionStorage.getItem("otpAuthUri"));
	const secret = Secret.fromBase32(new URL(uri ?? "").searchParams.get("secret") ?? "");
	return async () => {
		await moveClock(request, STEP_MS);
		const answer = await request.post("/dev/clock", { data: { ms: 0 } });
		const { nowMs: timestamp } = (await answer.json()) as { nowMs: number };
		return new TOTP({ secret }).generate({ timestamp });
	};
}

async function enrolByPin(page: Page, request: APIRequestContext): Promise<() => Promise<string>> {
	await page.goto(`${SETTINGS}/enrol`);
	const byPin = page.getByRole("radio", { name: "With my PIN" });
	if (await byPin.isVisible()) await tick(byPin);
	await page.getByRole("textbox", { name: "PIN" }).fill(PIN);
	await page.getByRole("button", { name: "Continue" }).click();
	await expect(page.getByRole("img", { name: /^QR code/ })).toBeVisible();
	return appOf(page, request);
}

/** Turns it on and returns the recovery codes that were shown, after confirming that they are saved. */
async function turnOn(page: Page, request: APIRequestContext) {
	const codeNow = await enrolByPin(page, request);
	await page.getByLabel("6-digit code").fill(await codeNow());
	await page.getByRole("button", { name: "Turn on" }).click();
	await expect(page.getByRole("heading", { name: "Save your recovery codes" })).toBeFocused();
	const recoveryCodes = await page.locator("ol code").allTextContents();
	return { codeNow, recoveryCodes };
}

async function turnOffBy(page: Page, recoveryCode: string): Promise<void> {
	await page.goto(SETTINGS);
	await page.getByRole("button", { name: "Turn off" }).click();
	await page.getByRole("button", { name: "Use a recovery code instead" }).click();
	await page.getByRole("textbox", { name: "Recovery code" }).fill(recoveryCode);
	await page.getByRole("button", { name: "Turn off" }).click();
	await expect(page.getByRole("heading", { name: "Turned off" })).toBeVisible();
}

test.describe("[MFA-01] [MFA-05] [ROUTE-06] [GEN-02] two-factor authentication", () => {
	test("is turned on with the PIN, shows its recovery codes once, and is turned off by one of them", {
		tag: DESK,
	}, async ({ page, request }) => {
		await logIn(page, "bob@baize.test");
		await page.goto(SETTINGS);
		await expect(page.getByRole("heading", { name: "Turned off" })).toBeVisible();
		await expectAccessible(page);
		await page.getByRole("main").getByRole("link", { name: "Turn on" }).click();
		await expect(page).toHaveURL(`${SETTINGS}/enrol`);
		await expectAccessible(page);

		const submit = page.getByRole("button", { name: "Continue" });
		const pin = page.getByRole("textbox", { name: "PIN" });
		await pin.fill("258");
		await expect(submit).toBeDisabled();
		await pin.fill("1111");
		await submit.click();
		await expect(page.getByText("Incorrect code. You have 4 attempts left.")).toBeVisible();
		await expect(pin).toBeFocused();
		await expectAccessible(page);

		const codeNow = await enrolByPin(page, request);
		await expect(page).toHaveURL(`${SETTINGS}/setup`);
		await expectAccessible(page);
		await page.reload();
		await expect(page.getByRole("img", { name: /^QR code/ })).toBeVisible();
		const code = page.getByLabel("6-digit code");
		await code.fill("00000");
		await expect(page.getByRole("button", { name: "Turn on" })).toBeDisabled();
		await code.fill("000 000");
		await expect(code).toHaveValue("000000");
		await page.getByRole("button", { name: "Turn on" }).click();
		await expect(page.getByText("You have 4 attempts left.")).toBeVisible();
		await code.fill(await codeNow());
		await page.getByRole("button", { name: "Turn on" }).click();

		await expect(page.getByRole("heading", { name: "Save your recovery codes" })).toBeFocused();
		expect(await page.evaluate(() => sessionStorage.getItem("otpAuthUri"))).toBeNull();
		const recoveryCodes = await page.locator("ol code").allTextContents();
		expect(recoveryCodes).toHaveLength(10);
		await expectAccessible(page);
		const downloading = page.waitForEvent("download");
		await page.getByRole("button", { name: "Download" }).click();
		expect((await downloading).suggestedFilename()).toBe("baize-recovery-codes.txt");
		await page.getByRole("button", { name: "I have saved them" }).click();
		await expect(page.getByText("On since")).toBeVisible();
		await expectAccessible(page);

		await turnOffBy(page, recoveryCodes[0] ?? "");
		await expectAccessible(page);
	});

	test("[MFA-02] redirects a player who has it on from the page that turns it on, and discards a key that is abandoned", {
		tag: PHONE,
	}, async ({ page, request }) => {
		await logIn(page, "bob@baize.test");
		await enrolByPin(page, request);
		await page.goto("/en/account/pin");
		await expect.poll(() => page.evaluate(() => sessionStorage.getItem("otpAuthUri"))).toBeNull();
		await page.goto(`${SETTINGS}/setup`);
		await expect(page.getByText("The key is no longer on this page")).toBeVisible();
		await expectAccessible(page);

		const { recoveryCodes } = await turnOn(page, request);
		await page.goto(`${SETTINGS}/enrol`);
		await expect(page).toHaveURL("/en");
		await expect(page.getByText("This page does not apply to your account right now.")).toBeVisible();
		await turnOffBy(page, recoveryCodes[1] ?? "");
	});

	test("[VER-01] [CASH-04] requires a code before money leaves", { tag: PHONE }, async ({ page, request }) => {
		await logIn(page, "alice@baize.test");
		const { codeNow, recoveryCodes } = await turnOn(page, request);
		await page.goto("/en/account/cashier/withdraw/cbt");
		await expect(page.getByRole("radio", { name: "Everyday account •••• 3459" })).toBeChecked();
		await page.getByLabel("Amount").fill("20");
		await page.getByRole("button", { name: "Continue" }).click();
		await page.getByRole("button", { name: "Withdraw $20.00" }).click();
		await expect(page.getByRole("heading", { name: "Withdraw $20.00: one more step" })).toBeVisible();
		await expectAccessible(page);
		await page.getByLabel("6-digit code").fill("000000");
		await page.getByRole("button", { name: "Withdraw $20.00" }).click();
		await expect(page.getByText("You have 4 attempts left.")).toBeVisible();
		await page.getByLabel("6-digit code").fill(await codeNow());
		await page.getByRole("button", { name: "Withdraw $20.00" }).click();
		await expect(page.getByText("We have received your request")).toBeVisible();
		await turnOffBy(page, recoveryCodes[0] ?? "");
	});
});

test.describe("[MFA-03] the banner that offers two-factor authentication", () => {
	const banner = (page: Page) => page.getByText("Make your account safer");

	test("is closed for a day, and the next day it is back", { tag: DESK }, async ({ page, context }) => {
		await logIn(page, "alice@baize.test");
		await page.goto("/en/account");
		await expect(banner(page)).toBeVisible();
		await expectAccessible(page);
		await page.getByRole("button", { name: "Not now" }).click();
		await expect(banner(page)).toBeHidden();
		const snoozes = (await context.cookies()).filter(({ name }) => name === "two-factor-promo");
		expect(snoozes.map((cookie) => cookie.path).sort()).toEqual(["/account", "/en/account"]);
		for (const { expires } of snoozes) expect(Math.abs(expires - Date.now() / 1000 - 86_400)).toBeLessThan(120);
		await page.reload();
		await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
		await expect(banner(page)).toBeHidden();
		await context.clearCookies({ name: "two-factor-promo" });
		await page.reload();
		await expect(banner(page)).toBeVisible();
	});

	test("is not shown to a player with a more urgent message", { tag: PHONE }, async ({ page }) => {
		await logIn(page, "bob@baize.test");
		await page.goto("/en/account");
		await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
		await expect(banner(page)).toBeHidden();
	});
});

test.describe("[PROF-02] the PIN", () => {
	test("is changed after the present one is given, and every error is shown beside its field", { tag: DESK }, async ({
		page,
	}) => {
		await logIn(page, "dan@baize.test");
		await page.goto("/en/account/pin");
		await expectAccessible(page);
		await page.getByRole("button", { name: "Change PIN" }).click();
		const present = page.getByRole("textbox", { name: "Current PIN" });
		await expect(present).toBeFocused();
		await expect(page.getByText("Enter your current PIN: four digits.")).toBeVisible();
		await expectAccessible(page);
		await present.fill("1111");
		await page.getByLabel("New PIN", { exact: true }).fill(PIN);
		await page.getByLabel("Repeat new PIN").fill("2581");
		await page.getByRole("button", { name: "Change PIN" }).click();
		await expect(page.getByText("The two PINs do not match.")).toBeVisible();
		await page.getByLabel("Repeat new PIN").fill(PIN);
		await page.getByRole("button", { name: "Change PIN" }).click();
		await expect(page.getByText("Your current PIN is incorrect. You have 4 attempts left.")).toBeVisible();
		await expect(present).toBeFocused();
		await present.fill(PIN);
		await page.getByRole("button", { name: "Change PIN" }).click();
		await expect(page.getByText("Your new PIN has been saved.")).toBeVisible();
	});
});
