import { startDeposit } from "@baize/cashier/contract";
import { listJackpots } from "@baize/jackpots/contract";
import { readGameUrl } from "@baize/play/contract";
import { expectAccessible } from "./support/axe.ts";
import { endLogin, logIn, newPlayer, PASSWORD, verifiedPlayer } from "./support/people.ts";
import { DESK } from "./support/sizes.ts";
import { expect, type Page, test } from "./support/test.ts";

const QUEBEC = "203.0.113.7";
const NOWHERE = "198.51.100.7";
const HIDDEN_PAGE = "/en/casino/slots/mythology/ember-court";

const standAt = (page: Page, ip: string) => page.context().setExtraHTTPHeaders({ "x-forwarded-for": ip });

async function hiddenGamePath(page: Page): Promise<string> {
	await page.goto("/en/casino/all-games");
	return (
		(await page
			.getByRole("link", { name: /Ember Court/ })
			.first()
			.getAttribute("href")) ?? HIDDEN_PAGE
	);
}

test.describe("[GEO-02] a visitor from where something is hidden", { tag: DESK }, () => {
	test("finds no trace of it in any page, and 451 at its address", async ({ page }) => {
		const path = await hiddenGamePath(page);
		expect(await (await page.request.get("/en")).text()).toContain("ember-court");
		await standAt(page, QUEBEC);
		for (const shown of ["/en", "/en/casino/slots", "/en/casino/all-games", "/es", "/ar"]) {
			const answer = await page.request.get(shown);
			expect(answer.ok()).toBe(true);
			expect(await answer.text()).not.toMatch(/ember-court|Ember Court/);
		}
		const jackpots = await page.request.get(listJackpots.path);
		expect([jackpots.status(), await jackpots.text()]).toEqual([200, "[]"]);
		expect((await page.request.get("/en/jackpots/ember-crown")).status()).toBe(404);
		const answer = await page.goto(path);
		expect(answer?.status()).toBe(451);
		await expect(page.getByRole("heading", { name: "Not available where you are" })).toBeVisible();
		await expectAccessible(page);
		await page.getByRole("link", { name: "Go to the lobby", exact: true }).click();
		await expect(page.getByRole("heading", { name: "Slots", exact: true })).toBeVisible();
	});

	test("[GEO-01] is looked up once by the page, which stores the answer in the cookie st", async ({ page }) => {
		await standAt(page, QUEBEC);
		const statuses: number[] = [];
		page.on("response", (response) => {
			if (response.url().endsWith("/services/geolocation/subdivision")) statuses.push(response.status());
		});
		await page.goto("/en");
		await expect.poll(() => statuses).toEqual([202]);
		await page.goto("/en/sports");
		// The script that looks the place up draws this, too. The page's stream never ends, so the network is never idle.
		await expect(page.getByRole("contentinfo").getByRole("group", { name: "Light or dark" })).toBeVisible();
		await page.waitForTimeout(500);
		expect(statuses).toEqual([202]);
		const cookie = (await page.context().cookies()).find(({ name }) => name === "st");
		expect(decodeURIComponent(cookie?.value ?? "")).toBe("CA:QC");
	});

	test("whose place is unknown is shown only what is shown everywhere", async ({ page }) => {
		await standAt(page, NOWHERE);
		expect(await (await page.request.get("/en")).text()).not.toContain("ember-court");
	});

	test("cannot play or deposit for money, whatever the cookie contains, and can practise and withdraw", async ({
		page,
		request,
		baseURL,
	}) => {
		const { handle } = await verifiedPlayer(page, request);
		await standAt(page, QUEBEC);
		await page.context().addCookies([{ name: "st", value: "CA%3AON", url: String(baseURL) }]);
		const deposit = await page.request.post(startDeposit.path.replace(":session", handle), {
			data: { method: "card", amountMinor: 5_000, requestId: "from-where-it-is-closed" },
		});
		expect(deposit.status()).toBe(451);
		expect(await deposit.json()).toMatchObject({ errorCode: "DEPOSIT_NOT_ALLOWED_HERE" });
		const launch = (mode: string) => page.request.get(`${readGameUrl.path.replace(":id", "tidal-book")}?mode=${mode}`);
		expect((await launch("real")).status()).toBe(451);
		expect((await launch("practice")).status()).toBe(200);
		await page.goto("/en/casino/slots/adventure/tidal-book#realplay");
		await expect(page.getByText("Practice only: no real-money play where you are or live")).toBeVisible();
		await expect(page.getByText("Practice", { exact: true }).first()).toBeVisible();
		await expect(page.getByRole("link", { name: "Play for real money" })).toHaveCount(0);
		await expectAccessible(page);
		await page.goto("/en/account/cashier/deposit");
		await expect(page.getByText("The law does not allow playing for real money where you are or live")).toBeVisible();
		await expect(page.getByLabel("Amount")).toHaveCount(0);
		await expectAccessible(page);
		await page.goto("/en/account/cashier/withdraw");
		await expect(page.getByLabel("Amount")).toBeVisible();
	});
});

