import { expectAccessible } from "./support/axe.ts";
import { cashMinor, fundedPlayer, moveClock } from "./support/people.ts";
import { DESK, PHONE } from "./support/sizes.ts";
import { type APIRequestContext, expect, type Page, test } from "./support/test.ts";

type Bet = { status: string; legs: { eventId: string; key: string; priceX10000: number; startsAtMs: number }[] };

const STAKE_MINOR = 1_000;
const RACE_OVER_MS = 45_000;

const isPhone = (page: Page): boolean => (page.viewportSize()?.width ?? 0) < 1024;

/** Long enough to place a bet on a slow machine. */
const TO_PLACE_MS = 90_000;

/** Puts the first runner's place in a race that closes long after on the slip, and 10 dollars on it. */
async function betOnPlace(page: Page): Promise<void> {
	const { next, nowMs } = await (await page.request.get("/api/v1/virtuals/schedule")).json();
	const [{ closesAtMs, startsAtMs }] = next;
	if (closesAtMs - nowMs < TO_PLACE_MS) await moveTo(page.request, startsAtMs);
	await page.goto("/en/virtuals");
	const price = page
		.getByRole("main")
		.getByRole("button", { name: /to be placed, \d/ })
		.first();
	await price.click();
	await expect(price).toHaveAttribute("aria-pressed", "true");
	if (isPhone(page)) await page.getByRole("button", { name: /Open the bet slip/ }).click();
	const slip = isPhone(page) ? page.getByRole("dialog", { name: "Bet slip" }) : page.getByRole("complementary");
	await slip.getByRole("button", { name: "$10", exact: true }).click();
	await slip.getByRole("button", { name: "Place bet · $10.00" }).click();
	await expect(slip.getByText("Bet placed")).toBeVisible();
	await expectAccessible(page);
	if (isPhone(page)) await page.keyboard.press("Escape");
}

async function onlyBet(page: Page, handle: string): Promise<Bet> {
	const answer = await page.request.get(`/api/v1/sports/${handle}/bets`);
	expect(answer.ok(), await answer.text()).toBe(true);
	const { bets } = (await answer.json()) as { bets: Bet[] };
	expect(bets).toHaveLength(1);
	return bets[0] as Bet;
}

/** Moves the site's clock to a moment, unless that has already passed. */
async function moveTo(request: APIRequestContext, atMs: number): Promise<void> {
	const { nowMs } = (await (await request.get("/api/v1/virtuals/schedule")).json()) as { nowMs: number };
	if (nowMs < atMs) await moveClock(request, atMs - nowMs);
}

test.describe("[VIRT-01] a virtual race", () => {
	test("[GAME-02] is bet on, settled at once, and proves itself in the browser", { tag: PHONE }, async ({
		page,
		request,
	}) => {
		const { handle } = await fundedPlayer(page, request);
		await betOnPlace(page);
		expect(await cashMinor(page, handle)).toBe(9_000);
		const [leg] = (await onlyBet(page, handle)).legs;
		if (!leg) throw new Error("a bet has a leg");

		// First past the close, as in real time: the order is drawn there.
		await moveTo(request, leg.startsAtMs);
		const readRace = async () => (await request.get(`/api/v1/virtuals/races/${leg.eventId}`)).json();
		const readProgress = () => request.get(`/api/v1/virtuals/races/${leg.eventId}/progress`);
		await expect.poll(async () => (await readProgress()).status()).toBe(200);
		await moveTo(request, leg.startsAtMs + RACE_OVER_MS);
		await expect.poll(async () => (await readRace()).phase).toBe("finished");
		const race = await readRace();
		const isPlaced = race.order.slice(0, race.places).includes(Number(leg.key));
		const paidMinor = isPlaced ? Math.floor((STAKE_MINOR * leg.priceX10000) / 10_000) : 0;
		await expect.poll(async () => (await onlyBet(page, handle)).status).toBe(isPlaced ? "won" : "lost");
		expect(await cashMinor(page, handle)).toBe(9_000 + paidMinor);

		await page.getByRole("button", { name: `Verify race ${race.number}` }).click();
		await expect(page.getByText(race.fairness.serverSeed)).toBeVisible();
		await page.getByRole("button", { name: "Verify in this browser" }).click();
		await expect(page.getByText(/^Verified\./)).toBeVisible();
		await expectAccessible(page);
	});

	test("shows nothing of the rest of the race, and a late or returning visitor sees it at its present position", {
		tag: DESK,
	}, async ({ page, request }) => {
		const { next } = await (await request.get("/api/v1/virtuals/schedule")).json();
		const [{ raceId, startsAtMs, runnerCount }] = next;
		const progress = async () => (await request.get(`/api/v1/virtuals/races/${raceId}/progress`)).json();
		const steps = async (): Promise<number> => (await progress()).tracks?.[0].progressX10000.length ?? -1;
		await page.goto("/en/virtuals");
		await moveTo(request, startsAtMs - 4_000);
		await expect.poll(steps).toBe(0);
		await moveTo(request, startsAtMs + 6_000);
		const sofar = await progress();
		const { nowMs } = await (await request.get("/api/v1/virtuals/schedule")).json();
		expect(sofar.tracks[0].progressX10000.length).toBeLessThanOrEqual((nowMs - startsAtMs) / 250 + 1);
		expect(sofar).toMatchObject({ durationMs: null });

		// A page corrects its clock at the next message; outside tests no clock jumps while a race runs. So both are loaded now.
		const late = await page.context().newPage();
		await Promise.all([late.goto("/en/virtuals"), page.reload()]);
		for (const each of [page, late]) {
			await expect(each.getByRole("timer").first()).toHaveText(/^0:(0[4-9]|[1-9]\d)$/);
			await expect(each.getByRole("list", { name: "First four right now" }).getByRole("listitem")).toHaveCount(4);
			await each.getByRole("button", { name: "Show as text" }).click();
			await expect(each.getByRole("log").getByRole("listitem").first()).toContainText(`${runnerCount} runners set out`);
		}
		await moveTo(request, startsAtMs + RACE_OVER_MS);
		const placed = (each: Page) => each.getByRole("log").getByRole("listitem").last().textContent();
		await expect.poll(() => placed(late)).toMatch(/^Result: first/);
		await expect.poll(() => placed(page)).toBe(await placed(late));
	});

	test("is a picture that fits the screen, and is described as text for visitors who prefer that", async ({ page }) => {
		await page.goto("/en/virtuals");
		await expect(page.getByRole("img", { name: /as it is run/ })).toBeVisible();
		const beyond = await page.evaluate(
			() => document.documentElement.scrollWidth - document.documentElement.clientWidth,
		);
		// Less by the width that is reserved for a scrollbar, where one takes space.
		expect(beyond).toBeLessThanOrEqual(0);
		await expectAccessible(page);
		await page.getByRole("button", { name: "Show as text" }).click();
		await expect(page.getByRole("img", { name: /as it is run/ })).toBeHidden();
		await expect(page.getByRole("log", { name: "Commentary" })).toBeVisible();
		await expectAccessible(page);
	});

	test("is described as text from the start for visitors who prefer less motion", { tag: DESK }, async ({ page }) => {
		await page.emulateMedia({ reducedMotion: "reduce" });
		await page.goto("/en/virtuals");
		await expect(page.getByRole("log", { name: "Commentary" })).toBeVisible();
		await expect(page.getByRole("button", { name: "Show as text" })).toHaveAttribute("aria-pressed", "true");
	});
});
