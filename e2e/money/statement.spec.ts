import { readFile } from "node:fs/promises";
import { expectAccessible } from "../support/axe.ts";
import { fundedPlayer } from "../support/people.ts";
import { DESK } from "../support/sizes.ts";
import { expect, type Page, test } from "../support/test.ts";

const GAME = "/en/casino/slots/adventure/tidal-book";
const STATEMENT = "/en/account/statement";

/** Plays one round and waits until it is shown. */
async function playRound(page: Page): Promise<void> {
	await page.emulateMedia({ reducedMotion: "reduce" });
	await page.goto(`${GAME}#realplay`);
	const spin = page.getByRole("button", { name: "Spin", exact: true });
	await expect(spin).toBeEnabled({ timeout: 40_000 });
	await spin.focus();
	await page.keyboard.press("Enter");
	const log = page.getByRole("log", { name: "What happened" });
	await expect(log).toContainText(/No win this time|You won|came back/, { timeout: 40_000 });
}

const movements = (page: Page) => page.getByRole("table", { name: "Statement" }).getByRole("rowheader");

test("[WAL-05] a statement names the game, adds up, is filtered by its address, and opens receipts and a file", {
	tag: DESK,
}, async ({ page, request }) => {
	await fundedPlayer(page, request);
	await playRound(page);
	await page.goto(STATEMENT);
	await page.waitForFunction(() => "isAwake" in window);
	await expect(movements(page)).toHaveText([/^Casino round.*Tidal Book/, /^Deposit/]);
	await expect(page.getByRole("region", { name: "Totals" })).toContainText("Opening balance$0.00");
	await expect(page.getByRole("region", { name: "Totals" })).toContainText("Net deposits+$100.00");
	await expectAccessible(page);

	const downloading = page.waitForEvent("download");
	await page.getByRole("link", { name: "Download CSV" }).click();
	const file = await downloading;
	expect(file.suggestedFilename()).toBe("statement.csv");
	expect((await readFile(await file.path(), "utf8")).trim().split("\r\n")).toHaveLength(3);

	await page.getByRole("link", { name: "Deposits", exact: true }).click();
	await expect(page).toHaveURL(/\?group=deposits$/);
	await expect(movements(page)).toHaveText([/^Deposit/]);

	const form = page.getByRole("form", { name: "Period" });
	await form.getByLabel("To", { exact: true }).fill("2020-12-31");
	await form.getByLabel("To", { exact: true }).press("Enter");
	await expect(page).toHaveURL(/group=deposits&zone=[^&]+&from=&to=2020-12-31/);
	await expect(page.getByText("No transactions found")).toBeVisible();
	await expectAccessible(page);
	await form.getByLabel("From").fill("2021-01-01");
	await form.getByRole("button", { name: "Show" }).click();
	await expect(page.getByText("The start date is after the end date")).toBeVisible();

	await page.goto(`${STATEMENT}?group=casino`);
	await page.getByRole("link", { name: /^Receipt .*: Casino round, Tidal Book$/ }).click();
	await expect(page).toHaveURL(/\/account\/statement\/[^/]+$/);
	await expect(page.getByRole("heading", { level: 1, name: "Casino round" })).toBeVisible();
	const receipt = page.getByRole("region", { name: "Receipt" });
	await expect(receipt).toContainText("Cash before$100.00");
	await expectAccessible(page);
	await page.getByRole("link", { name: "View and verify the round" }).click();
	await expect(page).toHaveURL(/\/fairness\/verify\?round=/);

	await page.goto(STATEMENT);
	await page.getByRole("combobox", { name: "Type" }).selectOption("Deposit");
	await page.getByRole("button", { name: "Show" }).click();
	await expect(page).toHaveURL(/kind=deposit/);
	await expect(movements(page)).toHaveText([/^Deposit/]);
	await page.getByRole("link", { name: /^Receipt .*: Deposit/ }).click();
	await page.getByRole("link", { name: "View the deposit" }).click();
	await expect(page).toHaveURL(/\/account\/cashier\/deposit\?deposit=/);
});
