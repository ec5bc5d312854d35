import { expectAccessible } from "../support/axe.ts";
import { operatorAtWork } from "../support/office.ts";
import { DESK } from "../support/sizes.ts";
import { expect, type Page, test } from "../support/test.ts";

const OLGA = "olga@baize.test";

/** The titles of the cards in a row, in order. */
const cardsOf = (page: Page, row: string) => page.getByRole("region", { name: row }).getByRole("link");

test.describe("[CAT-06] [CONT-04] an operator composes the lobby", { tag: DESK }, () => {
	test("with a row by hand and by a rule, which a visitor sees once it is published", async ({ browser, page }) => {
		const office = await operatorAtWork(browser, OLGA, "lobby");
		await expect(office.getByRole("row", { name: /Slots/ })).toBeVisible();
		await office.getByRole("link", { name: "Compose the rows" }).click();
		const title = `Long evenings ${Date.now()}`;
		await office.getByRole("button", { name: "Add a row" }).click();
		await office.getByRole("menuitem", { name: "Games", exact: true }).click();
		await office.getByLabel("Title, English").fill(title);
		for (const game of ["Tidal Book", "Amber Fox"]) {
			await office.getByLabel("Add a game").fill(game);
			await office.getByRole("option", { name: game }).click();
		}
		await office.getByRole("button", { name: "Move up: Amber Fox" }).click();
		await office.getByLabel("Fill the row by a rule").check();
		await office.getByLabel("Kind of game").click();
		await office.getByRole("option", { name: "Tables" }).click();
		await office.getByLabel("Games at most (else 12)").fill("3");
		const now = office.getByRole("region", { name: "What it shows now" });
		await expect(now.getByRole("listitem")).toHaveCount(3);
		await expect(now.getByRole("listitem").first()).toHaveText("Amber Fox (by hand)");
		await expectAccessible(office);
		while (await office.getByRole("button", { name: `Move up: ${title}` }).isEnabled())
			await office.getByRole("button", { name: `Move up: ${title}` }).click();
		await office.getByRole("button", { name: "Save the draft" }).click();
		await expect(
			office.getByText("The draft is saved. Readers see nothing of it until it is published."),
		).toBeVisible();

		await office.getByLabel("In this language").click();
		await office.getByRole("option", { name: "German" }).click();
		await office.getByRole("button", { name: "Make a preview" }).click();
		const link = office.getByRole("link", { name: "Open the preview" });
		const preview = new URL((await link.getAttribute("href")) ?? "");
		expect(preview.pathname).toBe("/de/preview");
		await page.goto(preview.pathname + preview.search);
		await expect(cardsOf(page, title).first()).toContainText("Amber Fox");
		await expectAccessible(page);

		await office.getByRole("button", { name: "Publish…" }).click();
		const publishing = office.getByRole("dialog", { name: "Publish the draft?" });
		await publishing.getByLabel("Reason").fill("The evenings grow longer.");
		await publishing.getByRole("button", { name: "Publish", exact: true }).click();
		await expect(office.getByText("It is published.", { exact: true })).toBeVisible();
		const lobby = async () => (await page.request.get("/en")).text();
		await expect.poll(lobby).toContain(title);
		await page.goto("/en");
		await expect(cardsOf(page, title).first()).toContainText("Amber Fox");
		await expect(cardsOf(page, title).nth(1)).toContainText("Tidal Book");
	});
});
