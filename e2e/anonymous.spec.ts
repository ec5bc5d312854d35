import { expectAccessible } from "./support/axe.ts";
import { delayScripts } from "./support/people.ts";
import { DESK, PHONE } from "./support/sizes.ts";
import { expect, test } from "./support/test.ts";
import { tick } from "./support/tick.ts";

test.describe("[GEN-01] an anonymous visitor", () => {
	test("[I18N-01] is redirected to the language that the browser prefers", { tag: DESK }, async ({
		browser,
		baseURL,
	}) => {
		for (const [locale, path, direction] of [
			["es-MX", "/es", "ltr"],
			["ar-EG", "/ar", "rtl"],
			["fr-FR", "/fr", "ltr"],
			["sv-SE", "/en", "ltr"],
		] as const) {
			const context = await browser.newContext({ locale, ...(baseURL ? { baseURL } : {}) });
			const page = await context.newPage();
			await page.goto("/");
			await expect(page).toHaveURL(new RegExp(`${path}$`));
			await expect(page.locator("html")).toHaveAttribute("dir", direction);
			await context.close();
		}
	});

	test("[I18N-01] is redirected from every spelling of the root, with the query", { tag: DESK }, async ({
		page,
		baseURL,
	}) => {
		for (const root of ["//", "/%2e%2e/", "/?"]) {
			await page.goto(`${baseURL}${root}`);
			await expect(page).toHaveURL(/\/en\??$/);
		}
		await page.goto("/?lang=es&from=friend");
		await expect(page).toHaveURL("/es?from=friend");
		await page.goto("/");
		await expect(page).toHaveURL("/es");
		expect((await page.goto("/en/%C3"))?.status()).toBe(404);
		await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
	});

	test("[GEN-03] reads the lobby without JavaScript: rows of games, matches and the next race", { tag: DESK }, async ({
		browser,
		baseURL,
	}) => {
		const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) });
		const page = await context.newPage();
		await page.goto("/en");
		await expect(page.getByRole("heading", { name: "Slots", exact: true })).toBeVisible();
		await expect(page.getByRole("link", { name: /Tidal Book/ }).first()).toBeVisible();
		await expect(page.getByRole("heading", { name: "Football, next up" })).toBeVisible();
		await context.close();
	});

	test("[I18N-02] switches the language and stays on the page, with its query and hash", { tag: DESK }, async ({
		page,
	}) => {
		await page.goto("/en/pages/safer-play?from=lobby#content");
		await page.getByRole("link", { name: "Español" }).click();
		await expect(page).toHaveURL("/es/pages/safer-play?from=lobby#content");
		await expect(page.locator("html")).toHaveAttribute("lang", "es");
		await page.getByRole("link", { name: "العربية" }).click();
		await expect(page).toHaveURL("/ar/pages/safer-play?from=lobby#content");
		await expect(page.locator("html")).toHaveAttribute("dir", "rtl");
	});

	test("[I18N-01] comes back to the language chosen last", { tag: DESK }, async ({ page }) => {
		await page.goto("/en");
		await page.getByRole("link", { name: "Español" }).click();
		await expect(page.locator("html")).toHaveAttribute("lang", "es");
		await page.goto("/");
		await expect(page).toHaveURL(/\/es$/);
	});

	test("searches a game and opens it", async ({ page }) => {
		await page.goto("/en");
		await page.getByRole("button", { name: "Search" }).click();
		await page.getByRole("dialog").getByRole("textbox").fill("orchard");
		await page
			.getByRole("dialog")
			.getByRole("link", { name: /Night Orchard/ })
			.click();
		await expect(page).toHaveURL(/\/en\/casino\/slots\/[^/]+\/night-orchard/);
		await expect(page.getByRole("heading", { name: "Night Orchard", exact: true })).toBeVisible();
	});

	test("sees the page before its scripts are fetched", { tag: PHONE }, async ({ page }) => {
		await page.goto("/en");
		await page.waitForFunction(() => "isAwake" in window);
		const { paintMs, scriptMs } = await page.evaluate(() => ({
			paintMs: performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? Number.POSITIVE_INFINITY,
			scriptMs: Math.min(
				...performance
					.getEntriesByType("resource")
					.filter(({ name }) => name.endsWith(".js"))
					.map(({ startTime }) => startTime),
			),
		}));
		expect(scriptMs).toBeGreaterThanOrEqual(paintMs);
	});

	for (const path of ["/en", "/ar/sports", "/es/virtuals"]) {
		test(`waits for no script on ${path} that is fetched only after another has run`, { tag: PHONE }, async ({
			page,
		}) => {
			let answered = 0;
			const late: string[] = [];
			await page.route(/\.js$/, async (route) => {
				if (answered > 0) late.push(route.request().url());
				await new Promise((resolve) => setTimeout(resolve, 500));
				await route.continue();
				answered += 1;
			});
			await page.goto(path, { waitUntil: "commit" });
			await page.waitForFunction(() => "isAwake" in window && performance.mark("awake"));
			const needed = await page.evaluate(() => {
				const awakeMs = performance.getEntriesByName("awake")[0]?.startTime ?? 0;
				const scripts = performance.getEntriesByType("resource").filter(({ name }) => name.endsWith(".js"));
				return scripts.filter(({ duration, startTime }) => startTime + duration <= awakeMs).map(({ name }) => name);
			});
			// The lobby needs four.
			expect(needed.length).toBeGreaterThan(3);
			expect(needed.filter((name) => late.includes(name))).toEqual([]);
		});
	}

	test("[ANA-01] is counted once they agree, and not before or after", { tag: DESK }, async ({ page }) => {
		let sent = 0;
		page.on("request", (request) => {
			if (request.url().endsWith("/analytics/events")) sent += 1;
		});
		const footer = page.getByRole("navigation", { name: "About us" });
		const choice = page.getByRole("region", { name: "Usage statistics" });
		// As if the page were left, which sends what it has noted.
		const leave = () => page.evaluate(() => dispatchEvent(new Event("pagehide")));
		const open = async (link: string, title: string) => {
			await footer.getByRole("link", { name: link }).click();
			await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
		};
		await page.goto("/en/fairness");
		await expect(choice.getByText("May we count")).toBeVisible();
		await leave();
		expect(sent).toBe(0);

		await choice.getByRole("button", { name: "Accept" }).click();
		await expect(choice.getByText("You have agreed")).toBeVisible();
		await open("Licences", "Licences");
		const counted = page.waitForResponse((response) => response.url().endsWith("/analytics/events"));
		await leave();
		expect((await counted).status()).toBe(204);
		expect(sent).toBe(1);

		await choice.getByRole("button", { name: "Decline" }).click();
		await expect(choice.getByText("We do not count")).toBeVisible();
		await open("Safer play", "You stay in charge");
		await leave();
		expect(sent).toBe(1);
	});

	test("turns the page light, and finds it so wherever they go next", { tag: DESK }, async ({ page }) => {
		await page.emulateMedia({ colorScheme: "dark" });
		await page.goto("/en/pages/licences");
		const themes = page.getByRole("group", { name: "Light or dark" });
		await expect(themes.getByRole("radio", { name: "System" })).toBeChecked();
		const ink = () => page.getByRole("heading", { level: 1 }).evaluate((title) => getComputedStyle(title).color);
		const inkInTheDark = await ink();
		await tick(themes.getByRole("radio", { name: "Light" }));
		expect(await ink()).not.toBe(inkInTheDark);
		await page.goto("/en/login", { waitUntil: "commit" });
		await expect(page.locator("html")).toHaveAttribute("data-theme", "light");
		await expect(themes.getByRole("radio", { name: "Light" })).toBeChecked();
		await expectAccessible(page);
		await tick(themes.getByRole("radio", { name: "System" }));
		expect(await ink()).toBe(inkInTheDark);
	});

	test("is quicker than the page, and answered as soon as it wakes", { tag: PHONE }, async ({ page }) => {
		const wake = await delayScripts(page);
		await page.goto("/en", { waitUntil: "commit" });
		await page.getByRole("button", { name: "Search" }).click();
		await page.getByRole("button", { name: "Search" }).click();
		await expect(page.getByRole("dialog")).toBeHidden();
		wake();
		await expect(page.getByRole("dialog").getByRole("textbox")).toBeFocused();
	});

	test("finds an address that does not exist explained, with a way on", { tag: DESK }, async ({ page }) => {
		const refused: string[] = [];
		page.on("response", (answer) => {
			if (!answer.ok()) refused.push(new URL(answer.url()).pathname);
		});
		const answer = await page.goto("/en/nothing/here");
		expect(answer?.status()).toBe(404);
		await page.waitForFunction(() => "isAwake" in window);
		expect(refused, "only the page itself is not there").toEqual(["/en/nothing/here"]);
		await page.getByRole("main").getByRole("link", { name: "Go to the lobby", exact: true }).click();
		await expect(page.getByRole("heading", { name: "Slots", exact: true })).toBeVisible();
	});

	for (const path of ["/es", "/ar"]) {
		test(`is accessible on ${path}`, async ({ page }) => {
			await page.goto(path);
			await expectAccessible(page);
		});
	}
});
