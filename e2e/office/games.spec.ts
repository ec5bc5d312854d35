import { expectAccessible } from "../support/axe.ts";
import { enrolled } from "../support/enrolled.ts";
import { DESK } from "../support/sizes.ts";
import { expect, type Locator, type Page, test } from "../support/test.ts";

// A title that no other test plays.
const TITLE = "lantern-road";
const GAME = `/en/casino/slots/adventure/${TITLE}`;
const reason = "An end-to-end test.";

/** What one operator has proposed, another one approves. */
async function approve(proposedOn: Page, other: Page): Promise<void> {
	const proposal = await proposedOn.getByRole("link", { name: "Proposed by Nora Fields: decide" }).getAttribute("href");
	await other.goto(`/${proposal}`);
	await other.getByRole("button", { name: "Approve, and do it" }).click();
	await expect(other.getByText("Approved and done.")).toBeVisible();
}

async function fill(dialog: Locator, fields: Readonly<Record<string, string>>): Promise<void> {
	for (const [label, text] of Object.entries(fields)) await dialog.getByLabel(label).fill(text);
}

test("[GAME-02] [BO-01] what an operator offers and closes is so on open pages, without reading them again", {
	tag: DESK,
}, async ({ page, browser }) => {
	const office = (await enrolled(browser, ["games"])).page;
	const second = (await enrolled(browser, ["games"])).page;
	await page.goto(GAME);
	const stake = page.getByRole("group", { name: "Stake" });
	const [less, more] = [
		stake.getByRole("button", { name: "Lower the stake" }),
		stake.getByRole("button", { name: "Raise the stake" }),
	];
	await expect(more).toBeEnabled();

	await office.goto(`/#/games/${TITLE}/show`);
	await office.getByRole("button", { name: "Set stakes…" }).click();
	const dialog = office.getByRole("dialog", { name: "Set the stakes on offer" });
	await fill(dialog, { "Lowest stake": "3", "Highest stake": "1.50", Reason: reason });
	await dialog.getByRole("button", { name: "Set", exact: true }).click();
	await expect(office.getByText("These stakes cannot be offered: the highest is below the lowest.")).toBeVisible();
	await fill(dialog, { "Highest stake": "6" });
	await expectAccessible(office);
	await dialog.getByRole("button", { name: "Set", exact: true }).click();
	await expect(office.getByText("The stakes are in force.")).toBeVisible();
	await expect(stake).toContainText("3.00");
	await expect(less).toBeDisabled();
	await more.click();
	await expect(stake).toContainText("6.00");
	await expect(more).toBeDisabled();

	await office.getByRole("button", { name: /^Remove the stakes/ }).click();
	const removal = office.getByRole("dialog");
	await removal.getByLabel("Reason").fill(reason);
	await removal.getByRole("button", { name: "Remove", exact: false }).click();
	await expect(office.getByText("Proposed, because players could stake more.")).toBeVisible();
	await approve(office, second);
	await expect(more).toBeEnabled();

	await page.goto("/en/casino/slots/adventure");
	const card = page.getByRole("listitem").filter({ hasText: "Lantern Road" });
	await expect(card).toBeVisible();
	await expect(card.getByText("Closed", { exact: true })).toHaveCount(0);
	await office.goto(`/#/games/${TITLE}/show`);
	await office.getByRole("button", { name: "Drain or stop…" }).click();
	const closing = office.getByRole("dialog", { name: "Drain or stop this title?" });
	await closing.getByLabel("Reason").fill(reason);
	await closing.getByRole("button", { name: "Close it" }).click();
	await expect(card.getByText("Closed", { exact: true })).toBeVisible();
	await expectAccessible(page);
	await page.reload();
	await expect(
		page
			.getByRole("listitem")
			.filter({ hasText: /RTP|Slot/ })
			.last(),
	).toContainText("Lantern Road");

	await office.getByRole("button", { name: /^Open again/ }).click();
	const opening = office.getByRole("dialog");
	await opening.getByLabel("Reason").fill(reason);
	await opening.getByRole("button", { name: /^Open again/ }).click();
	await approve(office, second);
	await expect(card.getByText("Closed", { exact: true })).toHaveCount(0);
});
