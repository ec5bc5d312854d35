import { type Browser, expect, type Page, request as playwrightRequest } from "@playwright/test";
import { Secret, TOTP } from "otpauth";
import { officePage } from "./office.ts";
import { operatorCalls } from "./operator-login.ts";
import { newEmail, newestMail } from "./people.ts";

/** The password of invited operators. */
export const OFFICE_PASSWORD = "nine quiet rivers";
const OLGA = "olga@baize.test";

/** An operator invited by Olga, without pages. Returns the e-mail and the link from the mail. */
export async function invited(roles: string[]): Promise<{ email: string; link: string }> {
	const email = newEmail("operator");
	const office = await operatorCalls(OLGA);
	const data = { email, name: "Nora Fields", roles, reason: "an end-to-end test" };
	const answer = await office.post("/api/v1/operator/operators", { data });
	expect(answer.ok(), await answer.text()).toBe(true);
	await office.dispose();
	return { email, link: await linkTo(email) };
}

export async function linkTo(email: string): Promise<string> {
	const site = await playwrightRequest.newContext({ baseURL: process.env.E2E_URL ?? "" });
	const { text } = await newestMail(site, email);
	await site.dispose();
	return /\S+#\/login\?invitation=\S+/.exec(text)?.[0] ?? "";
}

export async function choosePassword(page: Page, link: string): Promise<void> {
	await page.goto(link);
	await expect(page.getByRole("heading", { name: "Welcome" })).toBeVisible();
	await page.getByLabel("New password").fill(OFFICE_PASSWORD);
	await page.getByRole("button", { name: "Go on" }).click();
	await expect(page.getByRole("heading", { name: "Set up your second factor" })).toBeFocused();
}

/** The key that an app scans from the page. */
export async function keyOn(page: Page): Promise<string> {
	await expect(page.getByRole("img", { name: /^QR code/ })).toBeVisible();
	return (await page.getByText(/^Key:/).locator("code").textContent()) ?? "";
}

export async function codeBy(key: string): Promise<string> {
	const { nowMs: timestamp } = await (await fetch(`${process.env.E2E_URL}/dev/clock`, clockInit())).json();
	return new TOTP({ secret: Secret.fromBase32(key.replaceAll(" ", "")) }).generate({ timestamp });
}
const clockInit = (): RequestInit => ({
	method: "POST",
	headers: { "content-type": "application/json" },
	body: JSON.stringify({ ms: 0 }),
});

/** An operator who has accepted an invitation and is logged in; `key` is that of the authenticator. */
export async function enrolled(browser: Browser, roles: string[]): Promise<{ page: Page; email: string; key: string }> {
	const { email, link } = await invited(roles);
	const page = await officePage(browser);
	await choosePassword(page, link);
	await page.getByRole("button", { name: "Authenticator app" }).click();
	const key = await keyOn(page);
	await page.getByLabel("6-digit code from the app").fill(await codeBy(key));
	await page.getByRole("button", { name: "Confirm" }).click();
	await expect(page.getByRole("heading", { name: "Keep your recovery codes" })).toBeFocused();
	await page.getByRole("button", { name: "I have kept them" }).click();
	await expect(page.getByRole("button", { name: /Nora Fields|Profile/ })).toBeVisible();
	return { page, email, key };
}
