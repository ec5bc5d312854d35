import { randomInt } from "node:crypto";
import { pathOf } from "@baize/kernel/call";
import { idText, pageId } from "@baize/kernel/id";
import { chooseClientSeed, playRealRound, readSeeds } from "@baize/play/contract";
import { expectAccessible } from "../support/axe.ts";
import { fundedPlayer } from "../support/people.ts";
import { expect, type Page, test } from "../support/test.ts";

const ROUNDS = 20;
const LINE_BET_MINOR = 10;

/** Rounds that are played as the game's page plays them. */
async function playRounds(page: Page, session: string): Promise<void> {
	const { nowMs } = await (await page.request.post("/dev/clock", { data: { ms: 0 } })).json();
	const { commitment } = await (await page.request.get(pathOf(readSeeds, { session }))).json();
	const chosen = await page.request.put(pathOf(chooseClientSeed, { session, commitment }), {
		data: { clientSeed: "of a test" },
	});
	expect(chosen.ok(), await chosen.text()).toBe(true);
	for (let n = 0; n < ROUNDS; n++) {
		const roundId = idText(pageId(nowMs, randomInt(2 ** 32)));
		const data = { gameId: "tidal-book", bet: { lineBetMinor: LINE_BET_MINOR }, mode: "real", roundId };
		const played = await page.request.post(pathOf(playRealRound, { session }), { data });
		expect(played.ok(), await played.text()).toBe(true);
	}
}

test("a player's rounds give points and a place on the board of a tournament", async ({ page, request }) => {
	await page.goto("/en/promotions");
	await page.getByRole("link", { name: "Tournaments" }).click();
	await expect(page.getByRole("region", { name: "Running now" })).toContainText("in prizes");
	await expectAccessible(page);
	await page.getByRole("link", { name: "Harbour week" }).click();
	await expect(page.getByRole("heading", { name: "Take part" })).toBeVisible();
	await expect(page.getByRole("timer")).toBeVisible();
	await expectAccessible(page);
	const address = page.url();

	const { handle } = await fundedPlayer(page, request);
	await page.goto(address);
	const own = page.getByRole("region", { name: "Your score" });
	await expect(own).toContainText("None of your rounds has scored yet.");
	await playRounds(page, handle);
	await expect(own).toContainText(/Place \d+ with [\d,]+ points/, { timeout: 30_000 });
	await expect(own.getByRole("table")).toContainText("Tidal Book");
	await page.getByRole("button", { name: "Hide my name" }).click();
	await expect(page.getByText("Others see no name at your place.")).toBeVisible();
	await expectAccessible(page);
});
