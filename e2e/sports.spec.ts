import { logout } from "@baize/identity/contract";
import { expectAccessible } from "./support/axe.ts";
import { fullResponse } from "./support/full-response.ts";
import { cashMinor, fundedPlayer, moveClock } from "./support/people.ts";
import { pressEnter } from "./support/press-enter.ts";
import { DESK, PHONE } from "./support/sizes.ts";
import { expect, type Locator, type Page, test } from "./support/test.ts";

const MINUTE_MS = 60_000;

/** Places in the list beyond the next matchday, whose matches may kick off during the test. */
const LATER_MATCHES = [10, 11] as const;

// Animations and counters are off, so that contrast and names are checked in their final state.
test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: "reduce" }));

const isPhone = (page: Page): boolean => (page.viewportSize()?.width ?? 0) < 1024;

/** A button that has just become usable fades to its colour; its contrast is checked after that. */
const hasItsColour = (button: Locator): Promise<void> =>
	expect(button).toHaveCSS("background-color", "rgb(216, 165, 69)");

/** The slip beside the page on a desktop; on a phone the sheet that the line above the bottom bar opens. */
async function openSlip(page: Page): Promise<Locator> {
	if (!isPhone(page)) return page.getByRole("complementary");
	await page.getByRole("button", { name: /Open the bet slip/ }).click();
	return page.getByRole("dialog", { name: "Bet slip" });
}

const BETS = "**/api/v1/sports/*/bets";

/** Delays the answers to bets until the returned function is called. */
async function delayBets(page: Page): Promise<() => void> {
	const gate = Promise.withResolvers<void>();
	await page.unroute(BETS);
	await page.route(BETS, async (route) => {
		await gate.promise;
		await route.continue();
	});
	return gate.resolve;
}

/** From now on the slip receives other prices than the server has. */
async function movePrices(page: Page, byX10000: number): Promise<void> {
	await page.route("**/api/v1/sports/quotes*", async (route) => {
		const response = await fullResponse(route);
		const { quotes, gone } = (await response.json()) as { quotes: { priceX10000: number }[]; gone: string[] };
		const moved = quotes.map((quote) => ({ ...quote, priceX10000: quote.priceX10000 + byX10000 }));
		await route.fulfill({ response, json: { quotes: moved, gone } });
	});
}

/**
 * Puts the home win of the matches at these places of the list, in rising order, on the slip. Returns the home teams.
 * When matches kick off they leave the list, so what was pressed is found by that and no longer by its place.
 */
async function pickHomeWins(page: Page, places: readonly number[]): Promise<string[]> {
	await page.goto("/en/sports");
	const main = page.getByRole("main");
	const pressed = main.getByRole("button", { name: /to win, \d/, pressed: true });
	for (const [at, place] of places.entries()) {
		// Home and away of each match are "to win".
		await main
			.getByRole("button", { name: /to win, \d/ })
			.nth(place * 2)
			.click();
		await expect(pressed).toHaveCount(at + 1);
	}
	const texts = await pressed.allTextContents();
	return texts.map((text) => /^(.*) to win/.exec(text)?.[1] ?? "");
}

/** The texts and prices in lists of matches that overflow their boxes. */
const cutInMatches = (page: Page): Promise<string[]> =>
	page.getByRole("main").evaluate((main) => {
		const clips = (element: Element): Element[] =>
			element.parentElement && element !== main
				? [...(getComputedStyle(element).overflowX === "visible" ? [] : [element]), ...clips(element.parentElement)]
				: [];
		const isCut = (element: Element): boolean => {
			const { left, right } = element.getBoundingClientRect();
			return clips(element.parentElement!).some((clip) => {
				const shown = clip.getBoundingClientRect();
				return left < shown.left - 1 || right > shown.right + 1;
			});
		};
		const matches = main.querySelectorAll('li:has(a[href*="/sports/events/"])');
		return [...matches]
			.flatMap((match) => [...match.querySelectorAll("a time, a span span, a bdi, button.price")])
			.filter(isCut)
			.map((element) => element.textContent);
	});

