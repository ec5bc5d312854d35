import { expect, type Page, test } from "@playwright/test";
import { expectAccessible } from "./axe.ts";
import { cashMinor, fundedPlayer } from "./people.ts";

const GAME = "/en/casino/slots/adventure/tidal-book";
const FUNDS_MINOR = 10_000;

const told = (page: Page) => page.getByRole("log", { name: "What happened" });

/** Spins once by key and waits until the round has been told to its end. */
async function spinByKey(page: Page): Promise<void> {
	const spin = page.getByRole("button", { name: "Spin", exact: true });
	await expect(spin).toBeEnabled();
	await spin.focus();
	await page.keyboard.press("Enter");
	await expect(told(page)).toContainText(/No win this time|You won|came back/, { timeout: 40_000 });
	await expect(spin).toBeEnabled({ timeout: 40_000 });
}

const PILL = "header button[aria-haspopup=dialog]";

type Watched = { moneyShown: string[] };

/** Notes, picture by picture, what the header says while a round is asked for and shown. */
const watchMoney = (page: Page): Promise<void> =>
	page.evaluate((selector) => {
		const shown: string[] = [];
		(window as unknown as Watched).moneyShown = shown;
		const look = (): void => {
			const pill = document.querySelector(selector);
			const texts = [...(pill?.querySelectorAll(".sr-only") ?? [])].map((each) => each.textContent?.trim());
			const isSpinning = document.querySelector(".spin-button")?.textContent !== "Spin";
			if (isSpinning && shown.at(-1) !== texts.join(" ")) shown.push(texts.join(" "));
			requestAnimationFrame(look);
		};
		look();
	}, PILL);

test.describe("[GAME-01] a slot", () => {
	test("[PLAY-01] [CAT-01] practised at once by a visitor, who sees the way to real play", async ({ page }) => {
		await page.goto(GAME);
		await expect(page.getByText("Practice", { exact: true }).first()).toBeVisible();
		await spinByKey(page);
		const logIn = page.getByRole("link", { name: /Log in to play|Play for real money/ }).first();
		await expect(logIn).toHaveAttribute("href", /\/en\/login\?destination=.*realplay/);
		await expectAccessible(page);
	});

	test("[CAT-02] [PLAY-02] played for money by keyboard, told in words, exact in the books", async ({
		page,
		request,
	}) => {
		const { handle } = await fundedPlayer(page, request, FUNDS_MINOR);
		await page.goto(`${GAME}#realplay`);
		await expect(page.getByText("Real money", { exact: true }).first()).toBeVisible();
		const answered = page.waitForResponse(
			(response) => response.url().includes("/rounds") && response.request().method() === "POST",
		);
		await spinByKey(page);
		const round = (await (await answered).json()) as { stakeMinor: number; winMinor: number; balanceMinor: number };
		expect(round.balanceMinor).toBe(FUNDS_MINOR - round.stakeMinor + round.winMinor);
		expect(await cashMinor(page, handle)).toBe(round.balanceMinor);
		await expect(told(page)).toContainText(/Top row: .+ Middle row: .+ Bottom row: /);
		await expectAccessible(page);
	});

	test("[WAL-01] does not let the header tell what the reels have still to show", async ({ page, request }) => {
		await fundedPlayer(page, request, FUNDS_MINOR);
		await page.goto(`${GAME}#realplay`);
		// On a phone the game lies over the header, which is there all the same.
		const pill = page.locator(PILL);
		await expect(pill).toContainText("100.00");
		// The house tells of a great win as soon as it is asked, which is while the reels turn.
		await page.route("**/balances", async (route) => {
			const balances = (await (await route.fetch()).json()) as { amountMinor: number }[];
			await route.fulfill({ json: balances.map((balance) => ({ ...balance, amountMinor: 123_456 })) });
		});
		const answered = page.waitForResponse((response) => response.url().endsWith("/rounds"));
		const heard = page.waitForResponse((response) => response.url().endsWith("/balances"));
		await watchMoney(page);
		await spinByKey(page);
		await heard;
		const round = (await (await answered).json()) as { stakeMinor: number };
		await expect(pill).toContainText("1,234.56");
		const left = ((FUNDS_MINOR - round.stakeMinor) / 100).toFixed(2);
		const shown = await page.evaluate(() => (window as unknown as Watched).moneyShown);
		// How long the first stands there depends on how soon the round is answered.
		expect(shown.filter((text) => text !== "Your balance: $100.00")).toEqual([`Your balance: $${left}`]);
	});

	test("[PLAY-06] left in the middle of a round is shown it again, and pays once", async ({ page, request }) => {
		const { handle } = await fundedPlayer(page, request, FUNDS_MINOR);
		await page.goto(`${GAME}#realplay`);
		const answered = page.waitForResponse(
			(response) => response.url().endsWith("/rounds") && response.request().method() === "POST",
		);
		await page.getByRole("button", { name: "Spin", exact: true }).click();
		expect((await answered).status()).toBe(200);
		const round = (await (await answered).json()) as { roundId: string; balanceMinor: number };
		await page.reload();
		await expect(told(page)).toContainText("You left in the middle of this round", { timeout: 40_000 });
		expect(await cashMinor(page, handle)).toBe(round.balanceMinor);
		await page.goto("/en/account/rounds");
		await expect(page.getByText(round.roundId)).toHaveCount(1);
		await expectAccessible(page);
	});

	test("[GAME-02] committed to before, revealed after, and verified in the browser", async ({ page, request }) => {
		const { handle } = await fundedPlayer(page, request, FUNDS_MINOR);
		await page.goto(`${GAME}#realplay`);
		const seeds = await (await page.request.get(`/api/v1/play/${handle}/seeds`)).json();
		await spinByKey(page);
		await page.getByRole("button", { name: "Fairness" }).click();
		await expect(page.getByText(seeds.commitment)).toBeVisible();
		await expectAccessible(page);
		await page.getByRole("button", { name: "Change seeds and reveal" }).click();
		const revealed = page.getByRole("dialog").getByRole("listitem").first();
		await expect(revealed).toContainText(seeds.commitment);
		await expect(revealed).toContainText(/Our seed\s*[0-9a-f]{64}/);
		await page.goto("/en/account/rounds");
		await page.getByRole("link", { name: "Verify" }).first().click();
		await expect(page.getByText("This round is genuine.")).toBeVisible();
		await expectAccessible(page);
	});

	test("states its exact return, its pays and its rules beside the game", async ({ page }) => {
		await page.goto(GAME);
		await page.getByRole("button", { name: "Rules and pays" }).click();
		const rules = page.getByRole("dialog");
		await expect(rules.getByText("96.10 %").first()).toBeVisible();
		await expect(rules.getByText("Medium to high")).toBeVisible();
		await expectAccessible(page);
	});
});
