import { expectAccessible } from "./support/axe.ts";
import { giveLogin, logOut, moveClock, newPlayer, PASSWORD, turnTwoFactorOn } from "./support/people.ts";
import { DESK, PHONE } from "./support/sizes.ts";
import { expect, type Page, test } from "./support/test.ts";
import { type VirtualAuthenticator, virtualAuthenticator } from "./support/virtual-authenticator.ts";

/** Sets whether the device accepts the fingerprint; an unknown one ends the browser's dialog. */
const takeFinger = ({ cdp, authenticatorId }: VirtualAuthenticator, isUserVerified: boolean): Promise<unknown> =>
	cdp.send("WebAuthn.setUserVerified", { authenticatorId, isUserVerified });

async function give(page: Page, name: string, password: string): Promise<void> {
	await page.getByLabel("Name", { exact: true }).fill(name);
	await page.getByLabel("Your password", { exact: true }).fill(password);
	await page.getByRole("button", { name: "Add a passkey" }).click();
}

const logInButton = (page: Page) => page.getByRole("main").getByRole("button", { name: "Log in" });

test.describe("[GEN-02] passkeys", () => {
	test("a passkey is made, stands in place of the code at the login, is renamed and removed", { tag: DESK }, async ({
		page,
	}) => {
		const { email, handle } = await newPlayer(page, page.request);
		await turnTwoFactorOn(page, handle);
		const device = await virtualAuthenticator(page);
		await page.goto("/en/account/passkeys");
		await expect(page.getByText("You have no passkey yet.")).toBeVisible();
		await expectAccessible(page);

		await page.getByRole("button", { name: "Add a passkey" }).click();
		await expect(page.getByText("Give the passkey a name.")).toBeVisible();
		await expect(page.getByLabel("Name", { exact: true })).toBeFocused();
		await give(page, "My phone", "not my password");
		await expect(page.getByLabel("Your password", { exact: true })).toBeFocused();
		await expectAccessible(page);

		await takeFinger(device, false);
		await give(page, "My phone", PASSWORD);
		await expect(
			page.getByText("Your browser did not create a passkey. Nothing was changed; try again when you are ready."),
		).toBeVisible();
		await expectAccessible(page);

		await takeFinger(device, true);
		await page.getByRole("button", { name: "Add a passkey" }).click();
		await expect(page.getByText("Your passkey is ready.")).toBeVisible();
		await expect(page.getByRole("listitem").filter({ hasText: "My phone" })).toContainText("not used yet");
		await expectAccessible(page);
		await give(page, "My phone again", PASSWORD);
		await expect(page.getByText("You already have a passkey on this device.")).toBeVisible();

		await logOut(page);
		// Otherwise the device would answer by itself when the page offers passkeys for the e-mail.
		await takeFinger(device, false);
		await giveLogin(page, email, PASSWORD, "?destination=%2Fen%2Faccount%2Fpasskeys");
		await expect(page.getByRole("heading", { name: "One more step" })).toBeVisible();
		await page.getByRole("button", { name: "Use a passkey instead" }).click();
		await expect(page.getByText("The passkey was not recognised. Try again, or use another way.")).toBeVisible();
		await expect(page.getByLabel("6-digit code")).toBeVisible();
		await expectAccessible(page);
		await takeFinger(device, true);
		await page.getByRole("button", { name: "Use a passkey instead" }).click();
		await expect(page).toHaveURL(/\/en\/account\/passkeys$/);
		await expect(page.getByRole("listitem").filter({ hasText: "My phone" })).toContainText("last used");

		await page.getByRole("button", { name: "Rename: My phone" }).click();
		const name = page.getByRole("listitem").getByLabel("Name", { exact: true });
		await expect(name).toBeFocused();
		await name.fill("The old phone");
		await expectAccessible(page);
		await page.getByRole("button", { name: "Save" }).click();
		const remove = page.getByRole("button", { name: "Remove: The old phone" });
		await remove.click();
		const dialog = page.getByRole("dialog", { name: "Remove “The old phone”?" });
		await expectAccessible(page);
		await dialog.getByRole("button", { name: "Keep passkey" }).click();
		await expect(remove).toBeFocused();
		await remove.click();
		await dialog.getByRole("button", { name: "Remove" }).click();
		await expect(page.getByText("Passkey removed.")).toBeVisible();
		await expect(page.getByText("You have no passkey yet.")).toBeVisible();

		await logOut(page);
		await page.goto("/en/login");
		await page.getByRole("button", { name: "Use a passkey" }).click();
		await expect(
			page.getByText("This passkey does not belong to an account here, or was removed from it."),
		).toBeVisible();
		await takeFinger(device, false);
		await giveLogin(page, email, PASSWORD);
		await expect(logInButton(page)).toBeVisible();
		await expect(page.getByLabel("6-digit code")).toBeVisible();
		await expect(page.getByRole("button", { name: "Use a passkey instead" })).toBeHidden();
	});

	test("a passkey alone logs in, and later changes ask for it once more", { tag: PHONE }, async ({ page }) => {
		const { handle } = await newPlayer(page, page.request);
		await turnTwoFactorOn(page, handle);
		const device = await virtualAuthenticator(page);
		await page.goto("/en/account/passkeys");
		await give(page, "My phone", PASSWORD);
		await expect(page.getByText("Your passkey is ready.")).toBeVisible();

		await logOut(page);
		await takeFinger(device, false);
		await page.goto("/en/login?destination=%2Fen%2Faccount%2Fpasskeys");
		await page.getByRole("button", { name: "Use a passkey" }).click();
		await expect(
			page.getByText("The passkey was not recognised. Try again, or log in with your password."),
		).toBeVisible();
		await expectAccessible(page);
		await takeFinger(device, true);
		await page.getByRole("button", { name: "Use a passkey" }).click();
		await expect(page).toHaveURL(/\/en\/account\/passkeys$/);

		await moveClock(page.request, 11 * 60_000);
		await page.getByRole("button", { name: "Remove: My phone" }).click();
		await page.getByRole("dialog", { name: "Remove “My phone”?" }).getByRole("button", { name: "Remove" }).click();
		const proof = page.getByRole("dialog", { name: "Confirm it is you" });
		await expect(proof.getByLabel("Authenticator code")).toBeFocused();
		await expectAccessible(page);
		await proof.getByRole("button", { name: "Confirm" }).click();
		await expect(proof.getByText("Enter it to continue.")).toBeVisible();
		await proof.getByLabel("Authenticator code").fill("000000");
		await proof.getByRole("button", { name: "Confirm" }).click();
		await expect(proof.getByText("You have 4 attempts left.")).toBeVisible();
		await proof.getByRole("button", { name: "Use a passkey" }).click();
		await expect(page.getByText("Passkey removed.")).toBeVisible();
		await expect(page.getByText("You have no passkey yet.")).toBeVisible();
	});
});
