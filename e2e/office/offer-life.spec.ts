import { randomInt } from "node:crypto";
import { expectAccessible } from "../support/axe.ts";
import { enrolled } from "../support/enrolled.ts";
import { invitedPlayer } from "../support/invited-player.ts";
import { DESK } from "../support/sizes.ts";
import { expect, type Page, test } from "../support/test.ts";

/** A match beyond the next matchday, which may kick off during the test. */
const LATER_MATCH = 20;
const reason = "An end-to-end test.";

async function choose(page: Page, label: string, option: string): Promise<void> {
	await page.getByRole("combobox", { name: label, exact: true }).click();
	await page.getByRole("option", { name: option, exact: true }).click();
}

/** Fills the form of terms for a free bet of 10.00 that is taken by a code. */
async function fillTerms(office: Page, title: string, code: string): Promise<void> {
	await choose(office, "Kind", "Code");
	await choose(office, "It gives", "A free bet");
	const texts = ["English", "Spanish", "Arabic"].flatMap((language) => [
		[`Title, ${language}`, title],
		[`Lead, ${language}`, "10.00 on a bet of your choice."],
		[`Notes, ${language}`, "One for each player."],
	]);
	const fields = [
		...texts,
		["From", "2026-01-01"],
		["Until", "2099-01-01"],
		["Places", "CA"],
		["Code", code],
		["Face value of the free bet", "10"],
		["Lowest price of the bet", "1.01"],
		["Days to use it", "7"],
	];
	const others = office.locator("details", { hasText: "Other languages" });
	await expect(others.locator("summary")).toHaveText("Other languages · 0 of 7 filled");
	await expect(office.getByLabel("Title, Arabic")).toBeHidden();
	await others.locator("summary").press("Enter");
	for (const [label = "", text = ""] of fields) await office.getByLabel(label, { exact: true }).fill(text);
}

/** What one operator has proposed, another one approves. */
async function approve(proposedOn: Page, other: Page): Promise<void> {
	const proposal = await proposedOn.getByRole("link", { name: "Proposed by Nora Fields: decide" }).getAttribute("href");
	await other.goto(`/${proposal}`);
	await other.getByRole("button", { name: "Approve, and do it" }).click();
	await expect(other.getByText("Approved and done.")).toBeVisible();
}

test("[PROMO-02] [BO-01] an offer of a free bet is drafted, priced, published by two operators, used, paused and ended", {
	tag: DESK,
}, async ({ page, browser }) => {
	const code = `BET${randomInt(1_000_000, 9_999_999)}`;
	const title = `A free bet by ${code}`;
	const office = (await enrolled(browser, ["content"])).page;
	const second = (await enrolled(browser, ["content"])).page;
	await office.goto("/#/offers");
	await office.getByRole("button", { name: "New offer…" }).click();
	const form = office.getByRole("dialog", { name: "Terms of the offer" });
	await form.getByRole("button", { name: "Save", exact: true }).click();
	await expect(form.getByRole("alert")).toContainText("Look again at: Title, English");
	await fillTerms(office, title, code);
	await expect(form.getByText("Other languages · 2 of 7 filled")).toBeVisible();
	await expect(form.getByLabel("To be wagered, times")).toBeHidden();
	await expectAccessible(office);
	await form.getByRole("button", { name: "Save", exact: true }).click();
	await expect(office.getByText("The draft is saved.", { exact: true })).toBeVisible();
	await office.getByRole("link", { name: title }).click();

	await expect(office.getByText("It has no price: simulate it.")).toBeVisible();
	await expect(office.getByRole("button", { name: "Propose to publish…" })).toBeDisabled();
	await office.getByRole("button", { name: "Compute the price" }).click();
	await expect(office.getByText("No check fails.")).toBeVisible();
	await expect(office.getByText("Worth to the player at the lowest price")).toBeVisible();
	await expectAccessible(office);
	await office.getByRole("button", { name: "Propose to publish…" }).click();
	const publishing = office.getByRole("dialog", { name: "Propose to publish these terms?" });
	await publishing.getByLabel("Budget").fill("100");
	await publishing.getByLabel("Reason").fill(reason);
	await publishing.getByRole("button", { name: "Propose", exact: true }).click();
	await approve(office, second);

	await invitedPlayer(page);
	await page.goto("/en/account/bonuses");
	const field = page.getByLabel("Promo code", { exact: true });
	const look = page.getByRole("button", { name: "Check code" });
	await field.fill(code.toLowerCase());
	await look.click();
	await expect(page.getByRole("heading", { name: `This code is for: ${title}` })).toBeFocused();
	await expect(page.getByText("Get a free bet of $10.00. No deposit required.")).toBeVisible();
	await expectAccessible(page);
	await page.getByRole("button", { name: "Claim with this code" }).click();
	await expect(page.getByText("You have a free bet of $10.00. Choose it on the bet slip.")).toBeVisible();
	await expectAccessible(page);
	await page.getByRole("link", { name: "Go to matches" }).click();
	await page
		.getByRole("main")
		.getByRole("button", { name: /to win, \d/ })
		.nth(LATER_MATCH)
		.click();
	const slip = page.getByRole("complementary");
	await slip.getByLabel("Pay with").selectOption("$10.00 free bet");
	await slip.getByRole("button", { name: "Place bet · $10.00" }).click();
	await expect(slip.getByText("Bet placed")).toBeVisible();

	await office.reload();
	await expect(office.getByText("Given or held")).toBeVisible();
	await office.getByRole("button", { name: "Pause…" }).click();
	const pausing = office.getByRole("dialog", { name: "Pause this offer?" });
	await pausing.getByLabel("Reason").fill(reason);
	await pausing.getByRole("button", { name: "Pause", exact: true }).click();
	await expect(office.getByText("Paused.", { exact: true })).toBeVisible();
	await office.getByRole("button", { name: "End…" }).click();
	const ending = office.getByRole("dialog", { name: "End this offer for good?" });
	await ending.getByLabel("Reason").fill(reason);
	await ending.getByRole("button", { name: "End", exact: true }).click();
	await expect(office.getByText("Ended.", { exact: true })).toBeVisible();
	await expect(office.getByRole("button", { name: "Pause…" })).toBeHidden();
});
