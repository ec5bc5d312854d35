import { expectAccessible } from "../support/axe.ts";
import { openPlayer, operatorAtWork } from "../support/office.ts";
import { fundedPlayer } from "../support/people.ts";
import { pressEnter } from "../support/press-enter.ts";
import { DESK } from "../support/sizes.ts";
import { expect, type Page, test } from "../support/test.ts";
import { dollars } from "../support/withdrawals.ts";

type Own = { grants: { state: string; paidMinor: number }[]; bonus: { amountMinor: number } | null };

/** With lines, and without. */
const GAMES = [
	["Tidal Book", "/en/casino/slots/adventure/tidal-book#realplay", 4],
	["Silk Caravan", "/en/casino/slots/no-lines/silk-caravan#realplay", 2],
] as const;
/** The button says the stake in slots without lines. */
const SPIN = /^Spin($| ·)/;
const FUNDS_MINOR = 10_000;

/** What the player has, read by the player's own session, which stands in the address of a call that the page makes. */
function openOwnSpins(page: Page): () => Promise<Own> {
	let session = "";
	page.on("request", (request) => {
		session = /players\/([^/]+)\/playable/.exec(request.url())?.[1] ?? session;
	});
	return async () => (await page.request.get(`/api/v1/spins/${session}`)).json();
}

for (const [title, game, count] of GAMES)
	test(`[PROMO-01] an operator grants spins, and the player uses them on ${title} without a stake`, {
		tag: DESK,
	}, async ({ page, request, browser }) => {
		const { email } = await fundedPlayer(page, request, FUNDS_MINOR);
		const ownSpins = openOwnSpins(page);
		await page.emulateMedia({ reducedMotion: "reduce" });
		await page.goto(game);
		await expect(page.getByRole("button", { name: SPIN })).toBeEnabled();

		const office = await operatorAtWork(browser, "olga@baize.test", "players");
		await openPlayer(office, email);
		await office.getByRole("button", { name: "Grant spins…" }).click();
		const dialog = office.getByRole("dialog", { name: "Grant promotional spins to this player?" });
		await dialog.getByLabel("Games").click();
		await office.getByRole("option", { name: title }).click();
		await office.keyboard.press("Escape");
		await dialog.getByLabel("Number of spins").fill(String(count));
		await dialog.getByLabel("Stake of each").fill("0.20");
		await dialog.getByLabel("Reason").fill("A promise of support");
		await expectAccessible(office);
		await dialog.getByRole("button", { name: "Grant", exact: true }).click();
		await expect(office.getByText("Granted.", { exact: true })).toBeVisible();
		await expect(office.getByRole("region", { name: "Promotional spins" })).toContainText(`${count} of ${count} left`);
		await office.close();

		const bar = page.getByRole("region", { name: "Free spins" });
		await expect(bar).toContainText(`${count} free spins left – $0.20 each`);
		await expect(bar).toContainText("wager them 30 times");
		await expect(page.locator(".game-shell-controls bdi").first()).toHaveText(dollars(FUNDS_MINOR));
		await pressEnter(bar.getByRole("button", { name: "Use free spins" }));
		await expect(page.getByText("Free spin, paid by us")).toBeVisible();
		await expectAccessible(page);
		for (let left = count; left > 0; left--) {
			await pressEnter(page.getByRole("button", { name: `Free spin (${left})` }));
			await expect(page.getByRole("button", { name: left > 1 ? `Free spin (${left - 1})` : SPIN })).toBeVisible({
				timeout: 30_000,
			});
		}
		await expect(bar.getByRole("status")).toContainText(`${count} free spins used.`);
		await expectAccessible(page);

		const { grants, bonus } = await ownSpins();
		// What the spins won can be staked, too, and no spin cost anything.
		const playableMinor = FUNDS_MINOR + (bonus?.amountMinor ?? 0);
		await expect(page.locator(".game-shell-controls bdi").first()).toHaveText(dollars(playableMinor));
		expect(grants).toMatchObject([{ state: "used", paidMinor: bonus?.amountMinor ?? 0 }]);
		await page.goto("/en/account/spins");
		await expect(page.getByText("No free spins right now")).toBeVisible();
		await expect(page.getByText("Used", { exact: true })).toBeVisible();
		await expectAccessible(page);
		await page.goto("/en/account/statement");
		await expect(page.getByRole("rowheader", { name: /^Free spin/ }).first()).toBeVisible();
	});
