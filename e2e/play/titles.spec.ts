import { expectAccessible } from "../support/axe.ts";
import { fundedPlayer } from "../support/people.ts";
import { pressEnter } from "../support/press-enter.ts";
import { DESK, PHONE } from "../support/sizes.ts";
import { expect, type Page, test } from "../support/test.ts";

const MEADOW = "/en/casino/instant/decisions/firefly-meadow";
const COMET = "/en/casino/instant/decisions/night-comet";

const ROULETTE = "/en/casino/table-games/roulette/midnight-roulette";
const POKER = "/en/casino/table-games/video-poker/nine-six-jacks";

const gameLog = (page: Page) => page.getByRole("log", { name: "What happened" });
const play = (page: Page) => page.getByRole("button", { name: "Play", exact: true });
const collect = (page: Page) => page.getByRole("button", { name: /^Collect/ });
const buds = (page: Page) => page.getByRole("button", { name: /: closed$/ });
const awake = (page: Page) => page.waitForFunction(() => "isAwake" in window);

/** Waits until the last bud has turned: the round is open with something to collect, or over. */
async function budTurned(page: Page): Promise<"open" | "over"> {
	await expect(collect(page).or(play(page))).toBeEnabled();
	return (await collect(page).count()) > 0 ? "open" : "over";
}

/** Plays by touch until a first bud was a firefly; a web begins another round. */
async function findFirefly(page: Page, openBud: () => Promise<void>): Promise<void> {
	for (let round = 0; round < 20; round++) {
		await play(page).click();
		await expect(page.getByRole("button", { name: "Choose a bud" })).toBeVisible();
		await openBud();
		if ((await budTurned(page)) === "open") return;
	}
	throw new Error("twenty webs in a row");
}

async function forMoney(page: Page, path: string): Promise<void> {
	await page.goto(`${path}#realplay`);
	await awake(page);
	await expect(page.getByText("Real money", { exact: true }).first()).toBeVisible();
}

test("[PLAY-06] a round with decisions by touch, left and finished after a reload", { tag: PHONE }, async ({
	page,
	request,
}) => {
	await fundedPlayer(page, request);
	await forMoney(page, MEADOW);
	await findFirefly(page, () => buds(page).first().tap());
	await expectAccessible(page);
	const amount = await collect(page).textContent();
	await page.reload();
	await awake(page);
	await expect(collect(page)).toHaveText(amount!);
	await collect(page).tap();
	await expect(play(page)).toBeEnabled();
	await expect(gameLog(page)).toContainText(/You won/);
	await page.getByRole("button", { name: "Your rounds" }).tap();
	await expect(page.getByRole("dialog").getByText("Firefly Meadow").first()).toBeVisible();
});

test("[GAME-02] a practice round with decisions by keyboard, verified by its receipt", { tag: DESK }, async ({
	page,
	context,
}) => {
	await context.grantPermissions(["clipboard-read", "clipboard-write"]);
	await page.goto(MEADOW);
	await awake(page);
	await findFirefly(page, async () => {
		await buds(page).nth(12).focus();
		await page.keyboard.press("ArrowUp");
		await page.keyboard.press("Enter");
	});
	await collect(page).focus();
	await page.keyboard.press("Enter");
	await expect(play(page)).toBeEnabled();
	await page.getByRole("button", { name: "Fairness" }).click();
	await page.getByRole("dialog").getByRole("button", { name: /Copy/ }).click();
	await expect(page.getByRole("dialog").getByRole("status")).not.toBeEmpty();
	const receipt = await page.evaluate(() => navigator.clipboard.readText());
	await page.goto("/en/fairness/verify");
	await awake(page);
	await page.getByLabel(/Receipt of a round/).fill(receipt);
	await page.getByRole("button", { name: "Verify" }).click();
	await expect(page.getByText("This round is genuine.")).toBeVisible();
});