test.describe("[SPORT-02] a bet on football", () => {
	test("[SPORT-03] as a double: priced, placed, followed and settled from the results", { tag: PHONE }, async ({
		page,
		request,
	}) => {
		const { handle } = await fundedPlayer(page, request);
		const teams = await pickHomeWins(page, LATER_MATCHES);
		await expectAccessible(page);
		const slip = await openSlip(page);
		for (const team of teams) await expect(slip.getByText(team, { exact: true })).toBeVisible();
		await slip.getByRole("button", { name: "$10", exact: true }).click();
		await expect(slip.getByText("Potential returns")).toBeVisible();
		await expect(slip.getByText("rounded down to the smallest unit of your currency")).toBeVisible();
		await hasItsColour(slip.getByRole("button", { name: "Place bet · $10.00" }));
		await expectAccessible(page);
		await slip.getByRole("button", { name: "Place bet · $10.00" }).click();
		await expect(slip.getByText("Bet placed")).toBeVisible();
		await expect(slip.getByText("Receipt")).toBeVisible();
		// The balance in the header counts to its new value first.
		await expect(page.locator("header [aria-hidden]", { hasText: "$90.00" }).first()).toBeVisible();
		await expectAccessible(page);
		expect(await cashMinor(page, handle)).toBe(9_000);

		await slip.getByRole("link", { name: "My bets" }).click();
		await expect(page.getByRole("heading", { name: "Double" })).toBeVisible();
		await expectAccessible(page);
		await moveClock(request, 25 * MINUTE_MS);
		await expect(page.getByText("No open bets")).toBeVisible({ timeout: 20_000 });
		await page.getByRole("link", { name: "Settled" }).click();
		const bet = page.getByRole("main").getByRole("listitem").filter({ hasText: "Double" });
		await expect(bet.getByText(/^(Won|Lost)$/).first()).toBeVisible();
		await expectAccessible(page);
		const paid = Number(
			(
				(await bet
					.getByText(/^\$[\d,.]+$/)
					.last()
					.textContent()) ?? ""
			).replace(/[$,]/g, ""),
		);
		expect(await cashMinor(page, handle)).toBe(9_000 + Math.round(paid * 100));
	});

	test("must be confirmed when the price has moved, and is placed at the accepted price", { tag: PHONE }, async ({
		page,
		request,
	}) => {
		const { handle } = await fundedPlayer(page, request);
		await pickHomeWins(page, [LATER_MATCHES[0]]);
		// As if the page had been opened a while ago: its prices are not those of the market now.
		await page.evaluate(() => {
			const state = JSON.parse(sessionStorage.getItem("slip") ?? "") as { legs: { priceX10000: number }[] };
			for (const leg of state.legs) leg.priceX10000 += 1_000;
			sessionStorage.setItem("slip", JSON.stringify(state));
		});
		await page.reload();
		const slip = await openSlip(page);
		await expect(slip.getByText(/Odds changed from \d+\.\d\d to \d+\.\d\d\. Your stake is unchanged\./)).toBeVisible();
		await slip.getByLabel("Stake", { exact: true }).fill("5");
		await hasItsColour(slip.getByRole("button", { name: "Accept and place bet · $5.00" }));
		await expectAccessible(page);
		await slip.getByRole("button", { name: "Accept and place bet · $5.00" }).click();
		await expect(slip.getByText("Bet placed")).toBeVisible();
		expect(await cashMinor(page, handle)).toBe(9_500);
	});

	test("is sent again, and not placed twice, when its answer was lost and the price has moved since", {
		tag: DESK,
	}, async ({ page, request, expectErrors }) => {
		expectErrors(/net::ERR_FAILED .*\/bets/);
		const { handle } = await fundedPlayer(page, request);
		await pickHomeWins(page, [LATER_MATCHES[0]]);
		const slip = await openSlip(page);
		await slip.getByLabel("Stake", { exact: true }).fill("5");
		await page.route(BETS, async (route) => {
			await route.fetch();
			await movePrices(page, 700);
			await route.abort();
		});
		await slip.getByRole("button", { name: "Place bet · $5.00" }).click();
		await expect(slip.getByText("We do not know yet whether this went through.")).toBeVisible();
		await expect(slip.getByLabel("Stake", { exact: true })).toHaveCount(0);
		await expectAccessible(page);
		await page.unroute(BETS);
		await page.reload();
		await openSlip(page);
		await slip.getByRole("button", { name: "Check again · $5.00" }).click();
		await expect(slip.getByText("Bet placed")).toBeVisible();
		expect(await cashMinor(page, handle)).toBe(9_500);
	});

	test("is not placed at another price by a key that repeats", { tag: DESK }, async ({ page, request }) => {
		const { handle } = await fundedPlayer(page, request);
		await pickHomeWins(page, [LATER_MATCHES[1]]);
		const slip = await openSlip(page);
		await slip.getByLabel("Stake", { exact: true }).fill("5");
		let tries = 0;
		await page.route(BETS, async (route) => {
			tries += 1;
			if (tries > 1) return route.continue();
			await movePrices(page, -700);
			const json = { errorCode: "PRICE_CHANGED", message: "sports.errors.priceChanged", details: { legs: [] } };
			await route.fulfill({ status: 409, json });
		});
		await slip.getByRole("button", { name: "Place bet · $5.00" }).focus();
		// A repeating key sends keydown again and again.
		for (let at = 0; at < 60; at++) {
			await page.keyboard.down("Enter");
			await page.waitForTimeout(30);
		}
		await page.keyboard.up("Enter");
		await expect(slip.getByRole("button", { name: "Accept and place bet · $5.00" })).toBeVisible();
		await expect(slip.getByText(/^Odds changed from/)).toBeFocused();
		expect(tries).toBe(1);
		await pressEnter(slip.getByRole("button", { name: "Accept and place bet · $5.00" }));
		await expect(slip.getByText("Bet placed")).toBeVisible();
		expect(await cashMinor(page, handle)).toBe(9_500);
	});

	test("shows its outcome although its sheet was closed meanwhile", { tag: PHONE }, async ({ page, request }) => {
		// On a desktop the slip lies beside the page and cannot be closed.
		await page.setViewportSize({ width: 390, height: 844 });
		await fundedPlayer(page, request);
		await pickHomeWins(page, [LATER_MATCHES[0]]);
		const slip = await openSlip(page);
		await slip.getByLabel("Stake", { exact: true }).fill("100.01");
		const answer = await delayBets(page);
		await slip.getByRole("button", { name: "Place bet · $100.01" }).click();
		await slip.getByRole("button", { name: "Close" }).click();
		answer();
		await page.getByRole("button", { name: /Your bet was not placed/ }).click();
		await expect(slip.getByText(/balance is too low/)).toBeVisible();
		await slip.getByLabel("Stake", { exact: true }).fill("5");
		const answerAgain = await delayBets(page);
		await slip.getByRole("button", { name: "Place bet · $5.00" }).click();
		await slip.getByRole("button", { name: "Close" }).click();
		answerAgain();
		await page.getByRole("button", { name: /Bet placed/ }).click();
		await expect(slip.getByText("Receipt")).toBeVisible();
		await expectAccessible(page);
	});

	test("leads to the login, and back, when the session has ended meanwhile", { tag: PHONE }, async ({
		page,
		request,
	}) => {
		await fundedPlayer(page, request);
		await pickHomeWins(page, [LATER_MATCHES[0]]);
		const slip = await openSlip(page);
		await slip.getByLabel("Stake", { exact: true }).fill("5");
		await page.request.post(logout.path, { data: {} });
		await slip.getByRole("button", { name: "Place bet · $5.00" }).click();
		const link = slip.getByRole("link", { name: "Log in to bet" });
		await expect(link).toHaveAttribute("href", "/en/login?destination=%2Fen%2Fsports");
	});

	test("is refused with what to do when the money does not reach, and nothing is taken", { tag: DESK }, async ({
		page,
		request,
	}) => {
		const { handle } = await fundedPlayer(page, request);
		await pickHomeWins(page, [LATER_MATCHES[1]]);
		const slip = await openSlip(page);
		await slip.getByLabel("Stake", { exact: true }).fill("100.01");
		await slip.getByRole("button", { name: "Place bet · $100.01" }).click();
		await expect(slip.getByText(/balance is too low/)).toBeVisible();
		await expect(slip.getByRole("link", { name: "Deposit" })).toBeVisible();
		expect(await cashMinor(page, handle)).toBe(10_000);
	});
});

