import { presentStop } from "./support/by-keyboard.ts";
import { moveClock, newPlayer, PASSWORD, PIN, verifyDocumentOf } from "./support/people.ts";
import { DESK } from "./support/sizes.ts";
import { type APIRequestContext, type Browser, expect, type Locator, type Page, test } from "./support/test.ts";

const MAX_STOPS = 400;
const RACE_TAKES_MS = 25_000;

type Way = "Tab" | "Shift+Tab";
/** Asked again where it is not: on a busy machine the page may not have come to rest yet. */
const expectSeen = (page: Page, message: string): Promise<void> =>
	expect.poll(() => page.evaluate(presentStop, null), { message }).toMatchObject({ isShown: true, isCovered: false });

/** Tabs until the wanted element has the focus. Every stop on the way must be visible. */
async function tabTo(page: Page, wanted: Locator, way: Way = "Tab"): Promise<void> {
	const names: string[] = [];
	await expect(wanted).toBeVisible();
	// Looked up once: finding it by its name at each stop would take longer than the test allows.
	let found = await wanted.elementHandle();
	while (found && names.length < MAX_STOPS) {
		await page.keyboard.press(way);
		const { name, isWanted, isGone, isShown, isCovered } = await found.evaluate(presentStop);
		names.push(name);
		if (!name.startsWith("body") && (!isShown || isCovered)) await expectSeen(page, names.slice(-3).join(" → "));
		if (isWanted) return;
		if (isGone) found = await wanted.elementHandle();
	}
	throw new Error(`${wanted} is not reached by Tab; the last stops were ${names.slice(-12).join(" → ")}`);
}

async function press(page: Page, wanted: Locator, key = "Enter"): Promise<void> {
	await tabTo(page, wanted);
	await page.keyboard.press(key);
}

async function typeInto(page: Page, field: Locator, text: string): Promise<void> {
	await tabTo(page, field);
	await page.keyboard.type(text);
}

/** A player who is already verified, signed in on a new machine. */
async function visitorOf(browser: Browser): Promise<string> {
	const context = await browser.newContext();
	const page = await context.newPage();
	const player = await newPlayer(page, page.request);
	await verifyDocumentOf(page, player);
	await context.close();
	return player.email;
}

const main = (page: Page): Locator => page.getByRole("main");

/** Back to the header from the present focus by the shorter way; no stop may be covered by the bar. */
async function goTo(page: Page, channel: string): Promise<void> {
	const channels = page.getByRole("navigation", { name: "Channels" });
	await tabTo(page, channels.getByRole("link", { name: channel, exact: true }), "Shift+Tab");
	await page.keyboard.press("Enter");
}

async function findGame(page: Page): Promise<void> {
	await press(page, page.getByRole("button", { name: "Search" }));
	const search = page.getByRole("dialog").getByRole("textbox");
	await expect(search).toBeFocused();
	await page.keyboard.type("tidal");
	await press(page, page.getByRole("dialog").getByRole("link", { name: /Tidal Book/ }));
	await expect(page).toHaveURL(/tidal-book/);
}

async function spin(page: Page): Promise<void> {
	const button = page.getByRole("button", { name: "Spin", exact: true });
	await expect(button).toBeEnabled();
	await press(page, button, "Space");
	const gameLog = page.getByRole("log", { name: "What happened" });
	await expect(gameLog).toContainText(/No win this time|You won|came back/, { timeout: 30_000 });
}

/** The next race must take bets for long enough to be reached by Tab. A race that closes too early is skipped. */
async function letShortRaceGo(request: APIRequestContext): Promise<void> {
	const { nowMs, next } = await (await request.get("/api/v1/virtuals/schedule")).json();
	const leftMs = next[0].closesAtMs - nowMs;
	if (leftMs < RACE_TAKES_MS) await moveClock(request, leftMs + 1);
}

async function placeTen(page: Page, price: Locator, way: Way): Promise<void> {
	await tabTo(page, price, way);
	await page.keyboard.press("Space");
	await expect(price).toHaveAttribute("aria-pressed", "true");
	const slip = page.getByRole("complementary");
	await press(page, slip.getByRole("button", { name: "$10", exact: true }), "Space");
	await press(page, slip.getByRole("button", { name: "Place bet · $10.00" }));
	await expect(slip.getByText("Bet placed")).toBeVisible();
}

