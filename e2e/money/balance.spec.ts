import { expectAccessible } from "../support/axe.ts";
import { balancePill, fundedPlayer } from "../support/people.ts";
import { DESK, PHONE } from "../support/sizes.ts";
import { expect, type Page, test } from "../support/test.ts";

const BALANCES = "**/services/wallet-gateway/v1/profiles/*/balances";
const GAME = "/en/casino/slots/adventure/tidal-book#realplay";
const MESSAGE = "Something broke on our side.";

const FAILURE = { status: 500, json: { errorCode: "INTERNAL_ERROR", message: "common.errors.internal" } };

/** Balances that can be broken: from then on also those fail that were asked for before. */
async function breakableBalances(page: Page): Promise<{ isBroken: boolean }> {
	const state = { isBroken: false };
	await page.route(BALANCES, async (route) => {
		const response = state.isBroken ? undefined : await route.fetch().catch(() => undefined);
		await route.fulfill(response && !state.isBroken ? { response } : FAILURE).catch(() => {
			// The page that asked is gone.
		});
	});
	return state;
}

/** A browser that comes back online polls at once. */
const comeBack = (page: Page): Promise<boolean> => page.evaluate(() => dispatchEvent(new Event("online")));
const announced = (page: Page) => page.getByRole("status").filter({ hasText: /balance/i });

test.describe("[WAL-01] the balance", () => {
	test("that could not be read shows an error, with the message and a way to try again, and never 0.00", {
		tag: DESK,
	}, async ({ page, request, expectErrors }) => {
		expectErrors(/status of 500 .*\/balances/);
		await fundedPlayer(page, request);
		const balances = await breakableBalances(page);
		balances.isBroken = true;
		for (const path of ["/en/account", "/en/account/cashier/deposit"]) {
			await page.goto(path);
			await expect(page.getByRole("button", { name: "Your balance could not be loaded" })).toBeVisible();
			await expect(page.getByRole("main").getByText(MESSAGE)).toBeVisible();
			await expect(announced(page)).toContainText(MESSAGE);
			await expect(page.getByText("Loading your balance")).toHaveCount(0);
			await expect(page.getByText("$0.00")).toHaveCount(0);
			await expectAccessible(page);
		}
		await page.getByRole("button", { name: "Your balance could not be loaded" }).click();
		const funds = page.getByRole("dialog", { name: "Your balance" });
		await expect(funds.getByText(MESSAGE)).toBeVisible();
		await expectAccessible(page);
		balances.isBroken = false;
		await funds.getByRole("button", { name: "Try again" }).click();
		await expect(funds.getByText("$100.00", { exact: true })).toHaveCount(2);
		await expect(funds.getByText(MESSAGE)).toHaveCount(0);
		await expect(announced(page)).toContainText("Your balance is up to date");
		await funds.getByRole("button", { name: "Close" }).click();
		await expect(balancePill(page)).toHaveAccessibleName("Your balance: $100.00");
	});

	test("that could not be read again shows how old it is, in the header, the account, the cashier and a game", {
		tag: PHONE,
	}, async ({ page, request, expectErrors }) => {
		expectErrors(/status of 500 .*\/balances/);
		await fundedPlayer(page, request);
		const balances = await breakableBalances(page);
		const main = page.getByRole("main");
		for (const path of ["/en/account", "/en/account/cashier/deposit", GAME]) {
			// On a phone a game fills the whole screen.
			const hasHeader = path !== GAME || (page.viewportSize()?.width ?? 0) >= 1024;
			const answered = page.waitForResponse(BALANCES);
			await page.goto(path);
			await answered;
			if (hasHeader) await expect(balancePill(page)).toHaveAccessibleName("Your balance: $100.00");
			balances.isBroken = true;
			await comeBack(page);
			await expect(main.getByText(/as of \d\d:\d\d/)).toBeVisible();
			if (hasHeader) await expect(balancePill(page)).toHaveAccessibleName(/^Your balance as of \d\d:\d\d: \$100\.00$/);
			await expect(announced(page)).toContainText(MESSAGE);
			if (path !== GAME)
				await expect(main.getByText("Less than a minute old. We keep trying automatically.")).toBeVisible();
			await expectAccessible(page);
			// What the press asks for fails, too. Once mended, the page may recover by itself before any press.
			const askedAgain = page.waitForResponse(BALANCES);
			await main.getByRole("button", { name: /Try again/ }).click();
			expect((await askedAgain).status()).toBe(500);
			balances.isBroken = false;
			await comeBack(page);
			await expect(main.getByText(/as of \d\d:\d\d/)).toHaveCount(0);
			await expect(announced(page)).toContainText("Your balance is up to date");
			if (hasHeader) await expect(balancePill(page)).toHaveAccessibleName("Your balance: $100.00");
		}
	});
});
