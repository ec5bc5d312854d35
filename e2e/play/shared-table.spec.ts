import { expectAccessible } from "../support/axe.ts";
import { freshPage } from "../support/contexts.ts";
import { fundedPlayer } from "../support/people.ts";
import { pressEnter } from "../support/press-enter.ts";
import { DESK } from "../support/sizes.ts";
import { expect, type Page, test } from "../support/test.ts";

const TABLE = "/en/casino/table-games/roulette/piazza-roulette";

const gameLog = (page: Page) => page.getByRole("log", { name: "What happened" });
const bet = (page: Page) => page.getByRole("button", { name: /^Bet \D*3\.00$/ });

/** A round of the table is half a minute, and the page may come into its last one. */
const ROUNDS_MS = 75_000;

test("[GAME-01] [GAME-02] a round at the roulette table by keyboard, seen by others, with a receipt that is verified", {
	tag: DESK,
}, async ({ page, request, browser }) => {
	await fundedPlayer(page, request);
	await page.emulateMedia({ reducedMotion: "reduce" });
	await page.goto(`${TABLE}#realplay`);
	await page.waitForFunction(() => "isAwake" in window);
	await expect(page.getByText("Real money", { exact: true }).first()).toBeVisible();
	await page.getByRole("button", { name: /^Number 17,/ }).focus();
	await page.keyboard.press("Enter");
	await page.keyboard.press("ArrowRight");
	await page.keyboard.press("Enter");
	await pressEnter(page.getByRole("button", { name: /^Red,/ }));
	await expect(bet(page)).toBeEnabled({ timeout: ROUNDS_MS });
	await bet(page).press("Enter");
	await expect(gameLog(page)).toContainText(/You are in with \D*3\.00/);
	await expect(page.getByRole("button", { name: /^You are in with \D*3\.00$/ })).toBeVisible();

	const visitor = await freshPage(browser);
	await visitor.goto(TABLE);
	await expect(visitor.getByText(/^1 bet in this round$/)).toBeVisible({ timeout: 20_000 });
	await expect(visitor.getByText("Number 17 · Split 17 · 20 · Red")).toBeAttached();
	await visitor.close();
	await expectAccessible(page);

	await expect(gameLog(page)).toContainText(/The ball fell into \d+, (red|black|green)/, { timeout: ROUNDS_MS });
	await expect(gameLog(page)).toContainText(/You won|came back|No win/);
	await expect(page.getByRole("list", { name: "Recent rounds" }).getByRole("listitem").first()).toBeVisible();
	await expect(page.getByRole("button", { name: /^Repeat \D*3\.00/ })).toBeEnabled();
	await pressEnter(page.getByRole("button", { name: "Your rounds" }));
	await expect(page.getByRole("dialog").getByText("Piazza Roulette").first()).toBeVisible();
	await page
		.getByRole("dialog")
		.getByRole("link", { name: /^Verify/ })
		.first()
		.press("Enter");
	await expect(page.getByText("This round is genuine.")).toBeVisible();
});
