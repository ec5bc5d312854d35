import { expectAccessible } from "../support/axe.ts";
import { fundedPlayer } from "../support/people.ts";
import { pressEnter } from "../support/press-enter.ts";
import { DESK } from "../support/sizes.ts";
import { expect, test } from "../support/test.ts";

test("[GAME-03] a game of another maker plays in a frame with the player's money, and its bets are listed", {
	tag: DESK,
}, async ({ page, request }) => {
	await fundedPlayer(page, request);
	await page.goto("/en/casino/instant/draws/fortune-wheel#realplay");
	const wheel = page.frameLocator("iframe");
	const spin = wheel.getByRole("button", { name: "Spin" });
	await expect(spin).toBeVisible();
	await expectAccessible(page);
	const before = await wheel.getByRole("definition").textContent();
	await wheel.getByRole("combobox").selectOption({ index: 1 });
	await pressEnter(spin);
	await expect(wheel.getByRole("status")).toHaveText(/You won|No win/);
	await expect(wheel.getByRole("definition")).not.toHaveText(before!);
	await page.goto("/en/account/rounds");
	await expect(page.getByText("Fortune Wheel")).toBeVisible();
	await expect(page.getByText(/^\$1\.00 staked, /)).toBeVisible();
	await page.goto("/en/account/statement");
	await expect(page.getByText("Fortune Wheel").first()).toBeVisible();
});