test("[GAME-01] [PLAY-06] a title of one step: a height is named, the comet climbs, and what was not seen is shown on return", {
	tag: DESK,
}, async ({ page, request, expectErrors }) => {
	// The report that the round was seen is lost.
	expectErrors(/ERR_FAILED .*\/seen/);
	await fundedPlayer(page, request);
	await forMoney(page, COMET);
	await page.emulateMedia({ reducedMotion: "reduce" });
	await page.getByRole("button", { name: "Lower target" }).click();
	await page.route(/\/seen$/, (route) => route.abort());
	await play(page).focus();
	await page.keyboard.press("Enter");
	await expect(gameLog(page)).toContainText(/The comet reached/);
	await expect(page.getByRole("list", { name: "Your recent results" }).getByRole("listitem")).toHaveCount(1);
	await expectAccessible(page);
	await page.getByRole("button", { name: "Rules and paytable" }).click();
	await expect(page.getByRole("dialog").getByText("98.99").first()).toBeVisible();
	await page.reload();
	await awake(page);
	await expect(gameLog(page)).toContainText(/You left during this round.*The comet reached/);
});

const deal = (page: Page) => page.getByRole("button", { name: "Deal", exact: true });
const stand = (page: Page) => page.getByRole("button", { name: "Stand", exact: true });

/** Deals by key until the player has something to decide; an insurance is declined. */
async function dealByKey(page: Page): Promise<void> {
	for (let round = 0; round < 20; round++) {
		await deal(page).focus();
		await page.keyboard.press("Enter");
		const declined = page.getByRole("button", { name: "No insurance" });
		await expect(stand(page).or(declined).or(deal(page))).toBeEnabled();
		if ((await declined.count()) > 0) await pressEnter(declined);
		await expect(stand(page).or(deal(page))).toBeEnabled();
		if ((await stand(page).count()) > 0) return;
	}
	throw new Error("twenty rounds were over when they were dealt");
}

test("[PLAY-06] a blackjack by keyboard: dealt, left, gone on with after a reload, doubled or stood, and replayed", {
	tag: DESK,
}, async ({ page, request }) => {
	await fundedPlayer(page, request);
	await page.emulateMedia({ reducedMotion: "reduce" });
	await forMoney(page, "/en/casino/table-games/blackjack/emerald-blackjack");
	await dealByKey(page);
	await expect(page.getByRole("list", { name: "Your hand" }).getByRole("listitem")).toHaveCount(2);
	await expect(page.getByRole("list", { name: "Dealer" })).toContainText("A hidden card");
	await pressEnter(page.getByRole("button", { name: "Show basic strategy" }));
	await expect(page.getByText(/^Basic strategy: /)).toBeVisible();
	await expectAccessible(page);
	await page.reload();
	await awake(page);
	const double = page.getByRole("button", { name: /^Double, .* more$/ });
	await pressEnter(double);
	await expect(deal(page)).toBeFocused();
	await expect(gameLog(page)).toContainText(/The dealer has/);
	await expect(page.getByRole("list", { name: "Your hand" }).getByRole("listitem")).toHaveCount(3);
	await pressEnter(page.getByRole("button", { name: "Your rounds" }));
	await pressEnter(page.getByRole("dialog").getByRole("button", { name: "Replay" }).first());
	// Its rows have buttons of the same name until it is closed.
	await expect(page.getByRole("dialog")).toHaveCount(0);
	await expect(page.getByText("Replay", { exact: true })).toBeVisible();
	await expect(page.getByRole("list", { name: "Your hand" }).getByRole("listitem")).toHaveCount(3);
});

test("[GAME-01] roulette by keyboard: chips on numbers and lines, one taken back, and one round of them all", {
	tag: DESK,
}, async ({ page, request }) => {
	await fundedPlayer(page, request);
	await forMoney(page, ROULETTE);
	await page.emulateMedia({ reducedMotion: "reduce" });
	await page.getByRole("button", { name: /^Number 17,/ }).focus();
	await page.keyboard.press("Enter");
	await page.keyboard.press("ArrowRight");
	await expect(page.getByRole("button", { name: /^Split 17 · 20, pays 17 to 1$/ })).toBeFocused();
	await page.keyboard.press("Enter");
	await page.getByRole("radio", { name: /^Chip of \D*5\.00$/ }).check({ force: true });
	await page.getByRole("button", { name: /^Red,/ }).click();
	await page.getByRole("button", { name: /^Black,/ }).click();
	await page.getByRole("button", { name: "Undo last chip" }).click();
	await expectAccessible(page);
	await page.getByRole("button", { name: /^Spin · .*7\.00$/ }).click();
	await expect(gameLog(page)).toContainText(/The ball fell into \d+, (red|black|green)/);
	await expect(page.getByRole("list", { name: "Your recent results" }).getByRole("listitem")).toHaveCount(1);
	await expect(page.getByRole("button", { name: /^Rebet · .*7\.00$/ })).toBeEnabled();
	await page.getByRole("button", { name: "Rules and paytable" }).click();
	await expect(page.getByRole("dialog").getByText("97.29").first()).toBeVisible();
});