test.describe("[GEO-02] a player who lives where play is closed", { tag: DESK }, () => {
	test("is refused a deposit and a real game, wherever they are", async ({ page }) => {
		await logIn(page, "dan@baize.test");
		const { handle } = (await (await page.request.get("/api/v1/identity/session")).json()) as { handle: string };
		const deposit = await page.request.post(startDeposit.path.replace(":session", handle), {
			data: { method: "card", amountMinor: 5_000, requestId: "dan-at-home-in-quebec" },
		});
		expect(deposit.status()).toBe(451);
		const launch = await page.request.get(`${readGameUrl.path.replace(":id", "tidal-book")}?mode=real`);
		expect(launch.status()).toBe(451);
	});
});

test.describe("[ROUTE-12] error pages", { tag: DESK }, () => {
	for (const [name, status, heading] of [
		["not-found", 404, "Page not found"],
		["internal-server", 500, "Something went wrong"],
		["not-available", 451, "Not available where you are"],
	] as const) {
		test(`/error/${name} answers ${status} and leads on`, async ({ page, expectErrors }) => {
			expectErrors(/status of 500 .*\/error\/internal-server/);
			const answer = await page.goto(`/en/error/${name}`);
			expect(answer?.status()).toBe(status);
			await expect(page.getByRole("heading", { name: heading })).toBeVisible();
			await expect(page.getByRole("button", { name: "Try again" })).toHaveCount(0);
			await expectAccessible(page);
			await page.getByRole("link", { name: "Go to the lobby", exact: true }).click();
			await expect(page).toHaveURL(/\/en$/);
		});
	}
});

test.describe("[AUTH-12] the way to the forum", { tag: DESK }, () => {
	test("is there only when returnUrl, sso and sig all are", async ({ page, request }) => {
		await newPlayer(page, request);
		for (const query of [
			"",
			"?sso=a&sig=b",
			"?returnUrl=http://localhost:1/x&sig=b",
			"?returnUrl=http://localhost:1/x&sso=a",
		]) {
			const answer = await page.goto(`/en/forum${query}`);
			expect(answer?.status()).toBe(400);
			await expect(page.getByText("Start at the forum")).toBeVisible();
			await expect(page.getByRole("button", { name: "Continue to the forum" })).toHaveCount(0);
		}
		await page.goto("/en/forum?returnUrl=http://localhost:1/x&sso=a&sig=b");
		await expect(page.getByText("This login was not started by our forum")).toBeVisible();
		await expectAccessible(page);
	});

	test("leads through the login and back, then to the forum with who the player is", async ({
		page,
		request,
		expectErrors,
	}) => {
		expectErrors(/^document http:\/\/localhost:1\//);
		const { email } = await newPlayer(page, request);
		await page.context().clearCookies();
		const { signatureOf } = await import("@baize/support/server");
		const sso = Buffer.from(`nonce=${Date.now()}`).toString("base64");
		const secret = "the secret of a forum in end-to-end tests";
		const query = new URLSearchParams({
			returnUrl: "http://localhost:1/session/sso_login",
			sso,
			sig: signatureOf(secret, sso),
		});
		await page.goto(`/en/forum?${query}`);
		await expect(page).toHaveURL(/\/en\/login\?destination=/);
		await page.getByLabel("E-mail").fill(email);
		await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
		await page.getByRole("main").getByRole("button", { name: "Log in" }).click();
		await endLogin(page, email);
		await expect(page.getByRole("heading", { name: "Log in to the forum" })).toBeVisible();
		await expectAccessible(page);
		const going = page.waitForRequest((sent) => sent.url().startsWith("http://localhost:1/session/sso_login"));
		await page.getByRole("button", { name: "Continue to the forum" }).click();
		const url = new URL((await going).url());
		const answer = url.searchParams.get("sso") ?? "";
		expect(url.searchParams.get("sig")).toBe(signatureOf(secret, answer));
		expect(Buffer.from(answer, "base64").toString()).toContain(`email=${encodeURIComponent(email)}`);
	});
});
