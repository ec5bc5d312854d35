import { randomInt, randomUUID } from "node:crypto";
import { STRICTEST } from "@baize/geo/contract";
import { pathOf } from "@baize/kernel/call";
import { idText, pageId } from "@baize/kernel/id";
import { DAY_MS, MINUTE_MS } from "@baize/kernel/time";
import { chooseClientSeed, playRealRound, readSeeds } from "@baize/play/contract";
import { announceTournament, approveTournament, draftTournament, USUAL } from "@baize/tournaments/contract";
import { expectAccessible } from "../support/axe.ts";
import { enrolled } from "../support/enrolled.ts";
import { operatorCalls } from "../support/operator-login.ts";
import { fundedPlayer } from "../support/people.ts";
import { PHONE } from "../support/sizes.ts";
import { type Browser, expect, type Page, test } from "../support/test.ts";

const ROUNDS = 20;
const LINE_BET_MINOR = 10;

/** Rounds that are played as the game's page plays them, one after the other as the law of Ontario says. */
async function playRounds(page: Page, session: string): Promise<void> {
	const { commitment } = await (await page.request.get(pathOf(readSeeds, { session }))).json();
	const chosen = await page.request.put(pathOf(chooseClientSeed, { session, commitment }), {
		data: { clientSeed: "of a test" },
	});
	expect(chosen.ok(), await chosen.text()).toBe(true);
	for (let n = 0; n < ROUNDS; n++) {
		const nowMs = await moveClock(page, STRICTEST.slots.minRoundMs);
		const roundId = idText(pageId(nowMs, randomInt(2 ** 32)));
		const data = { gameId: "tidal-book", bet: { lineBetMinor: LINE_BET_MINOR }, mode: "real", roundId };
		const played = await page.request.post(pathOf(playRealRound, { session }), { data });
		expect(played.ok(), await played.text()).toBe(true);
	}
}

/** Drafted by one operator, approved by another, and running from a moment later on. Other tests move the clock far ahead. */
async function runningTournament(browser: Browser, page: Page): Promise<string> {
	const title = `Quay days ${randomUUID().slice(0, 8)}`;
	const fromMs = (await moveClock(page, 0)) + MINUTE_MS;
	const terms = {
		...{ title: { en: title }, titles: ["tidal-book"], places: ["CA"], fromMs, untilMs: fromMs + DAY_MS },
		...{ ...USUAL, prizesUnits: [5_000, 2_500] },
	};
	const [first, second] = [await operatorCalls("olga@baize.test"), (await enrolled(browser, ["content"])).page];
	const reason = "A test begins.";
	const drafted = await first.post(draftTournament.path, { data: { requestId: randomUUID(), terms } });
	expect(drafted.ok(), await drafted.text()).toBe(true);
	const { id: tournament } = await drafted.json();
	const approved = await second.request.post(pathOf(approveTournament, { tournament }), { data: { reason } });
	expect(approved.ok(), await approved.text()).toBe(true);
	const announced = await first.post(pathOf(announceTournament, { tournament }), { data: { reason } });
	expect(announced.ok(), await announced.text()).toBe(true);
	await Promise.all([first.dispose(), second.close(), moveClock(page, 2 * MINUTE_MS)]);
	return title;
}

/** Answers the time of the site after it. */
async function moveClock(page: Page, ms: number): Promise<number> {
	const { nowMs } = await (await page.request.post("/dev/clock", { data: { ms } })).json();
	return nowMs;
}

test("a player's rounds give points and a place on the board of a tournament", { tag: PHONE }, async ({
	page,
	request,
	browser,
}) => {
	const title = await runningTournament(browser, page);
	const running = page.getByRole("region", { name: "Running now" });
	await expect(async () => {
		await page.goto("/en/promotions");
		await page.getByRole("link", { name: "Tournaments" }).click();
		await expect(running).toContainText(title, { timeout: 2_000 });
	}).toPass();
	await expect(running).toContainText("in prizes");
	await expectAccessible(page);
	await page.getByRole("link", { name: title }).click();
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
	await expect(page.getByText("Others see you as anonymous.")).toBeVisible();
	await expectAccessible(page);
});
