import { expectAccessible } from "../support/axe.ts";
import { openPlayer, operatorAtWork } from "../support/office.ts";
import { fundedPlayer } from "../support/people.ts";
import { DESK } from "../support/sizes.ts";
import { expect, type Page, test } from "../support/test.ts";
import { dollars } from "../support/withdrawals.ts";

type Own = { grants: { state: string; paidMinor: number }[]; bonus: { amountMinor: number } | null };

const GAME = "/en/casino/slots/adventure/tidal-book#realplay";
const COUNT = 4;
const FUNDS_MINOR = 10_000;

/** What the player has, read by the player's own session, which stands in the address of a call that the page makes. */
function openOwnSpins(page: Page): () => Promise<Own> {
	let session = "";
	page.on("request", (request) => {
		session = /players\/([^/]+)\/playable/.exec(request.url())?.[1] ?? session;
	});
	return async () => (await page.request.get(`/api/v1/spins/${session}`)).json();
}

test("[PROMO-01] an operator grants spins, and the player uses them on a game without a stake", { tag: DESK }, async ({
	page,
	request,
	browser,
}) => {
	const { email } = await fundedPlayer(page, request, FUNDS_MINOR);
	const ownSpins = openOwnSpins(page);
	await page.emulateMedia({ reducedMotion: "reduce" });
	await page.goto(GAME);
	await expect(page.getByRole("button", { name: "Spin", exact: true })).toBeEnabled();

	const office = await operatorAtWork(browser, "olga@baize.test", "players");
	await openPlayer(office, email);
	await office.getByRole("button", { name: "Grant spins…" }).click();
	const dialog = office.getByRole("dialog", { name: "Grant promotional spins to this player?" });
	await dialog.getByLabel("Games").click();
	await office.getByRole("option", { name: "Tidal Book" }).click();
	await office.keyboard.press("Escape");
	await dialog.getByLabel("Number of spins").fill(String(COUNT));
	await dialog.getByLabel("Stake of each").fill("0.20");
	await dialog.getByLabel("Reason").fill("A promise of support");
	await expectAccessible(office);
	await dialog.getByRole("button", { name: "Grant", exact: true }).click();
	await expect(office.getByText("Granted.", { exact: true })).toBeVisible();
	await expect(office.getByRole("region", { name: "Promotional spins" })).toContainText(`${COUNT} of ${COUNT} left`);
	await office.context().close();

	const bar = page.getByRole("region", { name: "Free spins" });
	await expect(bar).toContainText(`${COUNT} free spins left – $0.20 each`);
	await expect(bar).toContainText("wager them 30 times");
	await expect(page.locator(".game-shell-controls bdi").first()).toHaveText(dollars(FUNDS_MINOR));
	await bar.getByRole("button", { name: "Use free spins" }).press("Enter");
	await expect(page.getByText("Free spin, paid by us")).toBeVisible();
	await expectAccessible(page);
	for (let left = COUNT; left > 0; left--) {
		await page.getByRole("button", { name: `Free spin (${left})` }).press("Enter");
		await expect(
			page.getByRole("button", { name: left > 1 ? `Free spin (${left - 1})` : "Spin", exact: true }),
		).toBeVisible({
			timeout: 30_000,
		});
	}
	await expect(bar.getByRole("status")).toContainText(`${COUNT} free spins used.`);
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