test("[PLAY-06] video poker by touch: dealt, left, held and drawn after a reload", { tag: PHONE }, async ({
	page,
	request,
}) => {
	await fundedPlayer(page, request);
	await forMoney(page, POKER);
	const cards = page.getByRole("group", { name: "Your hand" }).getByRole("button");
	await page.getByRole("button", { name: /^Deal/ }).tap();
	await expect(page.getByRole("button", { name: "Draw 5 cards" })).toBeVisible();
	const dealt = await cards.allTextContents();
	await page.reload();
	await awake(page);
	await expect(cards).toHaveText(dealt);
	await cards.first().tap();
	await expect(cards.first()).toHaveAttribute("aria-pressed", "true");
	await expectAccessible(page);
	await page.getByRole("button", { name: "Draw 4 cards" }).tap();
	await expect(page.getByRole("button", { name: /^Deal/ })).toBeEnabled();
	await expect(gameLog(page)).toContainText("1 card was held.");
	await expect(cards.first()).toHaveText(dealt[0]!.replace("Hold", "Held"));
});

test("[GAME-01] [GAME-02] numbers, a wheel, dice, a ticket, a pagoda and prints by keyboard, listed together", {
	tag: DESK,
}, async ({ page, request }) => {
	const [draws, decisions] = ["/en/casino/instant/draws", "/en/casino/instant/decisions"];
	await fundedPlayer(page, request);
	await page.emulateMedia({ reducedMotion: "reduce" });
	const press = (name: string | RegExp) => pressEnter(page.getByRole("button", { name }).first());
	const played: [path: string, begin: () => Promise<void>, logged: RegExp][] = [
		[
			`${draws}/lemon-courtyard`,
			async () => {
				await pressEnter(page.getByRole("button", { name: "1", exact: true }));
				await page.keyboard.press("ArrowDown");
				await page.keyboard.press("Enter");
				await expect(page.getByRole("button", { name: "9, picked" })).toBeFocused();
				await expectAccessible(page);
				await press(/^Draw/);
			},
			/The lemons fell on/,
		],
		[`${draws}/barometer-dice`, () => press(/^Roll ·/), /The needle stopped at/],
		[
			"/en/casino/table-games/roulette/claret-roulette",
			async () => {
				await press(/^Red,/);
				await press(/^Spin ·/);
			},
			/The ball fell into/,
		],
		[
			"/en/casino/table-games/roulette/riverboat-roulette",
			async () => {
				await press(/^Number 00,/);
				await press(/^Spin ·/);
			},
			/The ball fell into/,
		],
		[
			"/en/casino/table-games/video-poker/carnival-joker",
			async () => {
				await press(/^Deal ·/);
				await press("Draw 5 cards");
			},
			/Nothing was held\. Now: /,
		],
		[`${draws}/primary-spin`, () => press(/^Spin/), /The wheel stopped on segment/],
		[
			"/en/casino/table-games/dice/boardwalk-craps",
			async () => {
				await page.getByRole("radio", { name: "Place 6 7 to 6" }).press("ArrowLeft");
				await expect(page.getByRole("radio", { name: "Place 5 7 to 5" })).toBeChecked();
				await expectAccessible(page);
				await press(/^Roll/);
			},
			/\d rolls?: \d and \d/,
		],
		[`${draws}/five-sheaves`, () => press(/^Buy ·/), /It was ticket/],
		[
			`${decisions}/paper-kite`,
			async () => {
				await expect(page.getByRole("button", { name: /^Bet \D*\d/ })).toBeEnabled();
				await press(/^Bet \D*\d/);
				// The log begins anew with each round, so it is read before the page is checked at length.
				await expect(gameLog(page)).toContainText(/You are in with|You are in the next round/);
				await expectAccessible(page);
			},
			/\S/,
		],
		[
			`${decisions}/nine-roofs`,
			async () => {
				await press("Play");
				await expectAccessible(page);
				await press(/^Floor 1, door 1: closed$/);
			},
			/a lamp\. You can collect|You opened one door/,
		],
		[
			`${decisions}/sun-herbarium`,
			async () => {
				await press("Play");
				await press(/chance/);
			},
			/Right\. You can collect|One guess was made/,
		],
	];
	for (const [path, begin, logged] of played) {
		await forMoney(page, path);
		await begin();
		await expect(gameLog(page)).toContainText(logged);
	}
	await expectAccessible(page);
	await press("Your rounds");
	for (const title of ["Lemon Courtyard", "Primary Spin", "Boardwalk Craps", "Five Sheaves"])
		await expect(page.getByRole("dialog").getByText(title).first()).toBeVisible();
});

