import { createHash } from "node:crypto";
import { expectAccessible } from "../support/axe.ts";
import { fullResponse } from "../support/full-response.ts";
import { cashMinor, fundedPlayer } from "../support/people.ts";
import { DESK, PHONE } from "../support/sizes.ts";
import { expect, type Page, test } from "../support/test.ts";
import { tick } from "../support/tick.ts";

const GAME = "/en/casino/slots/adventure/tidal-book";
const FUNDS_MINOR = 10_000;

const gameLog = (page: Page) => page.getByRole("log", { name: "What happened" });

/** Spins once by key and waits until the round is over. Without motion, because a round may win many free spins. */
async function spinByKey(page: Page, { isMoving = false } = {}): Promise<void> {
	if (!isMoving) await page.emulateMedia({ reducedMotion: "reduce" });
	const spin = page.getByRole("button", { name: "Spin", exact: true });
	await expect(spin).toBeEnabled();
	await spin.focus();
	await page.keyboard.press("Enter");
	await expect(gameLog(page)).toContainText(/No win this time|You won|came back/, { timeout: 40_000 });
	await expect(spin).toBeEnabled({ timeout: 40_000 });
}

type Seeds = {
	commitment: string;
	clientSeed: string | null;
	nextNonce: number;
	next: { commitment: string };
	retired: object[];
};
const seedsOf = async (page: Page, handle: string): Promise<Seeds> =>
	(await page.request.get(`/api/v1/play/${handle}/seeds`)).json();

const openFairness = (page: Page): Promise<void> => page.getByRole("button", { name: "Fairness" }).click();
const nextNumber = (page: Page) =>
	page
		.getByRole("dialog")
		.getByText("Next round number (nonce)", { exact: true })
		.locator("xpath=following-sibling::dd[1]");

type SentRequest = { what: "choose" | "round"; commitment?: string | undefined; clientSeed?: string };

/** Records the order in which the page chooses client seeds and requests rounds. */
function watchSeedsAndRounds(page: Page): SentRequest[] {
	const sent: SentRequest[] = [];
	page.on("request", (call) => {
		const path = new URL(call.url()).pathname;
		if (call.method() === "POST" && path.endsWith("/rounds")) sent.push({ what: "round" });
		if (call.method() !== "PUT" || !path.includes("/seeds/")) return;
		sent.push({ what: "choose", commitment: path.split("/").at(-1), clientSeed: call.postDataJSON().clientSeed });
	});
	return sent;
}

/** Opens the game in real play and waits until it is ready. */
async function openForMoney(page: Page): Promise<void> {
	await page.goto(`${GAME}#realplay`);
	await expect(page.getByText("Real money", { exact: true }).first()).toBeVisible();
}

const PILL = "header:not(main *) button[aria-haspopup=dialog]";

type Watched = { moneyShown: string[] };

