import { expectAccessible } from "../support/axe.ts";
import { fundedPlayer } from "../support/people.ts";
import { pressEnter } from "../support/press-enter.ts";
import { DESK } from "../support/sizes.ts";
import { expect, type Page, test } from "../support/test.ts";

const TABLES = "/en/casino/table-games";

const gameLog = (page: Page) => page.getByRole("log", { name: "What happened" });
const button = (page: Page, name: RegExp) => page.getByRole("button", { name });
const results = (page: Page) => page.getByRole("list", { name: /^Your results on this page/ }).getByRole("listitem");

async function forMoney(page: Page, path: string): Promise<void> {
	await page.goto(`${TABLES}/${path}#realplay`);
	await page.waitForFunction(() => "isAwake" in window);
	await expect(page.getByText("Real money", { exact: true }).first()).toBeVisible();
}

test("[GAME-01] [PLAY-06] the tables of cards and dice by keyboard: chips on places, a round replayed, and one left and played on", {
	tag: DESK,
}, async ({ page, request }) => {
	await fundedPlayer(page, request);
	await page.emulateMedia({ reducedMotion: "reduce" });

	await forMoney(page, "baccarat/porcelain-baccarat");
	await pressEnter(button(page, /^Banker, pays 0\.95 to 1$/));
	await pressEnter(button(page, /^Player pair, pays 11 to 1$/));
	await expect(button(page, /^Player pair, pays 11 to 1, .*1\.00 on it$/)).toBeVisible();
	await pressEnter(button(page, /^Deal · .*2\.00$/));
	await expect(gameLog(page)).toContainText(/Banker has .*(Player wins|Banker wins|Tie)\./);
	await expect(results(page)).toHaveCount(1);
	await expectAccessible(page);
	await pressEnter(button(page, /^Rules and paytable$/));
	await expect(page.getByRole("dialog").getByRole("row", { name: /^Banker 98\.94/ })).toBeVisible();

	await forMoney(page, "andar-bahar/marigold-andar-bahar");
	await pressEnter(button(page, /^Andar, pays 0\.9 to 1$/));
	await pressEnter(button(page, /^Deal · .*1\.00$/));
	await expect(gameLog(page)).toContainText(/The middle card is .*(Andar|Bahar) wins\./);
	await pressEnter(button(page, /^Your rounds$/));
	await pressEnter(page.getByRole("dialog").getByRole("button", { name: "Replay" }).first());
	// Its rows have buttons of the same name until it is closed.
	await expect(page.getByRole("dialog")).toHaveCount(0);
	await expect(page.getByText("Replay", { exact: true })).toBeVisible();
	await expect(page.getByRole("list", { name: "Andar", exact: true })).toContainText(" of ");

	await forMoney(page, "dice/cinnabar-sic-bo");
	await pressEnter(button(page, /^Small, pays 1 to 1$/));
	await page.keyboard.press("ArrowRight");
	await expect(button(page, /^Double 1, pays 10 to 1$/)).toBeFocused();
	await page.keyboard.press("Enter");
	await expectAccessible(page);
	await pressEnter(button(page, /^Shake · .*2\.00$/));
	await expect(gameLog(page)).toContainText(/The dice show \d, \d and \d: \d+, (small|big|triple)\./);
	await expect(results(page)).toHaveCount(1);
	await pressEnter(button(page, /^Rules and paytable$/));
	await expect(page.getByRole("dialog").getByRole("row", { name: /^Small or big 97\.22/ })).toBeVisible();
	await forMoney(page, "dragon-tiger/shadow-dragon-tiger");
	await pressEnter(button(page, /^Dragon, pays 1 to 1$/));
	await pressEnter(button(page, /^Tie, pays 11 to 1$/));
	await pressEnter(button(page, /^Deal · .*2\.00$/));
	await expect(gameLog(page)).toContainText(/The dragon has .*(Dragon wins|Tiger wins|Tie)\./);
	await expect(results(page)).toHaveCount(1);
	await expectAccessible(page);

	await forMoney(page, "three-card-poker/neon-three-card");
	await page.getByRole("checkbox", { name: /^Pair Plus, .*1\.00 more$/ }).press("Space");
	await pressEnter(button(page, /^Deal · .*2\.00$/));
	await expect(button(page, /^Play, .*1\.00 more$/)).toBeFocused();
	const hand = page.getByRole("list", { name: "Your hand" });
	const dealt = await hand.textContent();
	await page.reload();
	await expect(hand).toHaveText(dealt!);
	await expect(page.getByRole("list", { name: "Dealer" })).toContainText("A hidden card");
	await expectAccessible(page);
	await pressEnter(button(page, /^Play, .*1\.00 more$/));
	await expect(gameLog(page)).toContainText(/The dealer has /);
	await expect(button(page, /^Deal/)).toBeFocused();
});
