import { randomInt } from "node:crypto";
import { pathOf } from "@baize/kernel/call";
import { idText, pageId } from "@baize/kernel/id";
import { chooseClientSeed, playRealRound, readSeeds } from "@baize/play/contract";
import { expectAccessible } from "../support/axe.ts";
import { invitedPlayer } from "../support/invited-player.ts";
import { cashMinor, payIn } from "../support/people.ts";
import { PHONE } from "../support/sizes.ts";
import { expect, type Page, test } from "../support/test.ts";

/** A round that is played as the game's page plays it. */
async function playRound(page: Page, session: string): Promise<void> {
	const { nowMs } = await (await page.request.post("/dev/clock", { data: { ms: 0 } })).json();
	const { commitment } = await (await page.request.get(pathOf(readSeeds, { session }))).json();
	const chosen = { data: { clientSeed: "of a test" } };
	await page.request.put(pathOf(chooseClientSeed, { session, commitment }), chosen);
	const roundId = idText(pageId(nowMs, randomInt(2 ** 32)));
	const data = { gameId: "tidal-book", bet: { lineBetMinor: 10 }, mode: "real", roundId };
	const played = await page.request.post(pathOf(playRealRound, { session }), { data });
	expect(played.ok(), await played.text()).toBe(true);
}

test("a player joins a mission, a round counts while the page is open, and leaving asks first", { tag: PHONE }, async ({
	page,
}) => {
	const { handle } = await invitedPlayer(page);
	await payIn(page, handle, 2_000);
	await expect.poll(() => cashMinor(page, handle)).toBe(2_000);
	await page.goto("/en/promotions");
	await page.getByRole("link", { name: "Missions" }).click();
	await page.getByRole("button", { name: "Join this mission: Around the harbour" }).click();
	const own = page.getByRole("region", { name: "Your missions" });
	await expect(own).toContainText("0 of 3");
	await playRound(page, handle);
	await expect(own).toContainText("1 of 3", { timeout: 30_000 });
	await expect(own).toContainText("Tidal Book");
	await own.getByText("Terms", { exact: true }).click();
	await expect(own).toContainText("Every round for money counts alike, whatever its stake.");
	await expectAccessible(page);
	await own.getByRole("button", { name: "Leave: Around the harbour" }).click();
	await own.getByRole("button", { name: "Leave the mission" }).click();
	await expect(own).toBeHidden();
	await expect(page.getByRole("button", { name: "Join this mission: Around the harbour" })).toBeVisible();
});
