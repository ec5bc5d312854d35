import { PHONE } from "../support/sizes.ts";
import { expect, type Page, test } from "../support/test.ts";

const [SLOTS, TABLES, INSTANT] = ["/en/casino/slots", "/en/casino/table-games", "/en/casino/instant"];

/** Each is tapped in turn; one that is not there when its turn comes, because the round is over, is left out. */
type Taps = readonly (string | RegExp)[];
type Journey = readonly [kind: string, path: string, taps: Taps, logged: RegExp];

const SPUN = /You won|came back|No win/;

/** Every kind of title that no other test plays by touch: mines, video poker and the stake of a slot are in theirs. */
const JOURNEYS: readonly Journey[] = [
	["a slot with lines", `${SLOTS}/adventure/tidal-book`, [/^Spin$/], SPUN],
	["a slot with clusters", `${SLOTS}/no-lines/coral-cascade`, [/^Spin ·/], SPUN],
	["a slot with ways", `${SLOTS}/no-lines/silk-caravan`, [/^Spin ·/], SPUN],
	["a slot with heights", `${SLOTS}/no-lines/thunder-pines`, [/^Spin ·/], SPUN],
	["a slot with coins that stay", `${SLOTS}/features/copper-vault`, [/^Spin ·/], SPUN],
	["a slot with wilds that stay", `${SLOTS}/features/iron-garden`, [/^Spin ·/], SPUN],
	["roulette", `${TABLES}/roulette/midnight-roulette`, [/^Number 17,/, /^Red,/, /^Spin ·/], /The ball fell into/],
	[
		"blackjack",
		`${TABLES}/blackjack/emerald-blackjack`,
		[/^Deal/, /^(No insurance|Stand)$/, "Stand"],
		/The dealer has/,
	],
	["baccarat", `${TABLES}/baccarat/porcelain-baccarat`, [/^Banker, pays/, /^Deal ·/], /Banker has/],
	["andar bahar", `${TABLES}/andar-bahar/marigold-andar-bahar`, [/^Andar, pays/, /^Deal ·/], /The middle card is/],
	["dragon tiger", `${TABLES}/dragon-tiger/shadow-dragon-tiger`, [/^Dragon, pays/, /^Deal ·/], /The dragon has/],
	["three card poker", `${TABLES}/three-card-poker/neon-three-card`, [/^Deal ·/, /^Play,/], /The dealer has/],
	["sic bo", `${TABLES}/dice/cinnabar-sic-bo`, [/^Small, pays/, /^Shake ·/], /The dice show/],
	["craps", `${TABLES}/dice/boardwalk-craps`, [/^Roll/], /\d rolls?: \d and \d/],
	["keno", `${INSTANT}/draws/lemon-courtyard`, ["1", "14", /^Draw/], /The lemons fell on/],
	["a wheel", `${INSTANT}/draws/primary-spin`, [/^Spin/], /The wheel stopped on segment/],
	["dice", `${INSTANT}/draws/barometer-dice`, [/^Roll ·/], /The needle stopped at/],
	["a ticket", `${INSTANT}/draws/five-sheaves`, [/^Buy ·/], /It was ticket/],
	["a target", `${INSTANT}/decisions/night-comet`, ["Lower target", "Play"], /The comet reached/],
	["plinko", `${INSTANT}/decisions/garnet-drop`, [/^Drop ·/], /The garnet fell/],
	[
		"towers",
		`${INSTANT}/decisions/nine-roofs`,
		["Play", /^Floor 1, door 1: closed$/, /^Collect/],
		/You won|You opened/,
	],
	[
		"higher or lower",
		`${INSTANT}/decisions/sun-herbarium`,
		["Play", /chance/, /^Collect/],
		/You won|One guess was made/,
	],
];

const gameLog = (page: Page) => page.getByRole("log", { name: "What happened" });

/** Taps the button as soon as it can be, unless the round has been reported before. */
async function tapOrEnd(page: Page, name: string | RegExp, logged: RegExp): Promise<void> {
	const button = page.getByRole("button", { name, exact: true, disabled: false }).first();
	await expect(button.or(gameLog(page).filter({ hasText: logged })).first()).toBeAttached();
	if ((await button.count()) > 0) await button.tap();
}

type WithHeights = { stageHeights?: number[] };

/** Notes each height that the stage has from now on. */
const noteHeights = (page: Page): Promise<void> =>
	page.evaluate(() => {
		const heights: number[] = [];
		(window as WithHeights).stageHeights = heights;
		const stage = document.querySelector(".game-shell-stage")!;
		new ResizeObserver(() => heights.push(stage.clientHeight)).observe(stage);
	});
const heightsOf = (page: Page): Promise<number[]> => page.evaluate(() => (window as WithHeights).stageHeights!.slice());

for (const [kind, path, taps, logged] of JOURNEYS)
	test(`[GAME-01] a practice round of ${kind} by touch`, { tag: PHONE }, async ({ page }) => {
		await page.emulateMedia({ reducedMotion: "reduce" });
		await page.goto(path);
		await page.waitForFunction(() => "isAwake" in window);
		await expect(page.getByRole("button", { name: taps[0]!, exact: true }).first()).toBeVisible();
		await noteHeights(page);
		for (const name of taps) await tapOrEnd(page, name, logged);
		await expect(gameLog(page)).toContainText(logged);
		// Nothing jumps while a round begins, runs and ends.
		expect(new Set(await heightsOf(page)).size).toBe(1);
		// The page fits the phone: nothing is reached by scrolling sideways.
		expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
	});