/** Records, frame by frame, what the header shows while a round is requested and shown. */
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
	test("[PLAY-01] [CAT-01] practised at once by a visitor, who sees the way to real play", { tag: PHONE }, async ({
		page,
	}) => {
		await page.goto(GAME);
		await expect(page.getByText("Practice", { exact: true }).first()).toBeVisible();
		await spinByKey(page);
		const logIn = page.getByRole("link", { name: /Log in to play|Play for real money/ }).first();
		await expect(logIn).toHaveAttribute("href", /\/en\/login\?destination=.*realplay/);
		await expectAccessible(page);
		await logIn.click();
		const choice = page.getByRole("dialog", { name: "Play for real money" });
		await expect(choice.getByRole("link", { name: "Create an account" })).toHaveAttribute("href", "/en/join");
		await expectAccessible(page);
		await choice.getByRole("button", { name: "Practise instead" }).click();
		await expect(choice).toBeHidden();
		// The lobby's own link to play for money asks the same over the game.
		await page.goto(`${GAME}#realplay`);
		await expect(choice).toBeVisible();
	});

	test("[CAT-02] [PLAY-02] played for money by keyboard, described as text, exact in the books", { tag: DESK }, async ({
		page,
		request,
	}) => {
		const { handle } = await fundedPlayer(page, request, FUNDS_MINOR);
		await openForMoney(page);
		const answered = page.waitForResponse(
			(response) => response.url().includes("/rounds") && response.request().method() === "POST",
		);
		await spinByKey(page);
		const round = (await (await answered).json()) as { stakeMinor: number; winMinor: number; balanceMinor: number };
		expect(round.balanceMinor).toBe(FUNDS_MINOR - round.stakeMinor + round.winMinor);
		expect(await cashMinor(page, handle)).toBe(round.balanceMinor);
		await expect(gameLog(page)).toContainText(/Top row: .+ Middle row: .+ Bottom row: /);
		await expectAccessible(page);
	});

	test("[WAL-01] does not show the win in the header before the reels do", { tag: DESK }, async ({ page, request }) => {
		await fundedPlayer(page, request, FUNDS_MINOR);
		await openForMoney(page);
		// On a phone the game covers the header, which still exists.
		const pill = page.locator(PILL);
		await expect(pill).toContainText("100.00");
		// The balance includes a big win as soon as it is read, which is while the reels turn.
		let isRequested = false;
		page.on("request", (call) => {
			isRequested ||= call.method() === "POST" && call.url().endsWith("/rounds");
		});
		await page.route("**/balances", async (route) => {
			if (!isRequested) return route.continue();
			const balances = (await (await fullResponse(route)).json()) as { amountMinor: number }[];
			await route.fulfill({ json: balances.map((balance) => ({ ...balance, amountMinor: 123_456 })) });
		});
		const answered = page.waitForResponse((response) => response.url().endsWith("/rounds"));
		const balanceRead = page.waitForResponse((response) => isRequested && response.url().endsWith("/balances"));
		await watchMoney(page);
		await spinByKey(page, { isMoving: true });
		await balanceRead;
		const round = (await (await answered).json()) as { stakeMinor: number };
		await expect(pill).toContainText("1,234.56");
		const left = ((FUNDS_MINOR - round.stakeMinor) / 100).toFixed(2);
		const shown = await page.evaluate(() => (window as unknown as Watched).moneyShown);
		// How long the first value is shown depends on how soon the round is answered.
		expect(shown.filter((text) => text !== "Your balance: $100.00")).toEqual([`Your balance: $${left}`]);
	});

	test("[PLAY-06] left in the middle of a round is shown it again, and pays once", { tag: PHONE }, async ({
		page,
		request,
	}) => {
		const { handle } = await fundedPlayer(page, request, FUNDS_MINOR);
		await openForMoney(page);
		const answered = page.waitForResponse(
			(response) => response.url().endsWith("/rounds") && response.request().method() === "POST",
		);
		await page.getByRole("button", { name: "Spin", exact: true }).click();
		expect((await answered).status()).toBe(200);
		const round = (await (await answered).json()) as { roundId: string; balanceMinor: number };
		await page.reload();
		await expect(gameLog(page)).toContainText("You left during this round", { timeout: 40_000 });
		expect(await cashMinor(page, handle)).toBe(round.balanceMinor);
		await page.goto("/en/account/rounds");
		await expect(page.getByText(round.roundId)).toHaveCount(1);
		await page.getByLabel("Game", { exact: true }).selectOption("Tidal Book");
		await expect(page).toHaveURL(/\?game=tidal-book$/);
		await tick(page.getByRole("radio", { name: "Wins only" }));
		await expect(page).toHaveURL(/\?game=tidal-book&outcome=won$/);
		await page.reload();
		await expect(page.getByRole("radio", { name: "Wins only" })).toBeChecked();
		await page.goBack();
		await expect(page.getByRole("radio", { name: "All rounds" })).toBeChecked();
		await expect(page.getByLabel("Game", { exact: true })).toHaveValue("tidal-book");
		await expect(page.getByText(round.roundId)).toHaveCount(1);
		await expectAccessible(page);
	});

	test("[GAME-02] committed to before, revealed after, and verified in the browser", { tag: DESK }, async ({
		page,
		request,
	}) => {
		const { handle } = await fundedPlayer(page, request, FUNDS_MINOR);
		await openForMoney(page);
		const before = await seedsOf(page, handle);
		expect(before.clientSeed).toBeNull();
		const sent = watchSeedsAndRounds(page);
		await spinByKey(page);
		// The commitment was shown, then the browser chose a seed for it, then the round was requested, and nothing else
		// came between.
		expect(sent.map(({ what }) => what)).toEqual(["choose", "round"]);
		expect(sent[0]).toMatchObject({ commitment: before.commitment });
		const { clientSeed } = await seedsOf(page, handle);
		expect(sent[0]?.clientSeed).toBe(clientSeed);

		await openFairness(page);
		const dialog = page.getByRole("dialog");
		await expect(dialog.getByText(before.commitment)).toBeVisible();
		await expect(nextNumber(page)).toHaveText("1");
		await expect(dialog.getByText(before.next.commitment)).toBeVisible();
		const field = dialog.getByLabel("Your next seed");
		await expect(field).not.toHaveValue(clientSeed ?? "");
		await expectAccessible(page);
		await dialog.getByRole("button", { name: "Change seeds and reveal" }).click();
		const revealed = dialog.getByRole("listitem").first();
		await expect(revealed).toContainText(before.commitment);
		await expect(revealed).toContainText("you changed seeds. 1 round was drawn from it, number 0.");
		await expect(revealed).toContainText(/Our seed\s*[0-9a-f]{64}/);
		await expect(nextNumber(page)).toHaveText("0");
		expect(sent.at(-1)).toMatchObject({ what: "choose", commitment: before.next.commitment });
		expect(sent.at(-1)?.clientSeed).not.toBe(clientSeed);
		await page.goto("/en/account/rounds");
		await expect(page.getByText(`0 of pair ${before.commitment.slice(0, 8)}`)).toBeVisible();
		await page.getByRole("link", { name: "Verify" }).first().click();
		await expect(page.getByText("This round is genuine.")).toBeVisible();
		await expectAccessible(page);
	});

	test("[GAME-02] a seed chosen by the player starts the first pair; a used one starts no other", {
		tag: DESK,
	}, async ({ page, request }) => {
		await fundedPlayer(page, request, FUNDS_MINOR);
		await openForMoney(page);
		await openFairness(page);
		const dialog = page.getByRole("dialog");
		await dialog.getByLabel("Your seed (client seed)").fill("my own words");
		await dialog.getByRole("button", { name: "Use this seed" }).click();
		await expect(dialog.getByText("Your seed is set. You can play.")).toBeVisible();
		await dialog.getByLabel("Your next seed").fill("my own words");
		await dialog.getByRole("button", { name: "Change seeds and reveal" }).click();
		await expect(dialog.getByText("You have used this seed before, so we could have known it.")).toBeVisible();
		await expectAccessible(page);
		await dialog.getByRole("button", { name: "New random seed" }).click();
		await expect(dialog.getByLabel("Your next seed")).not.toHaveValue("my own words");
		await page.getByRole("button", { name: "Close" }).first().click();
		const answered = page.waitForResponse((response) => response.url().endsWith("/rounds"));
		await spinByKey(page);
		expect(await (await answered).json()).toMatchObject({ fairness: { clientSeed: "my own words", nonce: 0 } });
	});

	test("[GAME-02] the number of the next round is right when another tab plays", { tag: DESK }, async ({
		page,
		request,
	}) => {
		const { handle } = await fundedPlayer(page, request, FUNDS_MINOR);
		await openForMoney(page);
		// Until then the other tab would show this round again.
		const seen = page.waitForResponse((response) => response.url().endsWith("/seen"));
		await spinByKey(page);
		await seen;
		await openFairness(page);
		await expect(nextNumber(page)).toHaveText("1");
		const other = await page.context().newPage();
		await openForMoney(other);
		await spinByKey(other);
		await other.close();
		await expect(nextNumber(page)).toHaveText("2");
		expect((await seedsOf(page, handle)).nextNonce).toBe(2);
	});

	test("a stake that is not covered changes neither balance nor nonce, and the message names the balance", {
		tag: PHONE,
	}, async ({ page, request }) => {
		const { handle } = await fundedPlayer(page, request, 1_000);
		await openForMoney(page);
		await page.getByRole("button", { name: /^Stake \$1\.00/ }).tap();
		const stakes = page.getByRole("dialog", { name: "Stake per round" });
		await stakes.getByRole("button", { name: "$20.00", exact: true }).tap();
		await expect(page.getByText("Stake $20.00: $1.00 on each of 20 lines")).toBeAttached();
		await page.getByRole("button", { name: "Spin", exact: true }).click();
		await expect(page.getByRole("alert")).toContainText("Your balance does not cover this stake. Nothing was taken");
		await expect(page.locator(".game-shell-controls")).toContainText(/Balance\s*\$10\.00/);
		await expect(page.locator(PILL)).toContainText("10.00");
		expect(await seedsOf(page, handle)).toMatchObject({ nextNonce: 0 });
		await page.getByRole("button", { name: "Lower the stake" }).last().click();
		const answered = page.waitForResponse((response) => response.url().endsWith("/rounds"));
		await spinByKey(page);
		const round = (await (await answered).json()) as { balanceMinor: number; fairness: { nonce: number } };
		expect(round.fairness.nonce).toBe(0);
		await expect(page.locator(".game-shell-controls")).toContainText((round.balanceMinor / 100).toFixed(2));
		await expect(page.locator(PILL)).toContainText((round.balanceMinor / 100).toFixed(2));
	});

	test("[SAFE-01] a break and an exclusion show until when, and the balance stays", { tag: PHONE }, async ({
		page,
		request,
	}) => {
		const { handle } = await fundedPlayer(page, request, FUNDS_MINOR);
		await openForMoney(page);
		const spin = page.getByRole("button", { name: "Spin", exact: true });
		const act = (path: string, data: object) =>
			page.request
				.post(`/api/v1/safer-play/${handle}/${path}`, { data })
				.then((answer) => expect(answer.ok()).toBe(true));
		await act("time-out", { days: 1 });
		await spin.click();
		await expect(page.getByRole("alert")).toContainText(
			/You are taking a break until .*\d{1,2}:\d{2}.*\. Nothing was taken/,
		);
		await act("exclusion", { term: "6months" });
		await spin.click();
		await expect(page.getByRole("alert")).toContainText(/You are excluded until \w+ \d+, \d{4}\. Nothing was taken/);
		await expect(page.locator(".game-shell-controls")).toContainText("$100.00");
		await expect(page.locator(PILL)).toContainText("100.00");
		await expectAccessible(page);
	});

	test("[GAME-02] the protocol and all rules of a game are there for outsiders", { tag: DESK }, async ({ page }) => {
		await page.goto("/en/fairness");
		await expect(page.getByRole("heading", { name: "How rounds are kept fair" })).toBeVisible();
		await expectAccessible(page);
		const rules = page.getByRole("listitem").filter({ hasText: "Tidal Book" });
		const data = await rules.getByRole("link", { name: "As data (JSON)" }).getAttribute("href");
		const published = await (await page.request.get(data ?? "")).body();
		const hash = createHash("sha256").update(published).digest("hex");
		await expect(rules.getByText(hash)).toBeVisible();
		const program = await page.getByRole("link", { name: "The program (for Node.js)" }).getAttribute("href");
		expect(await (await page.request.get(program ?? "")).text()).toContain("node verify-round.mjs rules.json");
		await rules.getByRole("link", { name: "In words" }).click();
		await expect(page.getByRole("heading", { name: "Tidal Book: complete rules" })).toBeVisible();
		await expect(page.getByText("nothing is rounded or cut off")).toBeVisible();
		const { reels } = JSON.parse(published.toString()) as { reels: string[][] };
		await expect(page.getByRole("group", { name: "Reels", exact: true }).getByRole("row")).toHaveCount(
			1 + Math.max(...reels.map(({ length }) => length)),
		);
		await expectAccessible(page);
	});

	test("[GAME-02] the statement about an ended pair is checked in the browser", { tag: DESK }, async ({
		page,
		request,
	}) => {
		const { handle } = await fundedPlayer(page, request, FUNDS_MINOR);
		for (let count = 0; count < 2; count++) {
			const { clientSeed, commitment, next } = await seedsOf(page, handle);
			const chosenFor = clientSeed === null ? commitment : next.commitment;
			const data = { clientSeed: `e2e ${count}` };
			expect((await page.request.put(`/api/v1/play/${handle}/seeds/${chosenFor}`, { data })).ok()).toBe(true);
		}
		const [pair] = (await seedsOf(page, handle)).retired;
		await page.goto("/en/fairness/verify");
		const receipt = page.getByLabel("Receipt of a round or an earlier seed pair, as JSON");
		await receipt.fill(JSON.stringify(pair));
		await page.getByRole("button", { name: "Verify" }).click();
		await expect(
			page.getByText(/Our statement about this pair is correct\.|What could be checked here is correct\./),
		).toBeVisible();
		await expectAccessible(page);
		await receipt.fill(JSON.stringify({ ...pair, clientSeed: "another" }));
		await page.getByRole("button", { name: "Verify" }).click();
		await expect(page.getByText("Our statement about this pair is not correct.")).toBeVisible();
	});

	test("states its exact return, its pays and its rules beside the game", { tag: PHONE }, async ({ page }) => {
		await page.goto(GAME);
		await page.getByRole("button", { name: "Rules and paytable" }).click();
		const rules = page.getByRole("dialog");
		await expect(rules.getByText("96.10%").first()).toBeVisible();
		await expect(rules.getByText("High", { exact: true })).toBeVisible();
		await expectAccessible(page);
	});
});
