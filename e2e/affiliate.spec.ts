import { expectAccessible } from "./support/axe.ts";
import { operatorAtWork } from "./support/office.ts";
import { expect, test } from "./support/test.ts";

test("[ROUTE-14] [REF-02] a site's owner asks to become an affiliate, and an operator accepts @desk", async ({
	page,
	browser,
}) => {
	const name = `Odds & Ends ${Date.now()}`;
	// The page's own rules never arrive: the server says what is wrong, and the page marks it as well.
	await page.route(/request-affiliation/, (route) => route.abort("aborted"));
	await page.goto("/en/become-an-affiliate");
	await page.waitForFunction(() => "isAwake" in window);
	await page.getByRole("button", { name: "Send" }).click();
	await expect(page.getByText("Enter a valid e-mail address, like name@example.org.")).toBeVisible();
	await expect(page.getByLabel("Your name or company")).toBeFocused();
	await expectAccessible(page);
	await page.getByLabel("Your name or company").fill(name);
	await page.getByLabel("E-mail").fill("ed@odds.example");
	await page.getByLabel("Your website").fill("https://odds.example");
	await page.getByRole("button", { name: "Send" }).click();
	await expect(page.getByRole("heading", { name: "We have received your application" })).toBeFocused();
	await expectAccessible(page);

	const office = await operatorAtWork(browser, "olga@baize.test", "affiliates");
	await office.getByRole("link", { name }).click();
	await office.getByRole("button", { name: "Accept…" }).click();
	const dialog = office.getByRole("dialog", { name: `Accept ${name}?` });
	await dialog.getByLabel("Reason").fill("Looked at the site.");
	await expectAccessible(office);
	await dialog.getByRole("button", { name: "Accept", exact: true }).click();
	await expect(office.getByText("Token for links")).toBeVisible();
	await expectAccessible(office);

	await office.goto("/#/affiliateAccounts");
	await office.getByRole("link", { name }).click();
	const postbacks = office.getByRole("region", { name: "Postbacks" });
	await expect(postbacks).toContainText("None: this affiliate is not notified.");
	await expect(postbacks.getByRole("button", { name: "Send a test" })).toBeDisabled();
	await postbacks.getByRole("button", { name: "Change…" }).click();
	const target = office.getByRole("dialog", { name: "Where is this affiliate notified?" });
	await target.getByLabel("Address").fill("http://127.0.0.1/hook");
	await target.getByLabel("Reason").fill("Asked for by the affiliate.");
	await target.getByRole("button", { name: "Save" }).click();
	await expect(target.getByText("Enter an address that begins with https://")).toBeVisible();
	// No system has this name, so the postback waits and is tried again.
	await target.getByLabel("Address").fill("https://hooks.odds.example/in?id={event_id}");
	await expectAccessible(office);
	await target.getByRole("button", { name: "Save" }).click();
	await expect(postbacks).toContainText("On: registrations and first deposits are sent");
	await postbacks.getByRole("button", { name: "Send a test" }).click();
	await expect(async () => {
		await office.reload();
		await expect(postbacks.getByText(/test · waits · no answer · again/)).toBeVisible({ timeout: 3_000 });
	}).toPass({ timeout: 40_000 });
	await expectAccessible(office);
});
