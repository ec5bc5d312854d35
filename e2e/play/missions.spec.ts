import { randomInt, randomUUID } from "node:crypto";
import { pathOf } from "@baize/kernel/call";
import { idText, pageId } from "@baize/kernel/id";
import { DAY_MS, MINUTE_MS } from "@baize/kernel/time";
import { approveMission, draftMission } from "@baize/missions/contract";
import { chooseClientSeed, playRealRound, readSeeds } from "@baize/play/contract";
import { expectAccessible } from "../support/axe.ts";
import { enrolled } from "../support/enrolled.ts";
import { invitedPlayer } from "../support/invited-player.ts";
import { operatorCalls } from "../support/operator-login.ts";
import { cashMinor, payIn } from "../support/people.ts";
import { PHONE } from "../support/sizes.ts";
import { type Browser, expect, type Page, test } from "../support/test.ts";

/** Answers the time of the site after it. */
async function moveClock(page: Page, ms: number): Promise<number> {
	const { nowMs } = await (await page.request.post("/dev/clock", { data: { ms } })).json();
	return nowMs;
}

/** Drafted by one operator, approved by another, and running. Other tests move the clock far ahead, beyond the demo missions. */
async function runningMission(browser: Browser, page: Page): Promise<string> {
	const title = `Quay walk ${randomUUID().slice(0, 8)}`;
	const fromMs = (await moveClock(page, 0)) + MINUTE_MS;
	const terms = {
		...{ title: { en: title }, titles: ["tidal-book", "amber-fox"], places: ["CA"], audience: "all", maxPlayers: 10 },
		...{ fromMs, untilMs: fromMs + 7 * DAY_MS, goal: { kind: "titles", count: 2, multipleX100: null } },
		reward: { points: 50, spins: null },
	};
	const [first, second] = [await operatorCalls("olga@baize.test"), (await enrolled(browser, ["content"])).page];
	const drafted = await first.post(draftMission.path, { data: { requestId: randomUUID(), terms } });
	expect(drafted.ok(), await drafted.text()).toBe(true);
	const { id: mission } = await drafted.json();
	const data = { reason: "A test begins." };
	const approved = await second.request.post(pathOf(approveMission, { mission }), { data });
	expect(approved.ok(), await approved.text()).toBe(true);
	await Promise.all([first.dispose(), second.close(), moveClock(page, 2 * MINUTE_MS)]);
	return title;
}

/** A round that is played as the game's page plays it. */
async function playRound(page: Page, session: string): Promise<void> {
	const nowMs = await moveClock(page, 0);
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
	browser,
}) => {
	const title = await runningMission(browser, page);
	const { handle } = await invitedPlayer(page);
	await payIn(page, handle, 2_000);
	await expect.poll(() => cashMinor(page, handle)).toBe(2_000);
	await page.goto("/en/promotions");
	await page.getByRole("link", { name: "Missions" }).click();
	await page.getByRole("button", { name: `Join this mission: ${title}` }).click();
	const own = page.getByRole("region", { name: "Your missions" });
	await expect(own).toContainText("0 of 2");
	await playRound(page, handle);
	await expect(own).toContainText("1 of 2", { timeout: 30_000 });
	await expect(own).toContainText("Tidal Book");
	await own.getByText("Terms", { exact: true }).click();
	await expect(own).toContainText("Every real-money round counts the same, whatever its stake.");
	await expectAccessible(page);
	await own.getByRole("button", { name: `Leave: ${title}` }).click();
	await own.getByRole("button", { name: "Leave mission" }).click();
	await expect(own).toBeHidden();
	await expect(page.getByRole("button", { name: `Join this mission: ${title}` })).toBeVisible();
});
