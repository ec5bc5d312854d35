import { expectAccessible } from "./support/axe.ts";
import { choosePin, endLogin, giveLogin, newEmail, newestMail, newPlayer, PASSWORD } from "./support/people.ts";
import { DESK, PHONE } from "./support/sizes.ts";
import { expect, test } from "./support/test.ts";
import { tick } from "./support/tick.ts";

test("[AUTH-13] [AUTH-01] [AUTH-02] [AUTH-03] [AUTH-07] a person registers in three steps, confirms, chooses a PIN, logs out, and in again to where they were going", {
	tag: PHONE,
}, async ({ page, request }) => {
	const email = newEmail("new");
	await page.goto("/en/join");
	await page.getByLabel("E-mail").fill(email);
	await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
	await page.getByRole("button", { name: "Continue" }).click();
	await expect(page.getByText("Step 2 of 3")).toBeVisible();
	await page.getByLabel("First name").fill("Nora");
	await page.getByLabel("Last name").fill("Walker");
	await page.getByLabel("Date of birth").fill("1991-04-05");
	await page.getByLabel("Street and number").fill("1 Maple Lane");
	await page.getByLabel("Town or city").fill("Toronto");
	await page.getByLabel("Postal code").fill("M5H 2N2");
	await expectAccessible(page);
	await page.goBack();
	await expect(page.getByText("Step 1 of 3")).toBeVisible();
	await expect(page.getByLabel("E-mail")).toHaveValue(email);
	await page.getByRole("button", { name: "Continue" }).click();
	await expect(page.getByText("Step 2 of 3")).toBeVisible();
	await expect(page.getByLabel("Postal code")).toHaveValue("M5H 2N2");
	await page.getByRole("button", { name: "Continue" }).click();
	await tick(page.getByLabel(/I have read the terms/));
	await page.getByRole("button", { name: "Create account" }).click();
	await expect(page.getByRole("heading", { name: /mail/i })).toBeVisible();
	await expectAccessible(page);

	const mail = await newestMail(request, email);
	const link = /https?:\/\/\S+/.exec(mail.text)?.[0] ?? "";
	const { pathname, search, hash } = new URL(link);
	await page.goto(pathname + search + hash);
	// The browser that sent the form is logged in by the link.
	await expect(page.getByText("Your account is ready")).toBeVisible();
	await choosePin(page);
	await expect(page).toHaveURL(/\/en$/);
	await page.goto("/en/account");
	await page.getByRole("button", { name: "Log out" }).click();
	await expect(page).toHaveURL(/\/en$/);

	await page.goto("/en/account");
	await expect(page).toHaveURL(/\/en\/login\?destination=/);
	await page.getByLabel("E-mail").fill(email);
	await page.getByLabel("Password", { exact: true }).fill("wrong password");
	await page.getByRole("main").getByRole("button", { name: "Log in" }).click();
	await expect(page.getByRole("alert")).toBeVisible();
	await expect(page.getByLabel("E-mail")).toHaveValue(email);
	await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
	await page.getByRole("main").getByRole("button", { name: "Log in" }).click();
	await expect(page).toHaveURL(/\/en\/account$/);
	await expectAccessible(page);

	await page.getByRole("button", { name: "Log out" }).click();
	await expect(page).toHaveURL(/\/en$/);
	await page.goto("/en/login?destination=%2Fen%2Fpages%2Fsafer-play");
	await page.getByLabel("E-mail").fill(email);
	await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
	await page.getByRole("main").getByRole("button", { name: "Log in" }).click();
	await expect(page).toHaveURL(/\/en\/pages\/safer-play$/);
});

test("[AUTH-13] the form finds what breaks the rules of the call before anything is sent", { tag: PHONE }, async ({
	page,
}) => {
	const sent: string[] = [];
	page.on("request", (request) => {
		if (request.method() === "POST" && request.url().endsWith("/registrations")) sent.push(request.url());
	});
	await page.goto("/en/join");
	const email = page.getByLabel("E-mail");
	// The rules arrive while the form is filled in.
	await expect
		.poll(async () => {
			await email.fill("no address");
			await email.blur();
			return email.getAttribute("aria-invalid");
		})
		.toBe("true");
	await expect(email).toHaveAccessibleDescription(/Enter a valid e-mail address, like/);
	await page.getByRole("button", { name: "Continue" }).click();
	await expect(page.getByRole("link", { name: /Enter a valid e-mail address, like/ })).toBeVisible();
	await expect(page.getByRole("link", { name: "Choose a password." })).toBeVisible();
	await expect(page.getByText("Step 1 of 3")).toBeVisible();
	expect(sent).toEqual([]);
});

test("[AUTH-01] [ROUTE-01] a destination on another site leads home", { tag: DESK }, async ({ page, request }) => {
	const { email } = await newPlayer(page, request);
	await page.context().clearCookies();
	await giveLogin(page, email, PASSWORD, "?destination=https%3A%2F%2Fevil.example%2Fen");
	await endLogin(page, email);
	await expect(page).toHaveURL(/\/en$/);
});
