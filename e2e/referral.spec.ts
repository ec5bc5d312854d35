import { expectAccessible } from "./support/axe.ts";
import { fundedPlayer, newPlayer } from "./support/people.ts";
import { expect, test } from "./support/test.ts";

test("[REF-03] [REF-01] a player invites a friend, and both see that they are linked @phone", async ({
	page,
	request,
	browser,
}) => {
	await fundedPlayer(page, request);
	await page.goto("/en/account");
	await page.getByRole("link", { name: "Invite friends" }).click();
	await expect(page.getByText("No friends yet")).toBeVisible();
	await expectAccessible(page);
	const link = await page.getByText(/\/welcome\/P/).textContent();

	const context = await browser.newContext();
	const friend = await context.newPage();
	await friend.goto(link ?? "");
	await expect(friend.getByRole("heading", { name: "W• invites you to Baize" })).toBeVisible();
	await expectAccessible(friend);
	await friend.getByRole("link", { name: "Create an account" }).click();
	await expect(friend).toHaveURL(/\/join/);
	// The same calls as the form's, with the cookies of the visit; register.spec.ts fills the form.
	await newPlayer(friend, friend.request);
	await friend.goto("/en/account/invite");
	await expect(friend.getByRole("heading", { name: "Invited by" })).toBeVisible();
	await context.close();

	await page.reload();
	await expect(page.getByRole("listitem").filter({ hasText: "W•" })).toBeVisible();
	await expectAccessible(page);
});
