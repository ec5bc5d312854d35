import { BROWSER_FLAGS, findBrowser } from "../../tools/browser/index.ts";
import { endLogin, fundedPlayer, newPlayer, PASSWORD, signedInPlayer } from "../support/people.ts";
import { DESK } from "../support/sizes.ts";
import { expect, type Locator, type Page, test } from "../support/test.ts";

// Playwright switches off the back/forward cache; a person's browser uses it.
test.use({
	launchOptions: {
		executablePath: findBrowser(),
		args: BROWSER_FLAGS,
		ignoreDefaultArgs: ["--disable-back-forward-cache"],
	},
});

const GAME = "/en/casino/slots/adventure/tidal-book";
const PRESSED_MS = 2_000;
const REPEAT_MS = 50;

const awake = (page: Page) => page.waitForFunction(() => "isAwake" in window);
const spinButton = (page: Page) => page.getByRole("button", { name: "Spin", exact: true });

/** The script of this name fails until the returned function is called. */
async function failScript(page: Page, name: string): Promise<() => Promise<void>> {
	const address = new RegExp(`/assets/${name}-[^/]*\\.js`);
	await page.route(address, (route) => route.abort());
	return () => page.unroute(address);
}

// They have a browser of their own, so they run after all others: on every site at once.
test.describe.configure({ mode: "parallel" });

// Most of these tests stop a script on its way.
test.beforeEach(({ expectErrors }) => expectErrors(/net::ERR_FAILED/));

test("[PLAY-02] Enter pressed continuously on Spin plays one round", { tag: DESK }, async ({ page, request }) => {
	await fundedPlayer(page, request);
	await page.goto(`${GAME}#realplay`);
	await awake(page);
	await expect(page.getByText("Real money", { exact: true }).first()).toBeVisible();
	let rounds = 0;
	page.on("request", (sent) => {
		if (sent.method() === "POST" && sent.url().endsWith("/rounds")) rounds += 1;
	});
	await spinButton(page).focus();
	const over = page.getByRole("log", { name: "What happened" }).getByText(/No win this time|You won|came back/);
	let pressedMs = 0;
	// Pressed until the round is over and longer: by then another round could start.
	while (pressedMs < PRESSED_MS) {
		await page.keyboard.down("Enter");
		await page.waitForTimeout(REPEAT_MS);
		if (await over.count()) pressedMs += REPEAT_MS;
	}
	await page.keyboard.up("Enter");
	expect(rounds).toBe(1);
});

/** Opens a dialog by keyboard and closes it: the focus must be on the button again. */
async function openAndEscape(page: Page, button: Locator): Promise<void> {
	await button.focus();
	await page.keyboard.press("Enter");
	await expect(page.getByRole("dialog")).toBeVisible();
	await page.keyboard.press("Escape");
	await expect(page.getByRole("dialog")).toHaveCount(0);
	await expect(button).toBeFocused();
}

test("[GEN-02] the focus is back where it was once a dialog of the game is closed", { tag: DESK }, async ({ page }) => {
	await signedInPlayer(page);
	await page.goto(`${GAME}#realplay`);
	await awake(page);
	for (const name of ["Rules and paytable", "Fairness", "Your rounds"]) {
		await openAndEscape(page, page.getByRole("button", { name }));
	}
});

test("[GEN-02] so it is once the funds or the search are closed", { tag: DESK }, async ({ page }) => {
	await signedInPlayer(page);
	await page.goto("/en");
	await awake(page);
	for (const name of [/^Your balance/, "Search"]) {
		await openAndEscape(page, page.getByRole("button", { name }).filter({ visible: true }));
	}
});

test("[GEN-02] the focus is at Spin once a notice over the game is closed", { tag: DESK }, async ({ page }) => {
	await signedInPlayer(page);
	await page.goto(`${GAME}#realplay`);
	await awake(page);
	await spinButton(page).focus();
	await page.keyboard.press("Enter");
	const close = page.locator(".game-shell-notice").getByRole("button").last();
	await close.focus();
	await page.keyboard.press("Enter");
	await expect(close).toHaveCount(0);
	await expect(spinButton(page)).toBeFocused();
});

