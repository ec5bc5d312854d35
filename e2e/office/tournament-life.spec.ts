import { randomUUID } from "node:crypto";
import { expectAccessible } from "../support/axe.ts";
import { enrolled } from "../support/enrolled.ts";
import { DESK } from "../support/sizes.ts";
import { expect, type Page, test } from "../support/test.ts";

async function giveReason(office: Page, dialogName: string, submit: string): Promise<void> {
	const dialog = office.getByRole("dialog", { name: dialogName });
	await dialog.getByLabel("Reason").fill("An end-to-end test.");
	await dialog.getByRole("button", { name: submit, exact: true }).click();
}

test("a tournament is drafted in the back office, and approved and announced by another operator", {
	tag: DESK,
}, async ({ browser }) => {
	const title = `Pier days ${randomUUID().slice(0, 8)}`;
	const [office, second] = [(await enrolled(browser, ["content"])).page, (await enrolled(browser, ["content"])).page];
	await office.goto("/#/tournaments");
	await office.getByRole("button", { name: "New tournament…" }).click();
	const form = office.getByRole("dialog", { name: "Terms of the tournament" });
	await form.getByLabel("Title, English").fill(title);
	await form.getByRole("combobox", { name: "Games" }).click();
	await office.getByRole("option", { name: "Tidal Book" }).click();
	await office.keyboard.press("Escape");
	await form.getByLabel("From (UTC)").fill("2090-01-01T12:00");
	await form.getByLabel("Until (UTC)").fill("2090-01-02T12:00");
	await form.getByLabel("Places").fill("CA");
	await form.getByLabel("Prizes").fill("50.00, 20.00");
	await form.getByRole("button", { name: "Save", exact: true }).click();
	await office.getByRole("link", { name: title }).click();
	await expect(office.getByText("You drafted these terms. Another operator approves them.")).toBeVisible();
	await expect(office.getByRole("button", { name: "Approve…" })).toBeDisabled();

	await second.goto(office.url());
	await second.getByRole("button", { name: "Approve…" }).click();
	await giveReason(second, "Approve these terms?", "Approve");
	await second.getByRole("button", { name: "Announce…" }).click();
	await giveReason(second, "Announce this tournament?", "Announce");
	const steps = second.getByRole("region", { name: "Timeline" });
	await expect(steps.getByRole("listitem")).toContainText(["Drafted", "Approved", "Announced", "Rounds count"]);
	await expectAccessible(second);
});
