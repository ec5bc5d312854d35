import { expectAccessible } from "../support/axe.ts";
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
	await expect(page.getByText("Hash of the amount at which it must be won")).toBeVisible();
	await expect(page.getByRole("heading", { name: "What the pot is made of" }).first()).toBeVisible();
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