test("[AUTH-01] going back after a login shows no login page that waits forever", { tag: DESK }, async ({
	page,
	request,
}) => {
	const { email } = await newPlayer(page, request);
	await page.context().clearCookies();
	await page.goto("/en/login");
	await awake(page);
	await page.getByLabel("E-mail").fill(email);
	await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
	await page.evaluate(() =>
		addEventListener("pagehide", () => {
			const fields = [...document.querySelectorAll<HTMLInputElement>("[autocomplete$=password]")];
			sessionStorage.setItem("passwords as the page was left", fields.map(({ value }) => value).join());
		}),
	);
	await page.getByRole("main").getByRole("button", { name: "Log in" }).click();
	await endLogin(page, email);
	await expect(page).toHaveURL(/\/en$/);
	await awake(page);
	await page.evaluate(() => history.back());
	await expect(page.getByRole("button", { name: /^Your balance/ })).toBeVisible();
	await expect(page).toHaveURL(/\/en$/);
	expect(await page.evaluate(() => sessionStorage.getItem("passwords as the page was left"))).toBe("");
});

// The npm package's browser has no back/forward cache, so the test dispatches the event itself.
test("[AUTH-01] a page from the back/forward cache empties its password and is reloaded", { tag: DESK }, async ({
	page,
}) => {
	await page.goto("/en/login");
	await awake(page);
	await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
	const left = await page.evaluate(() => {
		dispatchEvent(new PageTransitionEvent("pagehide", { persisted: true }));
		return document.querySelector<HTMLInputElement>("[name=password]")?.value;
	});
	expect(left).toBe("");
	const loaded = page.waitForEvent("load");
	await page.evaluate(() => dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true })));
	await loaded;
});

for (const [name, label] of [
	["RulesDialog", "Rules and paytable"],
	["FundsDialog", /^Your balance/],
] as const) {
	test(`[GEN-02] the game stays where ${name} fails to load, and pressed again it comes`, { tag: DESK }, async ({
		page,
	}) => {
		await signedInPlayer(page);
		const restore = await failScript(page, name);
		await page.setViewportSize({ width: 1280, height: 900 });
		await page.goto(`${GAME}#realplay`);
		await awake(page);
		await page.getByRole("button", { name: label }).click();
		await expect(page.getByText("could not be loaded")).toBeVisible();
		await expect(spinButton(page)).toBeVisible();
		await restore();
		await page.getByRole("button", { name: label }).click();
		await expect(page.getByRole("dialog")).toBeVisible();
	});
}

test("[GEN-02] a script that fails once is fetched once more, and the page works as usual", { tag: DESK }, async ({
	page,
}) => {
	const loads: string[] = [];
	await page.route(/\/assets\/SearchOverlay-.*\.js/, (route) => {
		loads.push(route.request().resourceType());
		return loads.length === 1 ? route.abort() : route.continue();
	});
	await page.goto("/en");
	await awake(page);
	await page.getByRole("button", { name: "Search" }).filter({ visible: true }).click();
	await expect(page.getByRole("dialog").getByRole("textbox")).toBeFocused();
	// Playwright disables the cache while it intercepts; without interception, the import finds there what was fetched.
	expect(loads).toEqual(["fetch", "fetch", "script"]);
});

test("[GEN-02] a script that comes later crosses the network once", { tag: DESK }, async ({ browser }) => {
	// With an empty cache.
	const page = await (await browser.newContext()).newPage();
	await page.goto("/en");
	await awake(page);
	await page.getByRole("button", { name: "Search" }).filter({ visible: true }).click();
	await expect(page.getByRole("dialog").getByRole("textbox")).toBeFocused();
	const transfers = await page.evaluate(() =>
		performance
			.getEntriesByType("resource")
			.filter(({ name }) => name.includes("/assets/SearchOverlay-"))
			.map((entry) => (entry as PerformanceResourceTiming).transferSize > 0),
	);
	expect(transfers).toEqual([true, false]);
});

