import { expectAccessible } from "../support/axe.ts";
import { enrolled } from "../support/enrolled.ts";
import { fundedPlayer } from "../support/people.ts";
import { DESK } from "../support/sizes.ts";
import { expect, type Page, test } from "../support/test.ts";

const POT = "/api/v1/jackpots/ember-crown";

type Level = { level: string; amountMinor: number; contributedParts: string; seededParts: string; wonParts: string };

const readLevels = async (page: Page): Promise<Level[]> =>
	((await (await page.request.get(`${POT}?currency=CAD`)).json()) as { levels: Level[] }).levels;

test("[JACK-01] a visitor sees what a jackpot has on the card, and on its page how it is won and funded", {
	tag: DESK,
}, async ({ page }) => {
	await page.goto("/en/casino/all-games");
	const card = page.getByRole("link", { name: /Ember Court/ }).first();
	await expect(card).toContainText(/Jackpot \$[\d.,]+[kM]?/);

	await page.goto("/en/jackpots/ember-crown");
	await expect(page.getByRole("heading", { name: "Jackpot Ember Crown", level: 1 })).toBeVisible();
	await expect(page.getByRole("heading", { name: "Grand" })).toBeVisible();
	await expect(page.getByText("Hash of the amount at which it must drop")).toBeVisible();
	await expect(page.getByRole("heading", { name: "What the pot is made of" }).first()).toBeVisible();
	await expect(page.getByText(/Checked against our books, .* all agreed on/).first()).toBeVisible();
	await expectAccessible(page);
	for (const { amountMinor, contributedParts, seededParts, wonParts } of await readLevels(page))
		expect((BigInt(contributedParts) + BigInt(seededParts) - BigInt(wonParts)) / 10_000n).toBe(BigInt(amountMinor));
});

test("[JACK-01] a stake in the game fills its pots, and the game shows them", { tag: DESK }, async ({
	page,
	request,
}) => {
	await fundedPlayer(page, request);
	await page.emulateMedia({ reducedMotion: "reduce" });
	await page.goto("/en/casino/all-games");
	const game = await page
		.getByRole("link", { name: /Ember Court/ })
		.first()
		.getAttribute("href");
	await page.goto(`${game?.split("#")[0]}#realplay`);
	await expect(page.getByRole("link", { name: /Jackpot Grand \$/ })).toBeVisible();
	const contributed = async (): Promise<bigint> => BigInt((await readLevels(page))[0]!.contributedParts);
	const before = await contributed();
	const spin = page.getByRole("button", { name: "Spin", exact: true });
	await expect(spin).toBeEnabled();
	await spin.focus();
	await page.keyboard.press("Enter");
	await expect.poll(contributed, { timeout: 20_000 }).toBeGreaterThan(before);
});

/** What stakes are missing to the highest amount is less than one of them adds, so some win it for certain. */
test("[JACK-01] [BO-01] two operators fill a pot, and the next player who fills it up wins it", { tag: DESK }, async ({
	page,
	request,
	browser,
}) => {
	const first = (await enrolled(browser, ["withdrawals"])).page;
	await first.goto("/#/jackpots");
	await first.getByRole("button", { name: "Add money to Quick, CAD…" }).click();
	const dialog = first.getByRole("dialog", { name: "Add money to Quick, CAD?" });
	await dialog.getByLabel("Amount in CAD").fill("100000");
	await dialog.getByLabel("Reason").fill("An end-to-end test.");
	await expectAccessible(first);
	await dialog.getByRole("button", { name: "Propose" }).click();
	const waits = first.getByRole("link", { name: "Proposed by Nora Fields: decide" });
	const proposal = await waits.getAttribute("href");
	await first.close();
	const second = (await enrolled(browser, ["withdrawals"])).page;
	await second.goto(`/${proposal}`);
	await second.getByRole("button", { name: "Approve, and do it" }).click();
	await expect(second.getByText("Approved and done.")).toBeVisible();
	await second.close();

	await fundedPlayer(page, request);
	await page.emulateMedia({ reducedMotion: "reduce" });
	await page.goto("/en/casino/all-games");
	const card = page.getByRole("link", { name: /Ember Court/ }).first();
	await page.goto(`${(await card.getAttribute("href"))?.split("#")[0]}#realplay`);
	const spin = page.getByRole("button", { name: "Spin", exact: true });
	const won = page.getByText("You have won the Quick jackpot");
	await expect(async () => {
		if (await won.isVisible()) return;
		await spin.press("Enter", { timeout: 5_000 });
		await expect(won).toBeVisible({ timeout: 4_000 });
	}).toPass({ timeout: 90_000 });
	await page.goto("/en/jackpots/ember-crown");
	await expect(page.getByText("must-drop amount reached").first()).toBeVisible();
});
