import { expect, type Page, test } from "@playwright/test";
import { fundedPlayer } from "./people.ts";

const GAME = "/en/casino/slots/adventure/tidal-book";
const HELD_ON_MS = 2_000;
const REPEAT_MS = 50;

const awake = (page: Page) => page.waitForFunction(() => "isAwake" in window);
const spinButton = (page: Page) => page.getByRole("button", { name: "Spin", exact: true });

test("[PLAY-02] Enter that is held on Spin plays one round", async ({ page, request }) => {
	await fundedPlayer(page, request);
	await page.goto(`${GAME}#realplay`);
	await awake(page);
	await expect(page.getByText("Real money", { exact: true }).first()).toBeVisible();
	let rounds = 0;
	page.on("request", (asked) => {
		if (asked.method() === "POST" && asked.url().endsWith("/rounds")) rounds += 1;
	});
	await spinButton(page).focus();
	const over = page.getByRole("log", { name: "What happened" }).getByText(/No win this time|You won|came back/);
	let heldOnMs = 0;
	// Held until the round is told, and on: by then another could be asked for.
	while (heldOnMs < HELD_ON_MS) {
		await page.keyboard.down("Enter");
		await page.waitForTimeout(REPEAT_MS);
		if (await over.count()) heldOnMs += REPEAT_MS;
	}
	await page.keyboard.up("Enter");
	expect(rounds).toBe(1);
});