test.describe("[SPORT-01] football, for anyone", () => {
	test("shows every market of a match with its margin, in the odds that the visitor reads", { tag: DESK }, async ({
		page,
	}) => {
		await page.goto("/en/sports");
		await page
			.getByRole("main")
			.getByRole("link", { name: /^All \d markets for/ })
			.first()
			.click();
		await expect(page.getByRole("heading", { name: "Both teams to score" })).toBeVisible();
		await expect(page.getByText(/Margin \d\.\d\d% · pays back 9\d\.\d\d%/).first()).toBeVisible();
		await page.getByText("How this match was drawn").click();
		await expect(page.getByText(/^[0-9a-f]{64}$/)).toBeVisible();
		await expect(page.getByText("Expected goals, home")).toBeVisible();
		await expect(page.getByText("Revealed after the match", { exact: true })).toBeVisible();
		await expect(page.getByRole("button", { name: "Verify in this browser" })).toHaveCount(0);
		await expectAccessible(page);
		await page.goto("/en/sports");
		await page.getByLabel("Odds format").filter({ visible: true }).selectOption("american");
		await expect(page.getByRole("button", { name: /to win, [+-]\d{3}/ }).first()).toBeVisible();
		await page.goto("/ar/sports");
		await expect(page.getByRole("heading", { name: "الرياضة" })).toBeVisible();
		await expectAccessible(page);
	});

	test("proves the score of a match that has ended, from its seed and its goal rates", { tag: DESK }, async ({
		page,
		request,
	}) => {
		await moveClock(request, 17 * MINUTE_MS);
		const finished = async () =>
			(await (await request.get("/api/v1/sports/events?when=finished&limit=1")).json()).events[0];
		await expect.poll(finished).toBeDefined();
		const { eventId, result } = await finished();
		await page.goto(`/en/sports/events/${eventId}`);
		await page.getByText("How this match was drawn").click();
		await page.getByRole("button", { name: "Verify in this browser" }).click();
		await expect(page.getByText(new RegExp(`^Verified\\..* ${result.home}–${result.away}\\.$`))).toBeVisible();
		await expectAccessible(page);
	});

	test("shows that a match without feed data is no longer offered, and until when a bet on it waits", {
		tag: PHONE,
	}, async ({ page, request }) => {
		await fundedPlayer(page, request);
		await pickHomeWins(page, [LATER_MATCHES[0]]);
		const slip = await openSlip(page);
		await slip.getByLabel("Stake", { exact: true }).fill("5");
		await slip.getByRole("button", { name: "Place bet · $5.00" }).click();
		await expect(slip.getByText("Bet placed")).toBeVisible();
		// As after a restart with another feed, which an end-to-end test cannot do; the server's own tests cover it.
		const feedStopped = { atMs: Date.UTC(2026, 10, 20, 9), voidAtMs: Date.UTC(2026, 10, 23, 9) };
		await page.route("**/api/v1/sports/*/bets?*", async (route) => {
			const response = await fullResponse(route);
			const { bets, ...rest } = await response.json();
			const waiting = bets.map((bet: { legs: object[] }) => ({
				...bet,
				legs: bet.legs.map((leg) => ({ ...leg, phase: "awaiting", feedStopped })),
			}));
			await route.fulfill({ response, json: { ...rest, bets: waiting } });
		});
		await page.goto("/en/sports/bets");
		await expect(page.getByText(/your bet awaits its result\. If there is still no data by Nov 23/)).toBeVisible();
		await page.getByText("How bets on matches are settled").click();
		await expect(page.getByText(/returns within 72 hours, they are settled/)).toBeVisible();
		await expectAccessible(page);

		const { events } = await (await request.get("/api/v1/sports/events?when=upcoming&limit=12")).json();
		const { eventId } = events[11];
		await page.route(`**/api/v1/sports/events/${eventId}`, async (route) => {
			const response = await fullResponse(route);
			const event = await response.json();
			const markets = event.markets.map((market: object) => ({ ...market, state: "suspended" }));
			await route.fulfill({ response, json: { ...event, markets, feedStopped } });
		});
		await page.goto(`/en/sports/events/${eventId}`);
		await expect(page.getByText(/This match is not available right now/)).toBeVisible();
		await expect(page.getByRole("button", { name: /, suspended/ }).first()).toBeDisabled();
		await expectAccessible(page);
	});

	test("cuts no name and no price, at a desk, on a phone and with large text", { tag: DESK }, async ({ page }) => {
		const looks = [
			[1280, "100%"],
			[390, "100%"],
			[390, "200%"],
		] as const;
		for (const path of ["/en/sports", "/ar/sports", "/en"])
			for (const [width, size] of looks) {
				await page.setViewportSize({ width, height: 900 });
				await page.goto(path);
				await page.evaluate((fontSize) => void Object.assign(document.documentElement.style, { fontSize }), size);
				await expect(page.getByRole("main").locator("button.price").first()).toBeVisible();
				expect(await cutInMatches(page), `${path}, ${width} px, ${size}`).toEqual([]);
			}
	});

	test("keeps the slip during the login", { tag: PHONE }, async ({ page }) => {
		const [team = ""] = await pickHomeWins(page, [4]);
		const slip = await openSlip(page);
		await slip.getByRole("link", { name: "Log in to bet" }).click();
		await expect(page).toHaveURL(/\/en\/login\?destination=%2Fen%2Fsports/);
		await page.goto("/en/sports/slip");
		await expect(page.getByRole("main").getByText(team, { exact: true })).toBeVisible();
		await expectAccessible(page);
	});
});

test("the lobby reads its prices again after a lost connection is restored", { tag: DESK }, async ({ page }) => {
	const openedAndLost = { contentType: "text/event-stream", body: "retry: 300\nevent: open\ndata: {}\n\n" };
	await page.route("**/api/v1/stream*", (route) => route.fulfill(openedAndLost));
	const selectionCounts: number[] = [];
	await page.route("**/api/v1/sports/quotes*", async (route) => {
		selectionCounts.push(new URL(route.request().url()).searchParams.get("selections")?.split(",").length ?? 0);
		const response = await fullResponse(route);
		const { quotes, gone } = await response.json();
		const moved = quotes.map((quote: object) => ({ ...quote, priceX10000: 77_700, isOpen: true }));
		await route.fulfill({ response, json: { quotes: moved, gone } });
	});
	await page.goto("/en");
	await expect(page.getByRole("button", { name: /to win, 7\.77/ })).toHaveCount(8);
	// Four matches of three selections each, together.
	expect(new Set(selectionCounts)).toEqual(new Set([12]));
	// The page goes on polling, and the route handler must not outlive the test.
	await page.unrouteAll({ behavior: "wait" });
});
