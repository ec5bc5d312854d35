import { expect, type Locator } from "@playwright/test";

/** Presses a button by key once it takes the press: `press` alone does not wait for that, as `click` does. */
export async function pressEnter(button: Locator): Promise<void> {
	await expect(button).toBeEnabled();
	await button.press("Enter");
}