test("[GEN-02] a dialog comes once what it shares with others does, too", { tag: DESK }, async ({ page }) => {
	await signedInPlayer(page);
	const restore = await failScript(page, "account-layout");
	// This page has no slip, which uses the same script and would fail first.
	await page.goto("/en/casino/all-games");
	await awake(page);
	const funds = page.getByRole("button", { name: /^Your balance/ });
	await funds.click();
	await expect(page.getByText("could not be loaded")).toBeVisible();
	await restore();
	await funds.click();
	await expect(page.getByRole("dialog")).toBeVisible();
});

test("[GEN-02] the page of a title stays where its stage fails to load", { tag: DESK }, async ({ page }) => {
	await failScript(page, "title-roulette");
	await page.goto("/en/casino/table-games/roulette/midnight-roulette");
	await awake(page);
	await expect(page.getByText("could not be loaded")).toBeVisible();
	await expect(page.getByRole("button", { name: "Rules" }).first()).toBeVisible();
});

test("[GEN-02] what the server drew stays where the lobby's bets fail to load", { tag: DESK }, async ({ page }) => {
	await failScript(page, "lobby-parts");
	await page.goto("/en");
	await expect(page.getByText("could not be loaded")).toBeVisible();
	await expect(page.getByRole("button", { name: /to win/ }).first()).toBeAttached();
	await expect(page.getByRole("heading", { name: "Something went wrong" })).toHaveCount(0);
});

test("[GEN-02] a slip that fails to load reports it in its place, and loads when it is requested again", {
	tag: DESK,
}, async ({ page }) => {
	const restore = await failScript(page, "SlipPanel");
	await page.setViewportSize({ width: 1280, height: 900 });
	await page.goto("/en/sports");
	await awake(page);
	await page
		.getByRole("main")
		.getByRole("button", { name: /to win, \d/ })
		.last()
		.click();
	const slip = page.getByRole("complementary").filter({ hasText: "could not be loaded" });
	await expect(slip).toBeVisible();
	await restore();
	await slip.getByRole("button", { name: "Try again" }).click();
	await expect(
		page
			.getByRole("complementary")
			.getByLabel(/^Stake/)
			.first(),
	).toBeVisible();
});

for (const script of ["player", "root", "lobby"]) {
	test(`[GEN-02] a page that cannot wake without ${script} reports it and offers a way on`, { tag: DESK }, async ({
		page,
		expectErrors,
	}) => {
		// The import that failed rejects with an error without a text.
		expectErrors(/^exception: $/);
		await signedInPlayer(page);
		const restore = await failScript(page, script);
		await page.goto("/en");
		const line = page.getByRole("alert").filter({ hasText: "could not be loaded" });
		await expect(line).toBeVisible({ timeout: 15_000 });
		await expect(page.getByRole("main")).toBeVisible();
		await restore();
		await line.getByRole("button", { name: "Try again" }).click();
		await awake(page);
		await expect(line).toHaveCount(0);
	});
}

test("[PLAY-02] the result of a paid round is shown even if the stage never loads", { tag: DESK }, async ({
	page,
	request,
	expectErrors,
}) => {
	expectErrors(/^console: the stage could not be drawn/);
	await fundedPlayer(page, request);
	// It never answers.
	await page.route(/\/assets\/stage-.*\.js/, () => {});
	await page.goto(`${GAME}#realplay`);
	await awake(page);
	await spinButton(page).click();
	await expect(page.getByRole("log", { name: "What happened" })).toContainText(/No win this time|You won|came back/, {
		timeout: 30_000,
	});
	await expect(spinButton(page)).toBeVisible({ timeout: 20_000 });
});

test.describe("without JavaScript", () => {
	test.use({ javaScriptEnabled: false });

	test("[GEN-02] a page lists what it needs, and a form leads back to its page", { tag: DESK }, async ({ page }) => {
		await page.goto("/ar/login");
		await expect(page.locator("noscript p")).toContainText("JavaScript");
		await page.goto("/en/login?destination=%2Fen%2Faccount");
		await page.getByLabel("E-mail").fill("alice@baize.test");
		await page.getByRole("main").getByRole("button", { name: "Log in" }).click();
		await expect(page.getByRole("heading", { name: "Log in" })).toBeVisible();
		await expect(page).toHaveURL(/\/en\/login\?destination=%2Fen%2Faccount$/);
	});
});