test("[GAME-01] [GAME-02] slots without lines by keyboard, with what each symbol pays", { tag: DESK }, async ({
	page,
	request,
}) => {
	await fundedPlayer(page, request);
	await page.emulateMedia({ reducedMotion: "reduce" });
	for (const [path, paid] of [
		["no-lines/coral-cascade", "Starfish"],
		["no-lines/silk-caravan", "Camel"],
		["no-lines/painted-dunes", "Fennec"],
		["features/copper-vault", "Padlock"],
		["no-lines/thunder-pines", "Crane"],
		["features/iron-garden", "Rose"],
	] as const) {
		await forMoney(page, `/en/casino/slots/${path}`);
		await expect(page.getByRole("button", { name: /^Spin · / })).toBeEnabled();
		await page.locator("body").press("Space");
		await expect(gameLog(page)).toContainText(/You won|came back|No win/);
		await expect(page.getByRole("list", { name: "Your recent results" }).getByRole("listitem")).toHaveCount(1);
		await expectAccessible(page);
		await page.getByRole("button", { name: "Rules and paytable" }).click();
		await expect(page.getByRole("dialog").getByRole("row", { name: paid })).toBeVisible();
		await expect(page.getByRole("dialog").getByRole("img", { name: /^After 100 rounds at / })).toBeVisible();
		await page.keyboard.press("Escape");
	}
});

test("[GAME-01] a feature is bought only once its price is confirmed", { tag: DESK }, async ({ page, request }) => {
	await fundedPlayer(page, request);
	await page.emulateMedia({ reducedMotion: "reduce" });
	await forMoney(page, "/en/casino/slots/features/iron-garden-gate-open");
	const buy = page.getByRole("button", { name: /^Buy 8 spins · / });
	await expect(buy).toBeEnabled();
	await page.locator("body").press("Space");
	const question = page.getByRole("dialog", { name: "Buy 8 free spins?" });
	await expect(question).toContainText("96.22");
	await expectAccessible(page);
	await question.getByRole("button", { name: "Not now" }).click();
	await expect(gameLog(page)).not.toContainText(/You won|came back|No win/);
	await buy.click();
	await question.getByRole("button", { name: /^Buy for / }).click();
	await expect(gameLog(page)).toContainText(/You won|came back|No win/);
});

test("[GAME-01] a feature has a title, a scene of its own and a sum", { tag: DESK }, async ({ page }) => {
	await page.goto("/en/casino/slots/features/iron-garden-gate-open");
	const scene = page.waitForResponse(/iron-garden-gate-open-night-wide/);
	await page.getByRole("button", { name: /^Buy 8 spins · / }).click();
	await page.getByRole("button", { name: /^Buy for / }).click();
	const stage = page.locator(".slot-stage");
	await expect(stage.getByText("8 free spins", { exact: true })).toBeVisible();
	expect((await scene).ok()).toBe(true);
	await expect(stage).toHaveAttribute("data-scene", "feature");
	await expect(stage.getByText(/^(Won in free spins|Free spins)$/)).toBeVisible({ timeout: 60_000 });
	await expect(stage).toHaveAttribute("data-scene", "base");
});
