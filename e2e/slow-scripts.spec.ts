import { anIban } from "../domains/cashier/testing/bank-account.ts";
import { signedInPlayer, verifiedPlayer } from "./support/people.ts";
import { DESK } from "./support/sizes.ts";
import { expect, type Page, test } from "./support/test.ts";
import { FUNDS_MINOR } from "./support/withdrawals.ts";

declare const window: Window & { drawn: Element[] };

const LATE_MS = 2_000;

/** The page arrives at once, but the script of this name only after the server has answered everything else. */
async function delayScript(page: Page, name: string): Promise<() => string[]> {
	const resourceTypes: string[] = [];
	await page.route(new RegExp(`/${name}-.*\\.js$`), async (route) => {
		resourceTypes.push(route.request().resourceType());
		await new Promise((resolve) => setTimeout(resolve, LATE_MS));
		await route.continue();
	});
	return () => resourceTypes;
}

/** The controls that were visible first and are no longer on the page. */
const controlsGone = (page: Page): Promise<string[]> =>
	page.evaluate(() => window.drawn.filter(({ isConnected }) => !isConnected).map(({ outerHTML }) => outerHTML));

for (const [script, ways] of [
	["player", ["script"]],
	// A fetched script is then imported from the cache, which Playwright disables while it intercepts.
	["lobby-parts", ["fetch", "fetch", "script", "script"]],
] as const) {
	test(`[GEN-02] what the server drew stays, and the keyboard at it, while ${script} is on its way`, {
		tag: DESK,
	}, async ({ page }) => {
		await signedInPlayer(page);
		// The previous page may still be fetching its scripts.
		await page.goto("about:blank");
		const typesLoaded = await delayScript(page, script);
		await page.goto("/en", { waitUntil: "commit" });
		await expect(page.getByRole("button", { name: /to win/ }).first()).toBeAttached();
		await page.getByRole("button", { name: "Loading your balance" }).focus();
		await page.evaluate(() => {
			window.drawn = [...document.querySelectorAll("a, button, input, h1, h2, h3")];
		});
		await expect(page.getByRole("button", { name: "Your balance: $0.00" })).toBeFocused();
		await expect.poll(typesLoaded).toEqual(ways);
		expect(await controlsGone(page)).toEqual([]);
	});
}

test("[GEN-02] a press while the page is waking up counts once", { tag: DESK }, async ({ page }) => {
	// React defers work through a message channel. Queueing its messages leaves the page with all its scripts but not
	// hydrated.
	await page.addInitScript(() => {
		const send = MessagePort.prototype.postMessage;
		const queued: (() => void)[] = [];
		MessagePort.prototype.postMessage = function (this: MessagePort, ...given: unknown[]) {
			queued.push(() => Reflect.apply(send, this, given));
		} as typeof send;
		Object.assign(window, {
			hasQueued: () => queued.length > 0,
			release: () => {
				MessagePort.prototype.postMessage = send;
				for (const message of queued) message();
			},
		});
	});
	await page.goto("/en/sports");
	await page.waitForFunction(() => (window as unknown as { hasQueued(): boolean }).hasQueued());
	expect(await page.evaluate(() => "isAwake" in window)).toBe(false);
	const price = page
		.getByRole("main")
		.getByRole("button", { name: /to win, \d/ })
		.first();
	await price.click();
	await page.evaluate(() => (window as unknown as { release(): void }).release());
	await page.waitForFunction(() => "isAwake" in window);
	await page.waitForTimeout(500);
	await expect(price).toHaveAttribute("aria-pressed", "true");
});

test("[GEN-02] a press during which the page wakes up and moves its button counts once", { tag: DESK }, async ({
	page,
	request,
}) => {
	await verifiedPlayer(page, request, FUNDS_MINOR);
	// The previous page may still be fetching its scripts.
	await page.goto("about:blank");
	let release = (): void => undefined;
	const released = new Promise<void>((resolve) => {
		release = resolve;
	});
	await page.route(/\/layout-.*\.js$/, async (route) => {
		await released;
		await route.continue();
	});
	await page.goto("/en/account/cashier/withdraw/cbt", { waitUntil: "commit" });
	await page.getByLabel("Bank account", { exact: true }).fill(anIban());
	await page.getByLabel("Amount").fill("25.00");
	const next = page.getByRole("button", { name: "Continue" });
	await next.hover();
	const before = await next.boundingBox();
	await page.mouse.down();
	release();
	await page.waitForFunction(() => "isAwake" in window);
	// What was typed is judged only now, and the result stands above the button.
	await expect(page.getByText("The check digits match.")).toBeVisible();
	expect(await next.boundingBox()).not.toEqual(before);
	await page.mouse.up();
	await expect(page.getByRole("button", { name: "Withdraw $25.00" })).toBeVisible();
});
