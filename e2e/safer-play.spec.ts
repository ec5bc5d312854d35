import { randomBytes } from "node:crypto";
import { expectAccessible } from "./support/axe.ts";
import { fundedPlayer, logIn, moveClock, newPlayer, PASSWORD, proveByPin, verifiedPlayer } from "./support/people.ts";
import { DESK, PHONE } from "./support/sizes.ts";
import { expect, type Page, test } from "./support/test.ts";
import { tick } from "./support/tick.ts";

const DAY_MS = 86_400_000;

async function startDeposit(page: Page, amount: string): Promise<void> {
	await page.goto("/en/account/cashier/deposit");
	await page.getByLabel("Amount").fill(amount);
	await page.getByRole("button", { name: `Pay $${amount}.00` }).click();
}

const requestDeposit = (page: Page, handle: string, amountMinor: number) =>
	page.request.post(`/api/v1/cashier/${handle}/deposits`, {
		data: { method: "card", amountMinor, requestId: randomBytes(12).toString("hex") },
	});

test.describe("[SAFE-01] [GEN-02] safer play", () => {
	test("a limit is offered before the first deposit, then hit, raised after a day, and confirmed", {
		tag: PHONE,
	}, async ({ page, request }) => {
		const { email } = await newPlayer(page, request, { isUnasked: true });
		await page.goto("/en/account/cashier/deposit");
		await expect(page.getByRole("heading", { name: "Before your first deposit" })).toBeVisible();
		await expectAccessible(page);
		await page.getByText("24 hours", { exact: true }).click();
		await page.getByRole("button", { name: "Set limit" }).click();
		await expect(page.getByLabel("Maximum (24 hours)")).toBeFocused();
		await page.getByLabel("Maximum (24 hours)").fill("50");
		await page.getByRole("button", { name: "Set limit" }).click();
		await expect(page.getByLabel("Amount")).toBeVisible();

		await startDeposit(page, "60");
		await expect(page.getByRole("alert")).toContainText("Deposits, 24 hours): $50.00 left. Nothing was taken.");
		await expect(page.getByLabel("Amount")).toHaveValue("60");
		await expectAccessible(page);
		await startDeposit(page, "50");
		await expect(page).toHaveURL(/\/sandbox\/pay\//);

		await page.goto("/en/account/limits");
		await expect(page.getByText("$50.00 of $50.00 used")).toBeVisible();
		await expectAccessible(page);
		await page.getByRole("button", { name: "Change limit: Deposits, 24 hours" }).click();
		await expect(page.getByLabel("Limit (24 hours)")).toBeFocused();
		await page.getByLabel("Limit (24 hours)").fill("80");
		await page.getByRole("button", { name: "Save" }).click();
		await expect(page.getByText("You requested $80.00.")).toBeVisible();
		await expect(page.getByText(/Until you do, \$50\.00 stays in effect/)).toBeVisible();
		await expectAccessible(page);

		await moveClock(request, DAY_MS);
		await logIn(page, email, PASSWORD);
		await page.goto("/en/account/limits");
		await page.getByRole("button", { name: "Confirm $80.00" }).click();
		await expect(page.getByText("Your new limit is now in effect.")).toBeVisible();
		await expect(page.getByRole("button", { name: /^Confirm/ })).toHaveCount(0);
	});

	test("play shows its time and result, and pauses for the reality check", { tag: DESK }, async ({ page, request }) => {
		const { handle } = await fundedPlayer(page, request);
		await page.request.put(`/api/v1/safer-play/${handle}/reality-check`, { data: { intervalMs: 900_000 } });
		await page.goto("/en/casino/slots/adventure/tidal-book#realplay");
		const spin = page.getByRole("button", { name: /^Spin/ });
		const played = page.waitForResponse(
			(response) => response.url().endsWith("/rounds") && response.request().method() === "POST",
		);
		await spin.click();
		expect((await played).ok()).toBe(true);
		await expect(page.getByText("Playing for")).toBeVisible();
		await expect(page.getByRole("timer")).toHaveText(/^0:\d\d$/);
		await moveClock(request, 15 * 60_000);
		await page.reload();
		const dialog = page.getByRole("dialog", { name: "Reality check" });
		await expect(dialog).toBeVisible();
		await expect(dialog.getByText("15 minutes")).toBeVisible();
		await expectAccessible(page);
		await dialog.getByRole("button", { name: "Continue playing" }).click();
		await expect(dialog).toBeHidden();
		await spin.click();
		await expect(page.getByText("It is time for your reality check")).toHaveCount(0);
	});

	test("a break takes no stakes and shows until when", { tag: PHONE }, async ({ page, request }) => {
		const { handle } = await fundedPlayer(page, request);
		await page.goto("/en/");
		await page.getByRole("contentinfo").getByRole("link", { name: "Limits and breaks" }).click();
		await page.getByRole("main").getByRole("link", { name: "Take a break" }).click();
		await expectAccessible(page);
		await page.getByRole("button", { name: "Start break" }).click();
		await expect(page.getByText("Choose how long.")).toBeVisible();
		await tick(page.getByRole("radio", { name: /^1 day/ }));
		await page.getByRole("button", { name: "Start break" }).click();
		const lastLook = page.getByRole("dialog", { name: "Take a break" });
		await expect(lastLook.getByText("It cannot be ended sooner.")).toBeVisible();
		await expectAccessible(page);
		await lastLook.getByRole("button", { name: "Start break" }).click();
		await expect(page.getByText(/^Your break has started/)).toBeVisible();
		await expectAccessible(page);
		await page.goto("/en/");
		await expect(page.getByText(/You are taking a break until/)).toBeVisible();
		await expect(page.getByRole("banner").getByRole("link", { name: "Deposit" })).toHaveCount(0);
		const slides = page.getByRole("region", { name: "Highlights" });
		await expect(slides.getByRole("link", { name: "Practise" }).first()).toBeVisible();
		await expect(slides.getByRole("link", { name: "Play", exact: true })).toHaveCount(0);
		await expectAccessible(page);
		await page.goto("/en/virtuals");
		await expect(page.getByRole("main").getByText(/You are taking a break until/)).toBeVisible();
		await expectAccessible(page);
		// A decision made elsewhere reaches the open page at once.
		const excluded = await page.request.post(`/api/v1/safer-play/${handle}/exclusion`, { data: { term: "6months" } });
		expect(excluded.ok()).toBe(true);
		await expect(page.getByRole("main").getByText("You have excluded yourself.")).toBeVisible();
	});

	test("an excluded player neither plays nor deposits, and can still withdraw", { tag: DESK }, async ({
		page,
		request,
	}) => {
		const { handle } = await verifiedPlayer(page, request);
		await page.goto("/en/account/self-exclusion");
		await expectAccessible(page);
		await page.getByRole("button", { name: "Exclude me" }).click();
		await expect(page.getByText("Choose how long.")).toBeVisible();
		await page.getByText("6 months", { exact: true }).click();
		await page.getByRole("button", { name: "Exclude me" }).click();
		await expect(page.getByText("Please tick the box")).toBeVisible();
		await tick(page.getByLabel("I understand that this cannot be undone."));
		await page.getByRole("button", { name: "Exclude me" }).click();
		await expect(page.getByText("Your self-exclusion has started.")).toBeVisible();
		await expectAccessible(page);

		await page.goto("/en/casino/slots/adventure/tidal-book#realplay");
		await expect(page.getByRole("main").getByText("You have excluded yourself. You cannot bet or play.")).toBeVisible();
		await page.getByRole("button", { name: /^Spin/ }).click();
		await expect(page.getByRole("alert")).toContainText(/You are excluded until \w+ \d+, \d{4}\. Nothing was taken\./);
		const refused = await requestDeposit(page, handle, 2_000);
		expect(refused.status()).toBe(403);
		expect(await refused.json()).toMatchObject({ errorCode: "EXCLUDED" });

		await page.goto("/en/account/cashier/withdraw");
		await page.getByLabel("Amount").fill("40");
		await page.getByRole("button", { name: "Continue" }).click();
		await page.getByRole("button", { name: "Withdraw $40.00" }).click();
		await proveByPin(page, "$40.00");
		await expect(page.getByText("We have received your request")).toBeVisible();
	});
});
