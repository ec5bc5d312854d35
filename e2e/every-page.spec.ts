import { expectAccessible } from "./support/axe.ts";
import { operatorAtWork } from "./support/office.ts";
import { officeSections } from "./support/office-sections.ts";
import { signedInPlayer } from "./support/people.ts";
import { expect, type Page, test } from "./support/test.ts";

const ANYBODYS = [
	"",
	"login",
	"join",
	"join/confirm?token=old",
	"recover",
	"welcome/P0ABCDEFG",
	"become-an-affiliate",
	"my-games",
	"jackpots/ember-crown",
	"promotions",
	"email/confirm?token=old",
	"not-me?token=old",
	"pin-reset?token=old",
	"unsubscribe/old",
	"error/not-available",
	"forum",
	"preview?token=old",
	"help",
	"help/withdrawals",
	"help/withdrawals/withdrawal-time",
	"help/search-content?searchTerm=bonus",
	"help/search-content?searchTerm=zeppelin",
	"contact-us",
	"pages/safer-play",
	"pages/privacy",
	"pages/cookies",
	"dev/components",
];
const ONES_OWN = [
	"account",
	"account/profile",
	"account/security",
	"account/devices",
	"account/history",
	"account/data",
	"account/terms",
	"account/close",
	"account/invite",
	"account/affiliate",
	"account/loyalty",
	"account/spins",
	"account/bonuses",
	"promotions",
	"account/statement",
	"account/rounds",
	"account/verification",
	"account/cashier/deposit",
	"account/cashier/withdraw",
	"account/cashier/withdraw/ttp",
	"account/cashier/withdraw/manage-pending",
	"account/cashier/history",
	"account/limits",
	"account/take-a-break",
	"account/self-exclusion",
	"account/pin",
	"account/passkeys",
	"account/two-factor",
	"account/two-factor/enrol",
	"account/two-factor/setup",
	"account/messages",
	"sports/bets",
	"validate-document",
	"blocked-document-status",
	"document-verification-result",
	"unable-to-verify-identity",
	"validation-code/validatePhone",
];

/** A slot with lines, and titles with stages of their own: one whose rounds are for one player, one whose are shared. */
const GAMES = [
	"casino/slots/adventure/tidal-book",
	"casino/table-games/roulette/midnight-roulette",
	"casino/table-games/roulette/piazza-roulette",
];

async function open(page: Page, path: string): Promise<void> {
	await page.goto(`/en/${path}`);
	await page.waitForFunction(() => "isAwake" in window);
}

async function meet(page: Page, path: string): Promise<void> {
	await open(page, path);
	await expectAccessible(page);
	await expectFewScripts(page);
}

/** Each once: a part that is fetched is imported from the cache after that. */
const scriptsOf = (page: Page): Promise<string[]> =>
	page.evaluate(() => [
		...new Set(
			performance
				.getEntriesByType("resource")
				.map(({ name }) => new URL(name).pathname)
				.filter((path) => path.endsWith(".js")),
		),
	]);

const MAX_SCRIPTS = 15;

const expectFewScripts = async (page: Page): Promise<void> =>
	expect((await scriptsOf(page)).length, "scripts of the page").toBeLessThanOrEqual(MAX_SCRIPTS);

test.describe("[GEN-02] the pages, as a new player finds them", () => {
	test("are accessible to every visitor", async ({ page }) => {
		for (const path of ANYBODYS) await test.step(path, () => meet(page, path));
	});

	test("are accessible to their player", async ({ page }) => {
		await signedInPlayer(page);
		for (const path of ONES_OWN) await test.step(path, () => meet(page, path));
		await test.step("and the lobby has few scripts, with all that comes later", async () => {
			await meet(page, "");
			await expect(page.getByRole("radio", { name: "Dark" })).toBeAttached();
			await expect(page.getByRole("button", { name: /favourites/ }).first()).toBeAttached();
			await expectFewScripts(page);
		});
		for (const path of GAMES)
			await test.step(`${path} has few scripts, with its stage`, async () => {
				await open(page, path);
				await expect(page.locator(".title-waiting, .plain-reels")).toHaveCount(0);
				await expectFewScripts(page);
			});
	});

	test("are accessible to operators", async ({ browser, viewport }) => {
		const office = await operatorAtWork(browser, "olga@baize.test", "");
		if (viewport) await office.setViewportSize(viewport);
		const heading = office.getByRole("heading", { level: 1 });
		let before = "";
		for (const list of officeSections())
			await test.step(list, async () => {
				await office.goto(`/#/${list}`);
				// The list before must be gone: it would be examined again.
				await expect(heading).not.toHaveText(before);
				before = (await heading.textContent()) ?? "";
				await expect(office.getByRole("progressbar")).toHaveCount(0);
				await expect(office.getByRole("button", { name: "Try again" }), "its rows could not be read").toHaveCount(0);
				await expectAccessible(office);
			});
	});
});
