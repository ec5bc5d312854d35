import { FLAG_DEFAULTS, type Flag, listFlags, switchFlag } from "@baize/flags/contract";
import type { ReplyOf } from "@baize/kernel/call";
import { expectAccessible } from "./support/axe.ts";
import { operatorAtWork } from "./support/office.ts";
import { fundedPlayer, newPlayer } from "./support/people.ts";
import { DESK } from "./support/sizes.ts";
import { expect, type Page, test } from "./support/test.ts";

let office: Page;
test.beforeAll(async ({ browser }) => {
	office = await operatorAtWork(browser, "olga@baize.test", "flags");
});
// Other tests expect the site's default switches.
test.afterAll(async () => {
	for (const [flag, isOn] of Object.entries(FLAG_DEFAULTS)) await turn(flag as Flag, isOn);
	await office.context().close();
});

const turn = (flag: Flag, isOn: boolean) =>
	office.request.put(switchFlag.path.replace(":flag", flag), { data: { isOn, reason: "an end-to-end test" } });

test.describe("[FLAG-01] a flag", { tag: DESK }, () => {
	test("[CASH-02] [BO-01] closes deposits while the site runs, with a reason in the audit log, and opens them again", async ({
		page,
		request,
	}) => {
		const { handle } = await fundedPlayer(page, request);
		await page.goto("/en/account");
		await expect(page.getByRole("link", { name: "Deposit" }).first()).toBeVisible();

		await expect(office.getByRole("heading", { name: "Flags" })).toBeVisible();
		await expectAccessible(office);
		await office.getByRole("switch", { name: "Switch off: Deposits" }).click();
		const dialog = office.getByRole("dialog", { name: "Switch off Deposits?" });
		await dialog.getByRole("button", { name: "Switch off" }).click();
		await expect(dialog.getByLabel("Reason")).toHaveAttribute("aria-invalid", "true");
		await dialog.getByLabel("Reason").fill("The bank is down");
		await expectAccessible(office);
		await dialog.getByRole("button", { name: "Switch off" }).click();
		await expect(office.getByText("Deposits is off.")).toBeVisible();
		await expect(office.getByRole("row").filter({ hasText: "The bank is down" })).toContainText("Olga Novak");

		const response = await page.request.post(`/api/v1/cashier/${handle}/deposits`, {
			data: { method: "card", amountMinor: 5_000, requestId: "while-it-is-closed" },
		});
		expect(response.status()).toBe(403);
		expect(await response.json()).toMatchObject({ errorCode: "CASHIER_CLOSED" });
		await page.goto("/en/account");
		await expect(page.getByRole("link", { name: "Withdraw", exact: true }).first()).toBeVisible();
		await expect(page.getByRole("link", { name: "Deposit", exact: true })).toHaveCount(0);
		await page.goto("/en/account/cashier/deposit");
		await expect(page.getByText("Deposits are temporarily unavailable")).toBeVisible();
		await expectAccessible(page);

		await office.goto("/#/audit");
		const entry = office.getByRole("row").filter({ hasText: "The bank is down" }).first();
		await expect(entry).toContainText("flag.switchedOff");
		await turn("cashierDeposit", true);
		await page.goto("/en/account/cashier/deposit");
		await expect(page.getByLabel("Amount")).toBeVisible();
	});

	test("[CASH-01] that closes deposits is listed with every other reason at once, each with its way out", async ({
		page,
		request,
	}) => {
		const { handle } = await newPlayer(page, request);
		// Less than the smallest deposit.
		const limit = { kind: "deposit", window: "day", amount: 500 };
		expect((await page.request.put(`/api/v1/safer-play/${handle}/limits`, { data: limit })).ok()).toBe(true);
		await turn("cashierDeposit", false);
		await page.goto("/en/account/cashier/deposit");
		await expect(page.getByText("Deposits are temporarily unavailable")).toBeVisible();
		await expect(page.getByText("Also required")).toBeVisible();
		await expect(page.getByRole("listitem").filter({ hasText: "Less is left of your deposit limit" })).toBeVisible();
		await expect(page.getByRole("main").getByRole("link", { name: "See your limits" })).toBeVisible();
		await expectAccessible(page);
		await turn("cashierDeposit", true);
		await expect(page.getByText("Why you cannot deposit right now")).toBeVisible();
		await expect(page.getByLabel("Amount")).toHaveCount(0);
		await expectAccessible(page);
		await page.getByRole("main").getByRole("link", { name: "See your limits" }).click();
		await expect(page).toHaveURL(/\/account\/limits$/);
	});

	test("that no part of the site uses is marked so beside its switch, and only such a one", async () => {
		const { flags } = (await (await office.request.get(listFlags.path)).json()) as ReplyOf<typeof listFlags>;
		await office.goto("/#/flags");
		await expect(office.getByRole("switch")).toHaveCount(flags.length);
		const remark = "No part of the site uses it yet";
		await expect(office.getByText(remark)).toHaveCount(flags.filter(({ hasEffect }) => !hasEffect).length);
		await expect(office.getByRole("row").filter({ hasText: "New deposits are taken" })).not.toContainText(remark);
		await office.getByRole("switch", { name: "Switch on: Logged practice play" }).click();
		const dialog = office.getByRole("dialog", { name: "Switch on Logged practice play?" });
		await expect(dialog.getByLabel("Reason")).toBeVisible();
		await expect(dialog).not.toContainText("so nothing changes");
		await expectAccessible(office);
		await dialog.getByRole("button", { name: "Leave as it is" }).click();
	});

	test("is followed by the pages that are open, without a reload", async ({ page, request }) => {
		await fundedPlayer(page, request);
		await page.goto("/en/account/cashier/deposit");
		await expect(page.getByLabel("Amount")).toBeVisible();
		const loaded = await page.evaluate(() => performance.timeOrigin);
		await turn("cashierDeposit", false);
		await expect(page.getByText("Deposits are temporarily unavailable")).toBeVisible();
		await turn("cashierDeposit", true);
		await expect(page.getByLabel("Amount")).toBeVisible();
		const toWithdraw = page.getByRole("link", { name: "Withdraw", exact: true });
		await expect(toWithdraw.first()).toBeVisible();
		await turn("cashierWithdraw", false);
		await expect(toWithdraw).toHaveCount(0);
		await turn("cashierWithdraw", true);
		await expect(toWithdraw.first()).toBeVisible();
		expect(await page.evaluate(() => performance.timeOrigin)).toBe(loaded);
	});

	test("[ROUTE-11] closes the live tables: their pages answer as disabled", async ({ page }) => {
		for (const path of ["/en/live-casino", "/en/live-dealer"]) {
			expect((await page.goto(path))?.status()).toBe(200);
			await expect(page.getByRole("heading", { name: "Live tables" })).toBeVisible();
		}
		await turn("dynamicCards", false);
		for (const path of ["/en/live-casino", "/en/live-dealer"]) {
			expect((await page.goto(path))?.status()).toBe(404);
			await expect(page.getByText("Live tables are temporarily unavailable")).toBeVisible();
			await expectAccessible(page);
		}
		await turn("dynamicCards", true);
	});

	test("[GEO-02] shows everything without geo targeting, but what a country's law forbids stays forbidden", async ({
		browser,
	}) => {
		const context = await browser.newContext({ extraHTTPHeaders: { "x-forwarded-for": "203.0.113.9" } });
		const page = await context.newPage();
		expect(await (await page.request.get("/en/casino/all-games")).text()).not.toContain("ember-court");
		await turn("geoTargeting", false);
		expect(await (await page.request.get("/en/casino/all-games")).text()).toContain("ember-court");
		const launch = await page.request.get("/services/casino/casino-lobby-services/v1/games/tidal-book/url?mode=real");
		expect(launch.status()).toBe(451);
		await turn("geoTargeting", true);
		expect(await (await page.request.get("/en/casino/all-games")).text()).not.toContain("ember-court");
		await context.close();
	});

	test("is not for an operator whose role is another", async ({ browser }) => {
		const oscar = await operatorAtWork(browser, "oscar@baize.test", "flags");
		await expect(oscar.getByRole("heading", { name: "This is not open to your roles" })).toBeVisible();
		const answer = await oscar.request.put(switchFlag.path.replace(":flag", "loyalty"), {
			data: { isOn: false, reason: "not his to do" },
		});
		expect(answer.status()).toBe(403);
	});
});
