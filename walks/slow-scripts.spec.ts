import { expect, type Page, test } from "@playwright/test";
import { newPlayer } from "./people.ts";

declare const window: Window & { drawn: Element[] };

const LATE_MS = 2_000;

/** The page comes at once, the script of this name only after what the house has to tell. */
async function delayScript(page: Page, name: string): Promise<() => string[]> {
	const asked: string[] = [];
	await page.route(new RegExp(`/${name}-.*\\.js$`), async (route) => {
		asked.push(route.request().resourceType());
		await new Promise((resolve) => setTimeout(resolve, LATE_MS));
		await route.continue();
	});
	return () => asked;
}

/** The controls that somebody saw first and that are no longer on the page. */
const controlsGone = (page: Page): Promise<string[]> =>
	page.evaluate(() => window.drawn.filter(({ isConnected }) => !isConnected).map(({ outerHTML }) => outerHTML));

for (const [script, ways] of [
	["PlayerHouse", ["script"]],
	// What is fetched is then imported out of the cache, which the driver keeps none of while it stands between.
	["lobby-bets", ["fetch", "script"]],
] as const) {
	test(`[GEN-02] what the server drew stays, and the keyboard at it, while ${script} is on its way`, async ({
		page,
		request,
	}) => {
		await newPlayer(page, request);
		// The page of before may still be asking for its scripts.
		await page.goto("about:blank");
		const waysAsked = await delayScript(page, script);
		await page.goto("/en", { waitUntil: "commit" });
		await expect(page.getByRole("button", { name: /to win/ }).first()).toBeAttached();
		await page.getByRole("button", { name: "Your balance is being read" }).focus();
		await page.evaluate(() => {
			window.drawn = [...document.querySelectorAll("a, button, input, h1, h2, h3")];
		});
		await expect(page.getByRole("button", { name: "Your balance: $0.00" })).toBeFocused({ timeout: LATE_MS * 4 });
		await expect.poll(waysAsked).toEqual(ways);
		expect(await controlsGone(page)).toEqual([]);
	});
}

test("[GEN-02] a press while the page is waking up counts once", async ({ page }) => {
	// What React puts off goes by such a channel: the page has all its scripts and is not awake yet.
	await page.addInitScript(() => {
		const send = MessagePort.prototype.postMessage;
		const held: (() => void)[] = [];
		MessagePort.prototype.postMessage = function (this: MessagePort, ...given: unknown[]) {
			held.push(() => Reflect.apply(send, this, given));
		} as typeof send;
		Object.assign(window, {
			isHeld: () => held.length > 0,
			letGo: () => {
				MessagePort.prototype.postMessage = send;
				for (const message of held) message();
			},
		});
	});
	await page.goto("/en/sports");
	await page.waitForFunction(() => (window as unknown as { isHeld(): boolean }).isHeld());
	expect(await page.evaluate(() => "isAwake" in window)).toBe(false);
	const price = page
		.getByRole("main")
		.getByRole("button", { name: /to win, \d/ })
		.first();
	await price.click();
	await page.evaluate(() => (window as unknown as { letGo(): void }).letGo());
	await page.waitForFunction(() => "isAwake" in window);
	await page.waitForTimeout(500);
	await expect(price).toHaveAttribute("aria-pressed", "true");
});
