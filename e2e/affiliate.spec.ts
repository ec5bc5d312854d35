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
	await expect(page.getByText("Enter your e-mail address, like name@example.org.")).toBeVisible();
	await expect(page.getByLabel("Your name or company")).toBeFocused();
	await expectAccessible(page);
	await page.getByLabel("Your name or company").fill(name);
	await page.getByLabel("E-mail").fill("ed@odds.example");
	await page.getByLabel("Your website").fill("https://odds.example");
	await page.getByRole("button", { name: "Send" }).click();
	await expect(page.getByRole("heading", { name: "We have your message" })).toBeFocused();
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
});
