import { expectAccessible } from "../support/axe.ts";
import { enrolled } from "../support/enrolled.ts";
import { operatorAtWork } from "../support/office.ts";
import { DESK } from "../support/sizes.ts";
import { expect, type Page, test } from "../support/test.ts";

let office: Page;
test.beforeAll(async ({ browser }) => {
	office = await operatorAtWork(browser, "olga@baize.test", "books");
});
test.afterAll(() => office.context().close());

test.describe("the operator's books", { tag: DESK }, () => {
	test("[WAL-05] are proved on a page, with both sides of each law, the accounts and the entries", async () => {
		// The books are compared once a minute, and the demo player's deposit is newer than the first time.
		await expect(office.getByRole("heading", { name: "Books" })).toBeVisible();
		await expect(office.getByText("Holds", { exact: true })).toHaveCount(6);
		const law = office.getByRole("row").filter({ hasText: "Wallets equal the general ledger" });
		await law.getByText(/sums are the same on both sides/).click();
		await expect(law.getByText("playersExternal CAD")).toBeVisible({ timeout: 100_000 });
		await expect(office.getByRole("row").filter({ hasText: "open bets, withdrawals and transfers" })).toContainText(
			"Holds",
		);
		await expectAccessible(office);
		await office.goto("/#/bookAccounts");
		await expect(office.getByRole("row").filter({ hasText: "providerClearing:sandbox" }).first()).toContainText(
			"Asset",
		);
		await expectAccessible(office);
		await office.goto("/#/bookEntries?cause=deposit");
		const entry = office.getByRole("row").filter({ hasText: "Deposit" }).first();
		await expect(entry).toContainText("providerFees:sandbox: debit");
		await expectAccessible(office);
	});

	test("[CASH-03] take a company's statement, and list what two operators must explain", async ({ browser }) => {
		await office.goto("/#/statements");
		const give = async (name: string, text: string) => {
			await office.getByRole("button", { name: "Import a statement…" }).click();
			const dialog = office.getByRole("dialog", { name: "Import a statement" });
			await dialog.getByLabel("Company").fill("sandbox");
			await dialog.getByLabel("File").setInputFiles({ name, mimeType: "text/csv", buffer: Buffer.from(text) });
			await dialog.getByRole("button", { name: "Import", exact: true }).click();
			return dialog;
		};
		const wrong = await give("wrong.csv", "date,amount,currency\n2020-01-01,five,CAD");
		await expect(wrong.getByRole("alert")).toContainText("Line 2: the amount is no number");
		await expectAccessible(office);
		await wrong.getByRole("button", { name: "Cancel" }).click();
		const reference = `e2e-${Date.now()}`;
		await give("right.csv", `reference,date,amount,currency\n${reference},2020-01-01,5.00,CAD`);
		await expect(office.getByText("1 lines are imported; 1 differences are to be explained.")).toBeVisible();
		await office.goto("/#/statementItems");
		const row = office.getByRole("row").filter({ hasText: reference });
		await expect(row).toContainText("Not in our books");
		await row.getByRole("button", { name: "Write off…" }).click();
		const dialog = office.getByRole("dialog", { name: "Write this difference off?" });
		await dialog.getByLabel("Reason").fill("An end-to-end test.");
		await dialog.getByRole("button", { name: "Write off", exact: true }).click();
		await expect(office.getByText("Proposed. Another operator must approve it.")).toBeVisible();
		await row.getByRole("link", { name: "Proposed by Olga Novak: decide" }).click();
		await expect(office.getByText("You have proposed this. Another operator must approve it.")).toBeVisible();
		await expect(office.getByRole("button", { name: /^Approve/ })).toHaveCount(0);
		await expectAccessible(office);

		const second = (await enrolled(browser, ["withdrawals"])).page;
		await second.goto(office.url().replace(/^[^#]*/, "/"));
		await expect(second.getByRole("table", { name: "What its approval changes now" })).toContainText("$5.00");
		await expectAccessible(second);
		await second.getByRole("button", { name: "Approve, and do it" }).click();
		await expect(second.getByText("Approved and done.")).toBeVisible();
		await second.goto("/#/statementItems");
		await expect(second.getByRole("row").filter({ hasText: reference })).toHaveCount(0);
	});
});
