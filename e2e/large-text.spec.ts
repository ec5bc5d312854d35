import { fundedPlayer } from "./support/people.ts";
import { PHONE } from "./support/sizes.ts";
import { expect, type Page, test } from "./support/test.ts";

const TWICE_AS_LARGE = { standard: 32, fixed: 26 };
/** A phone, and the narrowest one. */
const WIDTHS_PX = [390, 320];
const ANYBODYS = [
	"",
	"casino/slots",
	"casino/slots/adventure/tidal-book",
	"virtuals",
	"sports",
	"sports/slip",
	"fairness",
	"fairness/games/tidal-book",
	"jackpots/ember-crown",
	"fairness/verify",
	"pages/safer-play",
	"help/withdrawals/withdrawal-time",
	"login",
	"join",
	"recover",
	"not-me",
	"forum",
	"no/such/page",
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
	"account/statement",
	"account/rounds",
	"account/cashier/deposit",
	"account/cashier/withdraw",
	"account/cashier/withdraw/ttp",
	"account/cashier/withdraw/manage-pending",
	"account/cashier/history",
	"account/verification",
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
];

/** The browser's own setting for larger text, which changes nothing else. */
async function enlargeText(page: Page): Promise<void> {
	const browser = await page.context().newCDPSession(page);
	await browser.send("Page.setFontSizes", { fontSizes: TWICE_AS_LARGE });
}

/**
 * No page may be wider than its window, or it would have to be scrolled sideways. Tested in Spanish, which has the
 * longest words.
 */
async function expectNoWider(page: Page, path: string): Promise<void> {
	await page.goto(`/es/${path}`);
	await page.waitForFunction(() => "isAwake" in window);
	expect(await page.evaluate(() => Number.parseFloat(getComputedStyle(document.documentElement).fontSize))).toBe(32);
	for (const width of WIDTHS_PX) {
		await page.setViewportSize({ width, height: 844 });
		expect(await page.evaluate(() => document.documentElement.scrollWidth), `${path} at ${width} px`).toBe(width);
	}
}

test.describe("[GEN-02] text twice as large fits a phone", { tag: PHONE }, () => {
	test.beforeEach(({ page }) => enlargeText(page));

	test("on the pages of every visitor", async ({ page }) => {
		for (const path of ANYBODYS) await test.step(path, () => expectNoWider(page, path));
	});

	test("on the pages of a player", async ({ page }) => {
		await fundedPlayer(page, page.request);
		for (const path of ONES_OWN) await test.step(path, () => expectNoWider(page, path));
	});
});