// Animations and counters are off, so that focus markers are checked in their final state.
test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: "reduce" }));

test("[GEN-02] a whole visit by keyboard alone: play, money in, bets, money out", { tag: DESK }, async ({
	page,
	browser,
	request,
}) => {
	const email = await visitorOf(browser);
	await page.goto("/en");
	await page.waitForFunction(() => "isAwake" in window);
	await findGame(page);
	await spin(page);

	await press(page, main(page).getByRole("link", { name: "Log in to play" }).first());
	await press(page, page.getByRole("dialog").getByRole("link", { name: "Log in to play" }));
	await typeInto(page, page.getByLabel("E-mail"), email);
	await typeInto(page, page.getByLabel("Password", { exact: true }), PASSWORD);
	await page.keyboard.press("Enter");
	// This machine is unknown to the account.
	await typeInto(page, page.getByLabel("PIN", { exact: true }), PIN);
	await page.keyboard.press("Enter");
	await expect(page).toHaveURL(/tidal-book#realplay/);

	await press(page, page.getByRole("banner").getByRole("link", { name: "Deposit" }));
	await typeInto(page, page.getByLabel("Amount"), "60");
	await page.keyboard.press("Enter");
	await typeInto(page, page.getByLabel("Card number"), "4242424242424242");
	await typeInto(page, page.getByLabel("Expiry date"), "12/30");
	await typeInto(page, page.getByLabel("Security code"), "123");
	await press(page, page.getByRole("button", { name: /^Pay/ }));
	await expect(page.getByText("$60.00 has been added to your balance")).toBeVisible();

	await findGame(page);
	await press(page, main(page).getByRole("link", { name: "Play for real money" }).first());
	await spin(page);

	await goTo(page, "Sports");
	const win = main(page).getByRole("button", { name: /to win, \d/ });
	// The last match, which does not kick off soon, is reached faster backwards.
	await placeTen(page, win.last(), "Shift+Tab");

	await letShortRaceGo(request);
	await goTo(page, "Virtuals");
	const place = main(page).getByRole("button", { name: /to be placed, \d/ });
	await placeTen(page, place.first(), "Tab");

	await press(page, page.getByRole("button", { name: /^Your balance/ }));
	await press(page, page.getByRole("dialog", { name: "Your balance" }).getByRole("link", { name: "Withdraw" }));
	await typeInto(page, page.getByLabel("Amount"), "20");
	await page.keyboard.press("Enter");
	await press(page, page.getByRole("button", { name: "Withdraw $20.00" }));
	await typeInto(page, page.getByRole("textbox", { name: "PIN" }), PIN);
	await page.keyboard.press("Enter");
	await expect(page.getByText("We have received your request")).toBeVisible();

	await press(page, page.getByRole("banner").getByRole("link", { name: /^Account/ }));
	await press(page, page.getByRole("button", { name: "Log out" }));
	await expect(page).toHaveURL(/\/en$/);
	await expect(page.getByRole("banner").getByRole("link", { name: "Log in" })).toBeVisible();
});

test("[GEN-02] a row of cards offers no way past its ends, and takes no focus away there", { tag: DESK }, async ({
	page,
}) => {
	// The row shows four of its games.
	await page.setViewportSize({ width: 900, height: 900 });
	await page.goto("/en");
	await page.waitForFunction(() => "isAwake" in window);
	const row = page.getByRole("region", { name: "Slots" });
	const earlier = row.getByRole("button", { name: "Earlier games" });
	const more = row.getByRole("button", { name: "More games" });
	await expect(more).toBeVisible();
	await expect(earlier).toBeHidden();
	await press(page, more);
	await expect(earlier).toBeVisible();
	await expect(async () => {
		await page.keyboard.press("Enter");
		await expect(row.getByRole("listitem").last()).toBeInViewport({ ratio: 0.9, timeout: 1_000 });
	}).toPass();
	await expect(more).toBeFocused();
	await page.keyboard.press("Shift+Tab");
	await expect(earlier).toBeFocused();
	await expect(more).toBeHidden();
});
